use thicket::games::root::{State, boards};
use thicket::kernel::*;
struct Lib;
impl Library for Lib {
    fn board(&self, _: &str, _: &str) -> Option<(String, String)> {
        let (n, t) = boards::embedded()[0];
        Some((n.into(), t.into()))
    }
}
fn main() {
    let n: u64 = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(100);
    let check = std::env::args().nth(2).is_some();
    let options = Options {
        seats: ["marquise", "eyrie", "alliance", "vagabond"].map(String::from).to_vec(),
        ..Default::default()
    };
    let setup = State::setup(&options, &Lib).unwrap();
    let start = std::time::Instant::now();
    let (mut decisions, mut forced, mut longest, mut rounds) = (0u64, 0u64, 0, vec![]);
    let mut wins = [0; 4];
    let mut deepest = 0;
    for seed in 0..n {
        let mut chance = Generator::new(seed);
        let mut bot = Generator::new(seed ^ 0xABCD_EF);
        let mut state = State::new(&setup, &mut chance, &mut ()).unwrap();
        let mut legal = Vec::new();
        let mut steps = 0;
        while state.asked().is_some() {
            state.legal(&mut legal);
            if legal.is_empty() {
                panic!("seed {seed} step {steps}: empty {:?}", state.decision());
            }
            if legal.len() > 1 {
                decisions += 1
            } else {
                forced += 1
            }
            longest = longest.max(legal.len());
            let a = legal[bot.below(legal.len() as u32) as usize];
            state.step(a, &mut chance, &mut ());
            if check {
                if let Err(e) = state.check() {
                    panic!("seed {seed} step {steps} after {a}: {e}");
                }
                let mut d: Vec<String> = legal.iter().map(|a| a.to_string()).collect();
                let k = d.len();
                d.sort();
                d.dedup();
                assert_eq!(d.len(), k, "dups {d:?}");
                for v in state.seats() {
                    let o = state.observe(Viewer::Seat(v));
                    let t = state.determinize(v, &mut bot);
                    if t.observe(Viewer::Seat(v)) != o {
                        panic!("seed {seed} step {steps} observe differs");
                    }
                    if t.asked() == Some(v) {
                        let mut l2 = vec![];
                        let mut l1 = vec![];
                        t.legal(&mut l2);
                        state.legal(&mut l1);
                        assert_eq!(l1, l2);
                    }
                    assert_eq!(t.decision(), state.decision());
                }
            }
            steps += 1;
            if steps > 100_000 {
                panic!("seed {seed} endless {:?}", state.progress());
            }
        }
        let _ = &mut deepest;
        rounds.push(state.progress().round);
        if let Decision::Over(o) = state.decision() {
            for w in o.winners.iter() {
                wins[w.index()] += 1
            }
        }
    }
    let t = start.elapsed().as_secs_f64();
    rounds.sort();
    println!(
        "{n} games {:.0}/s, {:.0} decisions/s, {} per game, forced {}, longest {longest}, rounds median {} max {}, wins {wins:?}, size {}",
        n as f64 / t,
        (decisions + forced) as f64 / t,
        decisions / n,
        forced / n,
        rounds[rounds.len() / 2],
        rounds[rounds.len() - 1],
        size_of::<State>()
    );
}

//! Choices of several against an oracle: the ways that can be picked, in every order, are those that the Law allows, reckoned
//! here by trying all distributions and all sets; and the same way picked in two orders leads to equal states.

use super::support::{Embedded, Game, birdsong, daylight, discard_all_but, evening_with};
use std::collections::{BTreeMap, BTreeSet};
use thicket::games::root::factions::alliance::state::Step as Alliance;
use thicket::games::root::factions::corvids::state::Step as Corvids;
use thicket::games::root::factions::duchy::state::Step as Duchy;
use thicket::games::root::factions::hundreds::state::Step as Hundreds;
use thicket::games::root::factions::keepers::state::Step as Keepers;
use thicket::games::root::factions::marquise::state::Step as Marquise;
use thicket::games::root::factions::riverfolk::state::{FundUse, Step as Riverfolk};
use thicket::games::root::law::hooks::{crafting_pieces, may_place};
use thicket::games::root::law::rule::Ruling;
use thicket::games::root::state::frame::Step as Frame;
use thicket::games::root::state::losses::Trigger;
use thicket::games::root::state::task::Task;
use thicket::games::root::words::card::{CardKind, CardSet};
use thicket::games::root::words::event::{Detail, EventKind};
use thicket::games::root::words::piece::Piece;
use thicket::games::root::words::place::{Clearing, ClearingSet, Suit};
use thicket::games::root::{Action, Event, State};
use thicket::kernel::{Decision, Generator, Options, Question, Rules, Seat, Viewer};

/// The number of each thing, by its name.
type Way = BTreeMap<String, u8>;

/// A choice of several before its first pick.
struct Choice {
    /// The events that tell of it.
    told: &'static [EventKind],
    /// The ways that the Law allows.
    allowed: BTreeSet<Way>,
}

/// More ways than this are not tried.
const MOST_WAYS: usize = 200;

/// All ways to take `count` of these, no more of each than there are.
fn distributions(caps: &[(String, u8)], count: u8) -> BTreeSet<Way> {
    let Some(((name, cap), rest)) = caps.split_first() else {
        return if count == 0 { BTreeSet::from([Way::new()]) } else { BTreeSet::new() };
    };
    let mut ways = BTreeSet::new();
    for taken in 0..=count.min(*cap) {
        for mut way in distributions(rest, count - taken) {
            if taken > 0 {
                way.insert(name.clone(), taken);
            }
            ways.insert(way);
        }
    }
    ways
}

/// All ways to take any number of these up to `most`.
fn selections(caps: &[(String, u8)], most: u8) -> BTreeSet<Way> {
    (0..=most).flat_map(|count| distributions(caps, count)).collect()
}

/// One thing for each place, as far as they reach (1.5.4).
fn scarce(caps: &[(String, u8)], stock: u8) -> BTreeSet<Way> {
    distributions(caps, stock.min(caps.iter().map(|(_, cap)| cap).sum()))
}

fn clearings(state: &State, count: impl Fn(Clearing) -> u8) -> Vec<(String, u8)> {
    state.board.clearings().iter().map(|at| (at.number().to_string(), count(at))).filter(|(_, cap)| *cap > 0).collect()
}

/// The same where the seat may place something.
fn places(state: &State, seat: Seat, count: impl Fn(Clearing) -> u8) -> Vec<(String, u8)> {
    clearings(state, |at| if may_place(state, seat, at) { count(at) } else { 0 })
}

fn cards(set: CardSet) -> Vec<(String, u8)> {
    let mut caps = Way::new();
    for card in set.iter() {
        *caps.entry(card.kind().id().to_owned()).or_default() += 1;
    }
    caps.into_iter().collect()
}

fn suits(way: &Way) -> Vec<Suit> {
    let suit = |(id, count): (&String, &u8)| vec![CardKind::from_id(id).expect("a card").suit(); usize::from(*count)];
    way.iter().flat_map(suit).collect()
}

fn is_of_one_suit(way: &Way) -> bool {
    Suit::CLEARING.iter().any(|suit| suits(way).iter().all(|card| card == suit || *card == Suit::Bird))
}

/// Whether each card has a clearing of its own that it matches (12.5.3.II).
fn has_witnesses(state: &State, cards: &[Suit], free: ClearingSet) -> bool {
    let Some((card, rest)) = cards.split_first() else { return true };
    free.iter().any(|at| {
        let mut left = free;
        left.remove(at);
        (*card == Suit::Bird || state.has_suit(at, *card)) && has_witnesses(state, rest, left)
    })
}

/// The clearings that ruled ones join with this one (6.5.4.II).
fn joined(state: &State, seat: Seat, clearing: Clearing) -> ClearingSet {
    let mut area = ClearingSet::of(clearing);
    loop {
        let next =
            state.board.clearings().iter().filter(|&at| {
                area.contains(at) || state.rules(seat, at) && !(state.neighbors(seat, at) & area).is_empty()
            });
        let grown: ClearingSet = next.collect();
        if grown == area {
            return area;
        }
        area = grown;
    }
}

/// The choice of several that begins here, if one does.
fn choice(state: &State) -> Option<Choice> {
    let (seat, task) = (state.asked()?, state.top()?);
    let player = state.player(seat);
    let funds = |own_only: bool| -> Vec<(String, u8)> {
        let funds = state.riverfolk(seat).expect("the Company").funds;
        let owners = state.seats().filter(|&owner| !own_only || owner == seat);
        owners.map(|owner| (state.faction(owner).id().to_owned(), funds[owner.index()])).collect()
    };
    let supporters = || state.alliance(seat).expect("the Alliance").supporters;
    let one_in = |set: ClearingSet| move |at: Clearing| u8::from(set.contains(at));
    let (told, allowed): (&[EventKind], _) = match task {
        // what cards have been picked tells only the log
        _ if !state.picks.cards.is_empty() => return None,
        Task::Marquise(Marquise::Wood) => {
            let caps = places(state, seat, |at| state.count(Piece::Sawmill, at));
            (&[EventKind::Wood], scarce(&caps, state.stock[Piece::Wood.index()]))
        }
        Task::Marquise(Marquise::Muster) => {
            let caps = places(state, seat, |at| state.count(Piece::Recruiter, at));
            (&[EventKind::Recruited], scarce(&caps, player.supply))
        }
        Task::Marquise(Marquise::PayWood { clearing, left, .. }) => {
            let area = joined(state, seat, clearing);
            let caps = clearings(state, |at| if area.contains(at) { state.count(Piece::Wood, at) } else { 0 });
            (&[EventKind::PaidWood], distributions(&caps, left + sum(&state.picks.clearings)))
        }
        Task::Alliance(Alliance::Spend { clearing, left, .. }) => {
            let matching = supporters() & CardSet::matching(state.suits(clearing));
            (&[EventKind::SpentSupporter], distributions(&cards(matching), left))
        }
        Task::Removal(Trigger::ShedSupporters) => {
            (&[EventKind::Discarded], distributions(&cards(supporters()), supporters().len() as u8 - 5))
        }
        Task::Riverfolk(Riverfolk::Pay { left, errand }) => {
            let own_only = matches!(errand, FundUse::Recruit { .. }) && player.supply == 0;
            (
                &[EventKind::Committed, EventKind::FundsSpent],
                distributions(&funds(own_only), left + sum(&state.picks.seats)),
            )
        }
        Task::Removal(Trigger::LoseFunds { left }) => {
            (&[EventKind::FundLost], distributions(&funds(false), left + sum(&state.picks.seats)))
        }
        Task::Duchy(Duchy::Spend { .. }) => {
            let ways = selections(&cards(player.hand), player.hand.len() as u8);
            (&[EventKind::Discarded], ways.into_iter().filter(|way| !way.is_empty() && is_of_one_suit(way)).collect())
        }
        Task::Duchy(Duchy::Reveal { left, .. }) => {
            let ways = distributions(&cards(player.hand), left);
            let present = state.presence(seat);
            (
                &[EventKind::Revealed],
                ways.into_iter().filter(|way| has_witnesses(state, &suits(way), present)).collect(),
            )
        }
        Task::Corvids(Corvids::Muster { suit }) => {
            (&[EventKind::Recruited], scarce(&places(state, seat, one_in(state.clearings_of(suit))), player.supply))
        }
        // of two raids the warriors of the second come at once
        Task::Removal(Trigger::Raid { .. }) if state.pending().any(|task| task == Task::Triggers) => return None,
        Task::Removal(Trigger::Raid { clearing }) => {
            let near = state.neighbors(seat, clearing);
            (&[EventKind::Recruited], scarce(&places(state, seat, one_in(near)), player.supply))
        }
        Task::Hundreds(Hundreds::Muster) => {
            let caps = places(state, seat, |at| state.count(Piece::Stronghold, at));
            (&[EventKind::Recruited], scarce(&caps, player.supply))
        }
        Task::Keepers(Keepers::Carry { from, left, .. }) => {
            let relics = Piece::RELICS.map(|relic| (relic.id().to_owned(), state.count(relic, from)));
            (&[EventKind::Carried], selections(&relics, left + sum(&state.picks.relics)))
        }
        Task::Activate { left, .. } => {
            let pieces = crafting_pieces(state, seat);
            let free = |suit: Suit| pieces.alone(suit) - state.used.activated[suit.index()];
            (
                &[],
                distributions(
                    &Suit::CLEARING.map(|suit| (suit.id().to_owned(), free(suit))),
                    left + sum(&state.picks.suits),
                ),
            )
        }
        Task::Turn(Frame::DiscardDown) => {
            (&[EventKind::Discarded], distributions(&cards(player.hand), player.hand.len() as u8 - 5))
        }
        _ => return None,
    };
    let picked = picked(state);
    let goes_on = |way: &Way| picked.iter().all(|(name, count)| way.get(name).is_some_and(|all| all >= count));
    Some(Choice { told, allowed: allowed.into_iter().filter(goes_on).collect() })
}

fn sum(counts: &[u8]) -> u8 {
    counts.iter().sum()
}

/// Returns what has been picked, cards aside.
fn picked(state: &State) -> Way {
    let picks = &state.picks;
    let clearings = state.board.clearings().iter().map(|at| (at.number().to_string(), picks.clearings[at.index()]));
    let seats = state.seats().map(|seat| (state.faction(seat).id().to_owned(), picks.seats[seat.index()]));
    let suits = Suit::CLEARING.into_iter().map(|suit| (suit.id().to_owned(), picks.suits[suit.index()]));
    let relics = Piece::RELICS.into_iter().zip(picks.relics).map(|(relic, count)| (relic.id().to_owned(), count));
    clearings.chain(seats).chain(suits).chain(relics).filter(|(_, count)| *count > 0).collect()
}

/// Returns what the events tell of the choice, and of nothing that comes after it.
fn way_of(state: &State, told: &[EventKind], events: &[Event]) -> Way {
    let seat = state.asked();
    let mut way = Way::new();
    for event in events.iter().take_while(|event| told.contains(&event.what) && event.who.seat() == seat) {
        let (mut name, mut count) = (None, 1);
        for detail in event.details.into_iter().flatten() {
            match detail {
                Detail::Card(card) => name = Some(card.id().to_owned()),
                Detail::Piece(piece) => name = Some(piece.id().to_owned()),
                Detail::Faction(faction) => name = Some(faction.id().to_owned()),
                Detail::Clearing(clearing) => name = name.or(Some(clearing.number().to_string())),
                Detail::Count(number) => count = number as u8,
                other => panic!("{other:?}"),
            }
        }
        let name = name.unwrap_or_else(|| panic!("{}", state.write(Viewer::All)));
        *way.entry(name).or_default() += count;
    }
    way
}

/// Returns what has been activated since, if it is still the same turn.
fn activated(before: &State, after: &State) -> Option<Way> {
    let more = |suit: &Suit| after.used.activated[suit.index()] - before.used.activated[suit.index()];
    (before.turn == after.turn && before.phase == after.phase).then(|| {
        Suit::CLEARING.iter().map(|suit| (suit.id().to_owned(), more(suit))).filter(|(_, count)| *count > 0).collect()
    })
}

/// Picks in every order, and compares with what the Law allows. Which kind of choice it was, if it was one.
fn check(start: &State) -> Option<&'static str> {
    let choice = choice(start)?;
    if choice.allowed.len() > MOST_WAYS {
        return None;
    }
    let Decision::Ask(Question { law, .. }) = start.decision() else { return None };
    let is_crafting = choice.told.is_empty();
    let mut reached: BTreeMap<Way, State> = BTreeMap::new();
    // as many picks each
    let mut under_way = BTreeMap::from([(Vec::<Action>::new(), (start.clone(), Vec::<Event>::new()))]);
    while !under_way.is_empty() {
        for (picked, (state, events)) in std::mem::take(&mut under_way) {
            let mut legal = Vec::new();
            state.legal(&mut legal);
            assert!(!legal.is_empty(), "a dead end after {picked:?}\n{}", start.write(Viewer::All));
            for action in legal {
                let (mut next, mut log) = (state.clone(), events.clone());
                next.step(action, &mut Generator::new(7), &mut log);
                let same = matches!(next.decision(), Decision::Ask(question) if question.law == law);
                if action != Action::Pass && same && next.turn == start.turn && !next.picks.is_empty() {
                    let mut picked = picked.clone();
                    picked.push(action);
                    picked.sort_unstable();
                    if let Some((other, _)) = under_way.get(&picked) {
                        assert!(*other == next, "the order of {picked:?} matters\n{}", start.write(Viewer::All));
                    }
                    under_way.insert(picked, (next, log));
                    continue;
                }
                let way = if is_crafting { activated(start, &next)? } else { way_of(start, choice.told, &log) };
                if let Some(other) = reached.get(&way) {
                    assert!(
                        *other == next,
                        "{picked:?} {action} leads elsewhere than another order of {way:?}\n{}",
                        start.write(Viewer::All)
                    );
                }
                reached.insert(way, next);
            }
        }
    }
    let reached: BTreeSet<Way> = reached.into_keys().collect();
    let lost: Vec<_> = choice.allowed.difference(&reached).collect();
    let illegal: Vec<_> = reached.difference(&choice.allowed).collect();
    assert!(
        lost.is_empty() && illegal.is_empty(),
        "{law}: cannot be picked {lost:?}, is forbidden {illegal:?}\n{}",
        start.write(Viewer::All)
    );
    Some(law)
}

#[track_caller]
fn agrees(game: &Game) {
    assert_eq!(check(game.state()), Some(game.law()), "{:?}", game.legal());
}

#[test]
fn law_6_4_the_last_wood_goes_where_the_marquise_says() {
    let scarce = || {
        birdsong(
            "marquise alliance",
            "clearings.5.marquise = { warriors = 1, sawmill = 2 }\nclearings.9.marquise.sawmill = 1\nclearings.1.marquise.wood = 6\n",
        )
    };
    let mut game = scarce();
    assert_eq!((game.law(), game.legal()), ("6.4", ["wood 5", "wood 9"].map(str::to_owned).to_vec()));
    agrees(&game);
    game.take("wood 9");
    assert_eq!([5, 9].map(|at| game.pieces("wood", at)), [1, 1]);
    let mut game = scarce();
    game.take("wood 5");
    assert_eq!([5, 9].map(|at| game.pieces("wood", at)), [2, 0]);
}

#[test]
fn law_6_5_3_the_last_warriors_go_where_the_marquise_says() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise.warriors = 23\nclearings.5.marquise.recruiter = 2\nclearings.9.marquise.recruiter = 1\n",
    );
    game.take("recruit");
    assert_eq!((game.law(), game.legal()), ("6.5.3", ["recruit 5", "recruit 9"].map(str::to_owned).to_vec()));
    agrees(&game);
    game.take("recruit 9");
    assert_eq!([5, 9].map(|at| game.warriors("marquise", at)), [1, 1]);
}

#[test]
fn law_6_5_4_ii_wood_of_any_joined_clearing_pays() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise.warriors = 1\nclearings.5.marquise = { warriors = 1, wood = 2 }\n\
         clearings.9.marquise = { warriors = 1, wood = 1 }\nclearings.2.marquise.sawmill = 2\n",
    );
    game.take("build 1 sawmill");
    assert_eq!((game.law(), game.legal()), ("6.5.4.II", ["pay 5", "pay 9"].map(str::to_owned).to_vec()));
    agrees(&game);
    game.take("pay 9");
    assert_eq!(([5, 9].map(|at| game.pieces("wood", at)), game.pieces("sawmill", 1)), ([1, 0], 1));
}

/// Clearing 9 is ruled only by the wood that is there, and joins 12 to 1.
#[test]
fn law_6_5_4_ii_wood_that_pays_joins_its_clearing_until_all_is_paid() {
    let mut game = daylight(
        "marquise alliance",
        "deck = \"exiles_partisans\"\nmarquise.crafted = [\"soup_kitchens\"]\nclearings.1.marquise.warriors = 1\n\
         clearings.9 = { marquise = { wood = 1 }, alliance = { warriors = 1 } }\n\
         clearings.12.marquise = { warriors = 1, wood = 1 }\nclearings.2.marquise.sawmill = 2\n",
    );
    game.take("build 1 sawmill");
    assert_eq!(([9, 12].map(|at| game.pieces("wood", at)), game.pieces("sawmill", 1)), ([0, 0], 1));
}

#[test]
fn law_15_2_4_relics_go_along_in_any_order() {
    let mut game = daylight(
        "keepers marquise",
        "clearings.5.keepers = { warriors = 2, figure_1 = 1, tablet_1 = 1, jewelry_1 = 1 }\n",
    );
    game.take("move 5 2 2");
    assert_eq!(game.legal(), ["carry figure_1", "carry jewelry_1", "carry tablet_1", "pass"]);
    agrees(&game);
    game.take("carry jewelry_1");
    assert_eq!(game.legal(), ["carry figure_1", "carry tablet_1", "pass"]);
    assert_eq!(game.pieces("jewelry_1", 5), 1, "they go together");
    game.take("carry figure_1");
    assert_eq!(["figure_1", "tablet_1", "jewelry_1"].map(|relic| game.pieces(relic, 2)), [1, 0, 1]);
}

#[test]
fn law_12_5_2_v_the_banker_takes_cards_in_any_order() {
    let mut game = daylight(
        "duchy marquise",
        "clearings.1.duchy = { warriors = 2, tunnel = 1 }\nclearings.5.marquise.warriors = 1\n\
         duchy = { swayed = [\"banker\"], hand = [\"anvil\", \"foxfolk_steel\", \"armorers\"] }\n",
    );
    game.take("pass").take("minister banker");
    agrees(&game);
    game.take("spend anvil");
    assert_eq!(game.legal(), ["pass", "spend armorers", "spend foxfolk_steel"]);
    game.take("spend foxfolk_steel");
    game.chance(["card sword"]).take("pass");
    assert_eq!((game.score("duchy"), game.discard()), (Some(2), vec!["anvil", "foxfolk_steel"]));
}

#[test]
fn law_12_5_3_ii_cards_are_revealed_in_any_order() {
    let mut game = daylight(
        "duchy marquise",
        "clearings.1.duchy = { warriors = 2, tunnel = 1 }\nclearings.8.duchy.warriors = 1\nclearings.5.duchy.warriors = 1\n\
         duchy.hand = [\"anvil\", \"foxfolk_steel\", \"bake_sale\", \"cobbler\", \"armorers\"]\n",
    );
    game.take("pass").take("sway mayor");
    agrees(&game);
    game.take_all(["reveal foxfolk_steel", "reveal bake_sale"]);
    assert_eq!(game.legal(), ["reveal anvil", "reveal armorers"]);
}

#[test]
fn law_8_4_1_ii_supporters_are_spent_in_any_order() {
    let mut game = birdsong(
        "alliance marquise",
        "clearings.1.alliance.sympathy = 1\nalliance.supporters = [\"anvil\", \"foxfolk_steel\", \"armorers\", \"armorers\", \"sword\"]\n",
    );
    game.take("revolt 1");
    agrees(&game);
    game.take("spend foxfolk_steel");
    assert_eq!(game.legal(), ["spend anvil", "spend armorers"]);
}

#[test]
fn law_11_5_3_funds_of_any_owner_pay() {
    let mut game = daylight(
        "riverfolk marquise eyrie",
        "riverfolk = { hand = [\"cobbler\"], funds = { riverfolk = 1, marquise = 1, eyrie = 1 }, lost_posts = { rabbit = 2 } }\n",
    );
    game.take("craft cobbler");
    agrees(&game);
    game.take("fund eyrie");
    assert_eq!(game.legal(), ["fund marquise", "fund riverfolk"]);
}

#[test]
fn law_11_2_5_i_lost_funds_are_picked_in_any_order() {
    let mut game = daylight(
        "marquise riverfolk eyrie",
        "riverfolk.funds = { riverfolk = 2, marquise = 1, eyrie = 2 }\n\
         clearings.9 = { marquise = { warriors = 3 }, riverfolk = { post_mouse = 1 } }\n",
    );
    game.chance(["dice 0 0"]).take("battle 9 riverfolk");
    agrees(&game);
}

#[test]
fn law_13_4_3_and_13_7_4_the_last_warriors_go_where_the_corvids_say() {
    let mut game = birdsong("corvids marquise", "corvids.hand = [\"anvil\"]\nclearings.5.corvids.warriors = 13\n");
    game.take("recruit fox anvil");
    agrees(&game);
    let mut game = daylight(
        "marquise corvids",
        "corvids.plots = { 3 = \"raid\" }\nclearings.5.corvids.warriors = 13\nclearings.3.marquise.warriors = 4\n",
    );
    game.chance(["dice 0 0"]).take("battle 3 corvids");
    agrees(&game);
}

#[test]
fn law_14_4_2_warriors_at_strongholds_are_picked_in_any_order() {
    let game = birdsong(
        "hundreds marquise",
        "hundreds.warlord = 1\nclearings.1.hundreds.warriors = 17\nclearings.5.hundreds.stronghold = 2\n\
         clearings.8.hundreds.stronghold = 1\nclearings.9.hundreds.stronghold = 1\n",
    );
    agrees(&game);
}

#[test]
fn law_4_1_1_pieces_for_any_suit_are_picked_in_any_order() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise = { warriors = 1, workshop = 1 }\nclearings.8.marquise.workshop = 2\n\
         clearings.5.marquise.workshop = 2\nclearings.2.marquise.workshop = 1\nmarquise.hand = [\"royal_claim\"]\n",
    );
    game.take("craft royal_claim");
    agrees(&game);
}

/// A pile that the deck is made of again gets the cards together, whichever lies down first (2.1).
#[test]
fn law_2_1_cards_that_are_discarded_together_lie_down_together() {
    let hand = ["anvil", "foxfolk_steel", "armorers", "sword", "cobbler", "sappers", "codebreakers"];
    let mut elsewhere = hand.to_vec();
    elsewhere.push("bake_sale");
    let mut game = evening_with(
        ["card bake_sale"],
        "marquise alliance",
        &format!("marquise.hand = {hand:?}\n{}", discard_all_but(&elsewhere)),
    );
    assert_eq!(game.law(), "6.6");
    agrees(&game);
    game.take("discard sappers");
    assert_eq!(game.state().picks.cards.len(), 1);
}

#[test]
fn law_7_5_2_two_cards_that_cannot_be_done_ask_once() {
    // neither a fox nor a bird can build, a rabbit can
    let position = |build: &str| {
        format!(
            "clearings.5.eyrie = {{ roost = 1, warriors = 3 }}\neyrie.leader = \"builder\"\neyrie.decree.recruit = [{build}]\n"
        )
    };
    let game = daylight("eyrie marquise", &position("\"bake_sale\", \"anvil\", \"sword\""));
    assert_eq!(game.options("turmoil").len(), 1, "{:?}", game.legal());
}

/// Tables at which every faction plays.
const TABLES: [&[&str]; 8] = [
    &["marquise", "riverfolk", "alliance", "duchy"],
    &["keepers", "corvids", "hundreds", "riverfolk"],
    &["duchy", "marquise", "lizards", "corvids"],
    &["alliance", "hundreds", "eyrie", "vagabond"],
    &["riverfolk", "keepers", "vagabond", "eyrie"],
    &["marquise", "alliance"],
    &["corvids", "hundreds"],
    &["riverfolk", "duchy", "vagabond", "vagabond_2", "keepers", "alliance"],
];

#[test]
fn picks_reach_in_any_order_what_the_law_allows() {
    let mut found: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..32 {
        let seats = TABLES[seed as usize % TABLES.len()].iter().map(|seat| (*seat).to_owned()).collect();
        let deck = Some(["standard", "exiles_partisans"][seed as usize / 8 % 2].to_owned());
        let options = Options { seats, deck, ..Options::default() };
        let setup = State::setup(&options, &Embedded).unwrap_or_else(|error| panic!("{error}"));
        let (mut chance, mut random) = (Generator::new(seed), Generator::new(!seed));
        let mut state = State::new(&setup, &mut chance, &mut ()).unwrap_or_else(|error| panic!("{error}"));
        let mut legal = Vec::new();
        for _ in 0..1000 {
            if state.asked().is_none() {
                break;
            }
            if let Some(law) = check(&state) {
                *found.entry(law).or_default() += 1;
            }
            state.legal(&mut legal);
            state.step(legal[random.below(legal.len() as u32) as usize], &mut chance, &mut ());
        }
    }
    for law in ["6.5.4.II", "8.4.2.II", "12.5.2.V", "12.5.3.II", "15.2.4", "11.5.3", "12.6.3"] {
        assert!(found.contains_key(law), "{law} never came up: {found:?}");
    }
}

//! The grammar of Rootlog, read from its specification and from nothing of the program: what is no action is refused.

/// For whom a file is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reader {
    Rootvis,
    Spec,
}

/// A place as it is written.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum At {
    /// 0 is the Burrow.
    Clearing(u8),
    Forest(Vec<u8>),
    Path(u8, u8),
    /// The owner's letters.
    Board(String),
    Hand(char),
    Discard,
    Quests,
    Items(String),
    Column(char),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// The owner's letters, and those of the piece.
    Piece(String, String),
    Ferry,
    Card,
    Item,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    pub count: u8,
    pub what: What,
    pub from: Option<At>,
}

/// An action, as far as it moves something that can be counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    Move(Vec<Part>, Vec<At>),
    Score(char, i32),
    Marker,
    /// The owner, the clearing, what it becomes.
    Flip(char, u8, String),
    Swap(u8, u8),
    /// Nothing that lies on the map: battles, cards that are shown, prices and the like.
    Other,
}

/// All names of cards that the parser of RootVis knows, in the forms that are written; `@` and `dom` first.
const CARDS: [&str; 50] = [
    "@",
    "dom",
    "anvil",
    "armstrader",
    "bakesale",
    "birdybindle",
    "crossbow",
    "foxfolksteel",
    "gentlyusedknapsack",
    "investments",
    "mouseinasack",
    "protectionracket",
    "roottea",
    "smugglerstrail",
    "sword",
    "travelgear",
    "woodlandrunners",
    "armor",
    "bank",
    "brutal",
    "command",
    "cob",
    "codeb",
    "favor",
    "royal",
    "sap",
    "scout",
    "stand",
    "tax",
    "boat",
    "charm",
    "coffin",
    "cplans",
    "emi",
    "false",
    "fpart",
    "rpart",
    "mpart",
    "inform",
    "league",
    "engrave",
    "murine",
    "prop",
    "sabo",
    "soup",
    "swap",
    "tun",
    "ffavor",
    "rfavor",
    "mfavor",
];

/// Names that only the specification has.
const SPEC_CARDS: [&str; 2] = ["avisittofriends", "part"];

/// Leaders, characters and ministers.
const BOARDS: [&str; 22] = [
    "builder",
    "charismatic",
    "commander",
    "despot",
    "adventurer",
    "arbiter",
    "harrier",
    "ranger",
    "ronin",
    "scoundrel",
    "thief",
    "tinker",
    "vagrant",
    "captain",
    "marshal",
    "foremole",
    "banker",
    "brigadier",
    "mayor",
    "baronofdirt",
    "duchessofmud",
    "earlofstone",
];

/// Moods, and the Faithful Retainer.
const SPEC_BOARDS: [&str; 9] =
    ["bitter", "grandiose", "jubilant", "lavish", "relentless", "rowdy", "stubborn", "wrathful", "faith"];

/// The pieces of each owner.
fn pieces(owner: &str) -> &'static [&'static str] {
    match owner {
        "C" => &["w", "t", "t_k", "b_s", "b_w", "b_r"],
        "E" => &["w", "b"],
        "A" => &["w", "t", "b_f", "b_r", "b_m"],
        "V" | "G" | "h_V" | "h_O" | "h_S" => &["p"],
        "L" => &["w", "b_f", "b_r", "b_m"],
        "O" => &["w", "t_f", "t_r", "t_m"],
        "D" => &["w", "t", "b_c", "b_m"],
        "P" => &["w", "t", "t_b", "t_s", "t_r", "t_e"],
        "H" => &["w", "w_w", "b", "t"],
        "K" => &[
            "w", "b_f_t", "b_t_f", "b_t_j", "b_j_t", "b_j_f", "b_f_j", "t_f", "t_t", "t_j", "t_1_f", "t_2_f", "t_3_f",
            "t_1_t", "t_2_t", "t_3_t", "t_1_j", "t_2_j", "t_3_j",
        ],
        "h_K" => &["w", "b"],
        "h_D" => &["w", "t"],
        _ => &["w"],
    }
}

struct Cursor<'a> {
    rest: &'a str,
    current: char,
    reader: Reader,
}

type Read<T> = Result<T, String>;

/// Reads one action of a turn of this player.
pub fn action(text: &str, current: char, reader: Reader) -> Read<Said> {
    let mut cursor = Cursor { rest: text, current, reader };
    let said = cursor.action()?;
    if cursor.rest.is_empty() { Ok(said) } else { Err(format!("\"{text}\": \"{}\" is left over", cursor.rest)) }
}

impl Cursor<'_> {
    fn eat(&mut self, text: &str) -> bool {
        let rest = self.rest.strip_prefix(text);
        rest.inspect(|rest| self.rest = rest).is_some()
    }

    fn expect(&mut self, text: &str) -> Read<()> {
        if self.eat(text) { Ok(()) } else { Err(format!("\"{text}\" is missing before \"{}\"", self.rest)) }
    }

    fn next(&self) -> char {
        self.rest.chars().next().unwrap_or('\0')
    }

    fn take(&mut self, is: impl Fn(char) -> bool) -> String {
        let end = self.rest.find(|c| !is(c)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.rest = rest;
        taken.to_owned()
    }

    fn number(&mut self) -> Read<Option<u8>> {
        let digits = self.take(|c| c.is_ascii_digit());
        match digits.as_str() {
            "" => Ok(None),
            zero if zero.len() > 1 && zero.starts_with('0') => Err(format!("{zero} begins with 0")),
            digits => digits.parse().map(Some).map_err(|_| format!("{digits} is too large")),
        }
    }

    fn factions(&self) -> &'static str {
        if self.reader == Reader::Rootvis { "CEAVGLODP" } else { "CEAVGLODPHK" }
    }

    fn faction(&mut self) -> Option<char> {
        let letter = self.next();
        (self.factions().contains(letter) && self.eat(&letter.to_string())).then_some(letter)
    }

    /// A faction, or in the specification a hireling.
    fn owner(&mut self) -> Option<String> {
        if self.reader == Reader::Spec && self.rest.starts_with("h_") {
            let letter = self.rest[2..].chars().next().filter(|letter| "CEAVLODPHKTSJ".contains(*letter))?;
            self.rest = &self.rest[3..];
            return Some(format!("h_{letter}"));
        }
        self.faction().map(String::from)
    }

    fn suit(&mut self) -> Option<char> {
        let letter = self.next();
        ("BFMR".contains(letter) && self.eat(&letter.to_string())).then_some(letter)
    }

    fn clearing(&mut self) -> Read<u8> {
        let number = self.number()?.ok_or_else(|| format!("no clearing before \"{}\"", self.rest))?;
        if number <= 12 { Ok(number) } else { Err(format!("there is no clearing {number}")) }
    }

    fn action(&mut self) -> Read<Said> {
        let whole = self.rest;
        // what is tried first is what no thing begins with
        for form in [
            Self::score,
            Self::craft,
            Self::guess,
            Self::swap,
            Self::path,
            Self::board_mark,
            Self::hire,
            Self::battle,
            Self::flip,
            Self::reveal,
        ] {
            self.rest = whole;
            if let Some(said) = form(self)? {
                return Ok(said);
            }
        }
        self.rest = whole;
        self.moved()
    }

    fn score(&mut self) -> Read<Option<Said>> {
        if self.eat("++->") {
            self.faction();
            self.expect("$")?;
            return Ok(Some(Said::Marker));
        }
        let who = self.faction().unwrap_or(self.current);
        let sign = if self.eat("++") {
            1
        } else if self.eat("--") {
            -1
        } else {
            return Ok(None);
        };
        let points = self.number()?;
        if points == Some(0) {
            return Err("a score of 0 counts 1".to_owned());
        }
        Ok(Some(Said::Score(who, sign * i32::from(points.unwrap_or(1)))))
    }

    fn craft(&mut self) -> Read<Option<Said>> {
        if !self.eat("Z") {
            return Ok(None);
        }
        if self.eat("%") {
            self.item()?;
            return Ok(Some(Said::Other));
        }
        let name = self.take(|c| c.is_ascii_lowercase());
        // a suit cannot stand before what is crafted
        let suited = ["favor", "part"].contains(&name.as_str());
        if suited || !CARDS[2..].contains(&name.as_str()) {
            return Err(format!("no card is crafted as \"{name}\""));
        }
        Ok(Some(Said::Other))
    }

    fn guess(&mut self) -> Read<Option<Said>> {
        if !self.eat("?P") {
            return Ok(None);
        }
        let plot = ["t_b", "t_s", "t_r", "t_e"].into_iter().any(|plot| self.eat(plot));
        if !plot {
            return Err(format!("no plot before \"{}\"", self.rest));
        }
        self.clearing()?;
        Ok(Some(Said::Other))
    }

    fn swap(&mut self) -> Read<Option<Said>> {
        if !self.rest.contains("<->") {
            return Ok(None);
        }
        if self.current != 'P' {
            return Err("plots change places in turns of the Corvids only".to_owned());
        }
        self.expect("t")?;
        let one = self.clearing()?;
        self.expect("<->t")?;
        Ok(Some(Said::Swap(one, self.clearing()?)))
    }

    fn path(&mut self) -> Read<Option<Said>> {
        let Some(low) = self.number()? else { return Ok(None) };
        if !self.eat("_") {
            return Ok(None);
        }
        let high = self.clearing()?;
        self.expect("->")?;
        if low < high { Ok(Some(Said::Other)) } else { Err(format!("path {low}_{high} is not in order")) }
    }

    /// What is set on a board: relations, prices, the Outcast, funds, the Decree as a whole.
    fn board_mark(&mut self) -> Read<Option<Said>> {
        let who = self.faction().unwrap_or(self.current);
        if !self.eat("$_") {
            return Ok(None);
        }
        let mark = self.take(|c| c.is_ascii_alphabetic());
        self.expect("->")?;
        let to = self.take(|c| c.is_ascii_alphanumeric());
        let is = |set: &[&str]| set.contains(&to.as_str());
        let own = who == self.current;
        let fits = match mark.as_str() {
            "" if who == 'E' => own && to.is_empty(),
            "" | "h" | "r" | "m" if who == 'O' => own && is(&["1", "2", "3", "4"]),
            "f" if who == 'O' => own && to.parse::<u8>().is_ok_and(|count| count > 0),
            "o" | "ho" if who == 'L' => own && is(&["F", "R", "M"]),
            other if "VG".contains(who) => {
                other.len() == 1 && self.factions().contains(other) && is(&["h", "0", "1", "2", "a"])
            }
            _ => false,
        };
        if fits { Ok(Some(Said::Other)) } else { Err(format!("{who}$_{mark}->{to} is set nowhere")) }
    }

    fn hire(&mut self) -> Read<Option<Said>> {
        let Some(_) = self.owner().filter(|owner| owner.starts_with("h_")) else { return Ok(None) };
        if !self.eat("->") {
            return Ok(None);
        }
        self.faction();
        self.expect("$")?;
        self.number()?;
        Ok(Some(Said::Other))
    }

    fn battle(&mut self) -> Read<Option<Said>> {
        self.owner();
        if !self.eat("X") {
            return Ok(None);
        }
        self.owner().ok_or("a battle against nobody")?;
        self.clearing()?;
        for _ in 0..2 {
            if self.suit().is_some() {
                self.expect("@")?;
            }
        }
        if self.eat("(") {
            for end in [",", ")"] {
                let pips = self.number()?;
                if pips.is_none_or(|pips| pips > 3) {
                    return Err(format!("a die shows {pips:?}"));
                }
                self.expect(end)?;
            }
        }
        Ok(Some(Said::Other))
    }

    fn flip(&mut self) -> Read<Option<Said>> {
        let who = self.faction().unwrap_or(self.current);
        if !self.eat("t") {
            return Ok(None);
        }
        let Some(clearing) = self.number()? else { return Ok(None) };
        if !self.eat("^") {
            return Ok(None);
        }
        let into = self.take(|c| c.is_ascii_alphanumeric() || c == '_');
        let sides = if who == 'K' { &pieces("K")[10..] } else { &pieces("P")[2..] };
        if !"PK".contains(who) || !sides.contains(&into.as_str()) {
            return Err(format!("{who} turns nothing into {into}"));
        }
        // the parser of RootVis reads other plots than raids in turns of the Corvids only
        Ok(Some(Said::Flip(who, clearing, into)))
    }

    fn reveal(&mut self) -> Read<Option<Said>> {
        if !self.rest.contains('^') {
            return Ok(None);
        }
        if self.next() == '#' || !self.rest.starts_with('^') && self.rest.contains('#') {
            self.terms()?;
        }
        self.faction();
        self.expect("^")?;
        self.faction();
        Ok(Some(Said::Other))
    }

    fn moved(&mut self) -> Read<Said> {
        let parts = self.terms()?;
        self.expect("->")?;
        let mut to = Vec::new();
        if !self.rest.is_empty() {
            to.push(self.at()?.ok_or_else(|| format!("no place in \"{}\"", self.rest))?);
            while self.eat("+") {
                to.push(self.at()?.ok_or_else(|| format!("no place in \"{}\"", self.rest))?);
            }
        }
        // sums over columns of the Decree, or of relations, are refused
        let columns = to.iter().filter(|at| matches!(at, At::Column(_))).count();
        if columns > 1 || to.contains(&At::Discard) {
            return Err("such a sum of places is refused".to_owned());
        }
        Ok(Said::Move(parts, to))
    }

    /// Things with their starts, or in brackets with one start for all.
    fn terms(&mut self) -> Read<Vec<Part>> {
        let grouped = self.eat("(");
        let mut parts = vec![self.thing(grouped)?];
        while self.eat("+") {
            parts.push(self.thing(grouped)?);
        }
        if grouped {
            self.expect(")")?;
            if parts.len() < 2 {
                return Err("a group of one is refused".to_owned());
            }
            let from = self.start()?;
            parts.iter_mut().for_each(|part| part.from = from.clone());
        }
        Ok(parts)
    }

    /// A start, unless an arrow or the next thing follows.
    fn start(&mut self) -> Read<Option<At>> {
        if self.rest.starts_with("->") || self.rest.starts_with('+') || self.rest.starts_with('^') {
            return Ok(None);
        }
        self.at()
    }

    fn thing(&mut self, grouped: bool) -> Read<Part> {
        let count = self.number()?;
        let what = if self.eat("%") {
            if !self.eat("_") {
                self.item()?;
            }
            What::Item
        } else {
            self.card()?.map_or_else(|| self.piece(), Ok)?
        };
        let (from, count) = (if grouped { None } else { self.start()? }, count.unwrap_or(1));
        let is_nothing = what == What::Card && from.is_none();
        if count == 0 && !is_nothing {
            return Err("none of something".to_owned());
        }
        Ok(Part { count, what, from })
    }

    fn card(&mut self) -> Read<Option<What>> {
        let whole = self.rest;
        self.suit();
        if !self.eat("#") {
            self.rest = whole;
            return Ok(None);
        }
        if self.eat("@") {
            return Ok(Some(What::Card));
        }
        let name = self.take(|c| c.is_ascii_lowercase());
        let name = name.as_str();
        let known = name.is_empty() || CARDS.contains(&name) || BOARDS.contains(&name);
        let in_spec = SPEC_CARDS.contains(&name) || SPEC_BOARDS.contains(&name);
        if known || self.reader == Reader::Spec && in_spec {
            Ok(Some(What::Card))
        } else {
            Err(format!("no card is called \"{name}\""))
        }
    }

    fn piece(&mut self) -> Read<What> {
        if self.eat(if self.reader == Reader::Rootvis { "r" } else { "f" }) {
            return Ok(What::Ferry);
        }
        let owner = self.owner().unwrap_or(self.current.to_string());
        let longest =
            pieces(&owner).iter().filter(|piece| self.rest.starts_with(**piece)).max_by_key(|piece| piece.len());
        let Some(piece) = longest else { return Err(format!("{owner} has no piece like \"{}\"", self.rest)) };
        self.rest = &self.rest[piece.len()..];
        Ok(What::Piece(owner, (*piece).to_owned()))
    }

    fn item(&mut self) -> Read<()> {
        let items = if self.reader == Reader::Rootvis { "sbcxhtrf" } else { "sbcxhtrfu" };
        let letter = self.next();
        if items.contains(letter) { self.expect(&letter.to_string()) } else { Err(format!("no item \"{letter}\"")) }
    }

    fn at(&mut self) -> Read<Option<At>> {
        if self.next().is_ascii_digit() {
            let mut clearings = vec![self.clearing()?];
            while self.eat("_") {
                clearings.push(self.clearing()?);
            }
            if !clearings.is_sorted_by(|one, other| one < other) {
                return Err(format!("{clearings:?} is not in order"));
            }
            return Ok(Some(match clearings[..] {
                [clearing] => At::Clearing(clearing),
                [low, high] => At::Path(low, high),
                _ => At::Forest(clearings),
            }));
        }
        if self.eat("*") {
            return Ok(Some(At::Discard));
        }
        if self.eat("Q") {
            return Ok(Some(At::Quests));
        }
        if self.eat("$_") {
            let columns = match self.current {
                'E' => "rmxb",
                'K' => "123",
                _ => "",
            };
            let column = self.next();
            self.expect(&column.to_string())?;
            return if columns.contains(column) {
                Ok(Some(At::Column(column)))
            } else {
                Err(format!("no column {column}"))
            };
        }
        if self.eat("$") {
            return Ok(Some(At::Board(self.current.to_string())));
        }
        if let Some(owner) = self.owner() {
            let hand = owner.chars().next().filter(|_| owner.len() == 1);
            return match (self.eat("$"), hand) {
                (true, _) => Ok(Some(At::Board(owner))),
                (false, Some(hand)) => Ok(Some(At::Hand(hand))),
                (false, None) => Err(format!("{owner} has no hand")),
            };
        }
        let items = self.take(|c| "sdtre".contains(c));
        if ["r", "e", "s", "d", "t", "se", "de", "te", "sr", "dr", "tr"].contains(&items.as_str()) {
            return Ok(Some(At::Items(items)));
        }
        Err(format!("no place: \"{items}{}\"", self.rest))
    }
}

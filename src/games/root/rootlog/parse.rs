//! One action of a log, read. What people write beside the specification is understood as well, where it can mean one thing
//! only.

use super::letters::{self, PLOT};
use super::names;
use super::token::{Battle, Crafted, Items, Place, Term, Thing, Token};
use crate::games::root::factions::riverfolk::words::Service;
use crate::games::root::prelude::*;
use crate::games::root::words::party::Party;
use crate::games::root::words::place::MAX_CLEARINGS;

/// The letters of the ferry: its own, and an older one.
const FERRY: [char; 2] = ['f', 'r'];

/// The most actions that one text can stand for.
const MOST: usize = 16;

/// The most places to which one action leads: twelve clearings, and some of them twice.
const MOST_PLACES: usize = 32;

/// The most things that one action moves, above all that lies on any map. What is more would only cost time.
const MOST_THINGS: usize = 200;

/// The faces of a die, from 0.
const DIE: u8 = 4;

/// Reads the text between two slashes: most often one action; none if it cannot be read.
pub fn read(text: &str, current: Faction) -> Option<Vec<Token>> {
    let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let tokens = read_bare(&text, current)?;
    (!tokens.is_empty() && tokens.len() <= MOST && tokens.iter().all(is_within_bounds)).then_some(tokens)
}

fn is_within_bounds(token: &Token) -> bool {
    let Token::Move { terms, to } = token else { return true };
    let count: usize = terms.iter().map(|term| usize::from(term.count)).sum();
    to.len() <= MOST_PLACES && count * to.len().max(1) <= MOST_THINGS
}

fn read_bare(text: &str, current: Faction) -> Option<Vec<Token>> {
    // a score may be glued to what it is for
    let at = text.find("++").or_else(|| text.find("--")).unwrap_or_default();
    if at == 0 || at == 1 && text.starts_with(|letter| names::faction(letter).is_some()) {
        return read_one(text, current);
    }
    let mut tokens = read_one(&text[..at], current)?;
    tokens.extend(read_one(&text[at..], current)?);
    Some(tokens)
}

fn read_one(text: &str, current: Faction) -> Option<Vec<Token>> {
    let mut reader = Reader { rest: text, current };
    let forms = [
        Reader::score,
        Reader::craft,
        Reader::guess,
        Reader::swap,
        Reader::path,
        Reader::marks,
        Reader::hire,
        Reader::battle,
        Reader::flip,
        Reader::reveal,
        Reader::carry,
    ];
    forms.into_iter().find_map(|form| {
        reader.rest = text;
        form(&mut reader).filter(|_| reader.rest.is_empty())
    })
}

/// What is left of the text of an action.
struct Reader<'a> {
    rest: &'a str,
    current: Faction,
}

impl<'a> Reader<'a> {
    fn next(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn eat(&mut self, text: &str) -> Option<()> {
        self.rest = self.rest.strip_prefix(text)?;
        Some(())
    }

    fn has(&mut self, text: &str) -> bool {
        self.eat(text).is_some()
    }

    /// Takes a letter that stands for something.
    fn letter<T>(&mut self, meaning: impl Fn(char) -> Option<T>) -> Option<T> {
        let letter = self.next()?;
        let meant = meaning(letter)?;
        self.rest = &self.rest[letter.len_utf8()..];
        Some(meant)
    }

    fn take(&mut self, is: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !is(c)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.rest = rest;
        taken
    }

    /// Takes a number, if one stands here.
    fn number(&mut self) -> Option<u8> {
        let digits = self.rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(self.rest.len());
        let number = self.rest[..digits].parse().ok()?;
        self.rest = &self.rest[digits..];
        Some(number)
    }

    fn clearing(&mut self) -> Option<Clearing> {
        Clearing::from_number(self.number()?)
    }

    fn own(&self) -> Party {
        Party::Faction(self.current)
    }

    /// Takes the letters of a faction or a hireling.
    fn party(&mut self) -> Option<Party> {
        if let Some(rest) = self.rest.strip_prefix("h_") {
            let letter = rest.chars().next()?;
            let hireling = names::hireling(letter)?;
            self.rest = &rest[letter.len_utf8()..];
            return Some(Party::Hireling(hireling));
        }
        self.letter(names::faction).map(Party::Faction)
    }

    fn score(&mut self) -> Option<Vec<Token>> {
        if self.has("++->") {
            let to = self.letter(names::faction).unwrap_or(self.current);
            let _ = self.has("$");
            return Some(vec![Token::Marker { to }]);
        }
        let who = self.letter(names::faction).unwrap_or(self.current);
        let sign = if self.has("++") {
            1
        } else {
            self.eat("--")?;
            -1
        };
        let points = self.number().unwrap_or(1);
        Some(vec![Token::Score { who, points: sign * i16::from(points) }])
    }

    fn craft(&mut self) -> Option<Vec<Token>> {
        self.eat("Z")?;
        if self.has("%") {
            let item = self.letter(|letter| names::is_item(letter).then_some(letter))?;
            return Some(vec![Token::Craft(Crafted::Item(item))]);
        }
        let suit = self.letter(names::suit);
        let _ = self.has("#");
        let name = self.take(|c| c.is_ascii_lowercase());
        let name = match (suit, name) {
            (Some(suit), "favor" | "part") => format!("{}{name}", letters::suit(suit).to_ascii_lowercase()),
            _ => name.to_owned(),
        };
        (!name.is_empty()).then(|| vec![Token::Craft(Crafted::Card(name))])
    }

    fn guess(&mut self) -> Option<Vec<Token>> {
        self.eat("?")?;
        let _ = self.has("P");
        let early = self.has("t").then(|| self.clearing()).flatten();
        let of = Party::Faction(Faction::Corvids);
        if let Some(clearing) = early {
            self.eat("^")?;
            let plot = names::piece(of, self.take(|c| c.is_ascii_lowercase() || c == '_'))?;
            return Some(vec![Token::Guess { plot, clearing }]);
        }
        let kind = self.take(|c| c.is_ascii_lowercase() || c == '_');
        let plot = names::piece(of, &format!("t{kind}")).filter(|plot| *plot != PLOT)?;
        Some(vec![Token::Guess { plot, clearing: self.clearing()? }])
    }

    fn swap(&mut self) -> Option<Vec<Token>> {
        let _ = self.has("P");
        self.eat("t")?;
        let one = self.clearing()?;
        self.eat("<->")?;
        let _ = self.has("P");
        self.eat("t")?;
        Some(vec![Token::Swap(one, self.clearing()?)])
    }

    fn path(&mut self) -> Option<Vec<Token>> {
        let one = self.clearing()?;
        self.eat("_")?;
        let other = self.clearing()?;
        self.eat("->")?;
        Some(vec![Token::ClearPath(one.min(other), one.max(other))])
    }

    /// What is set on a board: relations, prices, the Outcast, funds, the Decree as a whole.
    fn marks(&mut self) -> Option<Vec<Token>> {
        let _ = self.has("(");
        let mut marks = Vec::new();
        loop {
            let who = self.letter(names::faction).unwrap_or(self.current);
            self.eat("$_")?;
            marks.push((who, self.take(|c| c.is_ascii_alphabetic())));
            if !self.has("+") {
                break;
            }
        }
        let _ = self.has(")");
        self.eat("->")?;
        let to = self.take(|c| c.is_ascii_alphanumeric());
        marks.into_iter().map(|(who, mark)| mark_of(who, mark, to)).collect()
    }

    fn hire(&mut self) -> Option<Vec<Token>> {
        let Party::Hireling(hireling) = self.party()? else { return None };
        self.eat("->")?;
        let by = self.letter(names::faction).unwrap_or(self.current);
        self.eat("$")?;
        Some(vec![Token::Hire { hireling, by, markers: self.number().unwrap_or(1) }])
    }

    fn battle(&mut self) -> Option<Vec<Token>> {
        let attacker = self.party().unwrap_or(self.own());
        self.eat("X")?;
        let defender = self.party()?;
        let clearing = self.clearing()?;
        let mut ambush = Vec::new();
        while let Some(suit) = self.letter(names::suit) {
            // `a` is how the oldest files have it
            if !self.has("@") {
                self.eat("a")?;
            }
            ambush.push(suit);
        }
        // one card sets the ambush, and one foils it
        if ambush.len() > 2 {
            return None;
        }
        let dice = if self.has("(") {
            let one = self.die()?;
            self.eat(",")?;
            let other = self.die()?;
            self.eat(")")?;
            Some((one, other))
        } else {
            None
        };
        let battle = Battle { attacker, defender, clearing, ambush, dice };
        Some(vec![Token::Battle(battle)])
    }

    fn die(&mut self) -> Option<u8> {
        self.number().filter(|face| *face < DIE)
    }

    fn flip(&mut self) -> Option<Vec<Token>> {
        let whose = self.letter(names::faction).unwrap_or(self.current);
        self.eat("t")?;
        let clearing = self.clearing()?;
        self.eat("^")?;
        let into = names::piece(Party::Faction(whose), self.take(|c| c.is_ascii_alphanumeric() || c == '_'))?;
        matches!(whose, Faction::Corvids | Faction::Keepers).then(|| vec![Token::Flip { whose, clearing, into }])
    }

    fn reveal(&mut self) -> Option<Vec<Token>> {
        let (shown, _) = self.rest.split_once('^')?;
        let mut terms = Vec::new();
        if shown.contains('#') {
            terms = self.terms()?;
            if !terms.iter().all(is_known_card) {
                return None;
            }
        } else if shown.len() > 1 {
            return None;
        }
        let holder = |terms: &[Term]| terms.iter().find_map(|term| term.from);
        let by = match holder(&terms) {
            Some(Place::Hand(by)) => by,
            Some(_) => return None,
            None => self.letter(names::faction).unwrap_or(self.current),
        };
        self.eat("^")?;
        terms.iter_mut().for_each(|term| term.from = None);
        let to = self.letter(names::faction);
        Some(vec![Token::Reveal { terms, by, to }])
    }

    fn carry(&mut self) -> Option<Vec<Token>> {
        let mut terms = self.terms()?;
        self.eat("->")?;
        let mut to = Vec::new();
        if !self.rest.is_empty() {
            to.push(self.place()?);
            while self.has("+") {
                to.push(self.place()?);
            }
        }
        let is_card = |term: &Term| matches!(term.thing, Thing::Card(..));
        if to.is_empty() {
            for term in terms.iter_mut().filter(|term| term.from.is_none()) {
                match &term.thing {
                    // what is discarded from nowhere comes out of the hand, and a minister off the board
                    Thing::Card(_, name) if is_of_board(name) => term.from = Some(Place::Board(self.own())),
                    Thing::Card(..) => term.from = Some(Place::Hand(self.current)),
                    Thing::Piece(..) | Thing::Ferry(_) => return None,
                    Thing::Item(_) | Thing::AllItems => {}
                }
            }
        }
        // a card that is given has no other start than the hand
        if terms.iter().all(is_card) && to.iter().any(|place| matches!(place, Place::Column(_) | Place::Slot(_))) {
            let hand = Place::Hand(self.current);
            terms.iter_mut().for_each(|term| term.from = term.from.or(Some(hand)));
        }
        Some(vec![Token::Move { terms, to }])
    }

    /// Things in brackets with one start, or a sum of things with a start each.
    fn terms(&mut self) -> Option<Vec<Term>> {
        if self.next()? == '(' || self.rest.starts_with(|c: char| c.is_ascii_digit()) && self.is_counted_group() {
            let told = self.number();
            self.eat("(")?;
            let mut terms = self.sum(true)?;
            self.eat(")")?;
            // a number before brackets may say how many stand within: others could mean several things
            let count: usize = terms.iter().map(|term| usize::from(term.count)).sum();
            if told.is_some_and(|told| usize::from(told) != count) {
                return None;
            }
            let suffix = self.card_suffix();
            let from = self.start(terms.iter().all(|term| matches!(term.thing, Thing::Item(_) | Thing::AllItems)));
            for term in &mut terms {
                if let (Some(name), Thing::Card(_, own)) = (&suffix, &mut term.thing)
                    && own.is_empty()
                {
                    own.clone_from(name);
                }
                term.from = term.from.or(from);
            }
            return Some(terms);
        }
        self.sum(false)
    }

    fn is_counted_group(&self) -> bool {
        self.rest.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with('(')
    }

    /// The sign of cards behind brackets that hold their suits.
    fn card_suffix(&mut self) -> Option<String> {
        self.eat("#")?;
        Some(self.take(is_of_name).to_owned())
    }

    fn sum(&mut self, is_group: bool) -> Option<Vec<Term>> {
        let mut terms = Vec::new();
        loop {
            terms.push(self.term(is_group)?);
            if terms.len() > MOST {
                return None;
            }
            if !self.has("+") {
                break;
            }
        }
        self.share_suffix(&mut terms);
        Some(terms)
    }

    /// Suits that were added up before one sign of a card are cards from where that one is.
    fn share_suffix(&self, terms: &mut [Term]) {
        let is_card = |term: &Term| matches!(term.thing, Thing::Card(..));
        if let Some((last, others)) = terms.split_last_mut()
            && is_card(last)
        {
            for other in others.iter_mut().filter(|other| is_card(other) && other.from.is_none()) {
                other.from = last.from;
            }
        }
    }

    fn term(&mut self, is_group: bool) -> Option<Term> {
        let count = self.number().unwrap_or(1);
        let thing = self.thing()?;
        let is_item = matches!(thing, Thing::Item(_) | Thing::AllItems);
        let from = if is_group { self.start_in_group(is_item) } else { self.start(is_item) };
        Some(Term { count, thing, from })
    }

    /// A start that stands within brackets, which people now and then write.
    fn start_in_group(&mut self, is_item: bool) -> Option<Place> {
        if self.next().is_some_and(|c| c.is_ascii_digit()) { self.start(is_item) } else { None }
    }

    fn thing(&mut self) -> Option<Thing> {
        if self.has("%") {
            if self.has("_") {
                return Some(Thing::AllItems);
            }
            return self.letter(|letter| names::is_item(letter).then_some(Thing::Item(letter)));
        }
        let whole = self.rest;
        if let Some(suit) = self.letter(names::suit) {
            // within a sum the sign of a card stands behind the last suit only
            if self.has("#") {
                return Some(Thing::Card(Some(suit), self.take(is_of_name).to_owned()));
            }
            if matches!(self.next(), Some('+' | ')')) {
                return Some(Thing::Card(Some(suit), String::new()));
            }
            self.rest = whole;
        }
        if self.has("#") {
            return Some(Thing::Card(None, self.take(is_of_name).to_owned()));
        }
        let owner = self.party();
        if owner.is_none()
            && let Some(letter) = self.next().filter(|letter| FERRY.contains(letter))
            && !self.rest[1..].starts_with('_')
        {
            self.rest = &self.rest[1..];
            return Some(Thing::Ferry(if letter == 'f' { "f" } else { "r" }));
        }
        self.piece(owner.unwrap_or(self.own()))
    }

    /// Takes the letters of a piece: as many of them as make one.
    fn piece(&mut self, owner: Party) -> Option<Thing> {
        let longest = self.rest.find(|c: char| !(c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_'));
        let longest = longest.unwrap_or(self.rest.len()).min(5);
        (1..=longest).rev().find_map(|end| {
            let letters = names::piece(owner, self.rest.get(..end)?)?;
            self.rest = &self.rest[end..];
            Some(Thing::Piece(owner, letters))
        })
    }

    /// The place where things come from, if one is named.
    fn start(&mut self, is_item: bool) -> Option<Place> {
        let whole = self.rest;
        if is_item && let Some(items) = self.items() {
            return Some(items);
        }
        let place = self.place();
        if place.is_none() {
            self.rest = whole;
        }
        place
    }

    fn items(&mut self) -> Option<Place> {
        // the longer letters first
        let known = Items::ALL.iter().rev().find(|items| self.rest.starts_with(items.letters()))?;
        self.eat(known.letters())?;
        Some(Place::Items(*known))
    }

    fn place(&mut self) -> Option<Place> {
        if self.has("*") {
            return Some(Place::Discard);
        }
        if self.has("Q") {
            return Some(Place::Quests);
        }
        if let Some(number) = self.number() {
            return self.numbered(number);
        }
        let whole = self.rest;
        let owner = self.party();
        if self.has("$") {
            if self.has("_") {
                return match self.number() {
                    Some(slot) => names::slot(slot).map(|_| Place::Slot(slot)),
                    None => self.letter(|letter| names::column(letter).map(|_| Place::Column(letter))),
                };
            }
            return Some(Place::Board(owner.unwrap_or(self.own())));
        }
        if let Some(Party::Faction(owner)) = owner {
            return Some(Place::Hand(owner));
        }
        self.rest = whole;
        self.items()
    }

    /// A clearing, the Burrow, a path or a forest.
    fn numbered(&mut self, first: u8) -> Option<Place> {
        let mut clearings = vec![first];
        while self.rest.starts_with('_') && clearings.len() <= MAX_CLEARINGS {
            self.eat("_")?;
            clearings.push(self.number()?);
        }
        if clearings == [0] {
            return Some(Place::Burrow);
        }
        let around: Vec<Clearing> = clearings.into_iter().map(Clearing::from_number).collect::<Option<_>>()?;
        Some(match around[..] {
            [clearing] => Place::Clearing(clearing),
            [one, other] => Place::Path(one.min(other), one.max(other)),
            _ => Place::Forest(around.into_iter().collect()),
        })
    }
}

/// Whether there is a card like this, in whichever deck, so that it can have been shown.
fn is_known_card(term: &Term) -> bool {
    match &term.thing {
        Thing::Card(suit, name) => CardKind::ALL.into_iter().any(|kind| names::is_card(kind, *suit, name)),
        _ => false,
    }
}

fn is_of_name(c: char) -> bool {
    c.is_ascii_lowercase() || c == '@'
}

/// Whether a card of this name lies on a board from the beginning of the game: a leader, a minister, a mood.
fn is_of_board(name: &str) -> bool {
    use crate::games::root::factions::duchy::words::Minister;
    Minister::ALL.into_iter().any(|minister| letters::minister(minister) == name)
}

/// What is set on a board; the same letters say different things for different factions.
fn mark_of(who: Faction, mark: &str, to: &str) -> Option<Token> {
    let mut letters = mark.chars();
    let first = letters.next();
    let number = || to.parse().ok();
    match who {
        Faction::Eyrie if mark.is_empty() && to.is_empty() => Some(Token::Purge),
        Faction::Riverfolk if mark == "f" => Some(Token::Funds(number()?)),
        Faction::Riverfolk => {
            let service: Option<Service> = match first {
                None => None,
                Some(letter) => Some(names::service(letter)?),
            };
            Some(Token::Price { service, price: number()? })
        }
        Faction::Lizards if matches!(mark, "o" | "ho") => {
            let suit = names::suit(to.chars().next()?).filter(|_| to.len() == 1)?;
            Some(Token::Outcast { suit, hated: mark == "ho" })
        }
        _ if who.has_pawn() && mark.len() == 1 => {
            let other = names::faction(first?)?;
            let level = names::relation(to.chars().next()?).filter(|_| to.len() == 1)?;
            Some(Token::Relation { vagabond: who, to: other, level })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn again(text: &str, current: Faction) -> String {
        let tokens = read(text, current).unwrap_or_default();
        tokens.iter().map(|token| token.written(current)).collect::<Vec<_>>().join("/")
    }

    #[test]
    fn what_is_written_is_read_back() {
        for text in [
            "2w10->3",
            "(w+2Ew+Eb)3->",
            "t1+t2->",
            "w->3+5",
            "(w_w+2w)1->2",
            "p->1_2_5_10",
            "4w0->5",
            "XE6(2,1)",
            "h_EXC5",
            "XE5F@B@",
            "B#@E->$_b",
            "(F#+R#)$->",
            "#->A$",
            "R#dom*->C",
            "Z%s",
            "Zffavor",
            "++2",
            "P--",
            "++->E$",
            "?Pt_e12",
            "t2<->t5",
            "1_5->",
            "D^A",
            "#^P",
            "2B#^",
            "%f10->$",
            "%_->r",
            "(%r+%x)->e",
            "(%s+%f)V$->d",
            "%_d->s+r",
            "h_E->A$2",
            "Pt12^t_r",
            "F#Q->$",
            "S#$_1->$_2",
            "w->O$",
            "Lw->L$",
            "%uh_V$->",
            "(3w+f)1->12",
        ] {
            let current = match text {
                text if text.contains("w_w") => Faction::Hundreds,
                text if text.starts_with('p') => Faction::Vagabond,
                _ => Faction::Marquise,
            };
            let whole = text.replace("S#", "R#");
            assert_eq!(again(&whole, current), whole);
        }
        for (text, current) in [
            ("t_k->1", Faction::Marquise),
            ("$_->", Faction::Eyrie),
            ("$_E->h", Faction::Vagabond),
            ("$_h->3", Faction::Riverfolk),
            ("$_->2", Faction::Riverfolk),
            ("$_f->4", Faction::Riverfolk),
            ("$_ho->M", Faction::Lizards),
            ("t3^t_2_f", Faction::Keepers),
            ("b_f_t->1", Faction::Keepers),
            ("#mayor->$", Faction::Duchy),
        ] {
            assert_eq!(again(text, current), text);
        }
    }

    #[test]
    fn what_people_write_is_understood() {
        for (text, current, meant) in [
            ("b+6w->2", Faction::Eyrie, "(b+6w)->2"),
            ("(5w)1->12", Faction::Marquise, "5w1->12"),
            ("f12->11", Faction::Marquise, "f12->11"),
            ("?Pt3^t_e", Faction::Eyrie, "?Pt_e3"),
            ("XA3Ba", Faction::Eyrie, "XA3B@"),
            ("$_O+$_C->h", Faction::Vagabond, "$_O->h/$_C->h"),
            ("#mayor->", Faction::Duchy, "#mayor$->"),
            ("++->E", Faction::Vagabond, "++->E$"),
            ("t->5++", Faction::Alliance, "t->5/++"),
            ("Z%s++2", Faction::Alliance, "Z%s/++2"),
            ("M+F+R#$->", Faction::Alliance, "(M#+F#+R#)$->"),
            ("(F+R)#$->", Faction::Alliance, "(F#+R#)$->"),
            ("R#->", Faction::Corvids, "R#P->"),
            (" 2w5 -> 3 ", Faction::Corvids, "2w5->3"),
        ] {
            assert_eq!(again(text, current), meant, "{text}");
        }
    }

    #[test]
    fn what_means_nothing_is_refused() {
        for text in
            ["", "w", "->", "qq->1", "w3", "XE", "XE13", "Z", "?Pt3", "$_Q->h", "w->13", "(w->3", "w->3+", "Et_k->1"]
        {
            assert_eq!(read(text, Faction::Marquise), None, "{text}");
        }
        for text in
            ["XA3(9,9)", "XA3(0,4)", "2(t)2->", "3(F+B)#->A$", "M#zzz^A", "F#anvil+M#zzz^", "(w+t)^", "255w->1+2"]
        {
            assert_eq!(read(text, Faction::Marquise), None, "{text}");
        }
        for text in ["XA3(3,0)", "2(F+B)#$->", "M#sword^A", "R#^"] {
            assert!(read(text, Faction::Alliance).is_some(), "{text}");
        }
    }
}

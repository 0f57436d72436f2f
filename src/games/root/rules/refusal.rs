//! Why an action is not legal now: the reason and the number of the law, for players who wish the impossible.

use crate::games::root::factions::corvids::words::Plot;
use crate::games::root::factions::duchy::words::Minister;
use crate::games::root::factions::duchy::{burrow, parliament};
use crate::games::root::factions::hundreds::words::Mood;
use crate::games::root::factions::keepers::words::Found;
use crate::games::root::factions::lizards::words::Conspiracy;
use crate::games::root::factions::riverfolk::words::Service;
use crate::games::root::factions::vagabond::words::Character;
use crate::games::root::factions::{alliance, corvids, duchy, eyrie, hundreds, keepers, lizards, marquise, riverfolk};
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::victory::Scoring;
use crate::games::root::law::{battle, craft, hooks, movement, pawn, terrain};
use crate::games::root::state::phase::Phase;
use crate::games::root::state::task::Task;
use crate::games::root::state::{State, effect};
use crate::games::root::words::action::Action;
use crate::games::root::words::card::{CardKind, CardSet};
use crate::games::root::words::face::Class;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::item::Item;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, Forest, Suit};
use crate::games::root::words::quest::Quest;
use crate::kernel::{Arg, Illegal, Message, Seat};

fn because(key: &'static str, law: &'static str) -> Illegal {
    Illegal { reason: Message::new(key), law }
}

fn at(key: &'static str, law: &'static str, clearing: Clearing) -> Illegal {
    Illegal { reason: Message::new(key).with("clearing", Arg::Number(i32::from(clearing.number()))), law }
}

fn card(key: &'static str, law: &'static str, card: CardKind) -> Illegal {
    Illegal { reason: Message::new(key).with("card", Arg::Name { space: "root-card", id: card.id() }), law }
}

/// Not so: the number of the law says more than the sentence.
fn not_so(law: &'static str) -> Option<Illegal> {
    Some(because("root-no-not-so", law))
}

fn item(key: &'static str, law: &'static str, item: Item) -> Illegal {
    Illegal { reason: Message::new(key).with("item", Arg::Name { space: "root-item", id: item.id() }), law }
}

fn named(key: &'static str, law: &'static str, minister: Minister) -> Illegal {
    Illegal { reason: Message::new(key).with("minister", Arg::Name { space: "root-word", id: minister.id() }), law }
}

fn too_few_warriors(clearing: Clearing, count: u8, law: &'static str) -> Illegal {
    let mut illegal = at("root-no-warriors-here", law, clearing);
    illegal.reason = illegal.reason.with("count", Arg::Number(i32::from(count)));
    illegal
}

/// The card has to match the clearing.
fn mismatch(kind: CardKind, clearing: Clearing, law: &'static str) -> Illegal {
    let mut illegal = card("root-no-card-match", law, kind);
    illegal.reason = illegal.reason.with("clearing", Arg::Number(i32::from(clearing.number())));
    illegal
}

impl State {
    /// The reason why `action`, which is not among `legal`, cannot be taken by the seat that is asked.
    pub(in crate::games::root) fn refusal(&self, action: Action, legal: &[Action]) -> Illegal {
        let Some(seat) = self.asked else { return because("root-no-game-over", "3.1") };
        let verb = action.parts().first().copied();
        let verb_is_legal = legal.iter().any(|other| other.parts().first().copied() == verb);
        let named = self.clearings_of_action(action);
        if let Some(&clearing) = named.iter().flatten().find(|&&clearing| !self.board.clearings().contains(clearing)) {
            return at("root-no-such-clearing", "2.2", clearing);
        }
        let question = self.top().map_or("1.4.1", |task| super::registry::question(task, self).law);
        self.specific(seat, action).unwrap_or_else(|| {
            if verb_is_legal { because("root-no-not-so", question) } else { because("root-no-not-now", question) }
        })
    }

    fn clearings_of_action(&self, action: Action) -> [Option<Clearing>; 2] {
        match action {
            Action::March { from, to, .. }
            | Action::Move { from, to, .. }
            | Action::DecreeMove { from, to, .. }
            | Action::CrusadeMove { from, to, .. }
            | Action::Clear { from, to } => [Some(from), Some(to)],
            Action::Battle { clearing, .. }
            | Action::DecreeBattle { clearing, .. }
            | Action::Build { clearing, .. }
            | Action::DecreeBuild { clearing, .. }
            | Action::DecreeRecruit { clearing, .. }
            | Action::Overwork { clearing, .. }
            | Action::Revolt { clearing }
            | Action::Spread { clearing }
            | Action::Organize { clearing }
            | Action::RecruitAt { clearing }
            | Action::Keep { clearing }
            | Action::Roost { clearing }
            | Action::Place { clearing, .. }
            | Action::Home { clearing }
            | Action::Post { clearing }
            | Action::CrusadeBattle { clearing, .. }
            | Action::Convert { clearing, .. }
            | Action::Sanctify { clearing, .. }
            | Action::BuildWith { clearing, .. }
            | Action::RecruitWith { clearing, .. }
            | Action::Dig { clearing, .. }
            | Action::Fill { clearing }
            | Action::Encamp { clearing, .. }
            | Action::Decamp { clearing, .. }
            | Action::Delve { clearing, .. }
            | Action::Recover { clearing, .. }
            | Action::Flip { clearing }
            | Action::Plot { clearing, .. }
            | Action::Expose { clearing, .. }
            | Action::SettleAt { clearing, .. }
            | Action::Mob { clearing }
            | Action::Anoint { clearing }
            | Action::Incite { clearing, .. }
            | Action::Rally { clearing } => [Some(clearing), None],
            Action::Emerge { to: place, .. } | Action::Descend { from: place, .. } => [Some(place), None],
            Action::Trick { one, other } => [Some(one), Some(other)],
            Action::Roam { to }
            | Action::RoamWith { to, .. }
            | Action::Slip { to }
            | Action::SlipWith { to, .. }
            | Action::Glide { to }
            | Action::Lead { to }
            | Action::Advance { to, .. } => [Some(to), None],
            _ => [None, None],
        }
    }

    /// Whether only another faction ever does this, so that what stands on the map is not the reason.
    fn is_foreign(&self, seat: Seat, action: Action) -> bool {
        let own = self.faction(seat);
        match action {
            Action::Recruit => !matches!(own, Faction::Marquise | Faction::Duchy),
            Action::March { .. } | Action::Overwork { .. } | Action::Extra { .. } => own != Faction::Marquise,
            Action::Build { piece, .. } => own != piece.owner(),
            Action::Dig { .. }
            | Action::Emerge { .. }
            | Action::Descend { .. }
            | Action::Minister { .. }
            | Action::MinisterAs { .. }
            | Action::Sway { .. } => own != Faction::Duchy,
            Action::Decree { .. }
            | Action::DecreeRecruit { .. }
            | Action::DecreeMove { .. }
            | Action::DecreeBattle { .. }
            | Action::DecreeBuild { .. } => own != Faction::Eyrie,
            Action::Revolt { .. }
            | Action::Spread { .. }
            | Action::Mobilize { .. }
            | Action::Train { .. }
            | Action::Organize { .. } => own != Faction::Alliance,
            Action::RecruitAt { .. } => !matches!(own, Faction::Alliance | Faction::Riverfolk),
            Action::Flip { .. }
            | Action::RecruitSuit { .. }
            | Action::Plot { .. }
            | Action::Trick { .. }
            | Action::Exert => own != Faction::Corvids,
            Action::Expose { .. } => own == Faction::Corvids,
            Action::Coalition { .. }
            | Action::Roam { .. }
            | Action::RoamWith { .. }
            | Action::Slip { .. }
            | Action::SlipWith { .. }
            | Action::Aid { .. }
            | Action::Steal { .. }
            | Action::Labor { .. }
            | Action::Instigate { .. }
            | Action::Scorch
            | Action::Improvise { .. }
            | Action::Glide { .. }
            | Action::Strike { .. }
            | Action::Repair { .. } => !own.is_vagabond(),
            Action::CrusadeBattle { .. }
            | Action::CrusadeMove { .. }
            | Action::Convert { .. }
            | Action::Sanctify { .. }
            | Action::Score { .. }
            | Action::Sacrifice { .. } => own != Faction::Lizards,
            Action::Price { .. } | Action::Fund { .. } | Action::Draw | Action::Export { .. } | Action::Post { .. } => {
                own != Faction::Riverfolk
            }
            Action::Services { .. } | Action::BuyCard { .. } => {
                own == Faction::Riverfolk || self.seat_of(Faction::Riverfolk).is_none()
            }
            Action::BuildWith { .. } => !matches!(own, Faction::Lizards | Faction::Hundreds),
            Action::Anoint { .. }
            | Action::Mood { .. }
            | Action::Lead { .. }
            | Action::Advance { .. }
            | Action::Incite { .. } => own != Faction::Hundreds,
            Action::RecruitWith { .. } => !matches!(own, Faction::Lizards | Faction::Keepers),
            Action::Encamp { .. }
            | Action::Decamp { .. }
            | Action::Act { .. }
            | Action::ActRetainer { .. }
            | Action::Carry { .. }
            | Action::Delve { .. }
            | Action::Recover { .. }
            | Action::JoinRetinue { .. }
            | Action::Shift { .. }
            | Action::ShiftRetainer { .. } => own != Faction::Keepers,
            _ => false,
        }
    }

    fn specific(&self, seat: Seat, action: Action) -> Option<Illegal> {
        // False Orders move warriors of another
        let foreign_orders = matches!(self.top(), Some(Task::Effect(effect::Step::Orders { .. })));
        if self.is_foreign(seat, action) || foreign_orders {
            return None;
        }
        match action {
            Action::March { from, to, count } | Action::Move { from, to, count } => {
                self.no_leader(from, "15.5.2.I").or_else(|| self.no_move(seat, from, to, count))
            }
            Action::DecreeMove { suit, from, to, count } => {
                self.no_match(suit, from).or_else(|| self.no_move(seat, from, to, count))
            }
            Action::Battle { clearing, defender } => {
                self.no_leader(clearing, "15.5.2.II").or_else(|| self.no_battle(seat, clearing, defender))
            }
            Action::DecreeBattle { suit, clearing, defender } => {
                self.no_match(suit, clearing).or_else(|| self.no_battle(seat, clearing, defender))
            }
            Action::Build { clearing, piece } if piece.owner() == Faction::Duchy => {
                self.no_showing(seat, clearing, piece)
            }
            Action::Build { clearing, piece } => self.no_build(seat, clearing, piece),
            Action::DecreeBuild { suit, clearing } => {
                self.no_match(suit, clearing).or_else(|| self.no_roost(seat, clearing))
            }
            Action::DecreeRecruit { suit, clearing } => self.no_match(suit, clearing).or_else(|| {
                (self.count(Piece::Roost, clearing) == 0).then(|| at("root-no-roost-here", "7.5.2.I", clearing))
            }),
            Action::Clear { from, to } => self.no_clearing_of_path(seat, from, to),
            Action::Craft { card } => self.no_craft(seat, card),
            Action::Overwork { clearing, card } => self.no_overwork(seat, clearing, card),
            Action::Recruit if self.used.recruited => Some(because("root-no-recruited", "6.5.3")),
            Action::Recruit => (self.player(seat).supply == 0).then(|| because("root-no-warriors-left", "1.5.4")),
            Action::Dominance { suit } => {
                self.no_dominance(seat, suit).or_else(|| self.vagabond(seat).and_then(|_| not_so("9.2.8")))
            }
            Action::Coalition { suit, partner } => {
                self.no_dominance(seat, suit).or_else(|| self.no_partner(seat, partner))
            }
            Action::Extra { card: kind } => self
                .not_held(seat, kind)
                .or_else(|| (kind.suit() != Suit::Bird).then(|| card("root-no-bird", "6.5", kind))),
            Action::Mobilize { card } | Action::Hospital { card } | Action::Give { card } => self.not_held(seat, card),
            Action::Ambush { suit } => self.not_held(seat, CardKind::ambush(suit)),
            Action::Decree { card, .. } => self.not_held(seat, card).or_else(|| self.no_second_bird(card)),
            Action::Train { card } => self.no_training(seat, card),
            Action::Revolt { clearing } => self.no_revolt(seat, clearing),
            Action::Spread { clearing } => self.no_spreading(seat, clearing),
            Action::Organize { clearing } => self.no_organizing(seat, clearing),
            Action::RecruitAt { clearing } if self.faction(seat) == Faction::Riverfolk => {
                self.no_landing(seat, clearing)
            }
            Action::RecruitAt { clearing } => self.no_recruit_at(clearing),
            Action::Services { service } => self.no_service(service),
            Action::BuyCard { card: kind } => self.no_service(Service::HandCard).or_else(|| {
                let seller = self.seat_of(Faction::Riverfolk)?;
                (!self.player(seller).hand.has(kind)).then(|| card("root-no-card-for-sale", "11.2.7.I", kind))
            }),
            Action::Export { card } => self.no_craft(seat, card),
            Action::Draw => self.no_funds(seat).or_else(|| not_so("11.5.4")),
            Action::Post { clearing } => self.no_funds(seat).or_else(|| self.no_post(seat, clearing)),
            Action::Flip { clearing } => self.no_flip(seat, clearing),
            Action::RecruitSuit { suit, card } => self.no_suit_recruit(seat, suit, card),
            Action::Plot { clearing, plot } => self.no_plot(seat, clearing, plot),
            Action::Trick { one, other } => self.no_trick(one, other),
            Action::Expose { clearing, .. } => self.no_exposure(seat, clearing),
            Action::ShowCard { card } => self.no_show(seat, card),
            Action::Roam { to } => self.no_roam(seat, to),
            Action::RoamWith { to, .. } => self.no_roam(seat, to).or_else(|| not_so("9.2.9.II.b")),
            Action::Slip { to } => self.no_slip(seat, to),
            Action::SlipWith { to, .. } => self.no_slip(seat, to).or_else(|| not_so("9.2.9.II.b")),
            Action::Explore => self.no_torch(seat).or_else(|| {
                let here = self.pawn(seat)?;
                (!self.ruins.contains(here)).then(|| at("root-no-ruin", "9.5.3", here))
            }),
            Action::Aid { card, .. } => self.no_aid(seat, card),
            Action::Quest { quest, .. } => self.no_quest(seat, quest),
            Action::Steal { .. } => self.no_character(seat, Character::Thief, "D.1").or_else(|| not_so("D.1.2")),
            Action::Labor { .. } => self.no_character(seat, Character::Tinker, "D.2").or_else(|| not_so("D.2.2")),
            Action::Hideout => self.no_character(seat, Character::Ranger, "D.3"),
            Action::Instigate { .. } => self.no_character(seat, Character::Vagrant, "D.4").or_else(|| not_so("D.4.2")),
            Action::Scorch => self.no_character(seat, Character::Scoundrel, "D.6").or_else(|| not_so("D.6.2")),
            Action::Improvise { quest, item, .. } => self.no_improvising(seat, quest, item),
            Action::Glide { to } => self
                .no_character(seat, Character::Harrier, "D.9")
                .or_else(|| self.no_entry(seat, to))
                .or_else(|| not_so("D.9.2")),
            Action::Strike { .. } => self.not_ready(seat, Item::Crossbow, "9.5.6").or_else(|| not_so("9.5.6")),
            Action::Repair { .. } => self.not_ready(seat, Item::Hammer, "9.5.7").or_else(|| not_so("9.5.7")),
            Action::CrusadeBattle { clearing, defender, .. } => self
                .no_conspiracy(seat, Conspiracy::Crusade, clearing, "10.4.3.I")
                .or_else(|| self.no_battle(seat, clearing, defender)),
            Action::CrusadeMove { from, to, count, .. } => self
                .no_conspiracy(seat, Conspiracy::Crusade, from, "10.4.3.I")
                .or_else(|| self.no_move(seat, from, to, count)),
            Action::Convert { clearing, faction } => self
                .no_conspiracy(seat, Conspiracy::Convert, clearing, "10.4.3.II")
                .or_else(|| self.no_placing(seat, clearing))
                .or_else(|| self.no_converting(seat, clearing, faction)),
            Action::Sanctify { clearing, piece } => self
                .no_conspiracy(seat, Conspiracy::Sanctify, clearing, "10.4.3.III")
                .or_else(|| self.no_placing(seat, clearing))
                .or_else(|| self.no_sanctifying(seat, clearing, piece)),
            Action::BuildWith { clearing, card } if self.hundreds(seat).is_some() => {
                self.no_stronghold(seat, clearing, card)
            }
            Action::Anoint { .. } => not_so("14.4.3"),
            Action::Mood { mood } => self.no_mood(seat, mood),
            Action::Lead { to } => self.no_advance(seat, to, 1),
            Action::Advance { to, count } => self.no_advance(seat, to, count),
            Action::Incite { clearing, card } => self.no_inciting(seat, clearing, card),
            Action::BuildWith { clearing, card } => {
                self.no_ritual(seat, card, clearing, "10.5.1").or_else(|| self.no_garden(seat, clearing))
            }
            Action::RecruitWith { clearing, card } if self.faction(seat) == Faction::Keepers => {
                self.no_waystation_recruit(seat, clearing, card)
            }
            Action::Encamp { clearing, piece } => self.no_camp(seat, clearing, piece),
            Action::Decamp { clearing, piece } => self.no_decamping(seat, clearing, piece),
            Action::Act { card: kind } => Some(card("root-no-actor", "15.5.2", kind)),
            Action::Delve { clearing, forest, found } => {
                self.no_leader(clearing, "15.5.2.II").or_else(|| self.no_delving(seat, clearing, forest, found))
            }
            Action::Recover { clearing, relic } => {
                self.no_leader(clearing, "15.5.2.III").or_else(|| self.no_recovery(clearing, relic))
            }
            Action::JoinRetinue { card, .. } => self.not_held(seat, card).or_else(|| {
                (keepers::queries::kit(self).retinue_count() >= keepers::kit::MOST_RETINUE)
                    .then(|| because("root-no-retinue-room", "15.6.2"))
            }),
            Action::Shift { card, out, .. } => {
                let there = self.keepers(seat).is_some_and(|kit| kit.retinue[out.index()].has(card));
                Some(self.no_shift(there))
            }
            Action::ShiftRetainer { out, .. } => {
                let there = self.keepers(seat).is_some_and(|kit| kit.retainers[out.index()] > 0);
                Some(self.no_shift(there))
            }
            Action::RecruitWith { clearing, card } => self
                .no_ritual(seat, card, clearing, "10.5.2")
                .or_else(|| self.no_placing(seat, clearing))
                .or_else(|| self.no_warriors_left(seat)),
            Action::Score { card } => self.no_ritual_bird(seat, card).or_else(|| self.no_second_score(seat, card)),
            Action::Sacrifice { card: kind } => self
                .not_held(seat, kind)
                .or_else(|| (kind.suit() != Suit::Bird).then(|| card("root-no-sacrifice", "10.5.4", kind)))
                .or_else(|| self.no_warriors_left(seat)),
            Action::Dig { clearing, .. } => self.no_dig(seat, clearing),
            Action::Emerge { to, count, .. } => self.no_tunnel(to).or_else(|| {
                let inside = self.duchy(seat)?.burrow;
                (inside < count).then(|| Illegal {
                    reason: Message::new("root-no-warriors-below").number("count", inside),
                    law: "4.2",
                })
            }),
            Action::Descend { from, count, .. } => self.no_tunnel(from).or_else(|| {
                let here = self.warriors(seat, from);
                (here < count).then(|| too_few_warriors(from, here, "4.2"))
            }),
            Action::Minister { minister } | Action::MinisterAs { minister, .. } => self.no_minister(seat, minister),
            Action::Sway { minister } => self.no_sway(seat, minister),
            Action::Reveal { card } => self.not_held(seat, card).or_else(|| self.no_witness(card)),
            Action::Use { card: kind }
            | Action::UseOn { card: kind, .. }
            | Action::UseAt { card: kind, .. }
            | Action::UseAtOn { card: kind, .. }
            | Action::UseAgainst { card: kind, .. }
            | Action::UseFor { card: kind, .. } => {
                (!self.has_effect(seat, kind)).then(|| card("root-no-effect", "4.1.3", kind))
            }
            _ => None,
        }
    }

    /// Why no way leads from one clearing to the other now.
    fn no_way_between(&self, seat: Seat, from: Clearing, to: Clearing) -> Option<Illegal> {
        if (self.neighbours(seat, from) | terrain::ferry_ways(self, from)).contains(to) {
            return None;
        }
        if self.closed_paths(from).contains(to) {
            return Some(at("root-no-open-path", "C.3.2", to));
        }
        let by_ferry = self.ferry == Some(from) && self.board.river_adjacent(from).contains(to);
        Some(if by_ferry { at("root-no-second-ferry", "C.2.5", to) } else { at("root-no-path", "2.2.1", to) })
    }

    fn no_clearing_of_path(&self, seat: Seat, from: Clearing, to: Clearing) -> Option<Illegal> {
        if !self.closed_paths(from).contains(to) {
            return Some(at("root-no-closed-path", "C.3.2", to));
        }
        if self.turn != seat || self.phase != Phase::Daylight {
            return Some(because("root-no-clear-now", "C.3.3"));
        }
        if self.used.cleared {
            return Some(because("root-no-second-clear", "C.3.3"));
        }
        if !self.is_present(seat, from) && !self.is_present(seat, to) {
            return Some(at("root-no-piece-at-path", "C.3.3", to));
        }
        (self.player(seat).hand_count() == 0).then(|| because("root-no-hand", "C.3.3"))
    }

    fn no_move(&self, seat: Seat, from: Clearing, to: Clearing, count: u8) -> Option<Illegal> {
        if let Some(illegal) = self.no_way_between(seat, from, to) {
            return Some(illegal);
        }
        let here = hooks::removable_warriors(self, seat, from);
        if here < count {
            return Some(too_few_warriors(from, here, "4.2"));
        }
        if !hooks::may_leave(self, seat, from) {
            return Some(at("root-no-way-out", "13.7.2", from));
        }
        self.no_entry(seat, to).or_else(|| {
            let ways = movement::destinations(self, seat, from);
            (!ways.contains(to)).then(|| at("root-no-rule-to-move", "4.2.1", to))
        })
    }

    fn no_match(&self, suit: Suit, clearing: Clearing) -> Option<Illegal> {
        let matches = suit == Suit::Bird || self.suit(clearing) == suit;
        (!matches).then(|| Illegal {
            reason: Message::new("root-no-match")
                .with("clearing", Arg::Number(i32::from(clearing.number())))
                .with("suit", Arg::Name { space: "root-suit", id: suit.id() }),
            law: "7.5.2",
        })
    }

    fn no_battle(&self, seat: Seat, clearing: Clearing, defender: Faction) -> Option<Illegal> {
        let enemy = self.seat_of(defender);
        if !enemy.is_some_and(|enemy| battle::can_attack(self, seat, enemy, clearing)) {
            return Some(at("root-no-attacker", "4.3", clearing));
        }
        let enemy = enemy?;
        if !self.are_enemies(seat, enemy) {
            return Some(at("root-no-enemy", "4.3", clearing));
        }
        if !self.is_present(enemy, clearing) {
            return Some(at("root-no-defender", "4.3", clearing));
        }
        self.vagabond(seat).and_then(|_| self.not_ready(seat, Item::Sword, "9.5.2"))
    }

    /// Why nothing of the seat can come into a clearing, by whatever way.
    fn no_entry(&self, seat: Seat, to: Clearing) -> Option<Illegal> {
        (!hooks::may_enter(self, seat, to)).then(|| at("root-no-scorched", "D.6.2", to))
    }

    fn no_placing(&self, seat: Seat, clearing: Clearing) -> Option<Illegal> {
        if self.scorched.contains(clearing) {
            return Some(at("root-no-scorched", "D.6.2", clearing));
        }
        if hooks::held(self, seat).contains(clearing) {
            return Some(at("root-no-place-at-snare", "13.7.2", clearing));
        }
        (!hooks::may_place(self, seat, clearing)).then(|| at("root-no-place-at-keep", "6.2.2", clearing))
    }

    fn no_slot(&self, seat: Seat, clearing: Clearing, rule_law: &'static str) -> Option<Illegal> {
        if !self.rules(seat, clearing) {
            return Some(at("root-no-rule", rule_law, clearing));
        }
        if self.open_slots(clearing) == 0 {
            return Some(at("root-no-slot", "2.2.3", clearing));
        }
        self.no_placing(seat, clearing)
    }

    fn no_build(&self, seat: Seat, clearing: Clearing, piece: Piece) -> Option<Illegal> {
        let Some((cost, _)) = marquise::turn::next_building(self, piece) else {
            return Some(because("root-no-building-left", "6.5.4.I"));
        };
        if let Some(illegal) = self.no_slot(seat, clearing, "6.5.4.I") {
            return Some(illegal);
        }
        let wood = marquise::turn::wood_in(self, marquise::turn::supply_area(self, self.ruled(seat), clearing));
        (wood < cost).then(|| Illegal {
            reason: Message::new("root-no-wood")
                .with("clearing", Arg::Number(i32::from(clearing.number())))
                .with("count", Arg::Number(i32::from(wood)))
                .with("cost", Arg::Number(i32::from(cost))),
            law: "6.5.4.II",
        })
    }

    fn no_roost(&self, seat: Seat, clearing: Clearing) -> Option<Illegal> {
        if self.count(Piece::Roost, clearing) > 0 {
            return Some(at("root-no-second-roost", "7.5.2.IV", clearing));
        }
        self.no_slot(seat, clearing, "7.5.2.IV")
    }

    fn not_held(&self, seat: Seat, kind: CardKind) -> Option<Illegal> {
        (!self.player(seat).hand.has(kind)).then(|| card("root-no-card", "1.2.1", kind))
    }

    fn no_craft(&self, seat: Seat, kind: CardKind) -> Option<Illegal> {
        if let Some(illegal) = self.not_held(seat, kind) {
            return Some(illegal);
        }
        match kind.face().class {
            Class::Ambush | Class::Dominance => return Some(card("root-no-craft-kind", "4.1", kind)),
            Class::Item { item: wanted, .. } if self.item_supply[wanted.index()] == 0 => {
                return Some(item("root-no-item-left", "4.1.2", wanted));
            }
            Class::Persistent if self.has_effect(seat, kind) => {
                return Some(card("root-no-second-effect", "4.1.4", kind));
            }
            _ => {}
        }
        let free = craft::free_pieces(self, seat);
        if craft::suffices(self, seat, kind, free) && !craft::can_craft(self, seat, kind, free) {
            return Some(card("root-no-funds-to-craft", "11.5.3", kind));
        }
        if !craft::can_craft(self, seat, kind, free) {
            return Some(card("root-no-crafting-pieces", "4.1.1", kind));
        }
        let too_late = |crafts_now: bool, law| (!crafts_now).then(|| because("root-no-craft-late", law));
        match self.faction(seat) {
            _ if self.turn != seat || self.phase != Phase::Daylight => None,
            Faction::Duchy => Some(because("root-no-craft-early", "12.2.1")),
            Faction::Marquise => too_late(marquise::turn::crafts_now(self), "6.2.1"),
            Faction::Eyrie => too_late(eyrie::turn::crafts_now(self), "7.2.1"),
            Faction::Keepers => too_late(keepers::turn::crafts_now(self), "15.5.1"),
            Faction::Alliance | Faction::Vagabond | Faction::Vagabond2 | Faction::Riverfolk => None,
            Faction::Lizards => Some(because("root-no-craft-early", "10.2.1")),
            Faction::Corvids => too_late(false, "13.2.1"),
            Faction::Hundreds => {
                let crafts = self.top() == Some(Task::Hundreds(hundreds::kit::Step::Craft));
                too_late(crafts, "14.5.1")
            }
        }
    }

    fn no_showing(&self, seat: Seat, clearing: Clearing, piece: Piece) -> Option<Illegal> {
        if self.stock[piece.index()] == 0 {
            return Some(because("root-no-building-left", "12.5.1.I"));
        }
        let foremole = self.top() == Some(Task::Duchy(duchy::kit::Step::Act(Minister::Foremole)));
        self.no_slot(seat, clearing, "12.5.1.I").or_else(|| {
            let matching = self.player(seat).hand & CardSet::matching(self.suit(clearing));
            (!foremole && matching.is_empty()).then(|| at("root-no-card-to-reveal", "12.5.1.I", clearing))
        })
    }

    fn no_dig(&self, seat: Seat, clearing: Clearing) -> Option<Illegal> {
        if let Some(illegal) = self.no_placing(seat, clearing) {
            return Some(illegal);
        }
        if !burrow::dig_clearings(self).contains(clearing) {
            return Some(at("root-no-second-tunnel", "12.5.1.V", clearing));
        }
        let matching = self.player(seat).hand & CardSet::matching(self.suit(clearing));
        matching.is_empty().then(|| at("root-no-card-to-dig", "12.5.1.V", clearing))
    }

    /// Why a card that is held cannot be revealed now.
    fn no_witness(&self, kind: CardKind) -> Option<Illegal> {
        match self.top()? {
            Task::Duchy(duchy::kit::Step::Show { clearing, any: false, .. }) => {
                Some(mismatch(kind, clearing, "12.5.1.I"))
            }
            Task::Duchy(duchy::kit::Step::Reveal { .. }) => Some(card("root-no-witness", "12.5.3.II", kind)),
            _ => None,
        }
    }

    fn no_tunnel(&self, clearing: Clearing) -> Option<Illegal> {
        (self.count(Piece::Tunnel, clearing) == 0).then(|| at("root-no-tunnel", "12.2.2", clearing))
    }

    fn no_minister(&self, seat: Seat, minister: Minister) -> Option<Illegal> {
        let duchy = self.duchy(seat)?;
        if !duchy.swayed.contains(minister) {
            return Some(named("root-no-minister", "12.5.2", minister));
        }
        if duchy.acted.contains(minister) {
            return Some(named("root-no-second-act", "12.5.2", minister));
        }
        not_so(minister.law())
    }

    fn no_sway(&self, seat: Seat, minister: Minister) -> Option<Illegal> {
        if self.duchy(seat)?.swayed.contains(minister) {
            return Some(named("root-no-second-sway", "12.5.3.I", minister));
        }
        if parliament::crowns(self, minister.rank()) == 0 {
            return Some(named("root-no-crown", "12.5.3.I", minister));
        }
        let mut illegal = named("root-no-reveal", "12.5.3.II", minister);
        illegal.reason = illegal.reason.number("count", minister.rank().cards());
        Some(illegal)
    }

    fn no_overwork(&self, seat: Seat, clearing: Clearing, kind: CardKind) -> Option<Illegal> {
        if let Some(illegal) = self.not_held(seat, kind) {
            return Some(illegal);
        }
        if self.count(Piece::Sawmill, clearing) == 0 {
            return Some(at("root-no-sawmill", "6.5.5", clearing));
        }
        if let Some(illegal) = self.no_placing(seat, clearing) {
            return Some(illegal);
        }
        let matches = CardSet::matching(self.suit(clearing)).has(kind);
        (!matches).then(|| mismatch(kind, clearing, "6.5.5"))
    }

    fn no_dominance(&self, seat: Seat, suit: Suit) -> Option<Illegal> {
        let player = self.player(seat);
        if self.seat_count() == 2 {
            return Some(because("root-no-dominance-with-two", "5.1.3"));
        }
        if !player.scores() {
            return Some(because("root-no-second-dominance", "3.3.2"));
        }
        if player.score < crate::games::root::law::victory::DOMINANCE_SCORE {
            return Some(because("root-no-dominance-yet", "3.3.1"));
        }
        self.not_held(seat, CardKind::dominance(suit))
    }

    fn no_revolt(&self, seat: Seat, clearing: Clearing) -> Option<Illegal> {
        if !self.is_sympathetic(clearing) {
            return Some(at("root-no-sympathy-here", "8.4.1.I", clearing));
        }
        let base = Piece::base(self.suit(clearing))?;
        if self.stock[base.index()] == 0 {
            return Some(at("root-no-base-left", "8.4.1.I", clearing));
        }
        self.no_supporters(seat, clearing, alliance::kit::REVOLT_COST, "8.4.1.II")
    }

    fn no_supporters(&self, seat: Seat, clearing: Clearing, cost: u8, law: &'static str) -> Option<Illegal> {
        let matching = self.alliance(seat)?.supporters & CardSet::matching(self.suit(clearing));
        (matching.len() < usize::from(cost)).then(|| Illegal {
            reason: Message::new("root-no-supporters")
                .with("clearing", Arg::Number(i32::from(clearing.number())))
                .with("count", Arg::Number(i32::from(cost))),
            law,
        })
    }

    /// Why no sympathy can be placed in the clearing, however it is paid for.
    fn no_sympathy(&self, seat: Seat, clearing: Clearing) -> Option<Illegal> {
        if self.stock[Piece::Sympathy.index()] == 0 {
            return Some(because("root-no-sympathy-left", "8.2.5"));
        }
        if self.is_sympathetic(clearing) {
            return Some(at("root-no-second-sympathy", "8.2.5.I", clearing));
        }
        self.no_placing(seat, clearing)
    }

    fn no_spreading(&self, seat: Seat, clearing: Clearing) -> Option<Illegal> {
        self.no_sympathy(seat, clearing).or_else(|| {
            if !alliance::turn::spread_clearings(self).contains(clearing) {
                return Some(at("root-no-near-sympathy", "8.4.2.I", clearing));
            }
            let cost = alliance::turn::spread_cost(self, clearing);
            let martial = alliance::queries::is_under_martial_law(self, clearing);
            let law = if martial && self.no_supporters(seat, clearing, cost - 1, "8.4.2.II").is_none() {
                "8.4.2.II.a"
            } else {
                "8.4.2.II"
            };
            self.no_supporters(seat, clearing, cost, law)
        })
    }

    fn no_recruit_at(&self, clearing: Clearing) -> Option<Illegal> {
        if alliance::turn::has_base(self, clearing) { None } else { not_so("8.6.1.III") }
    }

    fn no_partner(&self, seat: Seat, partner: Faction) -> Option<Illegal> {
        let joins = self.seat_of(partner).is_some_and(|other| self.coalition_partners().contains(other));
        if joins && seat == self.turn { None } else { not_so("9.2.8") }
    }

    fn no_organizing(&self, seat: Seat, clearing: Clearing) -> Option<Illegal> {
        self.no_sympathy(seat, clearing)
            .or_else(|| (self.warriors(seat, clearing) == 0).then(|| too_few_warriors(clearing, 0, "8.6.1.IV")))
    }

    fn no_training(&self, seat: Seat, kind: CardKind) -> Option<Illegal> {
        if let Some(illegal) = self.not_held(seat, kind) {
            return Some(illegal);
        }
        if self.player(seat).supply == 0 {
            return Some(because("root-no-warriors-left", "1.5.4"));
        }
        let trains = alliance::turn::base_suits(self, true).any(|suit| CardSet::matching(suit).has(kind));
        (!trains).then(|| card("root-no-base-match", "8.5.3", kind))
    }

    fn no_second_bird(&self, kind: CardKind) -> Option<Illegal> {
        let adding = self.top().is_some_and(|task| matches!(task, Task::Eyrie(eyrie::kit::Step::AddToDecree { .. })));
        (adding && kind.suit() == Suit::Bird).then(|| card("root-no-second-bird", "7.4.2", kind))
    }

    fn no_warriors_left(&self, seat: Seat) -> Option<Illegal> {
        (self.player(seat).supply == 0).then(|| because("root-no-warriors-left", "1.5.4"))
    }

    fn no_conspiracy(
        &self,
        seat: Seat,
        conspiracy: Conspiracy,
        clearing: Clearing,
        law: &'static str,
    ) -> Option<Illegal> {
        let lizards = self.lizards(seat)?;
        if !lizards::queries::outcast_clearings(self).contains(clearing) {
            return Some(at("root-no-outcast", "10.4.3", clearing));
        }
        let price = lizards.price(conspiracy);
        (lizards.acolytes < price).then(|| Illegal {
            reason: Message::new("root-no-acolytes").with("count", Arg::Number(i32::from(price))),
            law,
        })
    }

    fn no_converting(&self, seat: Seat, clearing: Clearing, faction: Faction) -> Option<Illegal> {
        let enemy = self.seat_of(faction)?;
        if !self.are_enemies(seat, enemy) {
            return Some(at("root-no-enemy", "10.4.3.II", clearing));
        }
        let here = hooks::removable_warriors(self, enemy, clearing);
        (here == 0).then(|| at("root-no-convert", "10.4.3.II", clearing))
    }

    fn no_sanctifying(&self, seat: Seat, clearing: Clearing, piece: Piece) -> Option<Illegal> {
        let enemy = self.seat_of(piece.owner()).filter(|&owner| self.are_enemies(seat, owner));
        if enemy.is_none() || !piece.is_building() || self.count(piece, clearing) == 0 {
            return Some(at("root-no-sanctify", "10.4.3.III", clearing));
        }
        self.no_garden_left(clearing, "10.4.3.III")
    }

    fn no_garden_left(&self, clearing: Clearing, law: &'static str) -> Option<Illegal> {
        let garden = Piece::garden(self.suit(clearing))?;
        (self.stock[garden.index()] == 0).then(|| at("root-no-garden-left", law, clearing))
    }

    fn no_garden(&self, seat: Seat, clearing: Clearing) -> Option<Illegal> {
        self.no_garden_left(clearing, "10.5.1").or_else(|| self.no_slot(seat, clearing, "10.5.1"))
    }

    /// 10.2.2: a bird is no other suit in rituals.
    fn no_ritual_bird(&self, seat: Seat, kind: CardKind) -> Option<Illegal> {
        self.not_held(seat, kind)
            .or_else(|| (kind.suit() == Suit::Bird).then(|| card("root-no-ritual-bird", "10.2.2", kind)))
    }

    fn no_ritual(&self, seat: Seat, kind: CardKind, clearing: Clearing, law: &'static str) -> Option<Illegal> {
        self.no_ritual_bird(seat, kind).or_else(|| {
            (kind.suit() != self.suit(clearing)).then(|| {
                let mut illegal = card("root-no-ritual-match", law, kind);
                illegal.reason = illegal.reason.with("clearing", Arg::Number(i32::from(clearing.number())));
                illegal
            })
        })
    }

    fn no_second_score(&self, seat: Seat, kind: CardKind) -> Option<Illegal> {
        let scored = self.lizards(seat)?.scored.get(kind.suit().index()).copied().unwrap_or(false);
        scored.then(|| Illegal {
            reason: Message::new("root-no-second-score")
                .with("suit", Arg::Name { space: "root-suit", id: kind.suit().id() }),
            law: "10.5.3",
        })
    }

    fn no_funds(&self, seat: Seat) -> Option<Illegal> {
        (self.riverfolk(seat)?.funds_total() == 0).then(|| because("root-no-funds", "11.5"))
    }

    /// Why the Company places no warrior in the clearing (11.3.2, 11.5.5).
    fn no_landing(&self, seat: Seat, clearing: Clearing) -> Option<Illegal> {
        let law = if self.phase == Phase::Setup { "11.3.2" } else { "11.5.5" };
        if self.phase != Phase::Setup
            && let Some(illegal) = self.no_funds(seat)
        {
            return Some(illegal);
        }
        if !riverfolk::queries::river_clearings(self).contains(clearing) {
            return Some(at("root-no-river", law, clearing));
        }
        self.no_placing(seat, clearing)
            .or_else(|| (!riverfolk::turn::can_recruit(self)).then(|| because("root-no-warriors-left", "1.5.4")))
    }

    fn no_post(&self, seat: Seat, clearing: Clearing) -> Option<Illegal> {
        if riverfolk::queries::posts(self).contains(clearing) {
            return Some(at("root-no-second-post", "11.5.6.I", clearing));
        }
        let post = Piece::post(self.suit(clearing))?;
        if self.stock[post.index()] == 0 {
            return Some(at("root-no-post-left", "11.5.6.III", clearing));
        }
        if let Some(illegal) = self.no_placing(seat, clearing) {
            return Some(illegal);
        }
        let Some(ruler) = self.ruler(clearing) else {
            return Some(at("root-no-ruler-for-post", "11.5.6.II", clearing));
        };
        let funds = self.riverfolk(seat)?.funds[ruler.index()];
        (funds < riverfolk::kit::POST_COST).then(|| Illegal {
            reason: Message::new("root-no-funds-of-ruler")
                .with("clearing", Arg::Number(i32::from(clearing.number())))
                .with("faction", Arg::Name { space: "root-faction", id: self.faction(ruler).id() }),
            law: "11.5.6.II",
        })
    }

    fn no_service(&self, service: Service) -> Option<Illegal> {
        let selling = self.top() == Some(Task::Riverfolk(riverfolk::kit::Step::Services));
        if !selling {
            return Some(because("root-no-shop-now", "11.2.6"));
        }
        if service == Service::Mercenaries && self.vagabond(self.turn).is_some() {
            return Some(because("root-no-mercenaries", "11.2.7.III.b"));
        }
        let price = self.riverfolk(self.seat_of(Faction::Riverfolk)?)?.price(service);
        let means = riverfolk::turn::means(self);
        if means < price {
            let law = if self.vagabond(self.turn).is_some() { "11.2.6.III" } else { "11.2.6.I" };
            return Some(Illegal {
                reason: Message::new("root-no-means").with("count", Arg::Number(i32::from(price))),
                law,
            });
        }
        (!riverfolk::turn::is_for_sale(self, service)).then(|| because("root-no-second-service", "11.2.7"))
    }

    fn no_stronghold(&self, seat: Seat, clearing: Clearing, kind: CardKind) -> Option<Illegal> {
        if let Some(illegal) = self.not_held(seat, kind) {
            return Some(illegal);
        }
        if !CardSet::matching(self.suit(clearing)).has(kind) {
            return Some(mismatch(kind, clearing, "14.5.2"));
        }
        if self.stock[Piece::Stronghold.index()] == 0 {
            return Some(because("root-no-stronghold-left", "14.5.2"));
        }
        self.no_slot(seat, clearing, "14.5.2")
    }

    fn no_mood(&self, seat: Seat, mood: Mood) -> Option<Illegal> {
        let hundreds = self.hundreds(seat)?;
        if hundreds.mood == mood {
            return Some(because("root-no-same-mood", "14.4.4"));
        }
        let held = mood.item().filter(|item| hundreds.hoard[item.index()] > 0)?;
        Some(item("root-no-mood", "14.4.4", held))
    }

    /// The warlord moves with so many, himself among them.
    fn no_advance(&self, seat: Seat, to: Clearing, count: u8) -> Option<Illegal> {
        match self.hundreds(seat)?.warlord {
            Some(from) => self.no_move(seat, from, to, count.saturating_sub(1)),
            None => Some(because("root-no-warlord", "14.5.3")),
        }
    }

    fn no_inciting(&self, seat: Seat, clearing: Clearing, kind: CardKind) -> Option<Illegal> {
        if let Some(illegal) = self.not_held(seat, kind) {
            return Some(illegal);
        }
        if !CardSet::matching(self.suit(clearing)).has(kind) {
            return Some(mismatch(kind, clearing, "14.6.1"));
        }
        if self.count(Piece::Mob, clearing) > 0 {
            return Some(at("root-no-second-mob", "14.6.1", clearing));
        }
        if self.stock[Piece::Mob.index()] == 0 {
            return Some(because("root-no-mob-left", "14.6.1"));
        }
        if self.warriors(seat, clearing) == 0 {
            return Some(too_few_warriors(clearing, 0, "14.6.1"));
        }
        self.no_placing(seat, clearing)
    }

    /// Whether no card of the column that is in turn can act in the clearing (15.5.2).
    fn no_leader(&self, clearing: Clearing, law: &'static str) -> Option<Illegal> {
        let Some(Task::Keepers(keepers::kit::Step::Retinue(slot))) = self.top() else { return None };
        (!keepers::retinue::fields(self, slot).contains(clearing)).then(|| at("root-no-retinue-match", law, clearing))
    }

    fn no_waystation_recruit(&self, seat: Seat, clearing: Clearing, kind: CardKind) -> Option<Illegal> {
        if let Some(illegal) = self.not_held(seat, kind) {
            return Some(illegal);
        }
        if !keepers::queries::stations(self).contains(clearing) {
            return Some(at("root-no-station-to-recruit", "15.4.3", clearing));
        }
        if !CardSet::matching(self.suit(clearing)).has(kind) {
            let mut illegal = card("root-no-recruit-match", "15.4.3", kind);
            illegal.reason = illegal.reason.with("clearing", Arg::Number(i32::from(clearing.number())));
            return Some(illegal);
        }
        self.no_warriors_left(seat).or_else(|| self.no_placing(seat, clearing))
    }

    fn no_second_camp(&self, clearing: Clearing, law: &'static str) -> Option<Illegal> {
        keepers::queries::kit(self).camped.contains(clearing).then(|| at("root-no-second-camp", law, clearing))
    }

    fn no_camp(&self, seat: Seat, clearing: Clearing, piece: Piece) -> Option<Illegal> {
        if piece.upper().is_none() || self.stock[piece.in_stock().index()] == 0 {
            return Some(because("root-no-waystation-left", "15.4.1"));
        }
        self.no_second_camp(clearing, "15.4.1")
            .or_else(|| (self.warriors(seat, clearing) == 0).then(|| too_few_warriors(clearing, 0, "15.4.1")))
            .or_else(|| self.no_placing(seat, clearing))
            .or_else(|| (self.open_slots(clearing) == 0).then(|| at("root-no-slot", "2.2.3", clearing)))
    }

    fn no_decamping(&self, seat: Seat, clearing: Clearing, piece: Piece) -> Option<Illegal> {
        if piece.upper().is_none() || self.count(piece, clearing) == 0 {
            return Some(at("root-no-waystation-here", "15.4.2", clearing));
        }
        self.no_second_camp(clearing, "15.4.2")
            .or_else(|| self.no_warriors_left(seat))
            .or_else(|| self.no_placing(seat, clearing))
    }

    fn no_delving(&self, seat: Seat, clearing: Clearing, forest: Forest, relic: Found) -> Option<Illegal> {
        if !self.board.clearing_forests(clearing).contains(forest) {
            return Some(at("root-no-forest-near", "15.5.2.II", clearing));
        }
        if keepers::queries::kit(self).forests.count(forest, relic) == 0 {
            return Some(because("root-no-relic-in-forest", "15.5.2.II"));
        }
        if !self.enemies_in(seat, clearing).is_empty() {
            return Some(at("root-no-battle-first", "15.5.2.II", clearing));
        }
        let ready = self.warriors(seat, clearing) > 0 && self.rules(seat, clearing);
        (!ready).then(|| at("root-no-rule-to-delve", "15.5.2.II", clearing))
    }

    fn no_recovery(&self, clearing: Clearing, relic: Piece) -> Option<Illegal> {
        if relic.relic().is_none() || self.count(relic, clearing) == 0 {
            return Some(at("root-no-relic-here", "15.5.2.III", clearing));
        }
        let shown = keepers::retinue::recoverable(self, clearing).any(|piece| piece == relic);
        (!shown).then(|| at("root-no-waystation-kind", "15.5.2.III", clearing))
    }

    /// Shifting comes instead of adding; and what is not there cannot be shifted (15.6.2).
    fn no_shift(&self, there: bool) -> Illegal {
        let added = matches!(self.top(), Some(Task::Keepers(keepers::kit::Step::Gather { added: true })));
        because(if added && there { "root-no-shift-after" } else { "root-no-card-there" }, "15.6.2")
    }

    /// Whether the pawn could never be there after one move, boots or not.
    fn no_way(&self, seat: Seat, to: Clearing) -> Option<Illegal> {
        let vagabond = self.vagabond(seat)?;
        let near = match (vagabond.clearing(), vagabond.forest()) {
            (Some(clearing), _) => return self.no_way_between(seat, clearing, to).or_else(|| self.no_entry(seat, to)),
            (None, Some(forest)) => self.board.forest_clearings(forest).contains(to),
            (None, None) => false,
        };
        if near { self.no_entry(seat, to) } else { Some(at("root-no-path", "2.2.1", to)) }
    }

    /// The ferry takes nobody who slips (C.2.5).
    fn no_slip(&self, seat: Seat, to: Clearing) -> Option<Illegal> {
        let by_ferry = self.pawn(seat).is_some_and(|from| !self.neighbours(seat, from).contains(to));
        self.no_way(seat, to).or_else(|| by_ferry.then(|| at("root-no-path", "2.2.1", to)))
    }

    fn no_flip(&self, seat: Seat, clearing: Clearing) -> Option<Illegal> {
        if self.count(Piece::Plot, clearing) == 0 {
            return Some(at("root-no-plot-here", "13.4.2", clearing));
        }
        (self.warriors(seat, clearing) == 0).then(|| too_few_warriors(clearing, 0, "13.4.2"))
    }

    fn no_suit_recruit(&self, seat: Seat, suit: Suit, kind: CardKind) -> Option<Illegal> {
        if let Some(illegal) = self.not_held(seat, kind) {
            return Some(illegal);
        }
        if self.player(seat).supply == 0 {
            return Some(because("root-no-warriors-left", "1.5.4"));
        }
        if suit != Suit::Bird && CardSet::matching(suit).has(kind) { None } else { not_so("13.4.3") }
    }

    fn no_plot(&self, seat: Seat, clearing: Clearing, plot: Plot) -> Option<Illegal> {
        if corvids::queries::plotted(self).contains(clearing) {
            return Some(at("root-no-second-plot", "13.2.2.II", clearing));
        }
        if corvids::queries::left_of(self, plot) == 0 {
            return Some(because("root-no-plot-left", "13.2.2"));
        }
        let here = self.warriors(seat, clearing);
        if here < corvids::queries::plot_cost(self) {
            return Some(too_few_warriors(clearing, here, "13.5.2"));
        }
        self.no_placing(seat, clearing)
    }

    fn no_trick(&self, one: Clearing, other: Clearing) -> Option<Illegal> {
        let plots = corvids::queries::plotted(self);
        if let Some(clearing) = [one, other].into_iter().find(|&clearing| !plots.contains(clearing)) {
            return Some(at("root-no-plot-here", "13.5.4", clearing));
        }
        let up = corvids::queries::face_up(self);
        (up.contains(one) != up.contains(other)).then(|| because("root-no-trick-faces", "13.5.4"))
    }

    fn no_exposure(&self, seat: Seat, clearing: Clearing) -> Option<Illegal> {
        if self.count(Piece::Plot, clearing) == 0 {
            return Some(at("root-no-plot-here", "13.2.4", clearing));
        }
        if !self.is_present(seat, clearing) {
            return Some(at("root-no-piece-here", "13.2.4", clearing));
        }
        let cards = self.player(seat).hand & CardSet::matching(self.suit(clearing));
        cards.is_empty().then(|| at("root-no-card-to-show", "13.2.4", clearing))
    }

    fn no_show(&self, seat: Seat, kind: CardKind) -> Option<Illegal> {
        let Some(Task::Corvids(corvids::kit::Step::Expose { clearing, .. })) = self.top() else { return None };
        self.not_held(seat, kind).or_else(|| Some(mismatch(kind, clearing, "13.2.4")))
    }

    fn no_roam(&self, seat: Seat, to: Clearing) -> Option<Illegal> {
        self.no_way(seat, to).or_else(|| {
            let vagabond = self.vagabond(seat)?;
            let ready = vagabond.ready(Item::Boot);
            let law = if ready == 0 { "9.5.1" } else { "9.2.9.III.b" };
            (ready < pawn::boots(self, vagabond, to, 1)).then(|| item("root-no-ready", law, Item::Boot))
        })
    }

    fn no_aid(&self, seat: Seat, kind: CardKind) -> Option<Illegal> {
        let here = self.pawn(seat)?;
        self.not_held(seat, kind).or_else(|| {
            let matches = CardSet::matching(self.suit(here)).has(kind);
            if matches { not_so("9.5.4") } else { Some(mismatch(kind, here, "9.5.4")) }
        })
    }

    fn no_quest(&self, seat: Seat, quest: Quest) -> Option<Illegal> {
        let vagabond = self.vagabond(seat)?;
        if !self.quests.contains(quest) {
            return Some(because("root-no-quest", "9.5.5"));
        }
        if let Some(illegal) = vagabond.clearing().and_then(|here| self.no_match(quest.suit(), here)) {
            return Some(Illegal { law: "9.5.5", ..illegal });
        }
        let [one, other] = quest.items();
        let lacking = if vagabond.ready(one) == 0 { one } else { other };
        (!vagabond.can_exhaust([one, other])).then(|| item("root-no-ready", "9.5.5", lacking))
    }

    fn no_improvising(&self, seat: Seat, quest: Quest, spared: Item) -> Option<Illegal> {
        let vagabond = self.vagabond(seat)?;
        if vagabond.character != Some(Character::Adventurer) {
            return self.no_character(seat, Character::Adventurer, "D.7");
        }
        if self.used.improvised {
            return Some(because("root-no-improvising-twice", "D.7.2"));
        }
        if !self.quests.contains(quest) {
            return Some(because("root-no-quest", "9.5.5"));
        }
        if let Some(illegal) = vagabond.clearing().and_then(|here| self.no_match(quest.suit(), here)) {
            return Some(Illegal { law: "9.5.5", ..illegal });
        }
        let possible = quest.items().contains(&spared) && vagabond.can_improvise(quest.items(), spared);
        (!possible).then(|| item("root-no-improvising", "D.7.2", spared))
    }

    fn not_ready(&self, seat: Seat, wanted: Item, law: &'static str) -> Option<Illegal> {
        (self.vagabond(seat)?.ready(wanted) == 0).then(|| item("root-no-ready", law, wanted))
    }

    fn no_torch(&self, seat: Seat) -> Option<Illegal> {
        self.not_ready(seat, Item::Torch, "9.5.9")
    }

    fn no_character(&self, seat: Seat, wanted: Character, law: &'static str) -> Option<Illegal> {
        if self.vagabond(seat)?.character != Some(wanted) {
            return Some(Illegal {
                reason: Message::new("root-no-character")
                    .with("character", Arg::Name { space: "root-word", id: wanted.id() }),
                law,
            });
        }
        self.no_torch(seat)
    }
}

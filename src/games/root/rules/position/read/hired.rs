//! The hirelings of a position (appendix E).

use crate::games::root::law::hiring::MOST_CONTROL;
use crate::games::root::law::hooks;
use crate::games::root::module::reading::{MOST_POINTS, Reader, counts_of, read_paths};
use crate::games::root::state::Arrivals;
use crate::games::root::state::frame::Phase;
use crate::games::root::state::hired::{Hired, HiredKit, MARKER_SPACES};
use crate::games::root::state::hirelings::the_exile::{CLUBS, Pack, Raids};
use crate::games::root::words::card::CardKind;
use crate::games::root::words::item::Item;
use crate::games::root::words::owner::{MAX_HIRELINGS, Owner};
use crate::games::root::words::party::Hireling;
use crate::games::root::words::place::{Forest, Spot};
use crate::kernel::{Field, Fields, Message};

/// The hirelings at the table, and who controls them.
pub(super) fn read_hirelings(reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
    for mut card in fields.tables("hirelings") {
        let hireling = card.text("hireling").unwrap_or_default();
        let Some(hireling) = Hireling::from_id(hireling).filter(|&name| reader.state.hireling(name).is_none()) else {
            card.fault("hireling", Message::new("root-doc-no-hireling").text("text", hireling));
            continue;
        };
        let controller = card.word("controller", "doc-no-seat", |name| reader.seat(name));
        let demoted = card.flag("demoted");
        let named = card.number("markers", MOST_CONTROL.into()).map(|markers| markers as u8);
        let markers = named.unwrap_or(u8::from(controller.is_some()));
        let used = card.flag("used");
        let me = Owner::hireling(reader.state.hirelings.len().min(MAX_HIRELINGS - 1));
        let dealt = Hired::dealt(hireling, demoted);
        if !reader.state.hirelings.push(Hired { controller, markers, used, ..dealt }) {
            fields.fault("hirelings", Message::new("root-doc-hirelings").number("most", MAX_HIRELINGS as u32));
            break;
        }
        let kit = read_kit(reader, &mut card, hireling, dealt.kit);
        reader.state.hired_mut(me).into_iter().for_each(|hired| hired.kit = kit);
        card.finish();
    }
}

/// Returns what only this hireling has.
fn read_kit(reader: &mut Reader<'_>, card: &mut Fields<'_>, hireling: Hireling, dealt: HiredKit) -> HiredKit {
    match dealt {
        HiredKit::Nothing => HiredKit::Nothing,
        HiredKit::Pawn(_) => {
            let at = card.word("at", "root-doc-clearing", |text| reader.clearing(text));
            HiredKit::Pawn(at.map(Spot::Clearing))
        }
        HiredKit::Warriors(_) => HiredKit::Warriors(card.count("card", hireling.warriors())),
        HiredKit::Ambushes(_) => {
            let mut kit = dealt;
            for (from, to) in read_paths(card, "paths") {
                if !kit.place(from, to) {
                    let fault = Message::new("root-doc-bandit").number("from", from.number()).number("to", to.number());
                    card.fault("paths", fault);
                }
            }
            kit
        }
        HiredKit::Cards(_) => HiredKit::Cards(reader.cards(card, "revealed")),
        HiredKit::Pack(_) => HiredKit::Pack(Pack {
            forest: card.word("at", "root-doc-no-forest", <Forest as Field>::read).or_else(|| first_forest(reader)),
            clubs: card.number("clubs", CLUBS.into()).map_or(CLUBS, |clubs| clubs as u8),
            items: counts_of(&card.counts("items", "root-doc-no-item", MOST_POINTS, Item::from_id)),
            exhausted: card.count("exhausted", MOST_POINTS),
        }),
        HiredKit::Raids(_) => HiredKit::Raids(Raids { found: card.flag("found"), robbed: card.flag("robbed") }),
    }
}

/// Returns where the pawn of a forest stands if the document does not say.
fn first_forest(reader: &Reader<'_>) -> Option<Forest> {
    reader.state.board.forests().first().filter(|_| reader.state.phase != Phase::Setup)
}

/// The order of the discard pile, where somebody asks for it.
pub(super) fn read_pile(reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
    if hooks::looks_at_the_pile(reader.state) {
        for card in fields.words("pile", "doc-no-card", CardKind::from_id) {
            reader.state.pile.push(card);
        }
    }
}

/// The markers for which hirelings are hired: the spaces that have theirs, and those that were taken.
pub(super) fn read_markers(reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
    let mut hiring = fields.table("hiring");
    for space in hiring.numbers("spaces", 0, u8::MAX).unwrap_or_default() {
        match MARKER_SPACES.iter().position(|&one| one == space) {
            Some(place) => reader.state.hiring.on_track[place] = true,
            None => hiring.fault("spaces", Message::new("root-doc-hiring-space").number("space", space)),
        }
    }
    let most = MARKER_SPACES.len() as u8;
    for (seat, count) in hiring.counts("taken", "doc-no-seat", most, |name| reader.seat(name)) {
        reader.state.hiring.taken[seat.index()] = count;
    }
    hiring.finish();
}

/// Reads the moves into each clearing this turn, where a hireling needs them.
pub(super) fn read_arrivals(reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
    let mut arrived = fields.table("arrived");
    let mut arrivals = Arrivals { warlord: arrived.flag("warlord"), ..Arrivals::default() };
    for name in arrived.keys().into_iter().filter(|&name| name != "warlord") {
        let Some(owner) = reader.owner(name) else {
            arrived.value(name);
            arrived.fault(name, Message::new("doc-no-seat").text("text", name));
            continue;
        };
        for (clearing, count) in arrived.counts(name, "root-doc-clearing", MOST_POINTS, |key| reader.clearing(key)) {
            arrivals.counts[owner.index()][clearing.index()] = count;
        }
    }
    arrived.finish();
    reader.state.arrivals = arrivals;
}

//! The part of a position that only the Lord of the Hundreds has.

use super::state::{Hundreds, TRACK_SPACES, Track};
use super::words::Mood;
use crate::games::root::module::reading::{Reader, counts_of};
use crate::games::root::module::writing::{items, number, put, put_list, put_table};
use crate::games::root::state::kits::Kit;
use crate::games::root::words::item::Item;
use crate::games::root::words::place::{Clearing, MAX_CLEARINGS};
use crate::kernel::{Fields, Message, Seat};
use toml::Table;

pub(super) fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>, seat: Seat) {
    let warlord = fields.number("warlord", MAX_CLEARINGS as u16).and_then(|number| {
        let at = Clearing::from_number(number as u8);
        let stands = at.filter(|&at| reader.state.warriors(seat, at) > 0);
        if stands.is_none() {
            fields.fault("warlord", Message::new("root-doc-warlord").number("clearing", number));
        }
        stands
    });
    // who is not on the map is in no supply either (14.2.2)
    if warlord.is_none() {
        reader.lay_aside(seat, 1, fields, "warlord");
    }
    let mut kit = Hundreds {
        warlord,
        mood: fields.word("mood", "root-doc-no-mood", Mood::from_id).unwrap_or_default(),
        hoard: counts_of(&fields.counts("hoard", "root-doc-no-item", TRACK_SPACES, Item::from_id)),
        ..Hundreds::default()
    };
    for item in fields.words("ruin_tiles", "root-doc-no-item", Item::from_id) {
        kit.ruin_tiles[item.index()] = true;
    }
    let full = |track: Track| kit.on_track(track) > TRACK_SPACES;
    if full(Track::Command) || full(Track::Prowess) || kit.hoard[Item::Torch.index()] > 0 {
        fields.fault("hoard", "root-doc-hoard");
    }
    reader.state.player_mut(seat).kit = Kit::Hundreds(kit);
}

pub(super) fn write(hundreds: &Hundreds, table: &mut Table) {
    if let Some(clearing) = hundreds.warlord {
        put(table, "warlord", number(clearing));
    }
    put(table, "mood", hundreds.mood.id());
    put_table(table, "hoard", items(hundreds.hoard));
    let from_ruins = Item::ALL.iter().filter(|item| hundreds.ruin_tiles[item.index()]);
    put_list(table, "ruin_tiles", from_ruins.map(|item| item.id()).collect());
}

//! The part of a position that only the Riverfolk Company has.

use super::state::{PRICES, Riverfolk};
use super::words::Service;
use crate::games::root::module::reading::{Reader, clearing_suit};
use crate::games::root::module::writing::{put, put_count, put_table};
use crate::games::root::state::State;
use crate::games::root::state::frame::Phase;
use crate::games::root::state::kits::Kit;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Suit;
use crate::kernel::{Fields, MAX_SEATS, Message, Seat};
use toml::Table;

/// Warriors of any player lie on the Company's board; they are taken out of their supplies.
pub(super) fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>, seat: Seat) {
    let in_setup = reader.state.phase == Phase::Setup;
    // a position that does not name the prices has the lowest, once setup is over
    let mut kit = Riverfolk { prices: [u8::from(!in_setup); 3], ..Riverfolk::default() };
    let most = PRICES[PRICES.len() - 1];
    for (service, price) in fields.counts("prices", "root-doc-no-service", most, Service::from_id) {
        kit.prices[service.index()] = price;
    }
    if !in_setup && kit.prices.contains(&0) {
        fields.fault("prices", "root-doc-prices");
    }
    let mut boxes = [[0u8; MAX_SEATS]; 3];
    for (name, warriors) in ["payments", "funds", "committed"].into_iter().zip(&mut boxes) {
        for (owner, count) in fields.counts(name, "doc-no-seat", Faction::MOST_WARRIORS, |id| reader.seat(id)) {
            reader.lay_aside(owner, count, fields, name);
            warriors[owner.index()] = count;
        }
    }
    [kit.payments, kit.funds, kit.committed] = boxes;
    for (suit, lost) in fields.counts("lost_posts", "root-doc-no-clearing-suit", 3, clearing_suit) {
        if let Some(post) = Piece::post(suit) {
            let stock = &mut reader.state.stock[post.index()];
            match stock.checked_sub(lost) {
                Some(left) => *stock = left,
                None => fields.fault("lost_posts", Message::new("root-doc-posts").text("piece", post.id())),
            }
        }
    }
    kit.exporting = fields.flag("exporting");
    reader.state.player_mut(seat).kit = Kit::Riverfolk(kit);
}

pub(super) fn write(riverfolk: &Riverfolk, state: &State, table: &mut Table) {
    let mut prices = Table::new();
    for service in Service::ALL {
        put_count(&mut prices, service.id(), riverfolk.price(service));
    }
    put_table(table, "prices", prices);
    let boxes = [("payments", riverfolk.payments), ("funds", riverfolk.funds), ("committed", riverfolk.committed)];
    for (name, warriors) in boxes {
        let mut owners = Table::new();
        for owner in state.seats() {
            put_count(&mut owners, state.party(owner).id(), warriors[owner.index()]);
        }
        put_table(table, name, owners);
    }
    let mut lost = Table::new();
    for (suit, post) in Suit::CLEARING.into_iter().zip(Piece::POSTS) {
        put_count(&mut lost, suit.id(), post.total() - state.stock[post.index()] - state.on_map(post));
    }
    put_table(table, "lost_posts", lost);
    if riverfolk.exporting {
        put(table, "exporting", true);
    }
}

//! The clockwork players: a board that follows its order.

use super::facts::{by_owner, by_suit, cards, in_clearings, points, standing};
use super::names;
use super::registry::{FactionView, Force, Legend, Seated};
use crate::games::root::clockwork::state::{Clockwork, Court, Cult, Decree, Own, Wanderer, conspiracy_at};
use crate::games::root::clockwork::words::{Difficulty, PARLIAMENT, Reason, Trait};
use crate::games::root::factions::corvids::words::Plot;
use crate::games::root::factions::duchy::words::Minister;
use crate::games::root::law::hooks;
use crate::games::root::law::priority::{OfClearing, OfRival, Preselection};
use crate::games::root::state::frame::Phase;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::item::Condition;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Suit;
use crate::games::root::{Observation, State};
use crate::kernel::{SeatOption, Words, name_key};
use crate::tui::game_ui::Ctx;
use crate::tui::help::HelpSection;
use crate::tui::law::Book;
use crate::tui::palette::Role;
use crate::tui::player_board::{Fact, Forms, Section};
use crate::tui::text::Row;

/// The acolytes, the conspiracy that the marker goes to next, and the Lost Souls from the top.
fn souls(ctx: &Ctx, cult: &Cult) -> Vec<Fact> {
    let next = ctx.words.name("root-word", conspiracy_at(cult.marker + 1).id());
    let suits = by_suit(ctx, |suit| (cult.souls.cards & CardSet::suit(suit)).len());
    let kinds = cult.souls.order.as_slice().iter().rev();
    let from_top = kinds.map(|&kind| Row::plain(names::card_for(ctx, kind))).collect();
    vec![
        Fact::of(ctx, "root-fact-acolytes").count(cult.acolytes),
        Fact::of(ctx, "root-fact-next-conspiracy").note(Row::plain(next)).only(Forms::BOARD),
        Fact::of(ctx, "root-fact-souls").count(cult.souls.cards.len() as i64).list(suits).within(Forms::BOARD),
        Fact::of(ctx, "root-fact-soul-cards").list(from_top).only(Forms::FULL),
        Fact::of(ctx, "root-fact-revealed").list(cards(ctx, cult.rituals.cards)).only(Forms::FULL),
    ]
}

/// The plots: how many lie face down, and which are face up and where.
fn plots(ctx: &Ctx, state: &State) -> Vec<Fact> {
    let count = |key: &str, count: u8| Fact::of(ctx, key).count(count);
    let up = Plot::ALL.into_iter().map(|plot| plot.piece()).filter(|&piece| state.on_map(piece) > 0);
    let up = up.map(|piece| {
        Fact::new(Row::plain(ctx.words.name("root-piece", piece.id())))
            .note(in_clearings(ctx, state.clearings_with(piece)))
            .only(Forms::BOARD)
    });
    let counts = [
        count("root-fact-plots-down", state.on_map(Piece::Plot)),
        count("root-fact-plots-left", state.stock[Piece::Plot.index()]).only(Forms::LINE.or(Forms::FULL)),
    ];
    counts.into_iter().chain(up).collect()
}

/// The chapter of the Law of Rootbotics about a faction's clockwork player: its title is the player's name.
fn chapter(faction: Faction) -> Option<&'static str> {
    Some(match faction {
        Faction::Marquise => "r4",
        Faction::Eyrie => "r5",
        Faction::Alliance => "r6",
        Faction::Vagabond | Faction::Vagabond2 => "r7",
        Faction::Lizards => "r8",
        Faction::Riverfolk => "r9",
        Faction::Duchy => "r10",
        Faction::Corvids => "r11",
        Faction::Hundreds | Faction::Keepers => return None,
    })
}

/// Tells, for the help, what clockwork players are, and for what those at the table score.
pub fn help(ctx: &Ctx, state: &Observation) -> Option<HelpSection> {
    let seated = state.seats().filter(|&seat| hooks::is_clockwork(state, seat));
    let mut boards = seated.filter_map(|seat| chapter(state.faction(seat))).peekable();
    boards.peek()?;
    let points = boards.map(|board| ctx.words.name("root-clockwork-points", board));
    let texts = std::iter::once(ctx.say("root-help-clockwork")).chain(points);
    Some(HelpSection::new(ctx.say("root-help-title-clockwork"), texts))
}

/// Returns names what is written `clockwork:marquise:nightmare`, with its level if that is not the usual one.
pub fn plays(words: &Words, option: &SeatOption) -> Option<String> {
    let chapter = Faction::from_id(option.faction).filter(|_| option.is_clockwork).and_then(chapter)?;
    let name = words.name("root-law", chapter);
    match option
        .words
        .iter()
        .find_map(|word| Difficulty::from_id(word))
        .filter(|&difficulty| difficulty != Difficulty::default())
    {
        Some(difficulty) => Some(words.labeled(&name, &words.name("root-level", difficulty.id()))),
        None => Some(name),
    }
}

/// Returns keys that are put together at run time.
pub fn made_keys() -> Vec<String> {
    let boards: Vec<&str> = Faction::ALL.into_iter().filter_map(chapter).collect();
    let spaces: [(&str, &[&str]); 9] = [
        ("root-level", &Difficulty::IDS),
        ("root-level-about", &boards),
        ("root-clockwork-points", &boards),
        ("root-trait", &Trait::IDS),
        ("root-trait-about", &Trait::IDS),
        ("root-skip", &Reason::IDS),
        ("root-measure", &OfClearing::IDS),
        ("root-measure", &OfRival::IDS),
        ("root-measure", &Preselection::IDS),
    ];
    spaces.iter().flat_map(|(space, ids)| ids.iter().map(|id| name_key(space, id))).collect()
}

/// The parts of a chapter that tell a turn: its three phases, and what stands apart from them.
const TURN: [u8; 4] = [4, 5, 6, 7];

impl FactionView for Seated<'_, Clockwork> {
    fn verbs(&self, _: Phase) -> Vec<&'static str> {
        vec!["order"]
    }

    fn lends(&self, phase: Phase) -> &'static [&'static str] {
        let sells = matches!(self.kit.own, Own::Riverfolk(_)) && phase == Phase::Birdsong;
        if sells { &["services"] } else { &[] }
    }

    fn force(&self) -> Force {
        if self.state.has_pawn(self.seat) { Force::Items } else { Force::Warriors }
    }

    fn title(&self, words: &Words) -> Option<String> {
        chapter(self.state.faction(self.seat)).map(|chapter| words.name("root-law", chapter))
    }

    fn facts(&self, ctx: &Ctx) -> Vec<Section> {
        let (state, clockwork) = (self.state, self.kit);
        let order = Fact::of(ctx, "root-fact-order");
        let order = match (clockwork.cult(), clockwork.order_suit()) {
            (Some(_), Some(suit)) => order.note(names::suit_word(Row::new(), ctx, suit)),
            _ => order
                .list(clockwork.order_card().map(|kind| Row::plain(names::card_for(ctx, kind))).into_iter().collect()),
        };
        let level = (clockwork.difficulty != Difficulty::Default).then(|| self.level(ctx));
        let traits = clockwork.traits.iter().map(|card| {
            let name = Row::of(Role::Prompt, ctx.words.name("root-trait", card.id()));
            Fact::new(name).sentence(ctx.words.name("root-trait-about", card.id())).only(Forms::FULL)
        });
        let letter = state.party(self.seat).letter();
        let pieces = state.pieces_of(self.seat).iter().filter(|&&piece| stands(piece)).map(|&piece| {
            let sign = format!("{letter}{}", names::glyph(piece, false));
            let fact = standing(ctx, state, sign, piece, Forms::LINE.or(Forms::FULL));
            let tracks = [
                (clockwork.own.track(piece), points(ctx)),
                (clockwork.own.recruits(piece), ctx.say("root-board-recruits")),
            ];
            let fact = match tracks.into_iter().find(|(track, _)| !track.is_empty()) {
                Some((track, unit)) => fact.scale(track, state.on_map(piece), unit).within(Forms::BOARD),
                None => fact,
            };
            fact.note(in_clearings(ctx, state.clearings_with(piece))).within(Forms::BOARD)
        });
        let pieces = Section::table(pieces).titled(ctx.say("root-board-buildings"));
        let about = Fact::bare().sentence(ctx.say("root-board-clockwork")).only(Forms::FULL);
        let own = match &self.kit.own {
            Own::Lizards(cult) => souls(ctx, cult),
            Own::Corvids(_) => plots(ctx, state),
            _ => Vec::new(),
        };
        let ministers = match &self.kit.own {
            Own::Duchy(court) => PARLIAMENT.map(|(minister, suit)| crown(ctx, court, minister, suit)).to_vec(),
            _ => Vec::new(),
        };
        let ministers = Section::table(ministers).titled(ctx.say("root-board-ministers"));
        let first = Section::new([order].into_iter().chain(self.own(ctx)));
        let traits = Section::new(level.into_iter().chain(traits));
        let mut sections = vec![first, Section::new(own), ministers, pieces, traits];
        if let Some(vagabot) = state.vagabot(self.seat) {
            sections.extend(self.wandering(ctx, vagabot));
        }
        sections.push(Section::new([about]));
        sections.push(self.steps(ctx));
        sections
    }

    fn legend(&self) -> Legend {
        Legend::default()
    }
}

/// A minister in its place on the board: its suit, and whether it has a crown.
fn crown(ctx: &Ctx, court: &Court, minister: Minister, suit: Suit) -> Fact {
    let (role, key) = match court.crowned.contains(minister) {
        true => (Role::Good, "root-fact-swayed"),
        false => (Role::Dim, "root-fact-not-swayed"),
    };
    Fact::new(Row::plain(ctx.words.name("root-word", minister.id())))
        .note(names::suit_word(Row::new(), ctx, suit))
        .note(Row::of(role, ctx.say(key)))
        .only(Forms::FULL)
}

/// Whether the board tells where pieces of this kind stand: buildings, and the tokens that do as much.
fn stands(piece: Piece) -> bool {
    piece.is_building() || matches!(piece, Piece::Tunnel | Piece::Sympathy) || Piece::POSTS.contains(&piece)
}

impl Seated<'_, Clockwork> {
    /// Lists the facts of this board alone.
    fn own(&self, ctx: &Ctx) -> Vec<Fact> {
        match &self.kit.own {
            Own::Marquise { .. } | Own::Alliance => Vec::new(),
            Own::Eyrie(decree) => Decree::COLUMNS.map(|suit| self.column(ctx, decree, suit)).to_vec(),
            Own::Lizards(_) | Own::Corvids(_) | Own::Vagabot(_) => Vec::new(),
            Own::Duchy(court) => {
                let name = |minister: Minister| Row::plain(ctx.words.name("root-word", minister.id()));
                // from the top, as they act and lose their crowns
                let ministers = PARLIAMENT.into_iter().map(|(minister, _)| minister);
                let crowned = ministers.filter(|&minister| court.crowned.contains(minister)).map(name).collect();
                let ambushes = Fact::of(ctx, "root-fact-ambushes").list(cards(ctx, court.ambushes)).in_new_row();
                let ambushes = (!court.ambushes.is_empty()).then_some(ambushes);
                let crowned = Fact::of(ctx, "root-fact-ministers").list(crowned).in_new_row();
                let facts = [
                    Fact::of(ctx, "root-fact-burrow").count(court.burrow),
                    crowned.only(Forms::LINE.or(Forms::COMPACT)),
                ];
                facts.into_iter().chain(ambushes).collect()
            }
            Own::Riverfolk(store) => {
                let wares = store.row().map(|kind| Row::plain(names::card_for(ctx, kind))).collect();
                let paid =
                    by_owner(ctx, self.state, |owner| owner.seat().map_or(0, |seat| store.payments[seat.index()]));
                let holds = [(store.shield, "root-fact-shield"), (store.sword, "root-fact-sword")];
                let holds = holds.into_iter().filter(|(holds, _)| *holds).map(|(_, key)| Row::plain(ctx.say(key)));
                let holds: Vec<Row> = holds.collect();
                let protection = (!holds.is_empty()).then(|| Fact::of(ctx, "root-fact-protection").list(holds));
                let market = Fact::of(ctx, "root-fact-wares").list(wares);
                let payments = Fact::of(ctx, "root-fact-payments").list(paid).in_new_row();
                [market, payments].into_iter().chain(protection).collect()
            }
        }
    }

    /// Says what its level changes (R3.3).
    fn level(&self, ctx: &Ctx) -> Fact {
        let difficulty = self.kit.difficulty.id();
        let board = chapter(self.state.faction(self.seat));
        let about = board.map(|board| ctx.fill(&name_key("root-level-about", board), &[("level", difficulty.into())]));
        let point = (self.kit.difficulty == Difficulty::Nightmare).then(|| ctx.say("root-level-about-nightmare"));
        let about = ctx.words.sentences(about.into_iter().chain(point));
        let name = Row::plain(ctx.words.name("root-level", difficulty));
        Fact::of(ctx, "root-fact-level").note(name).sentence(about).only(Forms::FULL)
    }

    /// The steps of its turn, as the law tells them.
    fn steps(&self, ctx: &Ctx) -> Section {
        let book = Book::new(ctx.words, "root");
        let chapter = chapter(self.state.faction(self.seat)).unwrap_or_default();
        let parts = TURN.iter().flat_map(|part| book.with_below(&format!("{chapter}.{part}")));
        let steps = parts.map(|law| {
            let sentence = ctx.words.beside([law.number.to_string(), law.sentence(ctx.words)]);
            Fact::bare().sentence(sentence).only(Forms::FULL)
        });
        Section::new(steps.collect::<Vec<_>>()).titled(ctx.say("root-board-steps"))
    }

    /// A column of the Decree: its cards, a vizier before them (R5.4.3).
    fn column(&self, ctx: &Ctx, decree: &Decree, suit: Suit) -> Fact {
        let viziers = if suit == Suit::Bird { self.kit.viziers() } else { 0 };
        let viziers = (0..viziers).map(|_| Row::plain(ctx.say("root-fact-vizier")));
        let named = cards(ctx, decree.columns[suit.index()]);
        Fact::new(names::suit_word(Row::new(), ctx, suit))
            .count(self.kit.column(suit))
            .within(Forms::LINE)
            .list(viziers.chain(named).collect())
            .within(Forms::BOARD)
            .in_new_row()
    }

    /// The pawn and the items of a Vagabot, and its quest.
    fn wandering(&self, ctx: &Ctx, vagabot: &Wanderer) -> Vec<Section> {
        let pawn = Seated { state: self.state, seat: self.seat, kit: &vagabot.kit };
        let who = vagabot.kit.character.map(|character| ctx.words.name("root-word", character.id()));
        let who = Fact::bare().note(Row::of(Role::Prompt, who.unwrap_or_default())).note(pawn.place(ctx));
        let track = Fact::of(ctx, "root-fact-battle-track").count(vagabot.on_track()).only(Forms::BOARD);
        let quest = vagabot.quest.map(|quest| {
            let name = Row::plain(ctx.words.name("root-quest", quest.id()));
            let suit = Row::of(names::suit_role(quest.suit()), names::suit(ctx.words, quest.suit()));
            Fact::of(ctx, "root-fact-own-quest").note(name).note(suit)
        });
        let done = Fact::of(ctx, "root-fact-quests-done")
            .count(vagabot.kit.quests_done.iter().count() as u8)
            .only(Forms::BOARD);
        let tiles = [
            pawn.tiles(ctx, "root-fact-ready", Role::Text, |condition| condition == Condition::Ready),
            pawn.tiles(ctx, "root-fact-exhausted", Role::Dim, |condition| condition == Condition::Exhausted),
            pawn.tiles(ctx, "root-fact-damaged", Role::Bad, Condition::is_damaged),
        ];
        vec![
            Section::new([who, track].into_iter().chain(quest).chain([done])),
            Section::table(tiles).titled(ctx.say("root-board-items")),
        ]
    }
}

//! Boards as facts. A game says once what is on a board and in which forms it is told; the four renderers lay it out: the
//! line under the map, the compact board beside others, the whole board, and speech.

use super::game_ui::Ctx;
use super::palette::Role;
use super::speech;
use super::text::{GAP, Row, flow};

/// A set of the forms in which a board is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forms(u8);

impl Forms {
    /// The line under the map.
    pub const LINE: Forms = Forms(1);
    /// The compact board, in few columns and rows.
    pub const COMPACT: Forms = Forms(2);
    /// The whole board, drawn.
    pub const WHOLE: Forms = Forms(4);
    /// The whole board, read aloud.
    pub const SPOKEN: Forms = Forms(8);
    /// The whole board, drawn or read aloud.
    pub const FULL: Forms = Forms::WHOLE.or(Forms::SPOKEN);
    /// Every board, but not the line.
    pub const BOARD: Forms = Forms::COMPACT.or(Forms::FULL);
    pub const ALL: Forms = Forms::LINE.or(Forms::BOARD);

    pub const fn or(self, other: Forms) -> Forms {
        Forms(self.0 | other.0)
    }

    const fn has(self, form: Forms) -> bool {
        self.0 & form.0 != 0
    }
}

/// What a fact tells of what its label names.
#[derive(Clone, Debug)]
enum Content {
    Count(i64),
    /// So many of all there are.
    Of(i64, i64),
    /// A track whose value at `now` counts; what it is a value of, if the label does not say it.
    Scale {
        values: Vec<i64>,
        now: usize,
        unit: String,
        /// Whether the spaces before that are covered.
        covered: bool,
    },
    /// Things in full, and in fewer columns where there is no room for that.
    List {
        items: Vec<Row>,
        short: Vec<Row>,
    },
    Note(Row),
    Sentence(String),
}

/// A fact of a board: what it is about, and what there is to tell of it.
#[derive(Clone, Debug)]
pub struct Fact {
    forms: Forms,
    /// The sign on the map.
    sign: String,
    label: Row,
    contents: Vec<(Forms, Content)>,
    /// Whether it begins a row of the compact board.
    begins_row: bool,
    line_name: LineName,
}

/// How a fact with a sign is named in the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LineName {
    Sign,
    Label,
    Both,
}

impl Fact {
    /// Begins a fact under a label, to be told in all forms.
    pub fn new(label: Row) -> Self {
        Fact {
            forms: Forms::ALL,
            sign: String::new(),
            label,
            contents: Vec::new(),
            begins_row: false,
            line_name: LineName::Sign,
        }
    }

    /// Begins a fact under the label of a key.
    pub fn of(ctx: &Ctx, key: &str) -> Self {
        Fact::new(Row::of(Role::Dim, ctx.say(key)))
    }

    /// Begins a fact that needs no label.
    pub fn bare() -> Self {
        Fact::new(Row::new())
    }

    /// Keeps the fact to some forms.
    pub fn only(mut self, forms: Forms) -> Self {
        self.forms = forms;
        self
    }

    pub fn sign(mut self, sign: impl Into<String>) -> Self {
        self.sign = sign.into();
        self
    }

    /// Has it begin a row of the compact board.
    pub fn in_new_row(mut self) -> Self {
        self.begins_row = true;
        self
    }

    /// Returns names it by its label in the line too, for signs that are easily mistaken.
    pub fn named(mut self) -> Self {
        self.line_name = LineName::Label;
        self
    }

    /// Returns names it by sign and label in the line too, for signs that several share.
    pub fn named_in_full(mut self) -> Self {
        self.line_name = LineName::Both;
        self
    }

    fn with(mut self, content: Content) -> Self {
        self.contents.push((Forms::ALL, content));
        self
    }

    /// Keeps what was added last to some forms.
    pub fn within(mut self, forms: Forms) -> Self {
        if let Some((within, _)) = self.contents.last_mut() {
            *within = forms;
        }
        self
    }

    pub fn count(self, count: impl Into<i64>) -> Self {
        self.with(Content::Count(count.into()))
    }

    /// Adds how many there are of a total.
    pub fn part_of(self, count: impl Into<i64>, all: impl Into<i64>) -> Self {
        self.with(Content::Of(count.into(), all.into()))
    }

    /// Adds a track whose value at `now` counts; `unit` says of what, where the label does not.
    pub fn scale(self, values: &[u8], now: impl Into<usize>, unit: String) -> Self {
        let values = values.iter().copied().map(i64::from).collect();
        self.with(Content::Scale { values, now: now.into(), unit, covered: false })
    }

    /// Adds a track like [`Fact::scale`], whose spaces before `now` are covered by what stands on the map.
    pub fn covered(self, values: &[u8], now: impl Into<usize>, unit: String) -> Self {
        let values = values.iter().copied().map(i64::from).collect();
        self.with(Content::Scale { values, now: now.into(), unit, covered: true })
    }

    pub fn list(self, items: Vec<Row>) -> Self {
        self.with(Content::List { items, short: Vec::new() })
    }

    /// Adds a list that has shorter names where it does not fit.
    pub fn list_or(self, items: Vec<Row>, short: Vec<Row>) -> Self {
        self.with(Content::List { items, short })
    }

    pub fn note(self, note: Row) -> Self {
        self.with(Content::Note(note))
    }

    /// Adds a sentence that stands for itself.
    pub fn sentence(self, text: String) -> Self {
        self.with(Content::Sentence(text))
    }

    fn contents(&self, form: Forms) -> impl Iterator<Item = &Content> {
        self.contents.iter().filter(move |(forms, _)| forms.has(form)).map(|(_, content)| content)
    }

    /// The sign and the label, as they stand before what is told.
    fn lead(&self, form: Forms) -> Row {
        match (self.sign.is_empty(), form) {
            (true, _) => self.label.clone(),
            (false, Forms::LINE) if self.line_name == LineName::Label => self.label.clone(),
            (false, Forms::LINE) if self.line_name == LineName::Sign => Row::plain(&self.sign),
            (false, _) => Row::plain(format!("{} ", self.sign)).join(self.label.clone()),
        }
    }

    /// Returns the cells after the label; lists use their shorter names on demand.
    fn cells(&self, ctx: &Ctx, form: Forms, short: bool) -> Vec<Row> {
        self.contents(form).filter_map(|content| cell(ctx, content, form, short)).collect()
    }

    /// The label and what stands behind it in a row.
    fn row(&self, ctx: &Ctx, form: Forms, short: bool) -> Row {
        spaced([self.lead(form)].into_iter().chain(self.cells(ctx, form, short)))
    }

    fn sentences(&self, form: Forms) -> impl Iterator<Item = &String> {
        self.contents(form).filter_map(|content| match content {
            Content::Sentence(text) => Some(text),
            _ => None,
        })
    }
}

/// Facts that belong together.
#[derive(Clone, Debug, Default)]
pub struct Section {
    title: String,
    facts: Vec<Fact>,
    layout: Layout,
}

/// How the facts of a section are laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Layout {
    /// Below each other on the whole board, behind each other on the compact one.
    #[default]
    List,
    /// Below each other, and what they tell too.
    Table,
    /// Behind each other.
    Row,
}

impl Section {
    pub fn new(facts: impl IntoIterator<Item = Fact>) -> Self {
        Section { facts: facts.into_iter().collect(), ..Section::default() }
    }

    /// Returns facts in rows, what they tell in columns.
    pub fn table(facts: impl IntoIterator<Item = Fact>) -> Self {
        Section { layout: Layout::Table, ..Section::new(facts) }
    }

    /// Begins a section of short facts behind each other.
    pub fn row(facts: impl IntoIterator<Item = Fact>) -> Self {
        Section { layout: Layout::Row, ..Section::new(facts) }
    }

    /// Adds a title for the whole board.
    pub fn titled(mut self, title: String) -> Self {
        self.title = title;
        self
    }

    fn facts(&self, form: Forms) -> impl Iterator<Item = &Fact> {
        self.facts.iter().filter(move |fact| fact.forms.has(form))
    }

    /// Draws all of it for this many columns.
    fn whole(&self, ctx: &Ctx, room: usize) -> Vec<Row> {
        let rows = match self.layout {
            Layout::Row => {
                let facts = self.facts(Forms::WHOLE).map(|fact| fact.row(ctx, Forms::WHOLE, false));
                let indent = if self.title.is_empty() { "" } else { GAP };
                let rows = flow(Vec::new(), facts, room.saturating_sub(indent.len()), GAP, "").into_iter();
                rows.map(|row| Row::plain(indent).join(row)).collect()
            }
            Layout::List | Layout::Table => table(ctx, self, Forms::WHOLE, room),
        };
        let title =
            (!self.title.is_empty() && !rows.is_empty()).then(|| Row::of(Role::Prompt, self.title.to_uppercase()));
        title.into_iter().chain(rows).collect()
    }

    /// Tells all of it: its title, then its facts, those of a row in one line.
    fn spoken(&self, ctx: &Ctx) -> Vec<Row> {
        let facts = self.facts(Forms::SPOKEN).map(|fact| said(ctx, fact));
        let facts: Vec<Row> = match self.layout {
            Layout::Row => [speech::together(ctx, facts)].into_iter().filter(|row| !row.is_empty()).collect(),
            Layout::List | Layout::Table => facts.collect(),
        };
        let title = (!self.title.is_empty() && !facts.is_empty())
            .then(|| Row::plain(ctx.fill("board-title", &[("title", self.title.as_str().into())])));
        title.into_iter().chain(facts).filter(|row| !row.is_empty()).collect()
    }
}

/// The board of a seat.
#[derive(Clone, Debug, Default)]
pub struct PlayerBoard {
    pub title: String,
    /// What all boards of the game begin with.
    pub head: Section,
    pub sections: Vec<Section>,
    /// What all boards of the game end with.
    pub tail: Section,
}

/// Columns of the labels of a section at most; a longer one pushes what it names to the right.
const LABELS: usize = 20;

impl PlayerBoard {
    /// Draws what limits the next turn in this many rows of this many columns, the most important first. The last row shows if
    /// that is not all.
    pub fn line(&self, ctx: &Ctx, room: usize, height: usize) -> Vec<Row> {
        self.lined(ctx, room, height, |_, _| true)
    }

    /// Draws in one row what limits the next turn, but for what the rows of the board below it tell in the same words.
    pub fn line_above(&self, ctx: &Ctx, room: usize) -> Row {
        let is_told = |section: &Section, fact: &Fact| section.layout == Layout::Row && fact.forms.has(Forms::WHOLE);
        self.lined(ctx, room, 1, |section, fact| !is_told(section, fact)).pop().unwrap_or_default()
    }

    /// Draws some of its own facts, then those of all boards, in this many rows.
    fn lined(&self, ctx: &Ctx, room: usize, height: usize, is_shown: impl Fn(&Section, &Fact) -> bool) -> Vec<Row> {
        let own = self.sections.iter().flat_map(|section| section.facts(Forms::LINE).map(move |fact| (section, fact)));
        let own = own.filter(|(section, fact)| is_shown(section, fact)).map(|(_, fact)| fact);
        let common = [&self.head, &self.tail].into_iter().flat_map(|section| section.facts(Forms::LINE));
        let told: Vec<&Fact> = own.chain(common).collect();
        let facts = |short: bool| told.iter().map(move |fact| fact.row(ctx, Forms::LINE, short));
        let whole = apart(facts(false));
        if whole.width() <= room {
            return vec![whole];
        }
        let rows = flow(Vec::new(), facts(true), room, GAP, "");
        if rows.len() <= height {
            return rows;
        }
        // what has no room makes way for what is shorter
        let end = room.saturating_sub(GAP.len());
        let mut rows = vec![Row::new(); height];
        for fact in facts(true) {
            let width = |row: &Row| if row.is_empty() { 0 } else { row.width() + GAP.len() };
            if let Some(row) = rows.iter_mut().find(|row| width(row) + fact.width() <= end) {
                *row = match row.is_empty() {
                    true => fact,
                    false => std::mem::take(row).part(fact),
                };
            }
        }
        let last = rows.pop().map(|last| last.cut(room));
        rows.extend(last);
        rows
    }

    /// Draws in few columns what the line does not tell.
    pub fn beside_line(&self, ctx: &Ctx, room: usize) -> Vec<Row> {
        // of a track the line tells one space, and it has no sentences
        let is_short = |content: &Content| !matches!(content, Content::Scale { .. } | Content::Sentence(_));
        let is_told = |fact: &Fact| {
            let mut contents = fact.contents.iter().filter(|(forms, _)| forms.has(Forms::COMPACT));
            fact.forms.has(Forms::LINE) && contents.all(|(forms, content)| forms.has(Forms::LINE) && is_short(content))
        };
        let mut rest = self.clone();
        for section in [&mut rest.head, &mut rest.tail].into_iter().chain(&mut rest.sections) {
            section.facts.retain(|fact| !is_told(fact));
        }
        rest.compact(ctx, room, room)
    }

    /// Draws the board in few columns: tables row by row, other facts behind each other, in rows of their own width.
    pub fn compact(&self, ctx: &Ctx, room: usize, flowing: usize) -> Vec<Row> {
        let mut rows = Vec::new();
        let mut last = Vec::new();
        // what all boards have goes on in the row where the rest ends
        let own = self.sections.iter().map(|section| (section, true));
        let sections = own.chain([(&self.head, false), (&self.tail, false)]);
        for (section, begins) in sections.filter(|(section, _)| section.facts(Forms::COMPACT).next().is_some()) {
            if begins {
                rows.append(&mut last);
            }
            if section.layout == Layout::Table {
                rows.extend(table(ctx, section, Forms::COMPACT, room));
                continue;
            }
            for fact in section.facts(Forms::COMPACT) {
                if fact.begins_row {
                    rows.append(&mut last);
                }
                last = flow(last, parts_of(ctx, fact), flowing, GAP, GAP);
            }
        }
        rows.append(&mut last);
        rows
    }

    /// Returns whether a row of a table goes on in another one in so few columns, so that its cells no longer stand below
    /// each other.
    pub fn breaks_tables(&self, ctx: &Ctx, room: usize) -> bool {
        let tables = self.sections.iter().filter(|section| section.layout == Layout::Table);
        let rows = |section, room| table(ctx, section, Forms::COMPACT, room).len();
        tables.into_iter().any(|section| rows(section, room) != rows(section, usize::MAX))
    }

    /// Draws what all boards begin with in a row.
    pub fn first_row(&self, ctx: &Ctx) -> Row {
        apart(self.head.whole(ctx, usize::MAX))
    }

    /// Draws the rest of the board for this many columns, a part for each section.
    pub fn parts(&self, ctx: &Ctx, room: usize) -> Vec<Vec<Row>> {
        let parts = self.sections.iter().chain([&self.tail]).map(|section| section.whole(ctx, room));
        parts.filter(|rows| !rows.is_empty()).collect()
    }

    /// Draws all of the board for this many columns, or tells it, each fact in a line that needs no other.
    pub fn rows(&self, ctx: &Ctx, room: usize) -> Vec<Row> {
        page(ctx, room, [&self.head].into_iter().chain(&self.sections).chain([&self.tail]))
    }
}

/// Draws sections for this many columns below each other with a blank line between two, or tells them.
pub fn page<'a>(ctx: &Ctx, room: usize, sections: impl IntoIterator<Item = &'a Section>) -> Vec<Row> {
    let mut rows = Vec::new();
    for section in sections {
        if ctx.is_aloud() {
            rows.extend(section.spoken(ctx));
            continue;
        }
        let part = section.whole(ctx, room);
        rows.extend((!rows.is_empty() && !part.is_empty()).then(Row::new));
        rows.extend(part);
    }
    rows
}

/// A fact in sentences: what stands behind its label, then its tracks, then what stands for itself.
fn said(ctx: &Ctx, fact: &Fact) -> Row {
    let label = fact.label.to_string();
    let (mut told, mut tracks) = (Vec::new(), Vec::new());
    for content in fact.contents(Forms::SPOKEN) {
        match content {
            Content::Scale { values, now, unit, covered } => {
                let track = track(ctx, values, *now, *covered);
                match unit.is_empty() {
                    true => told.push(track),
                    false => tracks.push(speech::labeled(ctx, unit, track)),
                }
            }
            Content::List { items, .. } => told.push(ctx.words.list(items.iter().map(Row::to_string))),
            other => told.extend(cell(ctx, other, Forms::SPOKEN, false).map(|cell| cell.to_string())),
        }
    }
    let text = ctx.words.joined("list-fact", told.iter().filter(|text| !text.is_empty()));
    let first = match (label.is_empty(), told.is_empty()) {
        (true, _) => Row::plain(speech::sentence_of(ctx.words, &text)),
        (false, true) => Row::plain(speech::sentence_of(ctx.words, &label)),
        (false, false) => speech::labeled(ctx, &label, text),
    };
    let sentences = fact.sentences(Forms::SPOKEN).map(|text| Row::plain(speech::sentence_of(ctx.words, text)));
    speech::together(ctx, [first].into_iter().filter(|row| !row.is_empty()).chain(tracks).chain(sentences))
}

/// The value of a track that counts now, or that the next piece from it brings, and those that follow.
fn track(ctx: &Ctx, values: &[i64], now: usize, covered: bool) -> String {
    let rest = values.get(now.saturating_add(1)..).unwrap_or_default();
    let rest = ctx.words.list(rest.iter().map(i64::to_string));
    let Some(value) = values.get(now) else { return ctx.say("board-track-done") };
    let key = match (covered, rest.is_empty()) {
        (false, false) => "board-track",
        (false, true) => "board-track-last",
        (true, false) => "board-track-next",
        (true, true) => "board-track-next-last",
    };
    ctx.fill(key, &[("now", (*value).into()), ("then", rest.into())])
}

/// Draws what a fact tells; `None` for what stands in rows of its own.
fn cell(ctx: &Ctx, content: &Content, form: Forms, short: bool) -> Option<Row> {
    Some(match content {
        Content::Count(count) => Row::plain(count.to_string()),
        Content::Of(count, all) if form == Forms::LINE => Row::plain(format!("{count}/{all}")),
        Content::Of(count, all) => {
            let key = if ctx.is_aloud() { "board-of-spoken" } else { "board-of" };
            Row::plain(ctx.fill(key, &[("count", (*count).into()), ("all", (*all).into())]))
        }
        Content::Scale { values, now, unit, .. } if form == Forms::LINE => {
            let now = values.get(*now).map_or("-".to_owned(), i64::to_string);
            spaced([Row::plain(now), Row::of(Role::Dim, unit)])
        }
        Content::Scale { values, now, unit, covered } => {
            spaced([scale(values, *now, *covered), Row::of(Role::Dim, unit)])
        }
        Content::List { items, .. } if items.is_empty() => Row::plain("-"),
        Content::List { short: names, .. } if short && !names.is_empty() => spaced(names.iter().cloned()),
        Content::List { items, .. } if form == Forms::LINE => spaced(items.iter().cloned()),
        Content::List { items, .. } => apart(items.iter().cloned()),
        Content::Note(note) => note.clone(),
        Content::Sentence(_) => return None,
    })
}

/// The values of a track; the one that counts now stands in brackets.
fn scale(values: &[i64], now: usize, covered: bool) -> Row {
    let cell = |row: Row, (index, value): (usize, &i64)| match index.cmp(&now) {
        std::cmp::Ordering::Equal => row.put(Role::Prompt, format!("[{value}]")),
        std::cmp::Ordering::Less if covered => row.text(" # "),
        _ => row.put(Role::Dim, format!(" {value} ")),
    };
    values.iter().enumerate().fold(Row::new(), cell)
}

/// The facts of a section, a row each, what they tell in columns where it is a table; what has no room goes on below.
fn table(ctx: &Ctx, section: &Section, form: Forms, room: usize) -> Vec<Row> {
    let facts: Vec<(Row, Vec<Row>, &Fact)> = section
        .facts(form)
        .map(|fact| {
            let short = form == Forms::COMPACT && fact.row(ctx, form, false).width() > room;
            (fact.lead(form), fact.cells(ctx, form, short), fact)
        })
        .collect();
    let indent = if section.title.is_empty() || form == Forms::COMPACT { 0 } else { GAP.len() };
    let labels = facts.iter().map(|(label, ..)| label.width()).filter(|&width| width <= LABELS);
    let first = labels.max().map_or(0, |width| if width > 0 { width + 1 } else { 0 }) + indent;
    // the columns behind the first one
    let mut columns = vec![first];
    if section.layout == Layout::Table {
        let most = facts.iter().map(|(_, cells, _)| cells.len()).max().unwrap_or(0);
        for index in 1..most {
            let before =
                facts.iter().filter(|(_, cells, _)| cells.len() > index).map(|(_, cells, _)| cells[index - 1].width());
            columns.push(columns[index - 1] + before.max().unwrap_or(0) + GAP.len());
        }
    }
    let mut rows = Vec::new();
    for (label, cells, fact) in facts {
        let mut row = Row::plain(" ".repeat(indent)).join(label.clone());
        let from = if label.is_empty() { indent } else { first };
        let mut goes_on = false;
        for (index, cell) in cells.into_iter().enumerate() {
            let at = match columns.get(index) {
                _ if goes_on => row.width() + GAP.len(),
                Some(&column) if index > 0 || !label.is_empty() => column.max(row.width() + 1),
                _ if index > 0 => row.width() + GAP.len(),
                _ => indent,
            };
            if at + cell.width() <= room || row.width() <= from {
                let gap = Row::plain(" ".repeat(at.saturating_sub(row.width())));
                row = if index > 0 { row.part_after(gap, cell) } else { row.join(gap).join(cell) };
                continue;
            }
            // a row that goes on keeps to no columns but the first
            goes_on = true;
            rows.push(std::mem::replace(&mut row, fill(Row::new(), from).join(cell)));
        }
        if row.width() > indent {
            rows.extend(row.wrapped(room, from));
        }
        let texts = fact.sentences(form).flat_map(|text| text.lines());
        rows.extend(texts.map(|text| Row::of(Role::Dim, format!("{}{text}", " ".repeat(indent)))));
    }
    rows
}

/// A row with blanks up to a column.
fn fill(row: Row, column: usize) -> Row {
    let missing = column.saturating_sub(row.width());
    row.text(" ".repeat(missing))
}

/// A fact for a flow: its label with what stands first behind it, then the rest, lists by items, so that they can go on in
/// the next row.
fn parts_of(ctx: &Ctx, fact: &Fact) -> Vec<Row> {
    let told = fact.contents(Forms::COMPACT).flat_map(|content| match content {
        Content::List { items, .. } if !items.is_empty() => items.clone(),
        content => cell(ctx, content, Forms::COMPACT, false).into_iter().collect(),
    });
    let mut told = told.collect::<Vec<_>>().into_iter();
    let first = spaced([fact.lead(Forms::COMPACT)].into_iter().chain(told.next()));
    [first].into_iter().chain(told).filter(|part| !part.is_empty()).collect()
}

/// Rows that are not empty behind each other, a blank between them.
fn spaced(rows: impl IntoIterator<Item = Row>) -> Row {
    let mut rows = rows.into_iter().filter(|row| !row.is_empty());
    let first = rows.next().unwrap_or_default();
    rows.fold(first, |all, row| all.text(" ").join(row))
}

/// Rows that are not empty as the parts of one.
fn apart(rows: impl IntoIterator<Item = Row>) -> Row {
    rows.into_iter().fold(Row::new(), Row::part)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Words;
    use crate::tui::palette::Plain;

    fn drawn() -> Ctx<'static> {
        Ctx { words: Words::english(), palette: &Plain, roomy: true }
    }

    fn text(rows: &[Row]) -> Vec<String> {
        rows.iter().map(|row| row.to_string().trim_end().to_owned()).collect()
    }

    fn board() -> PlayerBoard {
        let built = Fact::new(Row::plain("sawmill")).sign("Cs").part_of(2, 6).within(Forms::LINE.or(Forms::FULL));
        let built = built.covered(&[1, 2, 3], 1_usize, "VP".to_owned()).within(Forms::COMPACT.or(Forms::FULL));
        let none = Fact::new(Row::plain("workshop")).sign("Cw").part_of(0, 6).within(Forms::LINE.or(Forms::FULL));
        let none = none.covered(&[1, 2, 3], 0_usize, "VP".to_owned()).within(Forms::COMPACT.or(Forms::FULL));
        let tiles = |names: [&str; 2]| names.map(Row::plain).to_vec();
        let tiles = Fact::new(Row::plain("ready")).list_or(tiles(["boot", "bag"]), tiles(["bo", "ba"]));
        let rule = Fact::bare().sentence("It rules.".to_owned()).only(Forms::FULL);
        PlayerBoard {
            title: "Cat".to_owned(),
            head: Section::row([
                Fact::new(Row::plain("hand")).count(3).only(Forms::FULL),
                Fact::new(Row::plain("warriors")).count(7),
            ]),
            sections: vec![Section::table([built, none]).titled("Buildings".to_owned()), Section::new([tiles, rule])],
            tail: Section::new([Fact::new(Row::plain("crafted")).list(Vec::new()).only(Forms::FULL)]),
        }
    }

    #[test]
    fn the_line_goes_on_below_in_short_names_where_it_has_no_room() {
        let rows = |room, height| text(&board().line(&drawn(), room, height));
        assert_eq!(rows(60, 1), ["Cs 2/6  Cw 0/6  ready boot bag  warriors 7"]);
        assert_eq!(rows(30, 2), ["Cs 2/6  Cw 0/6  ready bo ba", "warriors 7"]);
        assert_eq!(rows(30, 1), ["Cs 2/6  Cw 0/6  ready bo ba  +"], "what has no room is not passed over in silence");
    }

    #[test]
    fn the_compact_board_has_its_tables_in_rows_and_the_rest_in_a_flow() {
        let rows = |room| text(&board().compact(&drawn(), room, room));
        assert_eq!(rows(38), ["Cs sawmill   # [2] 3  VP", "Cw workshop [1] 2  3  VP", "ready boot  bag  warriors 7"]);
        assert_eq!(rows(24)[2..], ["ready boot  bag", "warriors 7"]);
    }

    #[test]
    fn the_whole_board_has_all_facts_in_parts() {
        assert_eq!(board().first_row(&drawn()).to_string(), "hand 3  warriors 7");
        let rows = text(&board().rows(&drawn(), 57));
        let whole = [
            "hand 3  warriors 7",
            "",
            "BUILDINGS",
            "  Cs sawmill  2 of 6   # [2] 3  VP",
            "  Cw workshop 0 of 6  [1] 2  3  VP",
            "",
            "ready boot  bag",
            "It rules.",
            "",
            "crafted -",
        ];
        assert_eq!(rows, whole);
    }

    #[test]
    fn each_fact_is_a_sentence_for_the_ear() {
        let told = text(&board().rows(&Ctx::aloud(Words::english()), 57));
        let all = [
            "Hand: 3. Warriors: 7.",
            "Buildings:",
            "Sawmill: 2 of 6. VP: next 2, then 3.",
            "Workshop: 0 of 6. VP: next 1, then 2, 3.",
            "Ready: boot, bag.",
            "It rules.",
            "Crafted: none.",
        ];
        assert_eq!(told, all);
    }
}

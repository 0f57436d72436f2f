use super::*;
use crate::games::root::words::faction::Faction;
use crate::tui::palette::{Brick, Ground, Land, SuitRole};
use ratatui::style::{Color, Modifier};

fn letters() -> [char; Faction::COUNT] {
    Faction::ALL.map(Faction::letter)
}

fn theme(name: &str, colors: Colors) -> Theme {
    let wishes = DisplayOptions { theme: name.into(), colors, ..DisplayOptions::default() };
    Theme::detect(&Themes::new(), &Env::default(), &wishes).expect("a built-in theme")
}

fn all_roles() -> impl Iterator<Item = Role> {
    ROLES.iter().map(|(role, _, _)| *role).chain(letters().into_iter().map(Role::Faction))
}

/// The faults of a file, as lines.
fn faults(text: &str) -> Vec<String> {
    let error = Themes::new().add("mine", "mine.toml", text).expect_err("a fault");
    let mut lines = error.to_string().lines().map(|line| line.trim_start().to_string()).collect::<Vec<_>>();
    assert_eq!(lines.remove(0), "mine.toml");
    lines
}

#[test]
fn every_built_in_theme_is_sound_and_styles_every_faction() {
    let themes = Themes::new();
    assert_eq!(themes.names().collect::<Vec<_>>(), ["cvd", "dark", "light", "mono"]);
    for name in themes.names() {
        let sheet = themes.sheet(name).expect("one of its names");
        let listed: String = sheet.letters.keys().collect();
        let mut expected: Vec<char> = letters().into_iter().collect();
        expected.sort_unstable();
        assert_eq!(listed, expected.iter().collect::<String>(), "{name}");
    }
}

#[test]
fn depths() {
    let fox = Role::Suit(SuitRole::Fox);
    assert_eq!(theme("dark", Colors::True).style(fox).fg, Some(Color::Rgb(0xef, 0x73, 0x30)));
    assert_eq!(theme("dark", Colors::TwoFiftySix).style(fox).fg, Some(Color::Indexed(202)));
    assert_eq!(theme("dark", Colors::Sixteen).style(fox).fg, Some(Color::Indexed(1)));
    assert_eq!(theme("dark", Colors::None).style(fox), Style::new());
    assert_eq!(theme("dark", Colors::Sixteen).style(Role::Text), Style::new());
    // What the color-blind theme does not say is as in its base.
    assert_eq!(theme("cvd", Colors::True).style(fox).fg, Some(Color::Rgb(0xce, 0x61, 0x42)));
    assert_eq!(theme("cvd", Colors::Sixteen).style(fox).fg, Some(Color::Indexed(1)));
    assert_eq!(theme("cvd", Colors::True).style(Role::Path), theme("dark", Colors::True).style(Role::Path));
}

#[test]
fn without_colors_there_are_none_and_the_cursor_is_still_seen() {
    for name in Themes::new().names() {
        let theme = theme(name, Colors::None);
        for role in all_roles() {
            let style = theme.style(role);
            assert_eq!((style.fg, style.bg), (None, None), "{name} {role:?}");
        }
        assert!(theme.style(Role::Cursor).add_modifier.contains(Modifier::REVERSED), "{name}");
        assert!(theme.style(Role::Legal).add_modifier.contains(Modifier::BOLD), "{name}");
        assert!(theme.style(Role::Dim).add_modifier.contains(Modifier::DIM), "{name}");
    }
    for role in all_roles() {
        assert_eq!(theme("mono", Colors::True).style(role).fg, None);
    }
}

#[test]
fn factions_have_colors_of_their_own() {
    for name in ["dark", "light", "cvd"] {
        for colors in [Colors::True, Colors::TwoFiftySix, Colors::Sixteen] {
            let theme = theme(name, colors);
            let styles: std::collections::HashSet<Style> =
                letters().into_iter().map(|c| theme.style(Role::Faction(c))).collect();
            assert_eq!(styles.len(), letters().len(), "{name} {colors}");
        }
    }
}

#[test]
fn a_letter_without_a_faction_is_plain() {
    for letter in ['Z', 'é', 'c', '\0'] {
        assert_eq!(theme("dark", Colors::True).style(Role::Faction(letter)), Style::new());
    }
}

#[test]
fn the_environment_chooses_and_wishes_win() {
    let themes = Themes::new();
    let mut env = Env { term: "screen.xterm-256color".into(), lang: "en_GB.UTF-8".into(), ..Env::default() };
    let chosen = Theme::detect(&themes, &env, &DisplayOptions::default()).expect("a theme");
    assert_eq!((chosen.name(), chosen.depth(), chosen.unicode()), ("dark", Depth::TwoFiftySix, true));
    env.colorfgbg = "0;15".into();
    env.no_color = "1".into();
    let chosen = Theme::detect(&themes, &env, &DisplayOptions { theme: AUTO.into(), ..DisplayOptions::default() })
        .expect("a theme");
    assert_eq!((chosen.name(), chosen.depth()), ("light", Depth::None));
    let wishes = DisplayOptions {
        theme: "cvd".into(),
        colors: Colors::True,
        glyphs: Glyphs::Ascii,
        ..DisplayOptions::default()
    };
    let chosen = Theme::detect(&themes, &env, &wishes).expect("a theme");
    assert_eq!((chosen.name(), chosen.depth(), chosen.unicode()), ("cvd", Depth::True, false));
    let error = Theme::detect(&themes, &env, &DisplayOptions { theme: "neon".into(), ..DisplayOptions::default() })
        .expect_err("none");
    assert_eq!(error.to_string(), "There is no theme \"neon\". Themes: cvd, dark, light, mono.");
}

#[test]
fn wishes_are_read_from_settings() {
    let wishes: DisplayOptions = toml::from_str("theme = \"light\"\ncolors = \"256\"").expect("settings");
    assert_eq!(
        wishes,
        DisplayOptions { theme: "light".into(), colors: Colors::TwoFiftySix, ..DisplayOptions::default() }
    );
    assert!(toml::from_str::<DisplayOptions>("colors = \"blue\"").is_err());
    let text = toml::to_string(&wishes).expect("settings");
    assert_eq!(toml::from_str::<DisplayOptions>(&text).as_ref(), Ok(&wishes));
}

#[test]
fn a_theme_may_say_only_what_it_changes() {
    let mut themes = Themes::new();
    let text = "format = 1\nbase = \"light\"\n[suit]\nfox = { rgb = \"#010203\" }\n[faction]\nrats = { letter = \"R\", ansi = 5 }";
    themes.add("mine", "mine.toml", text).expect("a sound theme");
    let wishes = |colors| DisplayOptions { theme: "mine".into(), colors, ..DisplayOptions::default() };
    let mine = |colors| Theme::detect(&themes, &Env::default(), &wishes(colors)).expect("a theme");
    assert_eq!(mine(Colors::True).style(Role::Suit(SuitRole::Fox)).fg, Some(Color::Rgb(1, 2, 3)));
    let fox = |theme: Theme| theme.style(Role::Suit(SuitRole::Fox)).fg;
    assert_eq!(fox(mine(Colors::TwoFiftySix)), fox(theme("light", Colors::TwoFiftySix)));
    assert_eq!(mine(Colors::True).style(Role::Faction('R')).fg, Some(Color::Indexed(5)));
    assert_eq!(mine(Colors::True).style(Role::Bad), theme("light", Colors::True).style(Role::Bad));
}

#[test]
fn all_faults_are_told_at_once() {
    let text = r##"
        format = 2
        base = "dark"
        colour = "red"
        map = 3
        [faction]
        cats = { letter = "cat" }
        owls = { letter = "Y", ansi = 3, glow = true }
        otters = { ansi = 3 }
        [suit]
        fox = { ansi = 16, x256 = 256, rgb = "F08A24", attr = "loud", mono = 1 }
        frog = { ansi = 1 }
        [screen]
        text = "red"
    "##;
    let told = faults(text);
    for fault in [
        "format: must be 1",
        "colour: unknown key",
        "map: must be a table",
        "faction.cats.letter: must be one capital letter from A to Z",
        "faction.owls.glow: unknown key",
        "faction.otters.letter: is missing",
        "suit.fox.ansi: must be a number from 0 to 15, or \"default\"",
        "suit.fox.x256: must be a number from 0 to 255",
        "suit.fox.rgb: must be a color such as \"#F08A24\"",
        "suit.fox.attr: must be any of: bold, dim, italic, underline, reverse",
        "suit.fox.mono: must be any of: bold, dim, italic, underline, reverse",
        "suit.frog: unknown key",
        "screen.text: must be a table",
    ] {
        assert!(told.iter().any(|line| line == fault), "{fault} in {told:#?}");
    }
    assert_eq!(told.len(), 13, "{told:#?}");
}

#[test]
fn other_faults() {
    assert_eq!(faults("format = 1\nbase = \"neon\"")[0], "base: \"neon\" is not one of the built-in themes");
    let missing = faults("format = 1\n[suit]\nfox = { ansi = 1 }");
    assert!(missing.contains(&"suit.bird: is missing".to_string()) && missing.contains(&"map: is missing".to_string()));
    let taken = "format = 1\nbase = \"dark\"\n[faction]\nrats = { letter = \"C\", ansi = 1 }";
    assert_eq!(faults(taken), ["faction.rats.letter: another faction has the letter C"]);
    assert_eq!(faults("base = \"dark\""), ["format: must be 1"]);
    assert!(faults("format = ").concat().contains("line 1"));
    let error = Themes::new().add("auto", "auto.toml", "").expect_err("a fault");
    assert_eq!(error.to_string(), "auto.toml\n  a theme cannot be called \"auto\"");
}

proptest::proptest! {
    #[test]
    fn no_text_makes_it_panic(text in "(format = 1\n)?(base = \"dark\"\n)?[\\[\\]a-z0-9=\"#{}, .\n]{0,80}") {
        let _ = Themes::new().add("mine", "mine.toml", &text);
    }
}

#[test]
fn bricks_and_territories_have_grounds_of_their_own_or_that_of_a_clearing() {
    let bricks = [Brick::Badlands, Brick::Mountain, Brick::Desert, Brick::Forest, Brick::Water, Brick::Bare];
    let lands = [Land::Tundra, Land::Forest, Land::Glacier, Land::Coast, Land::Desert];
    let grounds = |theme: &Theme| -> Vec<Option<Color>> {
        let bricks = bricks.into_iter().map(Ground::Brick);
        bricks.chain(lands.into_iter().map(Ground::Land)).map(|ground| theme.style(Role::Ground(ground)).fg).collect()
    };
    let painted = |themes: &Themes, name: &str| {
        let wishes = DisplayOptions {
            theme: name.into(),
            colors: Colors::True,
            glyphs: Glyphs::Unicode,
            ..DisplayOptions::default()
        };
        Theme::detect(themes, &Env::default(), &wishes).expect("a theme")
    };
    let sixteen = |name: &str| theme(name, Colors::Sixteen);
    for name in ["dark", "light", "cvd"] {
        let theme = painted(&Themes::new(), name);
        let found: std::collections::HashSet<Color> = grounds(&theme).into_iter().flatten().collect();
        assert_eq!(found.len(), bricks.len() + lands.len(), "{name}: each has its own");
        for brick in bricks {
            let ground = theme.style(Role::Ground(Ground::Brick(brick))).fg;
            assert_eq!(theme.style(Role::Terrain(brick)).bg, ground, "{name}: a name stands on its ground");
        }
        let lines = sixteen(name);
        assert!(bricks.into_iter().all(|brick| lines.style(Role::Terrain(brick)).bg.is_none()), "{name}");
    }
    let dark = BUILT_IN[0].1;
    let own: String = dark.split("[brick]").next().expect("a theme").into();
    let mut themes = Themes::new();
    themes.add("plain", "plain.toml", &(own.clone() + "[brick]\nwater = { x256 = 24 }\n")).expect("a sound theme");
    let theme = painted(&themes, "plain");
    let clearing = theme.style(Role::Glade(None)).fg;
    assert_eq!(theme.style(Role::Ground(Ground::Land(Land::Coast))).fg, clearing);
    assert_eq!(theme.style(Role::Ground(Ground::Brick(Brick::Water))).fg, Some(Color::Indexed(24)));
    let told = faults(&(own + "[brick]\nlava = { x256 = 1 }\nwater = { rgb = \"#000000\" }\n"));
    assert!(told.contains(&"brick.lava: unknown key".to_owned()), "{told:?}");
    assert!(told.contains(&"brick.water.x256: is missing".to_owned()), "{told:?}");
}

/// Red, green and blue from 0 to 1, in linear light. Of indexed colors only those that every terminal draws alike.
fn linear(color: Color) -> [f64; 3] {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let channels = match color {
        Color::Rgb(red, green, blue) => [red, green, blue],
        Color::Indexed(grey @ 232..) => [8 + 10 * (grey - 232); 3],
        Color::Indexed(cube @ 16..) => {
            [(cube - 16) / 36, (cube - 16) / 6 % 6, (cube - 16) % 6].map(|at| STEPS[at as usize])
        }
        other => panic!("{other} is the terminal's own"),
    };
    channels.map(|channel| match f64::from(channel) / 255.0 {
        dark if dark <= 0.040_45 => dark / 12.92,
        light => ((light + 0.055) / 1.055).powf(2.4),
    })
}

/// Returns the contrast, from 1 to 21, as WCAG 2 defines it.
fn contrast(one: Color, other: Color) -> f64 {
    let luminance = |color| {
        let [red, green, blue] = linear(color);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The eyes of people who tell fewer colors apart, after Machado, Oliveira and Fernandes (2009): what of red, green and blue
/// each of the three is for them. The first are those of everyone else.
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "no red",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "no green",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
    (
        "no blue",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ),
];

/// The distance of two colors in OKLab.
fn distance(one: Color, other: Color) -> f64 {
    distance_to(&EYES[0].1, one, other)
}

/// The distance for such eyes.
fn distance_to(eyes: &[[f64; 3]; 3], one: Color, other: Color) -> f64 {
    let lab = |color| {
        let color = linear(color);
        let seen = eyes.map(|of| of.iter().zip(color).map(|(part, channel)| part * channel).sum::<f64>());
        let [red, green, blue] = seen.map(|channel: f64| channel.clamp(0.0, 1.0));
        let long = (0.412_221 * red + 0.536_333 * green + 0.051_446 * blue).cbrt();
        let middle = (0.211_903 * red + 0.680_700 * green + 0.107_397 * blue).cbrt();
        let short = (0.088_302 * red + 0.281_719 * green + 0.629_979 * blue).cbrt();
        [
            0.210_454 * long + 0.793_618 * middle - 0.004_072 * short,
            1.977_998 * long - 2.428_592 * middle + 0.450_594 * short,
            0.025_904 * long + 0.782_772 * middle - 0.808_676 * short,
        ]
    };
    lab(one).into_iter().zip(lab(other)).map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt()
}

/// The built-in themes that paint, each in both depths of color.
fn painting() -> impl Iterator<Item = (&'static str, Colors, Theme)> {
    let depths = |name| [Colors::True, Colors::TwoFiftySix].map(|colors| (name, colors));
    ["dark", "light", "cvd"].into_iter().flat_map(depths).map(|(name, colors)| {
        let wishes =
            DisplayOptions { theme: name.into(), colors, glyphs: Glyphs::Unicode, ..DisplayOptions::default() };
        let theme = Theme::detect(&Themes::new(), &Env::default(), &wishes).expect("a built-in theme");
        (name, colors, theme)
    })
}

/// A tribe of Iwari is a letter on a territory's ground, one of Dewan a chip on a brick's: what is read has to stand out from
/// what it stands on, and the chip from the brick, in each theme that paints.
#[test]
fn tribes_and_texts_stand_out_from_painted_bricks_and_territories() {
    const BRICKS: [Brick; 6] =
        [Brick::Badlands, Brick::Mountain, Brick::Desert, Brick::Forest, Brick::Water, Brick::Bare];
    const LANDS: [Land; 5] = [Land::Tundra, Land::Forest, Land::Glacier, Land::Coast, Land::Desert];
    let (dewan, iwari) = (crate::tui::dewan::lender, crate::tui::iwari::lender);
    for (name, colors, theme) in painting() {
        let ink = |role| theme.style(role).fg.expect("an ink");
        let text = theme.style(Role::Text);
        let (read, screen) = (text.fg.expect("an ink"), text.bg.expect("a painted screen"));
        let bricks = BRICKS.map(|brick| ink(Role::Ground(Ground::Brick(brick))));
        let lands = LANDS.map(|land| ink(Role::Ground(Ground::Land(land))));
        // the cube of 256 colors has few dark browns and light reds
        let body = if colors == Colors::True { 4.5 } else { 4.0 };
        for ground in bricks.into_iter().chain(lands) {
            assert!(contrast(read, ground) >= body, "{name} {colors} text on {ground}: {:.2}", contrast(read, ground));
        }
        for tribe in "RBYWP".chars() {
            let letter = ink(Role::Faction(iwari(tribe)));
            for ground in lands.into_iter().chain([screen]) {
                let found = contrast(letter, ground);
                assert!(found >= 3.0, "{name} {colors} {tribe} on {ground}: {found:.2}");
            }
        }
        for tribe in "ABCD".chars() {
            let chip = ink(Role::Faction(dewan(tribe)));
            assert!(contrast(chip, screen) >= 3.0, "{name} {colors} {tribe}: {:.2}", contrast(chip, screen));
            for ground in bricks {
                assert!(distance(chip, ground) >= 0.15, "{name} {colors} {tribe} on {ground}");
            }
        }
    }
}

/// The least distance of any two that are not the same, for such eyes.
fn least(eyes: &[[f64; 3]; 3], some: &[Color], others: &[Color]) -> f64 {
    let pairs = some.iter().flat_map(|one| others.iter().map(move |other| (one, other)));
    let apart = pairs.filter(|(one, other)| !std::ptr::eq(*one, *other));
    apart.map(|(one, other)| distance_to(eyes, *one, *other)).fold(f64::INFINITY, f64::min)
}

#[test]
fn factions_and_suits_are_told_apart_by_all_eyes_in_every_theme_that_paints() {
    for (name, colors, theme) in painting() {
        let ink = |role| theme.style(role).fg.expect("an ink");
        let factions = letters().map(|letter| ink(Role::Faction(letter)));
        let suits =
            [SuitRole::Fox, SuitRole::Rabbit, SuitRole::Mouse, SuitRole::Bird].map(|suit| ink(Role::Suit(suit)));
        for (place, (eyes, seen)) in EYES.iter().enumerate() {
            // of ten hues on one ground, fewer can be far apart for those who see two
            let (faction, suit, both) = match (place, name) {
                (0, _) => (0.075, 0.15, 0.055),
                (_, "cvd") => (0.06, 0.1, 0.045),
                _ => (0.035, 0.07, 0.02),
            };
            let found = [
                (least(seen, &factions, &factions), faction, "factions"),
                (least(seen, &suits, &suits), suit, "suits"),
                (least(seen, &factions, &suits), both, "a faction and a suit"),
            ];
            for (distance, most, what) in found {
                assert!(distance >= most, "{name} {colors}, {eyes}: {what} {distance:.3} apart");
            }
        }
        let glades = [None, Some(SuitRole::Fox), Some(SuitRole::Rabbit), Some(SuitRole::Mouse)];
        let grounds = glades.map(|suit| ink(Role::Glade(suit)));
        for ground in grounds.into_iter().chain(theme.style(Role::Text).bg) {
            for (letter, faction) in letters().into_iter().zip(factions) {
                let found = contrast(faction, ground);
                assert!(found >= 3.5, "{name} {colors}: {letter} on {ground}: {found:.2}");
            }
        }
    }
}

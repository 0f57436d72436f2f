//! Quest cards (9.5.5).

use crate::games::root::words::item::Item::{self, Bag, Boot, Coin, Crossbow, Hammer, Sword, Tea, Torch};
use crate::games::root::words::place::Suit::{self, Fox, Mouse, Rabbit};
use crate::{enum_table, small_set};

enum_table! {
    /// A quest card.
    pub enum Quest(
        suit: Suit,
        /// Returns the two items that it exhausts.
        items: [Item; 2],
    ) {
        ErrandFox          = "errand_fox"             (Fox,    [Tea, Boot]),
        FundraisingFox     = "fundraising_fox"        (Fox,    [Tea, Coin]),
        GiveASpeechFox     = "give_a_speech_fox"      (Fox,    [Torch, Tea]),
        LogisticsHelpFox   = "logistics_help_fox"     (Fox,    [Boot, Bag]),
        RepairAShedFox     = "repair_a_shed_fox"      (Fox,    [Torch, Hammer]),
        ErrandRabbit       = "errand_rabbit"          (Rabbit, [Tea, Boot]),
        ExpelBanditsRabbit = "expel_bandits_rabbit"   (Rabbit, [Sword, Sword]),
        FendOffABearRabbit = "fend_off_a_bear_rabbit" (Rabbit, [Torch, Crossbow]),
        GiveASpeechRabbit  = "give_a_speech_rabbit"   (Rabbit, [Torch, Tea]),
        GuardDutyRabbit    = "guard_duty_rabbit"      (Rabbit, [Torch, Sword]),
        EscortMouse        = "escort_mouse"           (Mouse,  [Boot, Boot]),
        ExpelBanditsMouse  = "expel_bandits_mouse"    (Mouse,  [Sword, Sword]),
        FendOffABearMouse  = "fend_off_a_bear_mouse"  (Mouse,  [Torch, Crossbow]),
        GuardDutyMouse     = "guard_duty_mouse"       (Mouse,  [Torch, Sword]),
        LogisticsHelpMouse = "logistics_help_mouse"   (Mouse,  [Boot, Bag]),
    }
}

small_set! {
    /// A set of quest cards.
    #[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
    QuestSet of Quest as u16
}

impl QuestSet {
    pub const ALL: QuestSet = QuestSet::first_n(Quest::COUNT);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_quests_a_suit_and_ids_read_back() {
        for suit in Suit::CLEARING {
            assert_eq!(QuestSet::ALL.iter().filter(|quest| quest.suit() == suit).count(), 5);
        }
        for quest in QuestSet::ALL.iter() {
            assert_eq!(Quest::from_id(quest.id()), Some(quest));
        }
    }
}

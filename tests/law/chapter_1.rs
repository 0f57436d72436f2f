//! Golden rules.

use crate::support::*;

#[test]
fn law_1_5_1_a_position_never_has_more_pieces_than_the_box() {
    let fault = faults(
        "seats = [\"marquise\", \"eyrie\"]\n[clearings.1.marquise]\nwood = 5\n[clearings.2.marquise]\nwood = 4\n",
    );
    assert!(fault.contains("there are 8 wood"), "{fault}");
}

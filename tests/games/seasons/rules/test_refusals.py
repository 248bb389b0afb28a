"""Every refusal has a code and the numbers that explain it."""

from __future__ import annotations

from tests.for_each import for_each
from tests.games.seasons.described_table import Table, seat


def table() -> Table:
    return Table(
        seat(
            "potion_of_life",
            {"card": "idol_of_the_familiar", "turned": True},
            hand=["purse_of_io", "die_of_malice"],
            gauge=3,
        ),
        seat("purse_of_io", hand=["beggars_horn"]),
    )


@for_each(
    "command, code, details",
    [
        ({"kind": "summon", "seat": 0, "card": "beggars_horn"}, "not_in_hand", {}),
        ({"kind": "summon", "seat": 0, "card": "hidden"}, "not_in_hand", {}),
        ({"kind": "end_turn", "seat": 1}, "not_your_turn", {"asked": 0}),
        ({"kind": "end_turn", "seat": 7}, "no_such_seat", {"seat": 7}),
        ({"kind": "activate", "seat": 0, "card": "purse_of_io"}, "not_yours", {"owner": 1}),
        ({"kind": "activate", "seat": 0, "card": "purse_of_io_2"}, "not_in_play", {}),
        ({"kind": "activate", "seat": 0, "card": "none"}, "not_in_play", {}),
        ({"kind": "activate", "seat": 0, "card": "potion_of_life", "power": 1}, "no_such_power", {}),
        ({"kind": "activate", "seat": 0, "card": "potion_of_life", "power": -1}, "no_such_power", {}),
        ({"kind": "activate", "seat": 0, "card": "idol_of_the_familiar"}, "is_turned", {}),
        ({"kind": "gain", "seat": 0, "energies": "1A"}, "wrong_energies", {"question": "turn", "number": 0}),
        ({"kind": "draw", "seat": 0}, "not_an_answer", {"question": "turn"}),
    ],
)
def test_what_is_impossible_in_a_turn_has_a_reason(command: dict[str, object], code: str, details: object) -> None:
    refusal = table().session.refusal(command)
    assert refusal is not None and (refusal.code, refusal.details) == (code, details)


def test_missing_energies_and_crystals_are_numbers() -> None:
    refusal = table().why_not("summon", "purse_of_io")
    assert refusal.code == "energies_short"
    assert refusal.details == {"short": 2, "missing": 0x10001, "discount": 0}
    with_leeches = Table(seat(hand=["balance_of_ishtar"], crystals=1), seat("arcano_leech", "arcano_leech"))
    assert with_leeches.why_not("summon", "balance_of_ishtar").details == {"short": 3, "price": 2, "tax": 2}


def test_while_something_is_open_no_action_is_taken() -> None:
    asked = Table(seat("potion_of_knowledge", hand=["die_of_malice"]))
    asked.activate("potion_of_knowledge")
    assert asked.why_not("summon", "die_of_malice").details == {"question": "gain"}
    refusal = asked.why_not("gain", energies="2A")
    assert (refusal.code, refusal.details) == ("wrong_energies", {"question": "gain", "number": 5})


def test_after_the_end_everything_is_refused() -> None:
    over = Table(seat(), seat(), p=36, active=1)
    over.end_turn()
    assert over.why_not("end_turn", seat=0).code == "game_over"


def test_a_negative_amount_is_no_crystallising() -> None:
    from resarcana_gui.games.seasons.rules.commands import Crystallise  # noqa: PLC0415 - only here

    played = Table(seat(reserve="A"), may_crystallise=True)
    refusal = played.session.refusal(Crystallise(0, -1, -1))
    assert refusal is not None and refusal.code == "one_type_at_a_time"

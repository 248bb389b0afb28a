"""Rounds: income, turn order, cult bonus and its spades, what is free again, coins on cards."""

from __future__ import annotations

from tests.games.terra_mystica.played_table import Table, seat

SPADES = ["SCORE2", "SCORE1", "SCORE3", "SCORE4", "SCORE5", "SCORE6"]
"""In the first round a spade for every four steps on earth."""


def test_everybody_gets_the_income_of_boards_cards_and_tiles() -> None:
    built = {"E6": "dwelling", "E2": "trading_house", "F5": "temple", "F7": "stronghold", "A1": "sanctuary"}
    table = Table(
        seat("cultists", built, coins=0, workers=0, priests=0, bowls=[12, 0, 0], card="BON5", favours=["FAV7", "FAV9"]),
        seat("auren", "A3", coins=0, workers=0, priests=0, bowls=[12, 0, 0], card="BON3"),
        phase="income",
        round=3,
    )
    assert table.has(0, "coins", "workers", "priests", "bowls") == [2 + 3, 2 + 1 + 1, 2, [5, 7, 0]]
    assert table.has(1, "coins", "workers", "priests") == [6, 2, 0]


def test_priests_and_power_beyond_what_there_is_are_lost() -> None:
    built = {"E6": "temple", "E2": "temple", "F7": "stronghold"}
    table = Table(seat("cultists", built, priests=6, bowls=[0, 1, 11]), phase="income", round=2)
    assert table.has(0, "priests", "bowls") == [7, [0, 0, 12]]


def test_the_first_to_pass_begins_the_next_round_and_the_others_follow_clockwise() -> None:
    """The order of passing is a variant, used in league records."""
    table = Table(seat("giants", "I1"), seat("auren", "A3"), seat("nomads", "I7"), active=1, first=1)
    for number, card in ((1, "BON1"), (2, "BON2"), (0, "BON4")):
        assert table.session.waiting == (number,)
        table.do("pass", card=card)
    assert table.state.order == [1, 2, 0]
    assert table.whole("round") == 2 and table.session.waiting == (1,)


def test_at_the_rounds_end_everything_is_free_again_and_free_cards_get_a_coin() -> None:
    table = Table(
        seat("witches", "F4", card="BON2", used=["BON2"]), seat("giants", "I1", passed=True), used=["ACT4"],
        cards={"BON1": 1, "BON6": 0, "BON7": 2},
    )  # fmt: skip
    table.do("pass", card="BON6")
    assert table.whole("used") == table.has(0, "used") == []
    assert table.whole("cards") == {"BON1": 2, "BON2": 1, "BON7": 3}


def test_spades_of_the_cult_bonus_are_used_in_the_coming_order_on_reached_hexes_and_build_nothing() -> None:
    table = Table(
        seat("witches", "F4", cults=[0, 0, 8, 2]), seat("giants", "I1", cults=[0, 0, 3, 0]), phase="cult_bonus",
        scoring=SPADES, terrain={"E6": "lakes"},
    )  # fmt: skip
    assert table.session.question_data() == {"kind": "spade", "seat": 0, "left": 2, "source": "cult_bonus"}
    assert table.opens()
    table.do("transform", at="E6")
    table.do("dig", terrain="forest", spades=1)
    assert table.session.question_data() == {
        "kind": "spade", "seat": 0, "left": 1, "source": "cult_bonus", "made": ["E6"],
    }  # fmt: skip
    assert not table.opens()
    table.do("transform", at="E7")
    table.do("dig", terrain="wasteland", spades=1)
    assert table.asked == "turn"
    assert table.has(0, "points") == 20


def test_spades_of_the_cult_bonus_may_be_forfeited() -> None:
    table = Table(seat("witches", "F4", cults=[0, 0, 4, 2]), phase="cult_bonus", scoring=SPADES)
    table.do("decline")
    assert table.asked == "turn"


def test_no_spades_are_bought_and_no_tunnels_dug_with_the_cult_bonus() -> None:
    table = Table(seat("dwarves", "E7", cults=[0, 0, 4, 0]), phase="cult_bonus", scoring=SPADES)
    assert "G2" not in table.hexes("transform")
    table.do("transform", at="D4")
    assert {each["spades"] for each in table.offers("dig")} == {1}


def test_the_new_bonus_cards_shipping_does_not_count_yet() -> None:
    """By then the player has passed (R, J)."""
    table = Table(seat("witches", "F4", cults=[0, 0, 4, 2], card="BON4"), phase="cult_bonus", scoring=SPADES)
    assert "G3" not in table.hexes("transform")


def test_without_a_card_there_is_nothing_to_score_or_use() -> None:
    table = Table(seat("giants", "I1", card=None), seat("auren", "A3"))
    assert not table.offers("action", action="BON1")
    table.do("pass", card=table.offers("pass")[0]["card"])
    assert table.has(0, "points") == 20


def test_in_the_last_round_no_card_is_taken_and_the_game_ends() -> None:
    table = Table(seat("giants", "I1", card="BON9"), seat("auren", "A3"), round=6)
    assert table.refused("pass", card="BON1")[0] == "no_card_in_last_round"
    table.do("pass")
    assert table.has(0, "card", "points") == [None, 21]
    table.do("pass")
    assert table.session.pending is None and table.session.outcome is not None
    assert table.refused("pass") == ("game_over", {})

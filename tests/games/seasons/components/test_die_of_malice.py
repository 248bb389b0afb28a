"""Die of Malice: before the own die is used, 2 crystals and roll it again; only the new face counts."""

from __future__ import annotations

from tests.games.seasons.described_table import Table, kinds, seat


def asked(*play: object, rolls: list[int] | None = None, **more: object) -> Table:
    """The seat has the third face of the first die of winter (two water, three crystals), and may roll again."""
    return Table(seat(*play, die="winter1/3", **more), phase="die", rolls=rolls or [4, 6], pile=["purse_of_io"])


def test_it_is_asked_before_the_die_and_brings_two_crystals_and_the_new_face_only() -> None:
    table = asked("die_of_malice", rolls=[4])
    assert (table.asked, table.question["card"]) == ("reroll", "die_of_malice")
    events = kinds(table.activate("die_of_malice"))
    assert events[:3] == ["CardTurned", "CrystalsGained", "DieRerolled"]
    assert (table.crystals(), table.reserve(), table.gauge()) == (2, "2A", 11)


def test_it_may_be_declined() -> None:
    table = asked("die_of_malice")
    table.do("decline")
    assert (table.asked, table.crystals(), table.reserve()) == ("turn", 3, "2W")
    assert table.why_not("activate", "die_of_malice").code == "only_before_die"


def test_two_are_used_one_after_the_other_deciding_after_each_roll() -> None:
    table = asked("die_of_malice", "die_of_malice", rolls=[4, 6])
    table.activate("die_of_malice")
    assert (table.asked, table.question["card"], table.crystals()) == ("reroll", "die_of_malice_2", 2)
    table.activate("die_of_malice_2")
    assert (table.asked, table.crystals(), table.reserve()) == ("turn", 4, "1A 1W")


def test_a_turned_one_is_not_asked_about_and_it_is_straightened_in_the_next_round() -> None:
    table = asked({"card": "die_of_malice", "turned": True})
    assert table.asked == "turn"
    table = asked("die_of_malice")
    table.activate("die_of_malice")
    table.end_turn()
    table.end_round()
    while table.asked == "take_die":
        table.session.submit(table.session.legal()[0])
    assert not table.turned("die_of_malice")


def test_put_into_play_after_the_die_it_first_works_next_round() -> None:
    """[B]"""
    table = Table(seat(hand=["die_of_malice"]))
    table.summon("die_of_malice")
    assert table.why_not("activate", "die_of_malice").code == "only_before_die"


def test_the_same_die_is_rolled_also_when_the_season_has_changed_meanwhile() -> None:
    table = Table(seat("die_of_malice", die="winter3/2"), phase="die", p=4, rolls=[5])
    table.activate("die_of_malice")
    assert table.session.game.table(table.state)["seats"][0]["die"] == "winter3/5"  # type: ignore[index]


def test_a_ring_on_the_old_face_lets_nobody_crystallise() -> None:
    table = Table(seat("die_of_malice", die="winter1/1", reserve="E"), phase="die", rolls=[2])
    table.activate("die_of_malice")
    assert table.why_not("crystallise", energies="1E").code == "no_permission"


def test_nothing_but_yes_or_no_is_possible_before_the_die() -> None:
    table = asked("die_of_malice", hand=["purse_of_io"], reserve="A F")
    refusal = table.why_not("summon", "purse_of_io")
    assert (refusal.code, refusal.details) == ("answer_first", {"question": "reroll"})


def test_taken_back_and_summoned_again_it_works_next_round() -> None:
    """[B]"""
    table = Table(seat({"card": "die_of_malice", "turned": True}, hand=["amsug_longneck"], reserve="A W"))
    table.summon("amsug_longneck")
    table.summon("die_of_malice")
    assert not table.turned("die_of_malice") and not table.can("activate", "die_of_malice")

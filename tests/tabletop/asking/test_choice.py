"""Choices are sorted by what they are about."""

from __future__ import annotations

from resarcana_gui.tabletop.asking.choice import AskedQuestion, Choice, ChoiceSorter, mark_of
from tests.tabletop.asking.answers import Take

USE, SELL, PASS = (Choice(Take(card), name) for card, name in ((1, "use"), (2, "sell"), (0, "pass")))
QUIET = Choice(Take(3), "give up", quiet=True)


def asking() -> AskedQuestion:
    found = ChoiceSorter()
    found.add(USE, key=7)
    found.add(SELL, key=7, listed=True)
    found.add(QUIET, key=8)
    found.add(SELL, seat=1)
    found.add(PASS)
    return AskedQuestion(
        sentence="?", choices=found.choices, seats=found.seats, buttons=found.buttons, listed=found.listed
    )  # fmt: skip


def test_a_choice_is_found_where_it_is_about_and_listed_where_that_is_wanted() -> None:
    asked = asking()
    assert asked.choices == {7: (USE, SELL), 8: (QUIET,)}
    assert (asked.seats, asked.buttons, asked.listed) == ({1: SELL}, (PASS,), (SELL,))


def test_a_click_acts_at_once_only_when_it_means_one_thing_that_nobody_regrets() -> None:
    found = ChoiceSorter()
    found.add(USE, key=5)
    assert AskedQuestion(sentence="?", choices=found.choices).at_once(5) is USE
    assert asking().at_once(7) is None and asking().at_once(8) is None and asking().at_once(9) is None


def test_only_what_is_worth_pointing_out_glows() -> None:
    assert [mark_of(choices) for choices in ((), (QUIET,), (QUIET, USE))] == ["none", "may", "can"]

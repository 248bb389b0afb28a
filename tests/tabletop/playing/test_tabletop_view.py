# mypy: no-warn-unreachable
# What is open changes between two asserts, which mypy does not know.

"""A table of cards is shown, asks, and is played on by mouse and keys."""

from __future__ import annotations

import pytest

from resarcana_gui.screens.actions import CANCEL
from tests.tabletop.acts.happening import Drawn
from tests.tabletop.asking.answers import Lay, Take
from tests.tabletop.playing.small_table import Cards, SmallTable


@pytest.fixture
def small() -> SmallTable:
    return SmallTable()


def test_a_click_on_a_card_answers_when_it_means_one_thing(small: SmallTable) -> None:
    small.ask(Take(1), Take(0))
    assert small.marks() == {1: "can", 2: "none", 3: "none"}
    small.click("card 1")
    assert small.submitted == [Take(1)]


def test_what_is_about_no_card_is_a_button_and_what_is_listed_is_both(small: SmallTable) -> None:
    small.ask(Take(0), Lay(2))
    assert {name for name in small.names() if name.startswith("answer")} == {"answer 0", "answer 1"}
    small.click("answer 0")
    small.click("card 2")
    assert small.submitted == [Lay(2), Lay(2)]


def test_a_card_that_means_several_things_opens_a_menu_which_escape_closes(small: SmallTable) -> None:
    small.ask(Take(1), Lay(1))
    small.click("card 1")
    assert small.sees("menu") and not small.submitted
    assert small.view.act(CANCEL) and not small.sees("menu")
    small.click("card 1")
    small.click("choice 0")
    assert small.submitted == [Take(1)] and not small.sees("menu")


def test_a_card_with_which_nothing_can_be_done_says_why(small: SmallTable) -> None:
    small.ask(Take(1))
    small.click("card 2")
    note, tip = small.view.grower.note, small.shell.tips.tooltip
    assert note is not None and not tip.visible and not small.submitted
    assert [(line.text, part.loud) for part in note.written.parts for line in part.lines] == [
        ("Card 2 is too heavy.", True)
    ]


def test_why_a_card_cannot_be_used_that_is_not_pointed_at_is_said_beside_it(small: SmallTable) -> None:
    small.ask(Take(1))
    small.view.pointer.click(small.table.cards[2])
    tip = small.shell.tips.tooltip
    assert (tip.visible, tip.text) == (True, "Card 2 is too heavy.") and small.view.grower.note is None


def test_where_there_is_something_to_look_up_that_is_shown_instead(small: SmallTable) -> None:
    small.ask(Take(1))
    small.click("card 3")
    assert not small.shell.tips.tooltip.visible and not small.submitted


def test_a_field_of_a_board_is_marked_and_clicked_like_a_card(small: SmallTable) -> None:
    field = small.table.field
    small.ask(Take(50), Take(1))
    assert field.mark == "can" and small.view.answers_with(field) and small.view.lies_on(field)
    small.click("field 50")
    assert small.submitted == [Take(50)]


def test_a_refused_answer_is_told(small: SmallTable) -> None:
    small.refuses = True
    small.ask(Take(1))
    small.click("card 1")
    assert small.told == "You cannot do that now."


def test_what_was_answered_along_with_something_is_not_asked_again(small: SmallTable) -> None:
    question = small.ask(Take(1), Take(2))
    small.view.asker._answered_both(Take(1), Take(2))
    assert small.view.is_answered_ahead(question)
    small.view.update(16)
    assert small.submitted == [Take(1), Take(2)]
    assert not small.view.is_answered_ahead(question), "only once"


def test_keys_begin_with_a_card_that_glows(small: SmallTable) -> None:
    small.ask(Take(2))
    assert small.view.asker.first_usable() is small.table.cards[2]
    assert small.view.answers_with(small.table.cards[2]) and not small.view.answers_with(small.table.cards[1])


@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 2), (3, 3), (50, 2)])
def test_a_focus_that_cannot_answer_moves_to_what_glows_and_one_that_can_stays(
    small: SmallTable, before: int, after: int
) -> None:
    cards, focus = small.table.cards, small.shell.stage.dispatcher.focus
    focus.give(cards.get(before, small.table.field))
    small.ask(Take(2), Take(3))
    assert focus.current is cards[after] and cards[after].focused == (before == after)


def test_asking_something_else_takes_the_panel_and_the_light_away(small: SmallTable) -> None:
    small.ask(Take(1), Take(0))
    assert small.view.question_areas()
    small.view.ask(None)
    assert set(small.marks().values()) == {"none"} and not small.view.question_areas() and not small.sees("answer 0")


def test_what_happens_is_seen_and_what_is_shown_anew_is_at_once(small: SmallTable) -> None:
    small.view.hear([Drawn(0, 7)])
    assert 7 not in small.table.cards
    small.settle()
    assert 7 in small.table.cards
    small.view.show(Cards(2, 3))
    assert sorted(small.table.cards) == [2, 3] and small.view.picture().facts() == {"row": (2, 3)}


def test_a_card_that_can_be_dropped_nowhere_stays_and_says_why(small: SmallTable) -> None:
    small.ask(Take(1))
    node = small.table.cards[2]
    before = node.at
    assert node.on_drag_start is not None
    node.on_drag_start(before)
    assert node.at == before and small.told == "Card 2 is too heavy."

"""What speaks at a table stands where it hides least, and nothing of the player's own if it can help it."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.parts.speech_placement import apart, best_placed
from resarcana_gui.screens.table_view import TableLayout

TABLE = TableLayout(
    Box(0, 468, 1920, 52), Box(1658, 892, 178, 84), Box(1668, 996, 158, 44), Box(60, 0, 1800, 200), 22.0
)  # fmt: skip


def cards(x: float, y: float, number: int) -> list[Box]:
    """So many cards in a row."""
    return [Box(x + 200 * at, y, 190, 260) for at in range(number)]


def placed(things: Sequence[Box], *widths: float, important: Sequence[Box] = (), about: Sequence[Box] = ()) -> Box:
    """Where a speaker stands, 200 high, among these things."""
    screen = Node(size=(1920.0, 1080.0))
    screen.add(*(Control(UiStyle(), size=box.size, at=box.topleft, name="thing") for box in things))
    return best_placed([Node(size=(width, 200.0)) for width in widths], TABLE, screen, important, (), about).bounds()


def test_it_stands_beside_the_own_row_where_that_is_free() -> None:
    row = cards(700, 540, 3)
    box = placed(row, 400.0)
    assert box.top > TABLE.top_bar.bottom and not box.collidelistall(row)


def test_a_narrow_one_is_taken_where_a_wide_one_would_hide_something() -> None:
    assert placed([*cards(500, 540, 5), *cards(1400, 20, 2)], 520.0, 380.0).width == 380.0


def test_rather_a_rival_s_things_are_hidden_than_the_player_s_own() -> None:
    own = [*cards(100, 540, 9), *cards(100, 810, 8)]
    assert placed([*own, *cards(100, 20, 9)], 400.0).bottom < TABLE.top_bar.top


def test_where_the_usual_places_are_taken_it_stands_wherever_nothing_is_hidden() -> None:
    things = [*cards(100, 540, 9), *cards(100, 20, 9)]
    box = placed(things, 400.0)
    assert box.top > 800 and not box.collidelistall([*things, TABLE.confirm, TABLE.undo, TABLE.top_bar])


def test_words_that_stand_on_the_table_are_not_hidden_either() -> None:
    screen, look = Node(size=(1920.0, 1080.0)), UiStyle()
    words = Label(look, "places Celestial Horse", at=(1500, 560), width=400)
    screen.add(words)
    speech = best_placed([Node(size=(400.0, 200.0))], TABLE, screen, ())
    assert not speech.bounds().colliderect(words.bounds())


def test_what_matters_now_is_not_hidden() -> None:
    assert not placed([], 400.0, important=[(lit := Box(1500, 560, 300, 100))]).colliderect(lit)


def test_it_stands_beside_what_it_is_about_where_it_hides_nothing_of_it() -> None:
    lit = Box(300, 560, 120, 80)
    box = placed([*cards(1000, 540, 3)], 400.0, important=[lit], about=[lit])
    assert apart(box, lit) < 60 and not box.colliderect(lit)


def test_it_stands_on_the_other_side_of_the_top_bar_rather_than_on_it_or_far_away() -> None:
    lit = Box(300, 540, 120, 80)
    box = placed(cards(300, 640, 8), 400.0, important=[lit], about=[lit])
    assert not box.colliderect(TABLE.top_bar) and apart(box, lit) < 120

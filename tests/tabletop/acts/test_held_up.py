"""What others do with their cards is held up to be read, told, and put back."""

from __future__ import annotations

from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.tabletop.acts.captions import current_caption, told_on
from resarcana_gui.tabletop.acts.spotlight import hand_on, hold_up, put_back, show_briefly
from resarcana_gui.tabletop.cards.face_layout import HELD_UP
from tests.scene.acting import Actor
from tests.tabletop.acts.happening import Row

START = (900.0, 900.0)


def held(table: Row, card: int, words: str = "") -> None:
    table.caption = words
    table.look.queue.add(hold_up(table, 1, card, START))
    table.look.queue.settle()


def test_a_card_is_held_up_where_its_seat_has_it_and_told_of_beside_it(table: Row) -> None:
    held(table, 2, "Circe uses it.")
    caption = current_caption(table)
    assert table.held is not None and table.held.at == table.held_at(1) and table.held.width == HELD_UP
    assert caption is not None and caption.words == "Circe uses it."
    assert not caption.bounds().colliderect(table.held.bounds())


def test_the_same_card_is_not_held_up_twice_and_another_takes_its_place(table: Row) -> None:
    held(table, 2)
    held(table, 2)
    assert len(table.held_layer.children) == 1
    held(table, 3)
    assert [node.name for node in table.held_layer.children] == [table.held.name if table.held else ""]


def test_after_it_was_read_it_goes_back_and_so_does_what_was_told(table: Row) -> None:
    held(table, 2, "Circe uses it.")
    table.look.queue.add(put_back(table))
    table.look.queue.settle()
    assert table.held is None and not table.held_layer.children and current_caption(table) is None


def test_a_card_that_moves_on_takes_its_place_at_once(table: Row) -> None:
    held(table, 2)
    spot = hand_on(table, 1, 2)
    assert (spot.at, spot.width) == (table.held_at(1), HELD_UP) and not table.held_layer.children
    assert hand_on(table, 1, 3).at == table.held_at(1), "one that was never held up begins there too"


def test_a_glimpse_leaves_nothing_behind(actor: Actor, table: Row) -> None:
    held(table, 2)
    table.look.queue.add(show_briefly(table, 1, 3, START))
    actor.pass_time(200)
    assert len(table.held_layer.children) == 2
    table.look.queue.settle()
    assert table.held_layer.children == [table.held]


def test_what_was_told_of_a_card_goes_when_the_next_is_held_up_or_the_card_moves_on(table: Row) -> None:
    held(table, 2, "Circe uses it.")
    held(table, 3)
    assert current_caption(table) is None
    held(table, 2, "Circe uses it again.")
    table.look.queue.add(put_back(table))
    table.caption = "Circe uses it again, for more."
    told_on(table)
    table.look.queue.settle()
    assert current_caption(table) is None, "also when it grew meanwhile"


def test_what_was_told_of_a_card_that_moves_on_is_gone_before_it_arrives(actor: Actor, table: Row) -> None:
    held(table, 2, "Circe uses it.")
    hand_on(table, 1, 2)
    actor.pass_time(milliseconds("turn") + 32)
    assert current_caption(table) is None and milliseconds("turn") < milliseconds("claim")

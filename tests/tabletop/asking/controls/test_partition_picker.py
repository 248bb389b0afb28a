"""Cards are sorted into groups by mouse, by keys and by controller."""

from __future__ import annotations

import pytest

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.check import check
from resarcana_gui.scene.theme import CANDLELIGHT
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.screens.actions import CARD_LEFT, CARD_RIGHT, MORE
from resarcana_gui.tabletop.asking.controls.partition_picker import PartitionPicker
from resarcana_gui.tabletop.asking.partition import PartitionGroup, PartitionModel
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.items.table_item import Key, TableItem
from tests.scene.acting import Actor
from tests.tabletop.asking.answers import Lay
from tests.tabletop.plain_faces import PlainFaces

ROOM = Box(200, 150, 1500, 620)


def answer(sorted_in: tuple[tuple[Key, ...], ...]) -> Command | None:
    return Lay(*(int(str(card)) for group in sorted_in for card in group))


class Sorting:
    """A player who sorts six cards into two groups of three."""

    def __init__(self, actor: Actor, faces: PlainFaces) -> None:
        self.actor, self.changes = actor, 0
        self.model = PartitionModel(range(6), [PartitionGroup("Early", 3, 3), PartitionGroup("Late", 3, 3)], answer)

        def made(key: Key) -> TableItem:
            assert isinstance(key, int)
            return CardNode(actor.look, faces, key, 120, name=f"card {key}")

        self.picker = PartitionPicker(actor.look, ROOM, self.model, made, lambda done: "Set" if done else "Sort")
        self.picker.on_change = self.changed
        actor.root.add(self.picker)

    def changed(self) -> None:
        self.changes += 1

    def drag(self, card: int, to: Point) -> None:
        item = self.picker.items[card]
        assert item.on_drag_start is not None and item.on_drag is not None and item.on_drop is not None
        item.on_drag_start(item.at)
        item.on_drag(to)
        item.on_drop(to)
        self.actor.look.queue.settle()

    def middle(self, group: int) -> Point:
        return self.picker.panels[group].bounds().center


@pytest.fixture
def sorting(actor: Actor, faces: PlainFaces) -> Sorting:
    return Sorting(actor, faces)


def test_dropped_on_a_panel_a_card_belongs_there_and_lies_there(sorting: Sorting) -> None:
    sorting.drag(2, sorting.middle(1))
    assert sorting.model.placed[2] == 1 and sorting.changes == 1
    assert sorting.picker.panels[1].bounds().contains(sorting.picker.items[2].bounds())
    sorting.drag(2, sorting.picker.items[0].at)
    assert 2 in sorting.model.members(None)


def test_dropped_elsewhere_it_goes_back(sorting: Sorting) -> None:
    sorting.drag(2, sorting.middle(1))
    before = sorting.picker.items[2].at
    sorting.drag(2, (5.0, 5.0))
    assert sorting.picker.items[2].at == before and sorting.model.placed[2] == 1


def test_dropped_on_a_full_panel_it_changes_places_with_the_nearest(sorting: Sorting) -> None:
    for card in range(3):
        sorting.drag(card, sorting.middle(0))
    sorting.drag(4, sorting.picker.items[1].at)
    assert sorting.model.placed[4] == 0 and 1 in sorting.model.members(None)
    assert set(sorting.model.members(0)) == {0, 2, 4}


def test_a_click_sends_a_card_on_and_number_keys_where_they_say(sorting: Sorting) -> None:
    card = sorting.picker.items[3]
    card.activate()
    assert sorting.model.placed[3] == 0
    card.activate()
    assert sorting.model.placed[3] == 1
    sorting.picker.items[5].focused = True
    assert sorting.picker.act(MORE[0]) and sorting.model.placed[5] == 0
    assert sorting.picker.act(CARD_RIGHT) and sorting.model.placed[5] == 1
    assert sorting.picker.act(CARD_LEFT) and sorting.model.placed[5] == 0
    assert not sorting.picker.act(MORE[4]) and not sorting.picker.act("pass")


def test_keys_go_on_with_what_was_moved_last_and_begin_with_the_first(sorting: Sorting) -> None:
    following: list[object] = []
    sorting.picker.on_next = following.append
    assert sorting.picker.act(MORE[0]) and sorting.model.placed == {0: 0}
    assert following == [sorting.picker.items[1]]
    sorting.picker.items[3].activate()
    assert sorting.picker.act(MORE[1]) and sorting.model.placed[3] == 1


def test_keys_move_the_card_pointed_at_unless_another_one_is_focused(sorting: Sorting) -> None:
    sorting.picker.items[0].activate()
    sorting.picker.items[4].hovered = True
    assert sorting.picker.act(MORE[1]) and sorting.model.placed[4] == 1
    sorting.picker.items[2].focused = True
    assert sorting.picker.act(MORE[1]) and sorting.model.placed[2] == 1


def test_after_a_key_has_sorted_the_focused_card_its_neighbour_is_next_and_nothing_after_the_last(
    sorting: Sorting,
) -> None:
    following: list[object] = []
    sorting.picker.on_next = following.append
    items = sorting.picker.items
    for card, group in ((1, 0), (5, 1), (0, 0), (2, 0), (3, 1)):
        items[card].focused = True
        sorting.picker.act(MORE[group])
        items[card].focused = False
    assert following == [items[2], items[4], items[2], items[3], items[4]]
    items[4].focused = True
    sorting.picker.act(MORE[0])
    assert len(following) == 5, "a full group takes no more"
    sorting.picker.act(MORE[1])
    sorting.picker.act(MORE[0])
    assert following[5:] == [None]


def test_it_says_what_is_missing_and_answers_once_all_is_sorted(sorting: Sorting) -> None:
    assert sorting.picker.caption == "Sort" and sorting.picker.command is None
    for card in range(6):
        sorting.drag(card, sorting.middle(card % 2))
    assert sorting.picker.caption == "Set" and sorting.picker.command == Lay(0, 2, 4, 1, 3, 5)


@pytest.mark.parametrize("number", range(7))
def test_at_every_stage_everything_can_be_seen_and_clicked(sorting: Sorting, number: int) -> None:
    for card in range(number):
        sorting.drag(card, sorting.middle(card % 2))
    assert not check(sorting.picker, CANDLELIGHT, Box(0, 0, 1920, 1080))
    assert all(
        item.mark == ("chosen" if key in sorting.model.placed else "can") for key, item in sorting.picker.items.items()
    )

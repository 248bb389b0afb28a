"""The card pointed at grows where it lies, and its neighbours can be reached all the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from resarcana_gui.scene import hit
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.cards.card import CardNode, GrownCard
from resarcana_gui.tabletop.items.table_item import TableItem
from resarcana_gui.tabletop.pages.note import Note, NoteContents, NotePart, lines
from resarcana_gui.tabletop.pages.paper import Paper
from resarcana_gui.tabletop.playing.grower import WIDTH, Grower
from resarcana_gui.tabletop.playing.note_placement import Kept
from tests.tabletop.plain_faces import PlainFaces

ROOM = Box(0, 0, 1920, 1080)


class Row:
    """Cards side by side, and what lets them grow."""

    def __init__(self, look: UiStyle, faces: PlainFaces, width: float = 160.0) -> None:
        self.look = look
        self.ground = Node(size=ROOM.size)
        self.words = "Gain 1."
        self.cards = [
            CardNode(look, faces, card, width, at=(200.0 + 170 * card, 500.0), name=f"card {card}") for card in range(9)
        ]
        self.ground.add(*self.cards)
        self.faces = faces
        self.grower = Grower(look, self.ground, self.written, ROOM)

    def written(self, item: TableItem) -> NoteContents:
        return NoteContents((NotePart(lines(self.words)),), (f"about {item.known}",))

    @property
    def grown(self) -> CardNode:
        assert isinstance(self.grower.grown, CardNode)
        return self.grower.grown

    def at(self, point: Point) -> Node | None:
        return hit.at(self.ground, point)


@pytest.fixture
def row(look: UiStyle, faces: PlainFaces) -> Row:
    return Row(look, faces)


def boxes(row: Row) -> tuple[Box, Box]:
    row.grower.update()
    assert row.grower.note is not None
    row.look.queue.settle()
    return row.grown.bounds(), row.grower.note.bounds()


@pytest.mark.parametrize("card", range(9))
@pytest.mark.parametrize("y", [60.0, 500.0, 1020.0])
def test_it_lies_whole_on_the_canvas_with_its_note_beside_it(row: Row, card: int, y: float) -> None:
    row.cards[card].y = y
    row.grower.show(row.cards[card])
    grown, note = boxes(row)
    assert grown.w == pytest.approx(WIDTH) and ROOM.contains(grown) and ROOM.contains(note)
    assert not grown.colliderect(note) and grown.colliderect(row.cards[card].bounds())


def test_the_note_hangs_where_there_is_more_room(row: Row) -> None:
    sides = []
    for card in (row.cards[1], row.cards[8]):
        row.grower.show(card)
        grown, note = boxes(row)
        sides.append(note.left >= grown.right)
    assert sides == [True, False]


def _always(kept: Sequence[Kept], _item: TableItem) -> Sequence[Kept]:
    return kept


def test_a_note_that_would_hide_something_is_wider_or_narrower(row: Row) -> None:
    row.words = "Gain 1. " * 16
    usual, widths = Note(Paper(row.look), row.written(row.cards[4]), ROOM.h), set[float]()
    bands = ((490, 490 + usual.height - 10), (480, 860))
    for (top, bottom), right in zip(bands, (1920, 1340), strict=True):
        hidden = [Box(0, 0, 1920, top), Box(0, bottom, 1920, 1080), Box(right, 0, 1920, 1080), Box(0, 0, 752, 1080)]
        kept = [Kept(box, 6.0) for box in hidden]
        row.grower.kept = partial(_always, kept)
        row.grower.hide()
        row.grower.show(row.cards[4])
        _, note = boxes(row)
        widths.add(note.w)
        assert note.collidelist(hidden) < 0
    assert min(widths) < usual.width < max(widths)


def test_a_card_below_the_grown_one_and_its_note_is_still_what_is_hit(row: Row) -> None:
    row.grower.show(row.cards[3])
    for card in row.cards:
        assert row.at(card.at) is card


def test_from_card_to_card_only_one_is_grown(row: Row) -> None:
    for card in row.cards[:2]:
        row.grower.show(card)
        row.grower.update()
    assert sorted(child.name for child in row.ground.children if child not in row.cards) == ["grown card", "note"]
    row.grower.hide()
    assert all(child in row.cards for child in row.ground.children)


def test_the_note_comes_a_frame_after_the_card(row: Row) -> None:
    row.grower.show(row.cards[2])
    assert row.grown.parent is not None and row.grower.note is None
    row.grower.update()
    assert row.grower.note is not None


def test_beside_a_menu_there_is_no_note_until_it_closes(row: Row) -> None:
    row.grower.show(row.cards[2])
    row.grower.fold_note()
    row.grower.update()
    assert row.grower.shown == 2 and row.grower.note is None
    row.cards[2].hovered = True
    row.grower.rest()
    row.grower.update()
    assert [child.name for child in row.ground.children][-1] == "note"


def test_a_card_that_is_only_focused_lies_as_before_once_something_else_is_asked(row: Row) -> None:
    for hovered, stays in ((False, None), (True, 2)):
        row.cards[2].hovered = hovered
        row.grower.show(row.cards[2])
        row.grower.let_go()
        assert row.grower.shown == stays


def test_it_grows_from_where_the_card_lies(row: Row) -> None:
    row.grower.show(row.cards[2])
    grown = row.grown
    assert grown.at == row.cards[2].at and grown.width * grown.scale == row.cards[2].width
    assert not row.look.queue.idle and not row.look.queue.waiting(INTERFACE)


@pytest.mark.parametrize("change", ["moved", "hidden", "gone"])
def test_a_card_that_goes_its_way_is_not_grown_any_more(row: Row, change: str) -> None:
    card = row.cards[2]
    row.grower.show(card)
    row.grower.update()
    assert row.grower.shown == 2
    if change == "gone":
        row.ground.remove(card)
    else:
        card.x, card.visible = card.x + 5 * (change == "moved"), change != "hidden"
    row.grower.update()
    assert row.grower.shown is None


def test_a_large_card_only_gets_its_note(look: UiStyle, faces: PlainFaces) -> None:
    row = Row(look, faces, width=250.0)
    row.grower.show(row.cards[2])
    row.grower.update()
    assert row.grower.grown is None and row.grower.note is not None
    assert not row.grower.note.bounds().colliderect(row.cards[2].bounds())


def test_what_changes_on_the_table_changes_on_the_note(row: Row) -> None:
    row.grower.show(row.cards[2])
    row.grower.update()
    row.words, row.cards[2].on, row.cards[2].mark = "Gain 2.", 3, "can"
    row.grower.refresh()
    assert row.grower.note is not None and row.grower.note.written.parts[0].lines[0].text == "Gain 2."
    assert (row.grown.on, row.grown.mark) == (3, "can")


def test_what_was_asked_for_stays_loud_until_something_changes(row: Row) -> None:
    row.words = "It is turned."
    row.grower.show(row.cards[2])
    one, other = row.cards[2:4]
    assert not row.grower.explain(one, ["It is turned."])
    row.grower.update()
    assert row.grower.explain(one, ["It is turned."], ["F1: why"])
    assert not row.grower.explain(other, ["It is turned."])
    row.grower.refresh()
    assert row.grower.note is not None
    (part,), feet = row.grower.note.written.parts, row.grower.note.written.feet
    assert part.loud and [line.text for line in part.lines] == ["It is turned."] and feet == ("F1: why", "about 2")
    row.words = "Gain 2."
    row.grower.refresh()
    assert [part.loud for part in row.grower.note.written.parts] == [False]


def test_a_card_that_does_not_lie_there_grows_beside_where_it_is_spoken_of(row: Row) -> None:
    row.grower.show_from(GrownCard(row.look, row.faces, 77, WIDTH), Box(1600, 400, 0, 0))
    grown, _ = boxes(row)
    assert row.grown.card == 77 and grown.inflate(20, 20).collidepoint((1600, 400))
    row.grower.update()
    assert row.grower.shown == 77

# mypy: no-warn-unreachable
# What moves changes between two asserts, which mypy does not know.

"""Cards go from where they are to where they belong."""

from __future__ import annotations

from itertools import pairwise

import pytest

from resarcana_gui.scene.dim_overlay import DimOverlay, LightSpot
from resarcana_gui.scene.theme import HIGH_CONTRAST
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.geometry.placements import Placement, Spots, row
from resarcana_gui.tabletop.items.table_item import TableItem
from resarcana_gui.tabletop.table.card_table import AWAY, CardTable
from tests.scene.acting import Actor
from tests.tabletop.plain_faces import PlainFaces

LONG = 3000


class RowTable(CardTable):
    """Cards in a row, each with its number on it."""

    row: tuple[int, ...] = (1, 2, 3)

    def placements(self) -> Spots:
        return row(self.row, (100, 100), 120, 10, z=1.0)

    def tokens_on(self, card: int) -> int:
        return card

    def exit_spot(self, card: int) -> Placement:
        return Placement(50, 50, 40)


@pytest.fixture
def wire_items() -> list[TableItem]:
    return []


@pytest.fixture
def table(actor: Actor, look: UiStyle, faces: PlainFaces, wire_items: list[TableItem]) -> RowTable:
    made = RowTable(look, faces)
    made.wire_items(wire_items.append)
    actor.root.add(made)
    made.settle_items()
    return made


def test_a_settled_table_has_every_card_in_its_spot_and_wired(table: RowTable, wire_items: list[TableItem]) -> None:
    assert {card: node.at for card, node in table.cards.items()} == {
        card: placement.at for card, placement in table.placements().items()
    }
    assert [node.on for node in table.cards.values()] == [1, 2, 3]
    assert wire_items == list(table.cards.values())


def test_what_lies_there_no_longer_is_gone_when_it_settles(table: RowTable) -> None:
    held = table.held = table.cards[1]
    table.held_layer.add(CardNode(table.look, table.faces, 1, 50))
    table.row = (2, 5)
    table.settle_items()
    assert list(table.cards) == [2, 5] and held.parent is None
    assert table.held is None and not table.held_layer.children


def test_cards_go_to_their_new_spots_and_grow_into_them(actor: Actor, table: RowTable) -> None:
    node, start = table.cards[3], table.cards[3].at
    node.resize(60)
    table.row = (3, 1, 2)
    table.look.queue.add(table.rearrange())
    assert node.at == start and node.width * node.scale == 60
    actor.pass_time(LONG)
    assert node.at == table.placements()[3].at and (node.width, node.scale) == (120, 1.0)


def test_a_card_that_shrinks_into_another_shape_keeps_its_face_for_half_of_the_way(
    actor: Actor, table: RowTable
) -> None:
    node, placement = table.cards[1], table.placements()[1]
    node.resize(300, 1.2)
    table.look.queue.add(table.rearrange())
    widths, shapes = [], []
    for _ in range(30):
        actor.pass_time(16)
        widths.append(node.width * node.scale)
        shapes.append(node.shape)
    assert shapes[0] == 1.2 and shapes[-1] == placement.shape and widths == sorted(widths, reverse=True)
    assert widths[shapes.index(placement.shape)] < 1.9 * placement.width, "the smaller face is never much enlarged"
    assert (node.at, node.width, node.scale) == (placement.at, placement.width, 1.0)


def test_a_card_is_stretched_from_shape_to_shape_without_a_jump(
    actor: Actor, table: RowTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    half, low = Placement(200, 200, 88, shape=1.1), Placement(240, 180, 131, shape=0.42)
    monkeypatch.setattr(RowTable, "placements", lambda self: {1: half})
    table.settle_items()
    node = table.cards[1]
    for placement in (low, half):
        monkeypatch.setattr(RowTable, "placements", lambda self, placement=placement: {1: placement})
        table.look.queue.add(table.rearrange())
        seen = [node.bounds().size]
        for _ in range(30):
            actor.pass_time(16)
            seen.append(node.bounds().size)
        assert all(abs(one[at] - other[at]) < 16 for one, other in pairwise(seen) for at in (0, 1))
        lies = (node.at, node.width, node.shape, node.scale_x, node.scale_y)
        assert lies == (placement.at, placement.width, placement.shape, 1.0, 1.0)


def test_a_low_card_that_turns_keeps_its_length_and_has_its_other_shape_from_halfway_on(
    actor: Actor, table: RowTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    low = Placement(200, 200, 130, shape=0.5)
    monkeypatch.setattr(RowTable, "placements", lambda self: {1: low})
    table.settle_items()
    monkeypatch.setattr(RowTable, "placements", lambda self: {1: low._replace(width=65.0, angle=90.0, shape=2.0)})
    table.look.queue.add(table.rearrange())
    node, seen = table.cards[1], []
    for _ in range(30):
        actor.pass_time(16)
        seen.append((node.shape, node.quarter))
        assert max(node.width, node.height) * node.scale == pytest.approx(130)
    assert set(seen) == {(0.5, 0), (2.0, 1)}, "its face is never one for neither way up"


def test_a_card_that_is_where_it_belongs_does_not_move(table: RowTable) -> None:
    assert not list(table.rearrange().targets())


def test_a_new_card_comes_from_where_it_is_born(table: RowTable) -> None:
    table.row = (1, 2, 3, 4, 9)
    table.card(9, AWAY)
    table.rearrange(start_spot=Placement(700, 700, 90))
    assert table.cards[4].at == (700, 700)
    assert table.cards[9].at == AWAY.at


def test_a_card_that_leaves_is_seen_on_its_way_and_in_nobody_s_way(actor: Actor, table: RowTable) -> None:
    node = table.cards[2]
    table.row = (1, 3)
    table.look.queue.add(table.rearrange())
    assert 2 not in table.cards and node.ghost
    actor.pass_time(60)
    assert node.parent is table.card_layer and node.at != (50, 50)
    actor.pass_time(LONG)
    assert node.parent is None and node.at == (50, 50)


def test_cards_that_are_dealt_set_off_one_after_the_other(actor: Actor, table: RowTable) -> None:
    table.row = (1, 2, 3, 4, 5)
    table.look.queue.add(table.rearrange(start_spot=AWAY, dealt=True))
    actor.pass_time(40)
    assert table.cards[4].at != AWAY.at and table.cards[5].at == AWAY.at


def test_a_card_is_shown_where_it_is_held_up_before_where_it_lies(table: RowTable) -> None:
    assert table.shown_at(2) == table.cards[2].bounds().center
    table.held = CardNode(table.look, table.faces, 2, 200, at=(900, 400))
    assert table.shown_at(2) == (900, 400)
    assert table.shown_at(77) is None


def test_a_pile_is_wired_to_its_subject(table: RowTable, wire_items: list[TableItem]) -> None:
    pile = table.pile("", Placement(500, 500, 80), "deck", -7)
    assert wire_items[-1] is pile and pile.key == -7 and pile.bounds().center == (500, 500)


def test_what_a_question_is_not_about_grows_dimmed_for_and_light_again(actor: Actor, table: RowTable) -> None:
    placement = LightSpot((100.0, 100.0), (300.0, 200.0), 1.0)
    table.dim_except([placement])
    table.dim_except([placement])
    actor.pass_time(LONG)
    (dim,) = table.dim_layer.children
    assert isinstance(dim, DimOverlay) and 0.3 < dim.level < 0.8
    table.dim_except(())
    actor.pass_time(LONG)
    assert not table.dim_layer.children


def test_nothing_grows_dark_in_high_contrast(actor: Actor, table: RowTable) -> None:
    table.look.change(HIGH_CONTRAST, 1.0)
    table.dim_except([LightSpot((100.0, 100.0), (300.0, 200.0), 1.0)])
    assert not table.dim_layer.children


def test_the_darkness_ends_at_once_when_the_table_is_put_in_order(actor: Actor, table: RowTable) -> None:
    placements = [LightSpot((100.0, 100.0), (300.0, 200.0), 1.0)]
    table.dim_except(placements)
    actor.pass_time(LONG)
    table.dim_except(())
    table.settle_items()
    assert not table.dim_layer.children
    actor.pass_time(LONG)
    table.dim_except(placements)
    table.settle_items()
    table.dim_except(placements)
    assert len(table.dim_layer.children) == 1

# mypy: no-warn-unreachable
# What moves changes between two asserts, which mypy does not know.

"""A card goes where it is dropped, if it can, and back where it was, if it cannot."""

from __future__ import annotations

from collections.abc import Hashable

import pytest

from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.dice.die import Die
from resarcana_gui.tabletop.dice.die_body import CUBE
from resarcana_gui.tabletop.dice.die_drawing import DieStyle
from resarcana_gui.tabletop.dice.pips import Pips
from resarcana_gui.tabletop.playing.item_drag import ItemDrag, Zone, target_at
from tests.scene.acting import Actor
from tests.tabletop.asking.answers import Take
from tests.tabletop.plain_faces import PlainFaces

PLACE, SELL = Choice(Take(1), "Place"), Choice(Take(2), "Sell")
ZONES: dict[Hashable, Box] = {"table": Box(0, 0, 800, 400), "market": Box(100, 100, 200, 200)}


@pytest.mark.parametrize(
    ("at", "drops", "target"),
    [
        ((150, 150), {"table": PLACE, "market": SELL}, "market"),
        ((150, 150), {"table": PLACE}, "table"),
        ((700, 350), {"table": PLACE, "market": SELL}, "table"),
        ((900, 900), {"table": PLACE}, None),
    ],
)
def test_of_several_targets_the_smallest_counts(at: Point, drops: dict[Hashable, Choice], target: str | None) -> None:
    assert target_at(at, drops, ZONES) == target


@pytest.fixture
def card(actor: Actor, faces: PlainFaces) -> CardNode:
    node = CardNode(actor.look, faces, 3, 100, at=(1000, 800))
    actor.root.add(node)
    return node


def item_drag(actor: Actor, drops: dict[Hashable, Choice], dropped: list[Choice | None]) -> ItemDrag:
    return ItemDrag(actor.look, ZONES, lambda node: drops, lambda node, choice, at: dropped.append(choice))


def test_where_it_can_go_is_shown_while_it_is_on_its_way(actor: Actor, card: CardNode) -> None:
    dropped: list[Choice | None] = []
    drag = item_drag(actor, {"market": SELL}, dropped)
    assert drag.begin(card, (1010, 810))
    drag.move((160, 160))
    shown = [node for node in actor.root.children if isinstance(node, Zone)]
    assert [zone.bounds() for zone in shown] == [ZONES["market"]] and card.at == (150, 150)
    drag.end((160, 160))
    assert dropped == [SELL] and not [node for node in actor.root.children if isinstance(node, Zone)]


def test_let_go_elsewhere_nothing_is_chosen(actor: Actor, card: CardNode) -> None:
    dropped: list[Choice | None] = []
    drag = item_drag(actor, {"market": SELL}, dropped)
    assert drag.begin(card, (1000, 800))
    drag.end((700, 350))
    assert dropped == [None]


def test_a_drag_that_is_let_go_chooses_nothing_and_shows_no_targets(actor: Actor, card: CardNode) -> None:
    dropped: list[Choice | None] = []
    drag = item_drag(actor, {"market": SELL}, dropped)
    assert drag.begin(card, (1000, 800)) and drag.let_go()
    drag.move((160, 160))
    drag.end((160, 160))
    assert not dropped and card.at == (1000, 800) and not drag.let_go()
    assert not [node for node in actor.root.children if isinstance(node, Zone)]


def test_a_card_that_can_go_nowhere_is_not_taken_up(actor: Actor, card: CardNode) -> None:
    drag = item_drag(actor, {}, [])
    assert not drag.begin(card, (1000, 800)) and drag.item is None


def test_a_die_is_dragged_like_a_card(actor: Actor) -> None:
    style = DieStyle(CUBE, tuple(Pips(number) for number in range(1, 7)), (150, 30, 30))
    die, dropped = Die(actor.look, "die", style, 60, at=(1000, 800)), list[Choice | None]()
    actor.root.add(die)
    drag = item_drag(actor, {"table": PLACE}, dropped)
    assert die.draggable and drag.begin(die, (1000, 800))
    drag.move((300, 200))
    assert die.at == (300, 200)
    drag.end((300, 200))
    assert dropped == [PLACE] and drag.item is None

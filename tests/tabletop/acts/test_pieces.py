"""What acts are made of ends as it should, and leaves nothing behind."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from resarcana_gui.scene.action import Action
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.acts.effects import banner, number, pulse, shaken, shielded
from resarcana_gui.tabletop.acts.piles import back_flies, face_up_from, looked_at, riffled
from resarcana_gui.tabletop.acts.striking import Manner, bolt_flies, leaned
from tests.scene.acting import Actor
from tests.tabletop.acts.happening import DECK, Row

FIRE = Manner("fire", (255, 132, 48), "ember", (("spark", 5),))

PASSING: dict[str, Callable[[Row], Action]] = {
    "a banner": lambda table: banner(table, "The last round"),
    "a number": lambda table: number(table, "-3", (400, 400), "bad"),
    "a shield": lambda table: shielded(table, table.cards[1]),
    "a back that flies": lambda table: back_flies(table, "", DECK, (100, 100)),
    "a pile that is shuffled": lambda table: riffled(table, "", DECK),
    "cards that are looked at": lambda table: looked_at(table, "", DECK, 3),
    "a bolt": lambda table: bolt_flies(table, FIRE, (100, 100), (900, 400)),
}


@pytest.mark.parametrize("name", PASSING)
def test_what_passes_is_seen_for_a_while_and_then_gone(name: str, actor: Actor, table: Row) -> None:
    table.look.queue.add(PASSING[name](table))
    seen = set()
    for _ in range(10):
        actor.pass_time(32)
        seen.add(len(table.effect_layer.children))
    assert max(seen) > 1
    table.look.queue.settle()
    assert table.effect_layer.children == [table.particles]


@pytest.mark.parametrize(
    "act",
    [
        lambda table: pulse(table, 1),
        lambda table: leaned(table, 1, (900, 900)),
        lambda table: shaken(table.look, [table.cards[1]]),
    ],
)
def test_what_swells_leans_or_shakes_comes_to_rest(actor: Actor, table: Row, act: Callable[[Row], Action]) -> None:
    node = table.cards[1]
    before = node.at, node.scale
    table.look.queue.add(act(table))
    actor.pass_time(64)
    assert (node.at, node.scale) != before
    table.look.queue.settle()
    assert (node.at, node.scale) == before


def test_what_is_used_and_not_on_the_table_does_nothing(table: Row) -> None:
    table.look.queue.add(pulse(table, 77) | leaned(table, 77, (0, 0)))
    table.look.queue.settle()
    assert sorted(table.cards) == [1, 2, 3]


def test_a_card_comes_off_a_deck_with_its_back_up_and_turns_over(actor: Actor, table: Row) -> None:
    table.row.append(4)
    table.look.queue.add(face_up_from(table, 4, DECK))
    actor.pass_time(16)
    sides = [table.cards[4].face_down]
    table.look.queue.settle()
    sides.append(table.cards[4].face_down)
    assert sides == [True, False] and table.cards[4].at == table.spots()[4].at


def test_words_that_are_too_long_for_the_middle_go_on_in_a_second_line(table: Row) -> None:
    table.look.queue.add(banner(table, "many words " * 40))
    table.look.queue.update(1)
    table.look.queue.update(1)
    label = next(node for node in table.effect_layer.walk() if isinstance(node, Label))
    assert label.width <= table.centre_box.w

"""A game is won: the winners rise in their light, and afterwards nothing of it is left."""

from __future__ import annotations

import pytest

from resarcana_gui.scene.action import Action, Call
from resarcana_gui.scene.dim_overlay import LightSpot
from resarcana_gui.scene.seats.seat_styles import WATER
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.theme import HIGH_CONTRAST
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.acts.banner import BANNER_HEIGHT, banner_center
from resarcana_gui.tabletop.acts.crowning import crown_winners
from resarcana_gui.tabletop.table.medallion import Medallion, MedallionMarks
from tests.scene.acting import Actor
from tests.tabletop.acts.happening import Row

LIT = [LightSpot((160.0, 900.0), (300.0, 200.0), 1.0)]


def winner(table: Row, x: float) -> Medallion:
    look = table.look
    marks = MedallionMarks(look.text, PlainBox((90, 20, 20)), PlainBox((250, 250, 0)), PlainBox((250, 0, 250)))
    faces = {mood: PlainBox((200, 40, 40)) for mood in ("rest", "pleased", "struck")}
    made = Medallion(look, WATER, faces, 60.0, goal=10, marks=marks, at=(x, 900.0))  # type: ignore[arg-type]
    made.points, made.passed = 12, True
    table.add(made)
    return made


def ceremony(table: Row, said: list[str], count: int = 1) -> Action:
    winners = [winner(table, 160.0 + 300 * at) for at in range(count)]
    called = Call(lambda: said.append("called"))
    return crown_winners(table, winners, LIT, called, lambda: said.append("heard"))


def risen(table: Row) -> list[Medallion]:
    return [each for each in table.effect_layer.children if isinstance(each, Medallion)]


@pytest.mark.parametrize("count", [1, 3])
def test_winners_rise_above_the_banner_in_all_their_colours(actor: Actor, table: Row, count: int) -> None:
    said: list[str] = []
    actor.look.queue.add(ceremony(table, said, count))
    actor.pass_time(milliseconds("crown") // 2)
    assert len(risen(table)) == count and not said, "they are named once they stand there"
    actor.pass_time(milliseconds("crown"))
    assert said == ["heard", "called"] and [each.name for each in table.dim_layer.children] == ["dim overlay"]
    boxes = [each.bounds() for each in risen(table)]
    assert all(not each.passed and each.points == 12 and each.scale == 1.0 for each in risen(table))
    assert all(Box(0, 0, 1920, banner_center(table)[1] - BANNER_HEIGHT / 2).contains(box) for box in boxes)
    assert not any(one.colliderect(other) for one in boxes for other in boxes if one is not other)
    assert table.particles.alive


def test_nothing_is_left_of_it_also_when_it_is_skipped(actor: Actor, table: Row) -> None:
    for ms in (0, 300, 900, 1500, 4000):
        actor.look.queue.add(ceremony(table, []))
        actor.pass_time(ms)
        actor.look.queue.settle()
        assert table.effect_layer.children == [table.particles] and not table.dim_layer.children


def test_in_high_contrast_it_does_not_grow_dark(actor: Actor, table: Row) -> None:
    actor.look.change(theme=HIGH_CONTRAST)
    actor.look.queue.add(ceremony(table, []))
    actor.pass_time(milliseconds("crown") + 100)
    assert risen(table) and not table.dim_layer.children

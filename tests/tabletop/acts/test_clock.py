"""Everything that moves takes as long as the design of the table says, measured on the clock: at Normal, and 2.5 times
as quick at Fast. With reduced motion it takes the same time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest

from resarcana_gui.scene.action import Action, Call
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.seats.seat_styles import WATER
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.timing import Speed
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.acts.assault import GROWN, LEAST, LIFT, Assault
from resarcana_gui.tabletop.acts.banner import BANNER_HEIGHT, Band, banner
from resarcana_gui.tabletop.acts.losing import FLINCH, LARGE, TWIST, drop_tokens, flinch, show_loss
from resarcana_gui.tabletop.acts.spotlight import hand_on, hold_up, put_back
from resarcana_gui.tabletop.acts.striking import shake_on_impact, still_impact
from resarcana_gui.tabletop.acts.warding import raise_ward, shatter
from resarcana_gui.tabletop.table.medallion import STAMPS, Medallion, MedallionMarks, stamp_seal
from tests.scene.acting import Actor
from tests.tabletop.acts.happening import Row
from tests.tabletop.acts.test_assault import FIRE, PLAIN

STEP = 2
"""Milliseconds from one frame to the next."""
PORTRAIT = Box(60, 20, 120, 120)
AT = PORTRAIT.center
FAST = 2.5


def up(table: Row) -> Action:
    return Assault(table, 2, FIRE, {1: PORTRAIT}).rise("Fire!", 450)


def answer(table: Row) -> Action:
    """What protects turns up, and what was breathed breaks on it."""
    at, rises, _ = raise_ward(table, PORTRAIT, (900.0, 900.0), 2, PLAIN, (300.0, 60.0))
    return rises + shatter(table, FIRE, at, -90.0)


def falls(table: Row) -> Action:
    return drop_tokens(table, [(0, PLAIN)] * 3, lambda kind: AT, lambda kind: None)


def put_down(table: Row) -> Action:
    """A card that was held up goes to its place."""
    hold_up(table, 1, 2, AT).finish()
    spot = hand_on(table, 1, 2)
    table.cards[2].at, table.cards[2].scale = spot.at, 2.0
    return table.rearrange()


def read_and_put_back(table: Row) -> Action:
    hold_up(table, 1, 2, AT).finish()
    return put_back(table)


LASTING: Mapping[str, tuple[Callable[[Row], Action], int]] = {
    "a card is held up": (lambda table: hold_up(table, 1, 2, AT), 300),
    "it is put down": (put_down, 300),
    "one that was used is read, and put back": (read_and_put_back, 700 + 200),
    "an attacker winds up": (up, 450),
    "a moment of stillness, and everything shakes": (lambda table: shake_on_impact(table, AT, -90.0, FIRE), 60 + 290),
    "what was lost falls": (falls, 550),
    "an answer": (answer, 240 + 600),
    "a banner opens, stands, and folds": (lambda table: banner(table, "Your turn"), 200 + 500 + 200),
}


def took(actor: Actor, table: Row, action: Action) -> int:
    """How long an action lasts, in milliseconds of the window."""
    table.look.queue.add(action)
    began = actor.clock.now()
    while table.look.queue.waiting():
        actor.pass_time(STEP, STEP)
    return actor.clock.now() - began


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize(("speed", "rate"), [(Speed.NORMAL, 1.0), (Speed.FAST, FAST)])
@pytest.mark.parametrize("what", LASTING)
def test_it_lasts_as_long_as_was_agreed(
    what: str, speed: Speed, rate: float, reduced: bool, actor: Actor, table: Row
) -> None:
    table.look.pace.speed, table.look.pace.reduced = speed, reduced
    make, ms = LASTING[what]
    assert abs(took(actor, table, make(table)) - ms / rate) <= 2 * STEP


@pytest.mark.parametrize("what", LASTING)
def test_at_instant_it_takes_no_time(what: str, actor: Actor, table: Row) -> None:
    table.look.pace.speed = Speed.INSTANT
    assert took(actor, table, LASTING[what][0](table)) <= STEP


def test_at_instant_the_blow_is_a_still_for_a_quarter_of_a_second(actor: Actor, table: Row) -> None:
    table.look.pace.speed = Speed.INSTANT
    table.look.queue.add(still_impact(table, AT, (255, 132, 48)), "interface")
    actor.pass_time(240, STEP)
    assert {"burst", "core", "shock"} <= {node.name for node in table.effect_layer.children}
    actor.pass_time(20, STEP)
    assert table.effect_layer.children == [table.particles]


def when(actor: Actor, seen: Callable[[], bool], most: int = 2000) -> int:
    """After how many milliseconds something is seen."""
    for ms in range(0, most, STEP):
        if seen():
            return ms
        actor.pass_time(STEP, STEP)
    raise AssertionError("it is never seen")


def named(table: Row, name: str) -> Node | None:
    return next((node for node in table.effect_layer.children if node.name == name), None)


@pytest.mark.parametrize(("flight", "ms"), [("flight", 350), ("arrow", 200)])
def test_breath_flies_for_350_ms_and_an_arrow_for_200(flight: str, ms: int, actor: Actor, table: Row) -> None:
    attack_style, hits = replace(FIRE, flight=flight), list[int]()
    assault = Assault(table, 2, attack_style, {1: PORTRAIT})
    assault.rise("", 100).finish()
    began = actor.clock.now()
    table.look.queue.add(assault.strike(1, AT, Call(lambda: hits.append(actor.clock.now()))))
    actor.pass_time(1000, STEP)
    assert abs(hits[0] - began - attack_style.windup - ms) <= 2 * STEP
    assert abs(hits[0] - began - attack_style.lands) <= 2 * STEP, "its sound lands with it"


def test_a_banner_is_open_after_200_ms_and_folds_after_700(actor: Actor, table: Row) -> None:
    table.look.queue.add(banner(table, "Your turn"))
    actor.pass_time(STEP, STEP)
    band = named(table, "banner")
    assert isinstance(band, Band)
    assert abs(when(actor, lambda: band.height == BANNER_HEIGHT) - 200) <= 4 * STEP
    assert abs(when(actor, lambda: band.height < BANNER_HEIGHT) - 500) <= 8 * STEP


def test_what_strikes_and_what_is_struck_have_the_sizes_of_the_design(actor: Actor, table: Row) -> None:
    assert (LIFT, GROWN, LARGE, FLINCH, TWIST) == (44.0, 1.45, 190, 16.0, 9.0)
    lying = table.cards[2]
    assault = Assault(table, 2, FIRE, {1: PORTRAIT})
    assault.rise("", 450).finish()
    node = assault.lifted
    assert node is not None and node.width == max(LEAST, lying.width * GROWN)
    table.look.queue.add(shake_on_impact(table, AT, -90.0, FIRE) | flinch(table, PORTRAIT, -90.0))
    actor.pass_time(60 + STEP, STEP)
    actor.pass_time(STEP, STEP)
    struck = named(table, "flinch")
    assert struck is not None and 14.0 <= AT[1] - struck.y <= 16.0 and 8.0 <= -struck.rotation <= 9.0


def test_a_loss_stands_while_everything_shakes_and_what_is_lost_falls(actor: Actor, table: Row) -> None:
    table.look.queue.add(show_loss(table, [("2", PLAIN)], PORTRAIT), "loss")
    actor.pass_time(60 + 290 + 550, STEP)
    shown = named(table, "loss")
    assert shown is not None and shown.alpha == 1.0


def test_a_seal_is_pressed_after_250_ms_and_counts_up_point_after_point(actor: Actor, table: Row) -> None:
    look, wax = table.look, PlainBox((90, 20, 20))
    faces = dict.fromkeys(("rest", "pleased", "struck"), wax)
    medallion = Medallion(look, WATER, faces, 60.0, goal=10, marks=MedallionMarks(look.text, wax, wax, wax), at=AT)  # type: ignore[arg-type]
    table.add(medallion)
    medallion.points = 4
    heard: list[int] = []
    stamp_seal(table, medallion, 1, lambda: heard.append(1))

    def says() -> str:
        return next(iter(medallion.texts())).block.text

    assert says() == "1"
    assert abs(when(actor, lambda: says() == "2") - 250) <= 2 * STEP
    assert abs(when(actor, lambda: says() == "4") - 2 * 90) <= 2 * STEP
    assert len(heard) == 3
    look.queue.finish(STAMPS)
    assert table.effect_layer.children == [table.particles]

"""A card attacks: it is lifted while the table grows dark, and lies down again where it was."""

from __future__ import annotations

import math
from dataclasses import replace

import pygame
import pytest

from resarcana_gui.scene.action import Call
from resarcana_gui.scene.dim_overlay import DimOverlay
from resarcana_gui.scene.drawing.frame_budget import FrameBudget
from resarcana_gui.scene.shapes import Panel, PlainBox
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.strip import Strip
from resarcana_gui.scene.theme import HIGH_CONTRAST
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.tabletop.acts.assault import Assault
from resarcana_gui.tabletop.acts.losing import drop_tokens, flinch, show_loss
from resarcana_gui.tabletop.acts.spotlight import hold_up, put_back
from resarcana_gui.tabletop.acts.striking import AttackStyle, shake_on_impact
from resarcana_gui.tabletop.acts.visual_effects import Plate
from resarcana_gui.tabletop.cards.face_layout import HELD_UP
from tests.scene.acting import Actor
from tests.scene.hurry import Tired
from tests.tabletop.acts.happening import Row

FIRE = AttackStyle(
    "fire", 500, (255, 132, 48), Strip("flame", ((236, 66, 10), (255, 150, 40), (120, 190, 150))), (20, 90), "ember",
    (("spark", 5),),
)  # fmt: skip
PLAIN = Panel((0, 0, 0), (0, 0, 0), 4.0)
PORTRAITS = {1: Box(60, 20, 120, 120), 2: Box(900, 20, 120, 120)}


@pytest.fixture
def assault(table: Row) -> Assault:
    return Assault(table, 2, FIRE, PORTRAITS)


def raised(actor: Actor, assault: Assault) -> None:
    actor.look.queue.add(assault.rise("Fire!", 450))
    actor.pass_time(480)


def test_the_card_is_lifted_and_grows_and_each_target_is_marked(actor: Actor, table: Row, assault: Assault) -> None:
    raised(actor, assault)
    node, lying = assault.lifted, table.cards[2]
    assert node is not None and node.width > 1.3 * lying.width and node.scale == 1.0 and lying.alpha == 0.0
    assert [each.name for each in table.effect_layer.children].count("aim") == 2
    assert [each.name for each in table.dim_layer.children] == ["dim overlay"]


def test_all_of_a_lifted_card_is_on_the_canvas(actor: Actor, table: Row) -> None:
    table.cards[2].at = (1910.0, 1070.0)
    assault = Assault(table, 2, FIRE, PORTRAITS)
    raised(actor, assault)
    assert assault.lifted is not None and Box(0, 0, 1920, 1080).contains(assault.lifted.bounds())


def test_a_strike_takes_as_long_as_its_sound_needs_to_land(actor: Actor, table: Row, assault: Assault) -> None:
    raised(actor, assault)
    landed: list[int] = []
    actor.look.queue.add(assault.strike(1, (120, 80), Call(lambda: landed.append(actor.clock.now()))))
    began = actor.clock.now()
    actor.pass_time(700)
    assert abs(landed[0] - began - FIRE.lands) <= 16
    assert assault.waiting == {2} and [each.name for each in table.effect_layer.children].count("aim") == 1


def test_afterwards_everything_is_as_before(actor: Actor, table: Row, assault: Assault) -> None:
    raised(actor, assault)
    actor.look.queue.add(assault.lower())
    actor.pass_time(400)
    table.particles.stop()
    assert table.effect_layer.children == [table.particles]
    assert not table.dim_layer.children and not table.held_layer.children
    assert table.cards[2].alpha == 1.0 and assault.lifted is None


def test_it_never_grows_dark_in_high_contrast(actor: Actor, table: Row, assault: Assault) -> None:
    actor.look.change(theme=HIGH_CONTRAST)
    raised(actor, assault)
    assert not table.dim_layer.children and assault.lifted is not None


def test_while_the_table_shakes_one_picture_stands_for_it(actor: Actor, table: Row) -> None:
    table.look.queue.add(shake_on_impact(table, (120, 80), -90.0, FIRE))
    offsets = []
    for _ in range(24):
        actor.pass_time(16)
        if table.look.snapshot is not None:
            offsets.append(round(table.look.snapshot.offset[1]))
    assert offsets[0] == 0 and 11 <= max(offsets) <= 12 and -12 <= min(offsets) <= -11
    assert abs(offsets[-2]) <= 3 and table.look.snapshot is None


def test_a_blow_is_seen_when_it_lands_even_where_frames_have_no_time_and_grows_dark_before(
    actor: Actor, table: Row, assault: Assault
) -> None:
    stage = Stage((960, 540), actor.clock, actor.root, look=actor.look, budget=FrameBudget(Tired()))
    surface, middle = pygame.Surface((960, 540), 0, 32), (480, 270)

    def seen(ms: int) -> int:
        actor.clock.step(ms)
        stage.update()
        stage.draw(surface)
        return surface.get_at(middle).g

    actor.root.add(ground := Sprite(PlainBox((90, 90, 90)), CANVAS))
    ground.z = -1.0
    assert seen(16) == 90
    actor.look.queue.add(assault.rise("Fire!", 450))
    darker = [seen(16) for _ in range(30)]
    assert darker == sorted(darker, reverse=True) and darker[-1] < 60 and len(set(darker)) > 4
    actor.look.queue.add(shake_on_impact(table, (960, 540), -90.0, FIRE))
    seen(0)
    light = [seen(16) for _ in range(6)]
    assert light[0] > darker[-1] + 30 and max(light) > 200, "from its first frame on"


def test_a_blow_throws_sparks_far_beyond_the_face_that_it_strikes_half_of_them_hotter(actor: Actor, table: Row) -> None:
    attack_style, (x, y) = replace(FIRE, burst=(("splash", 40),)), (120, 80)
    table.look.queue.add(shake_on_impact(table, (x, y), -90.0, attack_style))
    actor.pass_time(16)
    hot = [particle for particle in table.particles.alive if min(particle.colour) > min(attack_style.colour)]
    assert len(table.particles.alive) == 40 and len(hot) == 20
    table.particles.update(160)
    far = [math.hypot(particle.x - x, particle.y - y) for particle in table.particles.alive]
    assert sum(each > 75 for each in far) > len(far) / 2, "a rival's face has this radius"


def test_in_reduced_motion_nothing_shakes(actor: Actor, table: Row) -> None:
    table.look.pace.reduced = True
    table.look.queue.add(shake_on_impact(table, (120, 80), -90.0, FIRE))
    actor.pass_time(32)
    assert table.look.snapshot is None and table.look.queue.busy


def test_a_card_that_was_held_up_already_is_put_back_by_whoever_held_it(actor: Actor, table: Row) -> None:
    actor.look.queue.add(hold_up(table, 1, 2, (900.0, 900.0)))
    actor.look.queue.settle()
    held, assault = table.held, Assault(table, 2, FIRE, PORTRAITS)
    raised(actor, assault)
    actor.look.queue.add(assault.lower() | put_back(table))
    actor.pass_time(milliseconds("relight") + 60)
    assert table.held_layer.children == [held], "it can still be read"
    actor.look.queue.settle()
    assert not table.held_layer.children


def test_it_stays_dark_and_the_card_large_however_long_an_answer_takes(
    actor: Actor, table: Row, assault: Assault
) -> None:
    raised(actor, assault)
    (dim,) = table.dim_layer.children
    assert isinstance(dim, DimOverlay) and dim.level == 1.0
    node, at = assault.lifted, assault.at
    actor.pass_time(10 * milliseconds("ponder"))
    assert dim.level == 1.0 and assault.lifted is node and assault.at == at
    table.look.queue.add(assault.strike(1, (120, 80), Call(lambda: None)))
    for _ in range(60):
        actor.pass_time(16)
        assert dim.level == 1.0


def test_a_held_up_attacker_grows_and_neither_the_headline_nor_a_question_below_is_covered(
    actor: Actor, table: Row
) -> None:
    table.centre_box = Box(130, 214, 1660, 250)
    table.prompt = Box(664, 468, 592, 52)
    table.room = Box(0, 0, 1920, 630)
    actor.look.queue.add(hold_up(table, 1, 2, (960.0, 0.0)))
    actor.look.queue.settle()
    assault = Assault(table, 2, FIRE, PORTRAITS)
    raised(actor, assault)
    box = assault.looming
    assert table.held is not None and box is not None and box.w == table.held.width > 1.2 * HELD_UP
    assert not box.colliderect(table.prompt)
    (headline,) = (node for node in table.effect_layer.children if isinstance(node, Plate))
    assert not box.colliderect(headline.bounds()) and Box(0, 0, *CANVAS).contains(headline.bounds())


def test_the_portrait_flinches_below_the_light_of_the_blow_and_what_is_lost_falls_before_its_figures(
    actor: Actor, table: Row
) -> None:
    look, portrait = table.look, PORTRAITS[1]
    look.queue.add(shake_on_impact(table, portrait.center, -90.0, FIRE) | flinch(table, portrait, -90.0))
    look.queue.add(show_loss(table, [("2", PLAIN)], portrait), "loss")
    look.queue.add(drop_tokens(table, [(0, PLAIN)], lambda kind: portrait.center, lambda kind: None), "falling")
    actor.pass_time(32)
    levels = {node.name: node.z for node in table.effect_layer.children}
    assert levels["flinch"] < levels["burst"] == levels["core"]
    assert levels["loss"] < levels["falling token"]

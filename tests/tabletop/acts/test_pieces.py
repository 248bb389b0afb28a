"""What acts are made of ends as it should, and leaves nothing behind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from resarcana_gui.scene.action import Action, Together, Wait
from resarcana_gui.scene.flares import RingOfLight
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.strip import Strip
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.acts.banner import BANNER_HEIGHT, Band, banner
from resarcana_gui.tabletop.acts.losing import drop_tokens, show_loss
from resarcana_gui.tabletop.acts.missiles import Shot, StoneHail
from resarcana_gui.tabletop.acts.piles import draw_face_up, move_face_down, peek, riffle
from resarcana_gui.tabletop.acts.striking import AttackStyle, burst_of_light, launch
from resarcana_gui.tabletop.acts.visual_effects import HEADLINE, Plate, floating_number, pulse
from resarcana_gui.tabletop.acts.warding import shatter
from tests.scene.acting import Actor
from tests.tabletop.acts.happening import DECK, Row

FLAME = Strip("flame", ((236, 66, 10), (255, 150, 40), (120, 190, 150)))
FIRE = AttackStyle("fire", 400, (255, 132, 48), FLAME, (20, 90), "ember", (("spark", 5),))
STONES = replace(FIRE, missile=StoneHail((150, 128, 104)))
ARROW = replace(FIRE, missile=Shot((250, 232, 190)), flight="arrow")
LOST = [("-2", PlainBox((20, 160, 60)))]
START, END = (100.0, 800.0), (900.0, 200.0)

PASSING: dict[str, Callable[[Row], Action]] = {
    "a banner": lambda table: banner(table, "The last round"),
    "a number": lambda table: floating_number(table, "-3", (400, 400), "bad"),
    "a back that flies": lambda table: move_face_down(table, "", DECK, (100, 100)),
    "a pile that is shuffled": lambda table: riffle(table, "", DECK),
    "cards that are looked at": lambda table: peek(table, "", DECK, 3),
    "fire": lambda table: launch(table, FIRE, lambda: START, END, Wait(0)),
    "stones": lambda table: launch(table, STONES, lambda: START, END, Wait(0)),
    "an arrow": lambda table: launch(table, ARROW, lambda: START, END, Wait(0)),
    "fire that breaks": lambda table: shatter(table, FIRE, END, -40),
    "a burst": lambda table: burst_of_light(table, END, FIRE.colour),
    "a loss": lambda table: show_loss(table, LOST, Box(60, 60, 100, 100)),
}


@pytest.mark.parametrize("name", PASSING)
def test_what_passes_is_seen_for_a_while_and_then_gone(name: str, actor: Actor, table: Row) -> None:
    table.look.queue.add(PASSING[name](table))
    seen, canvas = set(), pygame.Surface(CANVAS)
    for _ in range(16):
        actor.pass_time(32)
        actor.stage.draw(canvas)
        seen.add(len(table.effect_layer.children))
    assert max(seen) > 1
    table.look.queue.settle()
    assert table.effect_layer.children == [table.particles]


def test_what_is_lost_stands_beside_who_loses_it_also_near_the_edge(table: Row) -> None:
    portraits = [Box(x, 20, 92, 92) for x in (100, 710, 1320)]
    table.look.queue.add(Together(*(show_loss(table, LOST, portrait) for portrait in portraits)))
    table.look.queue.update(400)
    losses = [node.bounds() for node in table.effect_layer.children if node.name == "loss"]
    assert all(each.left > portrait.right for each, portrait in zip(losses, portraits, strict=True))
    assert not losses[1].colliderect(losses[2]) and losses[2].right <= CANVAS[0]


def test_every_kind_that_is_lost_stands_there_as_its_token(table: Row) -> None:
    lost = [("-2", PlainBox((20, 160, 60))), ("-11", PlainBox((200, 60, 20)))]
    table.look.queue.add(show_loss(table, lost, Box(700, 500, 92, 92)))
    table.look.queue.update(400)
    shown = next(node for node in table.effect_layer.children if node.name == "loss")
    said = [node.text if isinstance(node, Label) else getattr(node, "drawing", None) for node in shown.children]
    assert said == [*lost[0], *lost[1]]
    lefts = [node.bounds().left for node in shown.children]
    assert lefts == sorted(lefts) and all(node.bounds().right <= shown.bounds().right for node in shown.children)


@pytest.mark.parametrize(("high", "middle"), [(412, 501), (540, 551)])
def test_a_banner_covers_the_prompt_which_says_the_same_wherever_that_lies(
    table: Row, high: float, middle: float
) -> None:
    table.prompt = Box(660, high, 600, 52)
    table.look.queue.add(banner(table, "Your turn"))
    table.look.queue.update(300)
    band = next(each for each in table.effect_layer.children if isinstance(each, Band))
    assert band.y == middle and band.bounds().contains(table.prompt)


def test_a_banner_opens_and_its_words_come_one_after_the_other(table: Row) -> None:
    band = Band(table.look, "Your turn", "Circe has passed", (44, 92, 128), None)
    seen = []
    for high in (5.0, BANNER_HEIGHT / 2, BANNER_HEIGHT):
        band.open(CANVAS[0], high)
        seen.append((band.height, [part.visible for part in band.words.children]))
    assert seen == [(5.0, [False, False]), (BANNER_HEIGHT / 2, [True, False]), (BANNER_HEIGHT, [True, True])]


def test_the_words_of_a_banner_stand_in_its_middle_also_where_letters_are_large(table: Row) -> None:
    large = UiStyle(table.look.theme, text_scale=4 / 3)
    for look in (table.look, large):
        title, words = Band(
            look, "Te toca", "Ossian descarta Anillo de Midas: gana 1.", (44, 92, 128), None
        ).words.children
        assert {round(part.x + part.width / 2) for part in (title, words)} == {CANVAS[0] // 2}


def test_what_swells_comes_to_rest(actor: Actor, table: Row) -> None:
    node = table.cards[1]
    table.look.queue.add(pulse(table, 1))
    actor.pass_time(64)
    assert node.scale > 1
    table.look.queue.settle()
    assert node.scale == 1


def test_what_is_used_and_not_on_the_table_does_nothing(table: Row) -> None:
    table.look.queue.add(pulse(table, 77))
    table.look.queue.settle()
    assert sorted(table.cards) == [1, 2, 3]


def test_a_card_comes_off_a_deck_with_its_back_up_and_turns_over(actor: Actor, table: Row) -> None:
    table.row.append(4)
    table.look.queue.add(draw_face_up(table, 4, DECK))
    actor.pass_time(16)
    sides = [table.cards[4].face_down]
    table.look.queue.settle()
    sides.append(table.cards[4].face_down)
    assert sides == [True, False] and table.cards[4].at == table.placements()[4].at


def test_words_that_are_too_long_for_the_middle_go_on_in_a_second_line(table: Row) -> None:
    table.look.queue.add(banner(table, "many words " * 40))
    table.look.queue.update(1)
    table.look.queue.update(1)
    label = next(node for node in table.effect_layer.walk() if isinstance(node, Label))
    assert label.width <= table.centre_box.w


def test_tokens_fall_one_after_the_other_and_each_is_counted_as_it_begins(actor: Actor, table: Row) -> None:
    left: list[int] = []
    tokens = [(kind, RingOfLight((255, 255, 255))) for kind in (2, 2, 4)]
    table.look.queue.add(drop_tokens(table, tokens, lambda kind: (100.0 * kind, 50.0), left.append))
    actor.pass_time(16)
    assert left == [2]
    actor.pass_time(64)
    assert left == [2, 2, 4]

    def falling() -> list[float]:
        return [node.y for node in table.effect_layer.children if node.name == "falling token"]

    lowest = max(falling())
    actor.pass_time(160)
    assert max(falling()) > lowest
    table.look.queue.settle()
    assert not falling()


def test_many_words_on_a_plate_stay_on_the_canvas(table: Row) -> None:
    plate = Plate(table.look, "short", (960.0, 540.0), style=HEADLINE)
    wide = plate.width
    plate.write("Fire Dragon attacks " + "somebody with a very long name and " * 3 + "somebody else")
    assert wide < plate.width < 1500 and plate.box.contains(Box(*plate.label.at, *plate.label.size))

"""What somebody says stands there for a moment, one thing at a time for each, and is in nobody's way."""

from __future__ import annotations

import pygame
import pytest

from resarcana_gui.scene.timing import Speed, milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.table.speech import WIDEST, Remarks, Speech
from tests.scene.acting import Actor

LONG = "I do not believe in luck, but I have been known to make an exception: now."


@pytest.fixture
def remarks(actor: Actor) -> Remarks:
    return Remarks(actor.look, actor.root)


def words(actor: Actor) -> list[str]:
    return [node.words for node in actor.root.children if isinstance(node, Speech)]


def test_it_stands_for_a_moment_at_every_speed(actor: Actor, remarks: Remarks) -> None:
    actor.look.pace.speed = Speed.INSTANT
    remarks.say(1, "First!", (100, 100))
    actor.pass_time(400)
    assert words(actor) == ["First!"]
    actor.stage.draw(pygame.Surface((960, 540)))
    actor.pass_time(milliseconds("remark") + 200)
    assert words(actor) == []


def test_who_says_something_else_no_longer_says_the_first(actor: Actor, remarks: Remarks) -> None:
    for seat, said in ((1, "First!"), (2, "Oh."), (1, "Second!")):
        remarks.say(seat, said, (100.0 * seat, 100))
    assert sorted(words(actor)) == ["Oh.", "Second!"]
    actor.pass_time(milliseconds("remark") + 600)
    assert words(actor) == []
    remarks.say(1, "Third!", (100, 100))
    remarks.clear()
    assert words(actor) == []


def test_it_cannot_be_clicked_and_many_words_have_several_lines(actor: Actor, remarks: Remarks) -> None:
    remarks.say(1, LONG, (100, 100))
    speech = next(node for node in actor.root.children if isinstance(node, Speech))
    (label,) = speech.children
    assert isinstance(label, Label) and next(iter(label.texts())).block.lines > 1
    assert speech.ghost and speech.width <= WIDEST


def test_it_reaches_down_no_further_than_it_may(actor: Actor, remarks: Remarks) -> None:
    for seat, low in ((1, 300.0), (2, 130.0)):
        remarks.say(seat, "First!", (300.0 * seat, 100), low=low)
    free, bound = (node for node in actor.root.children if isinstance(node, Speech))
    assert free.y > 100 and bound.y + bound.height == 130.0


def test_it_never_reaches_beyond_the_canvas(actor: Actor, remarks: Remarks) -> None:
    remarks.say(1, LONG, (1880, 100))
    speech = next(node for node in actor.root.children if isinstance(node, Speech))
    assert speech.x + speech.width <= 1920


@pytest.mark.parametrize("x", [700.0, 1060.0])
def test_it_steps_aside_for_what_is_to_be_kept_clear_and_still_points_to_who_says_it(
    actor: Actor, remarks: Remarks, x: float
) -> None:
    clear = Box(800, 100, 320, 300)
    remarks.say(1, "Cracked, not broken. Boom.", (x, 200), [clear])
    speech = next(node for node in actor.root.children if isinstance(node, Speech))
    assert not speech.bounds().colliderect(clear) and (speech.x < 800) == (x < 900)


def test_who_has_no_room_beside_others_that_speak_is_silent_instead_of_hiding_their_words(
    actor: Actor, remarks: Remarks
) -> None:
    for seat, x in enumerate((100, 760, 1340)):
        remarks.say(seat, LONG, (x, 200), [Box(620, 100, 680, 300)])
    assert words(actor) == [LONG, LONG]
    remarks.clear()
    for seat, x in enumerate((100, 400)):
        remarks.say(seat, "Cracked, not broken.", (x, 200))
    first, second = (node.box.move(node.at) for node in actor.root.children if isinstance(node, Speech))
    assert first.right < second.left


def test_it_hides_as_little_as_possible_of_what_is_spared(actor: Actor, remarks: Remarks) -> None:
    cards = [Box(60 + 130 * at, 190, 120, 100) for at in range(3)]
    remarks.say(1, "Cracked, not broken.", (100, 200), spared=cards)
    speech = next(node for node in actor.root.children if isinstance(node, Speech))
    assert speech.bounds().collidelist(cards) < 0 and speech.x > cards[-1].right


def test_one_long_line_replaces_two_that_would_hide_more(actor: Actor, remarks: Remarks) -> None:
    said, above = "I do not believe in luck, but I have been known to make an exception.", Box(0, 0, 1920, 185)
    for seat, spared in ((1, ()), (2, (above,))):
        remarks.clear()
        remarks.say(seat, said, (100, 200), low=220, spared=spared)
        speech = next(node for node in actor.root.children if isinstance(node, Speech))
        assert (speech.width > WIDEST) == bool(spared)

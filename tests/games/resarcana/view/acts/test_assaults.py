"""An attack is seen in its order: the attacker is lifted, its breath flies, it hits or is warded off, the light comes
back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

import pygame
import pytest

from resarcana_gui.games.resarcana.cards.essences import LIFE, count_of
from resarcana_gui.games.resarcana.rules.commands import Answer, Claim, Lose, Suffer, UsePower, UseReact, subject
from resarcana_gui.games.resarcana.view.acts.attack_styles import ATTACK_STYLES
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene.dim_overlay import DimOverlay
from resarcana_gui.scene.stream import Stream
from resarcana_gui.scene.timing import Speed, milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.table_view import Question
from resarcana_gui.tabletop.acts.visual_effects import Plate
from resarcana_gui.tabletop.cards.face_layout import HELD_UP
from tests.games.resarcana.view.acts.theatre import FRAME, Theatre

DRAGON = {"mage": "scholar", "item": "divination", "pool": "4L 3D 2C 4G", "play": ["fire_dragon"]}
BARE = {"mage": "duelist", "item": "research", "pool": "2E 4L"}
GUARDED = {"mage": "healer", "item": "protection", "pool": "1E 5L 3D"}
STEP = 10


def battle(*rivals: Mapping[str, object], reduced: bool = False, viewer: int = 0) -> Theatre:
    """The first seat is about to attack the others."""
    scenario = {"seats": [DRAGON, *rivals], "monuments": {"display": ["great_pyramid", "colossus"], "deck": []}}
    theatre = Theatre("first", 1 + len(rivals), scenario=scenario, reduced=reduced, viewer=viewer)
    theatre.show()
    return theatre


def happen(theatre: Theatre, kind: type[Answer], slug: str = "") -> None:
    number = theatre.stage.plugin.game().cards.numbers[slug] if slug else None  # type: ignore[attr-defined]
    legal = (each for each in theatre.match.legal() if isinstance(each, Answer))
    found = next(each for each in legal if isinstance(each, kind) and number in (None, subject(each)))
    assert list(theatre.play(1, lambda: found))


def until(theatre: Theatre, what: str, most: int = 3000) -> int:
    """The milliseconds until something of this name is to be seen."""
    for ms in range(0, most, STEP):
        if any(node.name == what and node.alpha > 0 for node in theatre.table.scenery.walk()):
            return ms
        theatre.queue.update(STEP)
        theatre.table.resources.sounds.next_frame()
    raise AssertionError(f"{what} is never seen")


def life(scenery: Scenery, seat: int) -> int:
    return scenery.heads[seat].pool.counters[LIFE].value


def test_the_attacker_is_lifted_while_it_grows_dark_and_only_then_it_breathes() -> None:
    theatre = battle(BARE)
    happen(theatre, UsePower, "fire_dragon")
    scenery = theatre.table.scenery
    lifted = until(theatre, "attacker")
    before = life(scenery, 1)
    assert not [node for node in scenery.effect_layer.children if node.name == "stream"]
    flies = until(theatre, "stream") + lifted
    assert scenery.assault is not None and scenery.assault.lifted is not None and scenery.dim_layer.children
    hits = until(theatre, "loss")
    assert life(scenery, 1) == before, "nothing falls before it has hit"
    assert flies >= milliseconds("wind_up") - milliseconds("turn") and hits >= 0
    theatre.run_out()
    assert life(scenery, 1) == before - 2 == count_of(theatre.match.view(0).pool[1], LIFE)  # type: ignore[attr-defined]
    theatre.check()


@pytest.mark.parametrize("speed", Speed)
def test_its_sound_lands_with_its_breath_at_every_speed(speed: Speed) -> None:
    theatre = battle(BARE)
    theatre.shell.look.pace.speed = speed
    happen(theatre, UsePower, "fire_dragon")
    began = None
    for ms in range(0, 4000, STEP):
        if began is None and "strike_fire" in theatre.sounds.names:
            began = ms
        if any(node.name == "loss" for node in theatre.table.scenery.effect_layer.children):
            break
        theatre.queue.update(STEP)
        theatre.table.resources.sounds.next_frame()
    lands = ATTACK_STYLES["fire_dragon"].lands - theatre.sounds.skipped["strike_fire"]
    assert began is not None and abs(ms - began - lands) <= 2 * STEP
    assert (theatre.sounds.skipped["strike_fire"] > 0) is (speed is not Speed.NORMAL)


@pytest.mark.parametrize("speed", Speed)
def test_the_sound_of_a_claim_lands_with_its_stone_at_every_speed(speed: Speed) -> None:
    theatre = battle(BARE)
    theatre.shell.look.pace.speed = speed
    happen(theatre, Claim, "great_pyramid")
    frames, began = 0, None
    while "card_place" not in theatre.sounds.names:
        theatre.queue.update(STEP)
        theatre.table.resources.sounds.next_frame()
        frames += 1
        if began is None and "claim_monument" in theatre.sounds.names:
            began = frames
    assert began is not None
    lands = milliseconds("claim") - theatre.sounds.skipped["claim_monument"]
    assert abs((frames - began) * STEP - lands) <= 2 * STEP


def test_rivals_are_struck_one_after_the_other() -> None:
    theatre = battle(BARE, {"mage": "seer", "item": "alchemy", "pool": "3L"})
    happen(theatre, UsePower, "fire_dragon")
    until(theatre, "stream")
    reached = []
    while theatre.queue.busy:
        theatre.run(40)
        nodes = theatre.table.scenery.effect_layer.children
        reached.append([node.reach for node in nodes if isinstance(node, Stream)])
    assert any(len(each) == 2 and each[0] > each[1] + 0.4 for each in reached)
    assert theatre.sounds.names.count("strike_fire") == 2
    theatre.check()


def test_it_stays_dark_until_the_last_rival_is_struck_while_another_still_chooses_what_to_lose() -> None:
    theatre = battle({"mage": "druid", "item": "alchemy", "pool": "1L 3E 3C"}, BARE, viewer=2)
    happen(theatre, UsePower, "fire_dragon")
    theatre.run_out()
    happen(theatre, Suffer)
    theatre.run_out()
    happen(theatre, Lose)
    scenery, before = theatre.table.scenery, life(theatre.table.scenery, 2)
    until(theatre, "stream")
    flies = until(theatre, "burst")
    assert flies > 0 and scenery.assault is not None and scenery.assault.active and scenery.dim_layer.children
    assert [node for node in scenery.effect_layer.children if node.name == "stream"]
    theatre.run_out()
    assert life(scenery, 2) == before - 2
    theatre.check()


def test_who_can_answer_is_not_struck_before_the_answer() -> None:
    theatre = battle(GUARDED)
    happen(theatre, UsePower, "fire_dragon")
    theatre.run_out()
    scenery = theatre.table.scenery
    assert "strike_fire" not in theatre.sounds.names
    assert scenery.assault is not None and scenery.assault.active
    happen(theatre, UseReact)
    until(theatre, "ward")
    assert any(node.name == "warding card" for node in scenery.effect_layer.children)
    theatre.run_out()
    assert theatre.sounds.names[-1] != "strike_fire" and "shield" in theatre.sounds.names
    theatre.check()
    assert scenery.assault is None


def brightness(theatre: Theatre, avoided: Sequence[Box]) -> float:
    """How bright the table is on average beside what is avoided, from 0 to 255."""
    picture = theatre.stage.draw().copy()
    scale = picture.get_width() / 1920
    for box in avoided:
        picture.fill((0, 0, 0), [round(part * scale) for part in (box.x, box.y, box.w, box.h)])
    red, green, blue, _ = pygame.transform.average_color(picture)
    return 0.299 * red + 0.587 * green + 0.114 * blue


@pytest.mark.slow
@pytest.mark.parametrize("rivals", [[GUARDED], [GUARDED, BARE, {"mage": "seer", "item": "alchemy", "pool": "3L"}]])
@pytest.mark.parametrize("reduced", [False, True])
def test_from_the_announcement_to_the_blow_it_never_grows_lighter(
    rivals: list[Mapping[str, object]], *, reduced: bool
) -> None:
    theatre = battle(*rivals, reduced=reduced, viewer=1)
    theatre.stage.surface = pygame.Surface((480, 270), 0, 32)
    happen(theatre, UsePower, "fire_dragon")
    until(theatre, "aim")
    scenery, frames = theatre.table.scenery, []
    rings = [scenery.portrait(seat).inflate(160, 160) for seat in scenery.heads]
    looms = [Box(500, 0, 900, 540), *rings]  # what attacks, and whom
    while theatre.queue.busy:
        theatre.run(FRAME)
        frames.append(brightness(theatre, looms))
    for _ in range(10):
        theatre.run(FRAME)
        frames.append(brightness(theatre, looms))
    assert scenery.under_attack
    assert all(after <= before + 0.5 for before, after in pairwise(frames)), frames
    assert frames[-1] < 0.7 * frames[0]


@pytest.mark.parametrize("speed", Speed)
def test_while_the_viewer_is_asked_the_attacker_stays_large_in_the_dark_at_every_speed(speed: Speed) -> None:
    theatre = battle(GUARDED, BARE, viewer=1)
    theatre.shell.look.pace.speed = speed
    light = theatre.table.ground.light
    happen(theatre, UsePower, "fire_dragon")
    theatre.run_out()
    theatre.run(3000)
    scenery = theatre.table.scenery
    (dim,) = scenery.dim_layer.children
    assert scenery.under_attack and isinstance(dim, DimOverlay) and dim.level == 1.0
    assert scenery.held is not None and scenery.held.width > HELD_UP and theatre.table.ground.light == light
    happen(theatre, Suffer)
    theatre.run_out()
    theatre.check()
    assert not scenery.under_attack


def test_in_the_middle_of_an_attack_a_table_that_is_shown_anew_is_dark_as_soon_as_it_asks() -> None:
    theatre = battle(GUARDED, viewer=1)
    happen(theatre, UsePower, "fire_dragon")
    theatre.run_out()
    theatre.show()
    scenery, pending = theatre.table.scenery, theatre.match.pending
    assert not scenery.dim_layer.children and not scenery.effect_layer.children[1:]
    assert pending is not None
    theatre.table.ask(Question(pending, list(theatre.match.legal()), theatre.match.view(1)))
    assert scenery.under_attack and scenery.dim_layer.children
    happen(theatre, Suffer)
    theatre.table.ask(None)
    assert until(theatre, "stream") > 0
    theatre.run_out()
    theatre.check()


def test_how_one_rival_answered_is_not_said_of_the_next() -> None:
    theatre = battle(GUARDED, BARE)
    happen(theatre, UsePower, "fire_dragon")
    theatre.run_out()
    happen(theatre, UseReact)
    told: list[str] = []
    while theatre.queue.busy:
        theatre.run(FRAME)
        plates = [node for node in theatre.table.scenery.effect_layer.children if isinstance(node, Plate)]
        told += [node.label.text for node in plates if node.label.text not in told[-1:]]
    assert [words.split()[-1] for words in told] == ["Merlin", "Healer", "Merlin"]


@pytest.mark.parametrize("rivals", [[BARE], [BARE, GUARDED]])
def test_in_reduced_motion_nothing_flies_and_it_takes_the_same_time(rivals: list[Mapping[str, object]]) -> None:
    took = []
    for reduced in (False, True):
        theatre = battle(*rivals, reduced=reduced)
        happen(theatre, UsePower, "fire_dragon")
        seen: set[str] = set()
        ms = 0
        while theatre.queue.busy:
            ms += STEP
            theatre.queue.update(STEP)
            seen |= {node.name for node in theatre.table.scenery.effect_layer.children}
        took.append(ms)
        assert ("stream" in seen) is not reduced and "loss" in seen and "aim" in seen
    assert took[0] == took[1]


def test_at_instant_speed_the_loss_stands_there_for_a_moment_and_nobody_waits() -> None:
    theatre = battle(BARE)
    theatre.shell.look.pace.speed = Speed.INSTANT
    happen(theatre, UsePower, "fire_dragon")
    theatre.queue.update(STEP)
    assert not theatre.queue.waiting() and until(theatre, "loss", 40) <= STEP
    there = theatre.table.scenery.effect_layer.children
    assert {"burst", "shock"} <= {node.name for node in there}, "the blow is a still"
    theatre.run(3000)
    assert not {"burst", "shock", "loss"} & {node.name for node in there}
    theatre.check()


def test_an_attack_that_is_taken_back_leaves_nothing_behind() -> None:
    theatre = battle(GUARDED)
    happen(theatre, UsePower, "fire_dragon")
    theatre.run(900)
    assert theatre.table.scenery.assault is not None
    theatre.show()
    scenery = theatre.table.scenery
    assert scenery.assault is None and not scenery.dim_layer.children
    assert {node.alpha for node in scenery.cards.values()} == {1.0}


def test_an_attack_that_began_before_the_table_was_shown_is_warded_off_all_the_same() -> None:
    theatre = battle(GUARDED)
    happen(theatre, UsePower, "fire_dragon")
    theatre.queue.finish()
    theatre.show()
    happen(theatre, UseReact)
    assert until(theatre, "attacker") < until(theatre, "ward") + 500
    theatre.run_out()
    theatre.check()


def test_what_was_lost_is_not_told_before_it_is_seen() -> None:
    theatre = battle(BARE)
    line = theatre.table.scenery.deed_lines[1]
    happen(theatre, UsePower, "fire_dragon")
    until(theatre, "stream")
    assert not line.text
    theatre.run_out()
    assert "Fire Dragon" in line.text

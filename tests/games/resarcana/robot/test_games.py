"""Whole games, by input events alone, and every question of the rules among them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

import pytest

from resarcana_gui.games.resarcana.rules.records import QUESTIONS
from resarcana_gui.games.resarcana.view.acts.act_table import ACTS
from resarcana_gui.scene.timing import Speed
from resarcana_gui.settings import Settings
from tests.games.resarcana.robot.robot import Robot
from tests.screens.hands import Gamepad, Hand, Keyboard, Mouse
from tools.headless_client import HeadlessClient


class Played(NamedTuple):
    """A game for a robot."""

    setup: str
    seats: int
    people: int
    language: str
    seed: int
    whims: float = 0.0


WHIMS = 0.08
MANY = 25
"""The number of answers that are given slowly, or with many whims: some rounds."""
BY_KEYS = Played("match", 2, 1, "en", 4)
BY_MOUSE = Played("draft", 2, 2, "es", 5, WHIMS)
BY_PAD = Played("standard", 2, 1, "es", 7)
"""Either language, one person alone and several, one game and a match of three."""


def play(game: Played, hand: type[Hand]) -> Robot:
    """A robot that has played a whole game."""
    stage = HeadlessClient(settings=Settings(language=game.language))
    stage.shell.look.pace.speed = Speed.INSTANT
    screen = stage.table(game.setup, game.seats, people=game.people, seed=game.seed)
    robot = Robot(stage, screen, hand, seed=game.seed, whims=game.whims)
    robot.play()
    assert robot.asked["turn"] > 3
    return robot


def test_some_rounds_are_played_slowly_with_everything_that_moves_left_to_its_time() -> None:
    stage = HeadlessClient()
    stage.shell.look.pace.speed = Speed.FAST
    robot = Robot(stage, stage.table("first", 2, seed=3), Mouse, seed=3, whims=0.02, patient=True)
    robot.play(answers=MANY)


def test_by_keys_too_one_cancels_takes_back_looks_about_and_goes_on() -> None:
    stage = HeadlessClient(settings=Settings(language="es", speed="instant"))
    robot = Robot(stage, stage.table("tight-draft", 2, people=2, seed=9), Keyboard, seed=9, whims=4 * WHIMS)
    robot.play(answers=MANY)
    assert robot.undone


def test_a_game_begins_by_controller_and_its_buttons_are_shown() -> None:
    stage = HeadlessClient()
    stage.shell.look.pace.speed = Speed.INSTANT
    robot = Robot(stage, stage.table("first", 2, seed=3), Gamepad, seed=3)
    robot.play_until("turn", turns=3)
    assert stage.shell.bindings.hint("undo") == "{pad.xbox.y}"


@pytest.mark.slow
def test_a_whole_game_is_played_by_controller_alone() -> None:
    assert play(BY_PAD, Gamepad).screen.match.outcome is not None


RICH = "9E 9L 9C 9D 9G"
RIVAL: dict[str, object] = {"mage": "duelist", "item": "research", "pool": "2E 2C 2D 2G"}


THIRD: dict[str, object] = {"mage": "healer", "item": "protection", "pool": "1E 3D"}


def scene(*play: object, **more: object) -> dict[str, list[object]]:
    """A table of two at which one seat can do what is tested."""
    return {"seats": [{"mage": "scholar", "item": "divination", "pool": RICH, "play": list(play), **more}, RIVAL]}


DECK = ["ring_of_midas", "athanor", "vault", "nightingale"]
SCENES: dict[str, Mapping[str, object]] = {
    "take_essences": {**scene({"component": "vault", "essences": "2G"}), "phase": "collect"},
    "collect_essences": {**scene("horn_of_plenty", item="transmutation", mage="alchemist"), "phase": "collect"},
    "collect_interest": {**scene({"component": "vault", "essences": "2G"}, "horn_of_plenty"), "phase": "collect"},
    "settle_curse": {**scene("cursed_skull", "corrupt_altar", "cursed_forge"), "phase": "collect"},
    "pay_power": scene("prism", {"component": "athanor", "essences": "8E"}),
    "choose_cost": scene("treant", "hawk", "sacrificial_dagger", "fiery_whip", hand=["prism", "vault"]),
    "straighten": scene("chalice_of_fire", {"component": "prism", "turned": True}),
    "straighten_creature": scene({"component": "hawk", "turned": True}, mage="druid"),
    "put_essence": scene("mermaid", "vault"),
    "choose_rival": {"seats": [*scene("hypnotic_basin", "treant")["seats"], THIRD]},
    "gain_essences": scene("horn_of_plenty"),
    "choose_deck": scene("hawk", mage="seer", deck=DECK),
    "order_cards": scene("hawk", mage="seer", deck=DECK),
    "discard_cards": scene(deck=DECK, hand=["prism", "treant"]),
    "place_with_power": scene("dragon_egg", hand=["fire_dragon", "sea_serpent"]),
    "pay_placement": scene("dragon_bridle", hand=["sea_serpent"]),
    "pay_placement_by_power": scene("dragon_egg", hand=["fire_dragon", "sea_serpent"]),
    "life_loss": {"seats": [*scene("fire_dragon")["seats"][:1], {**THIRD, "pool": "3L 3D"}], "active": 0},
    "lose_essences": scene("fire_dragon", "sea_serpent", "wind_dragon", "bone_dragon", "earth_dragon", "water_dragon"),
    "victory_check": scene("golden_statue", "coral_castle"),
    "gain_for_claim": {**scene(), "monuments": {"display": ["obelisk", "library"], "deck": ["temple"]}},
    "gain_for_discard": scene(hand=["prism", "treant"], pool="0"),
}


WISHES = {
    "pay_power": ["athanor", "prism"],
    "choose_cost": ["sacrificial_dagger", "fiery_whip"],
    "straighten": ["chalice_of_fire"],
    "straighten_creature": ["druid"],
    "put_essence": ["mermaid"],
    "choose_rival": ["hypnotic_basin", "treant"],
    "gain_essences": ["horn_of_plenty"],
    "choose_deck": ["hawk", "seer"],
    "order_cards": ["hawk", "seer"],
    "discard_cards": ["divination"],
    "place_with_power": ["dragon_egg"],
    "pay_placement": ["sea_serpent"],
    "pay_placement_by_power": ["dragon_egg"],
    "life_loss": ["fire_dragon"],
    "lose_essences": ["fire_dragon", "sea_serpent", "wind_dragon", "bone_dragon"],
    "gain_for_claim": ["obelisk"],
    "victory_check": ["coral_castle"],
}
"""What is used, placed or claimed so that a question is asked."""


def ask(kind: str, hand: type[Hand]) -> Robot:
    """A robot that has answered a question of this kind."""
    stage = HeadlessClient()
    stage.shell.look.pace.speed = Speed.INSTANT
    scenario = SCENES[kind]
    seats = len(list(scenario["seats"]))  # type: ignore[call-overload]
    robot = Robot(stage, stage.table(seats=seats, people=seats, scenario=scenario), hand, seed=4, clever=0.0)
    robot.wish = {robot.table.resources.cards.numbers[slug] for slug in WISHES.get(kind, ())}
    robot.play_until(kind)
    return robot


def begun_with_ready_made_decks() -> Robot:
    """A robot that has given the first answers of a first game."""
    stage = HeadlessClient(settings=Settings(speed="instant"))
    robot = Robot(stage, stage.table("first", 2, people=2, seed=1), Mouse, seed=1)
    robot.play(answers=5)
    return robot


@pytest.mark.parametrize("kind", SCENES)
def test_a_question_can_be_answered_by_keys_alone(kind: str) -> None:
    ask(kind, Keyboard)


@pytest.mark.slow
def test_whole_games_are_played_by_mouse_and_by_keys_and_every_question_and_every_event_of_the_rules_is_met() -> None:
    met = [play(BY_MOUSE, Mouse), play(BY_KEYS, Keyboard), begun_with_ready_made_decks()]
    met.append(ask("pay_power", Mouse))  # from a component, which few games bring
    met += [ask(kind, Mouse) for kind in SCENES if not any(robot.asked[kind] for robot in met)]
    asked: Counter[str] = sum((robot.asked for robot in met), Counter())
    heard = {type(event).__name__ for robot in met for event in robot.screen.match.history.events()}
    assert {question.KIND for question in QUESTIONS} - set(asked) == set()
    assert {event.__name__ for event in ACTS} - heard == set()

"""The stops in the middle of an animation: deal, place, claim, attack, victory check, end."""

from __future__ import annotations

from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    Choose,
    Claim,
    DiscardCard,
    Pass,
    PlaceArtifact,
    UsePower,
    UseReact,
    subject,
)
from resarcana_gui.match.match import Match
from resarcana_gui.scene.timing import Speed
from resarcana_gui.screens.table.onboarding_tips import OnboardingTips
from tools.headless_client import HeadlessClient
from tools.resarcana.tour.games import new, reached
from tools.resarcana.tour.question_stops import SCENES
from tools.tour.stop import Stop, screen_of, seat_at

PIT: Final = {
    "mage": "duelist", "item": "research", "pool": "2E 3L 2D 4G", "play": ["prism", "nightingale", "athanor"],
}  # fmt: skip
WARRIOR: Final = {
    "mage": "scholar", "item": "divination", "pool": "9E 9L 9C 9D 9G", "play": ["fire_dragon", "treant", "hawk"],
    "hand": ["horn_of_plenty", "windup_man", "vault"], "deck": ["crypt", "mermaid", "prism"][:2],
}  # fmt: skip
GUARD: Final = {"mage": "healer", "item": "protection", "pool": "3L 3D", "play": ["elvish_bow", "guard_dog"]}
BATTLE: Final = {"seats": [WARRIOR, PIT, GUARD], "round": 4}


def deal(stage: HeadlessClient) -> None:
    """A new round: cards are drawn, essences collected."""
    stage.shell.look.pace.speed = Speed.NORMAL
    match = reached(stage, *SCENES["choose_item"][:1], "choose_item", ())
    seat_at(stage, match)
    choose(stage, Choose)
    _wait(stage, 900)


def act(kind: type[Answer], slug: str, ms: int, stage: HeadlessClient) -> None:
    """An action on the described table, after this many milliseconds."""
    stage.shell.look.pace.speed = Speed.NORMAL
    seat_at(stage, new(stage, 3, {"scenario": BATTLE}, people=3))
    choose(stage, kind, slug)
    _wait(stage, ms)


def first(stage: HeadlessClient) -> None:
    """An explanation of something that happens for the first time."""
    stage.shell.change(hints=True)
    seat_at(stage, new(stage, 3, {"scenario": BATTLE}, people=1))
    choose(stage, PlaceArtifact, "horn_of_plenty")
    board = next(node for node in screen_of(stage).walk() if isinstance(node, OnboardingTips))
    while not board.saying:
        stage.tick()
    _wait(stage, 800)


def told(stage: HeadlessClient) -> None:
    """A rival's claim, with the caption beside the card."""
    stage.shell.look.pace.speed = Speed.NORMAL
    match = new(stage, 3, {"scenario": {**BATTLE, "active": 1}}, people=3)
    seat_at(stage, match)
    screen_of(stage).controller.submit(_answer(stage, match, Claim), hurry=False)
    _wait(stage, 700)


def shield(stage: HeadlessClient) -> None:
    """A shield raised by the attacked seat."""
    stage.shell.look.pace.speed = Speed.NORMAL
    match = new(stage, 3, {"scenario": BATTLE}, people=3)
    match.submit(_answer(stage, match, UsePower, "fire_dragon"))
    assert match.pending is not None
    seat_at(stage, match, match.pending.seat)
    choose(stage, UseReact)
    _wait(stage, 1150)


def check(stage: HeadlessClient) -> None:
    """The points being counted."""
    stage.shell.look.pace.speed = Speed.NORMAL
    seat_at(stage, reached(stage, *SCENES["victory_check"][:1], "victory_check", ()))
    choose(stage, UseReact)
    _wait(stage, 900)


def choose(stage: HeadlessClient, kind: type[Answer], slug: str = "") -> None:
    """Answer the question at the table with the first answer of this kind, about this component."""
    screen = screen_of(stage)
    screen.controller.submit(_answer(stage, screen.match, kind, slug), hurry=False)


def _answer(stage: HeadlessClient, match: Match, kind: type[Answer], slug: str = "") -> Answer:
    number = stage.plugin.game().cards.numbers[slug] if slug else None  # type: ignore[attr-defined]
    return next(answer for answer in match.legal() if isinstance(answer, kind) and number in (None, subject(answer)))


def _wait(stage: HeadlessClient, ms: int) -> None:
    for _ in range(ms // 16):
        stage.tick()


STOPS: Final = (
    Stop("moment-deal", deal, moving=True),
    Stop("moment-place", partial(act, PlaceArtifact, "horn_of_plenty", 280), moving=True),
    Stop("moment-claim", partial(act, Claim, "", 300), moving=True),
    Stop("moment-told", told, moving=True),
    Stop("moment-attack", partial(act, UsePower, "fire_dragon", 1080), moving=True),
    Stop("moment-discard", partial(act, DiscardCard, "windup_man", 200), moving=True),
    Stop("moment-pass", partial(act, Pass, "", 300), moving=True),
    Stop("moment-shield", shield, moving=True),
    Stop("moment-check", check, moving=True),
    Stop("moment-first", first),
)

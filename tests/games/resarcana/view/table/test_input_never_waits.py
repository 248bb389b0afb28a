"""Whatever is being shown, Esc or a click ends it at once; and what is clicked beside the table counts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from resarcana_gui.games.resarcana.rules.commands import Choose, Claim, Pass, Suffer, Take, UseReact
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import KeyDown, KeyUp, PointerDown, PointerMoved, PointerUp
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.acts.banner import Band
from tools.headless_client import FRAME, HeadlessClient
from tools.resarcana.tour.scripted_moves import Move
from tools.resarcana.tour.strips import (
    BARE,
    HOME,
    OUT,
    RIVAL,
    STATUE,
    VAULT,
    WINNING,
    attack,
    attacked,
    strip,
)
from tools.tour.clip import Clip
from tools.tour.stop import screen_of, seated

BUTTON = 1
LANDS = 300 + milliseconds("token") + milliseconds("read") + milliseconds("claim")
MOMENTS = [
    ("attacked", "held up", 200),
    ("attacked", "winds up", 500),
    ("attack", "lifted", 400),
    ("attack", "flight", 900),
    ("attack", "shakes", 1180),
    ("attack", "falls", 1600),
    ("attack", "light comes back", 2100),
    ("attacked-warded", "answer", 1800),
    ("claim", "moves", 200),
    ("claim", "lands", 600),
    ("claim-rival", "is read", 700),
    ("claim-rival", "banner", LANDS + milliseconds("stamp") + 300),
    ("claim-rival", "light walks", LANDS + milliseconds("stamp") + 700),
    ("collect", "tokens fly", 250),
    ("won", "crowned", 5000),
]
"""A strip, what happens there, and when."""


def clip_of(name: str) -> Clip:
    """The strip of that name, from its beginning."""
    won = {**STATUE, "play": WINNING}
    made: dict[str, Callable[[], Clip]] = {
        "attacked": lambda: attacked(Move(Suffer), (), ["treant", "prism"]),
        "attacked-warded": lambda: attacked(Move(UseReact), (), ["treant", "prism"]),
        "attack": lambda: attack("fire_dragon", [BARE], [Suffer], 5.4),
        "claim": lambda: strip([HOME, RIVAL], Move(Claim, "sacred_grove")),
        "claim-rival": lambda: strip([HOME, RIVAL], Move(Claim, "sacred_grove"), active=1),
        "collect": lambda: strip([{**HOME, "play": [VAULT]}, RIVAL], Move(Take), phase="collect"),
        "won": lambda: strip([won, {**RIVAL, **OUT}], Move(Pass), Move(Choose)),
    }
    return made[name]()


class Onlooker:
    """Somebody who looks at a strip, up to a moment."""

    def __init__(self, name: str, ms: int) -> None:
        self.clip = clip_of(name)
        self.stage: HeadlessClient = seated(Settings(language="en"), (320, 180))
        self.clip.show(self.stage)
        self.shell = self.stage.shell
        for _ in range(0, ms, FRAME):
            self.clip.go_on(self.stage)
            self.stage.tick()

    @property
    def view(self) -> ResArcanaTable:
        view = screen_of(self.stage).view
        assert isinstance(view, ResArcanaTable)
        return view

    @property
    def animator(self) -> bool:
        return self.shell.look.queue.busy

    def press(self, key: str) -> None:
        self.shell.stage.send(KeyDown(key))
        self.shell.stage.send(KeyUp(key))

    def click(self, control: Control) -> None:
        at = control.bounds().center
        for event in (PointerMoved(*at), PointerDown(*at, BUTTON), PointerUp(*at, BUTTON)):
            self.shell.stage.send(event)

    def left(self) -> list[str]:
        """What is still seen of the light, darkness, words and cards of what was being shown."""
        scenery = self.view.scenery
        if scenery.assault is not None and scenery.assault.waiting:
            return []  # it goes on as soon as a rival has answered
        layers = (scenery.dim_layer, scenery.held_layer, scenery.caption_layer, scenery.effect_layer)
        seen = [node.name for layer in layers for node in layer.children if node.name not in ("particles", "speech")]
        hidden = [node.name for node in scenery.cards.values() if node.alpha < 1.0]
        return [*seen, *hidden, *(["snapshot"] if self.shell.look.snapshot is not None else [])]


@pytest.mark.parametrize(("name", "what", "ms"), MOMENTS)
@pytest.mark.parametrize("by", ["escape", "click"])
def test_escape_and_a_click_on_the_table_end_it_at_once(name: str, what: str, ms: int, by: str) -> None:
    onlooker = Onlooker(name, ms)
    screen = screen_of(onlooker.stage)
    assert onlooker.animator, what
    done = len(screen.match.history.steps)
    if by == "escape":
        onlooker.press("escape")
    else:
        onlooker.click(onlooker.view.scenery.centre.deck)
    assert not onlooker.shell.look.queue.waiting() and not onlooker.shell.messages.asking
    assert len(screen.match.history.steps) == done, "nothing is answered that was not seen"
    mine = screen.runner.asked_person == 0
    assert screen.question_timing.shown or not mine, "the viewer can answer now"
    assert onlooker.left() == (["dim overlay"] if name == "collect" else []), "what was asked was in the dark"


def test_what_is_clicked_beside_the_table_counts_while_a_banner_stands() -> None:
    onlooker = Onlooker("claim-rival", LANDS + milliseconds("stamp") + 300)
    hud = screen_of(onlooker.stage).hud
    assert hud is not None and any(isinstance(each, Band) for each in onlooker.view.scenery.effect_layer.children)
    onlooker.click(hud.top_bar.log_knob)
    onlooker.stage.tick()
    assert hud.covering is not None, "the log is open"

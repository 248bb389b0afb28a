"""A table without a window, and games to be seen on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.match.history import Step
from resarcana_gui.match.match import Match
from resarcana_gui.screens.game_ui import Seating
from resarcana_gui.screens.services import MatchPlan, PlayerSpec
from resarcana_gui.settings import Settings
from tests.games.resarcana.robot.looking import same_picture
from tools.headless_client import NAMES, HeadlessClient

FRAME = 40
"""Milliseconds."""


class Loud:
    """Remembers what is played."""

    muted = False

    def __init__(self) -> None:
        self.played: list[tuple[str, float]] = []
        self.skipped: dict[str, int] = {}
        """How many milliseconds of a sound were left out, when it was played last."""

    def play(self, name: str, *, pan: float = 0.0, gain: float = 1.0, skip_ms: int = 0) -> None:
        self.played.append((name.removeprefix("resarcana/"), pan))
        self.skipped[name.removeprefix("resarcana/")] = skip_ms

    def music(self, name: str, fade_ms: int = 0) -> None:
        pass

    def device_changed(self, *, appeared: bool) -> None:
        pass

    def set_volumes(self, music: float, effects: float) -> None:
        pass

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.played]


class Theatre:
    """One match, and the table on which a seat sees it. Nobody at the table is asked."""

    def __init__(
        self, setup: str = "first", seats: int = 2, *, seed: int = 1, viewer: int = 0, reduced: bool = False,
        scenario: Mapping[str, object] | None = None,
    ) -> None:  # fmt: skip
        self.sounds = Loud()
        self.stage = HeadlessClient(settings=Settings(reduced_motion=reduced), sounds=self.sounds)
        self.shell = self.stage.shell
        self.queue = self.shell.look.queue
        self.viewer = viewer
        options = self.stage.plugin.setups()[setup] if scenario is None else {"scenario": scenario}
        players = tuple(PlayerSpec(name) for name in NAMES[:seats])
        self.match: Match = self.shell.matches.new(MatchPlan(self.stage.game, options, players, seed))
        self.dice = Random(seed)
        table = self.stage.plugin.ui().table(self.shell, Seating(self.match, viewer, NAMES[:seats]), self)
        assert isinstance(table, ResArcanaTable)
        self.table = table
        self.shell.root.add(table)

    # What a table asks of its door: nothing, here.

    def submit(self, command: Command, *, hurry: bool = True) -> Refusal | None:
        return None

    def refusal(self, command: Command) -> Refusal | None:
        return None

    def can_cancel(self) -> bool:
        return False

    def cancel(self) -> bool:
        return False

    # What happens.

    def seen(self, step: Step) -> list[Event]:
        return [event.seen_by(self.viewer) for event in step.events]

    def show(self) -> None:
        self.table.show(self.match.view(self.viewer))

    def play(self, steps: int, choose: Callable[[], Command] | None = None) -> Iterator[Step]:
        """Let commands happen, drawn by lot, and be heard at the table."""
        for _ in range(steps):
            if self.match.pending is None:
                return
            self.match.submit(choose() if choose is not None else self._busy())
            step = self.match.history.steps[-1]
            self.table.hear(self.seen(step))
            yield step

    def _busy(self) -> Command:
        """Anything, but rather not to pass."""
        legal = list(self.match.legal())
        found = self.dice.choice(legal)
        return self.dice.choice(legal) if type(found) is type(legal[-1]) else found

    def run(self, ms: int) -> None:
        for _ in range(0, ms, FRAME):
            self.queue.update(FRAME)
            self.table.update(FRAME)

    def run_out(self, most: int = 60_000) -> int:
        """Let time pass until nothing of the game moves; how long that took, in milliseconds."""
        for ms in range(0, most, FRAME):
            if not self.queue.busy:
                return ms
            self.run(FRAME)
        raise AssertionError("it goes on for ever")

    def check(self) -> None:
        """All is at its end: the picture is what the seat sees, and nothing is left over."""
        self.queue.settle()
        same_picture(self.table, self.match.view(self.viewer))
        scenery = self.table.scenery
        going_on = scenery.assault is not None and scenery.assault.active
        if not going_on:
            assert scenery.effect_layer.children == [scenery.particles]
            assert scenery.held_layer.children == ([] if scenery.held is None else [scenery.held])
            assert not scenery.dim_layer.children and self.shell.look.snapshot is None
        assert not [node for node in scenery.cards.values() if node.face_down]
        for head in scenery.heads.values():
            assert {counter.scale for counter in head.pool.counters} == {1.0}

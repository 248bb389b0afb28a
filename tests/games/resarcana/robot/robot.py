"""A robot that plays a whole game in the window, with some whims: it cancels, takes back, resizes and clicks about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from resarcana_gui.agents.agent import Agent
from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    Claim,
    Pass,
    PlaceArtifact,
    UsePower,
    UseReact,
    subject,
)
from resarcana_gui.games.resarcana.rules.flow_events import QuestionAsked
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.round_questions import AskSwap
from resarcana_gui.games.resarcana.view.asking.controls.collect_controls import CollectControls
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import RIGHT, PointerDown, PointerMoved, PointerUp, Resized, Wheeled
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.timing import Speed, milliseconds
from resarcana_gui.screens.game_over import GameOver
from resarcana_gui.screens.table.curtain import Curtain
from resarcana_gui.screens.table.intermission import Intermission
from resarcana_gui.screens.table.pause import Pause
from resarcana_gui.screens.table.table_screen import TableScreen
from tests.games.resarcana.robot.looking import same_picture
from tests.games.resarcana.robot.performer import Performer, control
from tests.screens.hands import Hand, Mouse
from tools.chosen_game import quick_agent
from tools.headless_client import HeadlessClient
from tools.transient_matches import BUDGET

SIZES = ((1280, 720), (1920, 1080), (1024, 768), (2560, 1440), (800, 600))
BUSY = (UsePower, UseReact, Claim, PlaceArtifact)
"""What it does rather than anything else, when it is not clever: so that a lot happens."""
MOST_ROUNDS_OF_IT = 20_000


class Robot:
    """Plays for every person at one table, by mouse or by keys."""

    def __init__(
        self, stage: HeadlessClient, screen: TableScreen, hand: type[Hand] = Mouse, *,
        seed: int = 1, whims: float = 0.0, clever: float = 0.8, patient: bool = False,
    ) -> None:  # fmt: skip
        """`whims`: how often it does something else first; `clever`: how often it takes a good answer, not any;
        `patient`: whether it lets everything that moves come to its end."""
        self.stage = stage
        self.screen = screen
        self.dice = Random(seed)
        self.hand = hand(stage.shell, stage.tick)
        self.performer = Performer(self.hand, self.dice)
        self.whims = whims
        self.clever = clever
        self.patient = patient
        self.advice: Agent = stage.plugin.agent(quick_agent(stage.plugin), seed)
        self.asked: Counter[str] = Counter()
        """How often each kind of question was answered."""
        self.heard: Counter[str] = Counter()
        """How often each kind of event was seen."""
        self.undone = 0
        self.wish: set[int] = set()
        """The components that it likes to use best, when it is not clever."""

    @property
    def table(self) -> ResArcanaTable:
        """The game's own table as it is shown now."""
        assert isinstance(self.screen.view, ResArcanaTable)
        return self.screen.view

    def play_until(self, kind: str, most: int = 400, turns: int = 1) -> None:
        """Play until a question of a kind has been answered, several times if wanted. Raises AssertionError when that
        does not happen."""
        for _ in range(most):
            if self.asked[kind] >= turns:
                self.check()
                return
            self._go_on()
        raise AssertionError(f"{kind} was not asked, but {dict(self.asked)}")

    def play(self, answers: int | None = None) -> None:
        """Play until the end is shown, or at least this many answers are given."""
        for _ in range(MOST_ROUNDS_OF_IT):
            if answers is not None and self.asked.total() >= answers:
                self.check()
                return
            if isinstance(self.stage.shell.screen, GameOver):
                break
            self._go_on()
        else:
            raise AssertionError("the game does not end")
        match = self.screen.match
        assert match.outcome is not None
        self.heard.update(type(event).__name__ for event in match.history.events())
        self.check()
        self._check_log()

    def check(self) -> None:
        """The picture is what the seat sees."""
        self.stage.shell.look.queue.settle()
        same_picture(self.table, self.screen.match.view(self.screen.viewer))

    def _check_log(self) -> None:
        """However often the log went on, it reads as if written now."""
        assert self.screen.hud is not None
        rows = self.screen.hud.sheet.log.rows
        written = list(rows.entries)
        self.screen.model.match_logs.clear()
        self.screen.hud.retell()
        assert written == rows.entries

    # ------------------------------------------------------------------------------------------------- playing

    def _go_on(self) -> None:
        above = next((node for node in self.stage.shell.overlay.children if node.reachable), None)
        if isinstance(above, Curtain):
            self.stage.tick(300)
            if isinstance(self.hand, Mouse):
                self.hand.use(control(above, "lift"))
            else:
                self.hand.press("return")
        elif isinstance(self.stage.shell.screen, Intermission):
            self.hand.use(control(self.stage.shell.screen, "next game"))
            self.stage.tick()
        elif isinstance(above, Pause):
            self.hand.use(control(above, "resume"))
        elif self.patient and self.stage.shell.look.queue.busy:
            self.stage.tick()
        elif self.table.asker.controls is not None:
            self._answer()
        else:
            self.stage.tick(milliseconds("second_thought") if self.screen.grace.active else 100)

    def _answer(self) -> None:
        pending = self.screen.match.pending
        assert isinstance(pending, Question)
        if self.dice.random() < self.whims:
            self.dice.choice(self._all_whims())()
            if self.screen.match.pending != pending or self.table.asker.controls is None or self._covered():
                return
        if isinstance(self.table.asker.controls, CollectControls):
            self._collect(self.table.asker.controls)
            return
        self.asked[pending.KIND] += 1
        before = len(self.screen.match.history.steps)
        answer = self._chosen(pending)
        self.performer.perform(self.table, answer)
        self.asked[AskSwap.KIND] += isinstance(answer, Pass)  # chosen on the same controls
        steps = self.screen.match.history.steps
        assert len(steps) > before and steps[before].command == answer, f"{answer!r} was wanted, not {steps[before:]}"

    def _collect(self, controls: CollectControls) -> None:
        """Choose everything that is collected at once: perhaps something else than what is suggested."""
        before = len(self.screen.match.history.steps)
        usable = [node for node in controls.walk() if isinstance(node, Control) and _usable(node)]
        others = [each for each in usable if each.name != "confirm"]
        if others and self.dice.random() < 0.5:
            self.hand.use(self.dice.choice(others))
        if not controls.plan.complete:
            return
        self.hand.use(control(controls, "confirm"))
        for _ in range(100):
            self.stage.tick(40)
            if self.table.asker.controls is not None or not self.screen.people:
                break
        steps = self.screen.match.history.steps[before:]
        assert steps, "nothing was collected"
        for at in range(before, before + len(steps)):
            self.asked[self._question_before(at).KIND] += 1

    def _question_before(self, at: int) -> Question:
        """The question that the command at a position answered."""
        asked = [each for each in self.screen.match.history.events(at) if isinstance(each, QuestionAsked)]
        return asked[-1].question

    def _covered(self) -> bool:
        return any(node.reachable for node in self.stage.shell.overlay.children)

    def _chosen(self, pending: Question) -> Answer:
        match = self.screen.match
        if self.dice.random() < self.clever:
            answer = self.advice.choose(match.view(pending.seat), pending, BUDGET)
        else:
            legal = list(match.legal())
            wished = [each for each in legal if isinstance(each, BUSY) and subject(each) in self.wish]
            busy = [each for each in legal if isinstance(each, BUSY)]
            answer = self.dice.choice(wished or busy or legal)
        assert isinstance(answer, Answer)
        return answer

    # --------------------------------------------------------------------------------------------------- whims

    def _all_whims(self) -> list[Callable[[], object]]:
        return [
            self._undo, self._cancel, self._resize, self._click_about, self._travel, self._speed, self._point_about,
            self.check,
        ]  # fmt: skip

    def _undo(self) -> None:
        assert self.screen.hud is not None
        if self.screen.hud.undo.enabled and self.undone < 40:
            self.undone += 1
            self.hand.use(self.screen.hud.undo)

    def _cancel(self) -> None:
        if self.screen.controller.can_cancel() and self.undone < 40:
            self.undone += 1
            self.hand.press("escape")
            self.hand.press("escape")

    def _resize(self) -> None:
        self.stage.shell.stage.send(Resized(*self.dice.choice(SIZES)))
        self.stage.tick()  # what is shown is laid out anew: nobody clicks on what was there before

    def _click_about(self) -> None:
        """Clicks of an impatient hand, with the right button: they look, and do nothing."""
        for _ in range(4):
            x, y = self.dice.uniform(0, 1920), self.dice.uniform(0, 1080)
            self.stage.shell.stage.send(PointerMoved(x, y))
            self.stage.shell.stage.send(PointerDown(x, y, RIGHT))
            self.stage.shell.stage.send(PointerUp(x, y, RIGHT))
            self.stage.shell.stage.send(Wheeled(x, y, self.dice.choice((-1, 1))))
            self.stage.tick()
        for _ in range(3):
            if self.table.asker.controls is not None and self.table.book.large is None:
                break
            self.hand.press("escape")

    def _point_about(self) -> None:
        for _ in range(6):
            self.stage.shell.stage.send(PointerMoved(self.dice.uniform(0, 1920), self.dice.uniform(0, 1080)))
            self.stage.tick(60)

    def _travel(self) -> None:
        for key in self.dice.choices((",", "."), k=4):
            self.hand.press(key)
        self.hand.press("end")

    def _speed(self) -> None:
        self.stage.shell.look.pace.speed = self.dice.choice(list(Speed))


def _usable(node: Node) -> bool:
    return isinstance(node, Control) and node.focusable and node.enabled and node.reachable

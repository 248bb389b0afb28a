"""The market stall in a window, as plain as can be, and tables for it: what tests of the screens play with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path

from resarcana_gui.agents.worker import Worker
from resarcana_gui.games.narrator import PlainNarrator
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import State
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.lessons.lesson_progress import LessonProgress
from resarcana_gui.lessons.scripted_agent import ScriptedAgent
from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.load import load
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import shared_match
from resarcana_gui.match.seat import Seat
from resarcana_gui.puzzles.puzzle import Attempt, Puzzle
from resarcana_gui.puzzles.puzzle_progress import PuzzleProgress
from resarcana_gui.records.achievements import Achievement, Range
from resarcana_gui.records.archive import Archive
from resarcana_gui.records.game_statistics import PlainStatistics
from resarcana_gui.records.match_record import MatchRecord
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.drawing.frame_budget import FrameBudget
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.text import IconSource, NoIcons
from resarcana_gui.scene.ui_style import HEADING, UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.game_ui import Backdrop, Character, GameUi, Level, LogNarrator, Seating, Setup, SetupOption
from resarcana_gui.screens.reviewer import Reviewer
from resarcana_gui.screens.router import Router
from resarcana_gui.screens.services import MatchPlan, SavedGame
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table_view import Controller, Question, TableView
from resarcana_gui.settings import Settings
from resarcana_gui.shared_file import Damage
from tests.toy.game import Toy
from tests.toy.plugin import ToyPlugin

DUSK = Panel((44, 36, 62), (70, 40, 28))
WORDS = {
    "en": ("The Market Stall", "Nine cards, and one coin each.", "Six cards. It is over soon.", "Cards", "As usual"),
    "es": ("El puesto del mercado", "Nueve cartas y una moneda cada uno.", "Seis. Acaba ya.", "Cartas", "Las usuales"),
}  # fmt: skip
LEVELS = {
    "en": (("Beginner", "Takes the first thing that comes along."), ("Gambler", "Nobody knows what comes next.")),
    "es": (("Principiante", "Toma lo primero que llega."), ("Tahúr", "Nadie sabe qué hará después.")),
}


class Market(TableView):
    """Shows nothing but what it was given."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Event] = []
        self.view: State | None = None
        self.asked: Question | None = None

    def show(self, view: State) -> None:
        self.view = view

    def hear(self, events: Sequence[Event]) -> None:
        self.heard.extend(events)

    def ask(self, question: Question | None) -> None:
        self.asked = question

    def picture(self) -> State:
        assert self.view is not None
        return self.view

    def status(self, view: State) -> str:
        return "Open"


class MarketUi(GameUi):
    """Its part of the window."""

    def icons(self, look: UiStyle) -> IconSource:
        return NoIcons()

    def title(self, context: Context) -> Backdrop:
        behind = Backdrop(size=CANVAS)
        behind.add(Sprite(DUSK, CANVAS))
        return behind

    def ground(self, context: Context) -> Drawing:
        return DUSK

    def guide(self, context: Context, width: float) -> Node:
        return Label(context.look, "Take cards, and pay.", HEADING, width=width, name="guide")

    def setups(self, language: str) -> Sequence[Setup]:
        _, long, short, cards, usual = WORDS[language]
        wish = SetupOption("cards", cards, ((9, usual), (12, "12"), (18, "18")))
        return [
            Setup("standard", "Standard", long, 2, 4, {}, (wish,)),
            Setup("short", "Short", short, 2, 3, {"cards": 6}),
        ]

    def levels(self, language: str) -> Sequence[Level]:
        return [
            Level(name, title, text) for name, (title, text) in zip(("first", "random"), LEVELS[language], strict=True)
        ]

    def characters(self, language: str) -> Sequence[Character]:
        return [Character(name.lower(), name) for name in ("Circe", "Merlin", "Medea", "Hermes")]

    def table(self, context: Context, seating: Seating, controller: Controller) -> TableView:
        return Market()

    def log_narrator(self, language: str, seating: Seating) -> LogNarrator:
        return PlainNarrator(seating.names)

    def results(self, context: Context, seating: Seating, view: State, size: tuple[float, float]) -> Node:
        return Label(context.look, "Points", HEADING, width=size[0], height=size[1], name="results")

    def name(self, language: str) -> str:
        return WORDS[language][0]


def archive_in(folder: Path) -> Archive:
    """The finished stalls in a folder."""
    return Archive(folder, lambda path: load(path, {"toy": Toy()}), lambda _: PlainStatistics())


class NobodyThinks:
    """Machines that never answer."""

    def ask(self, *args: object, **values: object) -> None:
        """Nothing."""

    def poll(self) -> None:
        """Nothing."""

    def drop(self) -> None:
        """Nothing."""

    def close(self) -> None:
        """Nothing."""

    def __getattr__(self, name: str) -> object:
        return lambda *args, **values: None


@dataclass
class MarketMatches:
    """Sets up stalls, and remembers what it was asked for."""

    saves: list[SavedGame] = field(default_factory=list)
    planned: list[MatchPlan] = field(default_factory=list)
    trouble: Exception | None = None
    damaged: Path | None = None
    progress_damage: Sequence[Damage] = ()
    adviser: Worker | None = None
    reviewed: Reviewer | None = None
    judges_during_play: bool = False
    taught: Sequence[Lesson] = ()
    answered: PuzzleProgress = field(default_factory=lambda: PuzzleProgress(None, "toy"))
    learned: LessonProgress = field(default_factory=lambda: LessonProgress(None, "toy"))
    kept: Archive = field(default_factory=lambda: archive_in(Path("no folder")))

    def new(self, plan: MatchPlan, *, saved: bool = True) -> Match:
        if self.trouble is not None and (saved or not isinstance(self.trouble, SaveError)):
            raise self.trouble
        self.planned.append(plan)
        agent = ToyPlugin().agent
        seats = [Seat(who.name, who.kind, agent(who.kind, 1) if who.kind else None) for who in plan.players]
        return Match.start(Toy(), plan.options, seats, plan.seed)

    def worker(self, match: Match) -> Worker:
        return NobodyThinks()  # type: ignore[return-value]

    def advises(self, match: Match) -> bool:
        return self.adviser is not None

    def companion(self, match: Match) -> Worker | None:
        return self.adviser

    def reviewer(self, match: Match, seat: int) -> Reviewer | None:
        adviser, kept = self.adviser, self.reviewed
        if adviser is not None and (kept is None or kept.match is not match):
            self.reviewed = Reviewer(match, seat, lambda: adviser)
        return self.reviewed

    def unfinished(self, game: str, most: int = 1) -> Sequence[SavedGame]:
        return [save for save in self.saves if save.game == game][:most]

    def unreadable(self) -> Path | None:
        told, self.damaged = self.damaged, None
        return told

    def damage(self, game: str) -> Sequence[Damage]:
        told, self.progress_damage = self.progress_damage, ()
        return told

    def resume(self, save: SavedGame) -> Match:
        return self.new(MatchPlan(save.game, {}, (), 1))

    def fresh_seed(self) -> int:
        return 7

    def lessons(self, game: str) -> Sequence[Lesson]:
        return self.taught

    def lesson_progress(self, game: str) -> LessonProgress:
        return self.learned

    def lesson(self, game: str, lesson: Lesson, names: Sequence[str]) -> Match:
        learner, rival = names
        seats = [Seat(learner), Seat(rival, "rival", ScriptedAgent(Toy(), lesson.rivals))]
        return Match.start(Toy(), lesson.options, seats, lesson.name)

    def puzzles(self, game: str) -> Sequence[Puzzle]:
        return ()

    def puzzle_progress(self, game: str) -> PuzzleProgress:
        return self.answered

    def puzzle(self, game: str, puzzle: Puzzle, names: Sequence[str]) -> Match:
        raise NotImplementedError

    def attempt(self, game: str, puzzle: Puzzle, match: Match) -> Attempt:
        raise NotImplementedError

    def today(self) -> date:
        return date(2026, 11, 21)

    @property
    def archive(self) -> Archive:
        return self.kept

    def finished(self, record: MatchRecord) -> Match:
        saved = load(self.kept.path(record), {"toy": Toy()})
        return Match.resume(saved, {}, journaled=False)

    def join(self, match: Match, seat: int, name: str) -> Match:
        if self.trouble is not None:
            raise self.trouble
        seats = [Seat(name) if at == seat else other for at, other in enumerate(match.seats)]
        return match.branch(len(match.history.steps), seats)

    def from_text(self, text: str) -> Match:
        return shared_match(text, {"toy": Toy()})

    def branch(self, match: Match, at: int) -> Match:
        if self.trouble is not None:
            raise self.trouble
        agent = ToyPlugin().agent
        seats = [Seat(who.name, who.kind, agent(who.kind, 1) if who.kind else None) for who in match.seats]
        return match.branch(at, seats)

    def achievements(self, game: str) -> Sequence[Achievement]:
        return [Achievement("victory", {"won": Range(1)}), Achievement("thrice", {"won": Range(1)}, times=3)]

    def export(self, record: MatchRecord) -> Path:
        return self.kept.export(record, self.kept.path(record).parent / "exported")


@dataclass
class RecordingSounds:
    """Sounds that only note what was played."""

    played: list[str] = field(default_factory=list)
    loops: list[str] = field(default_factory=list)
    volumes: tuple[float, float] = (0.0, 0.0)
    muted: bool = False

    def play(self, name: str, *, pan: float = 0.0, gain: float = 1.0, skip_ms: int = 0) -> None:
        self.played.append(name)

    def music(self, name: str, fade_ms: int = 0) -> None:
        self.loops.append(name)

    def device_changed(self, *, appeared: bool) -> None:
        pass

    def set_volumes(self, music: float, effects: float) -> None:
        self.volumes = (music, effects)


def save_of(*names: str, rounds: int = 3, game: str = "toy") -> SavedGame:
    when = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)
    return SavedGame(Path("game.jsonl"), game, tuple(map(Seat, names)), when, {"rounds": rounds}, rounds)


def shell_of(
    settings: Settings | None = None,
    *saves: SavedGame,
    path: Path | None = None,
    games: Mapping[str, GameUi] | None = None,
    budget: FrameBudget | None = None,
) -> Shell:
    """A shell with the market stall in it, or with other games."""
    matches = MarketMatches(saves=list(saves))
    return Shell(
        CANVAS,
        FakeClock(),
        games or {"toy": MarketUi()},
        matches,
        RecordingSounds(),
        settings or Settings(),
        path,
        budget,
        routes=Router,
    )

"""The router: the only module that knows every screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.match import Match
from resarcana_gui.puzzles.puzzle import Puzzle
from resarcana_gui.records.match_record import MatchRecord
from resarcana_gui.reference.gallery import EXHIBIT_PREFIX
from resarcana_gui.screens.credits import Credits
from resarcana_gui.screens.demo.demo_table import start_demo
from resarcana_gui.screens.gallery.exhibit_page import ExhibitPage
from resarcana_gui.screens.gallery.gallery_page import GalleryPage
from resarcana_gui.screens.game_over import GameOver
from resarcana_gui.screens.lessons.lesson_table import LessonTable, start_lesson
from resarcana_gui.screens.lessons.lessons_page import HowToPlay, LessonsPage
from resarcana_gui.screens.puzzles.puzzle_table import PuzzleTable
from resarcana_gui.screens.puzzles.puzzles_page import PuzzlesPage
from resarcana_gui.screens.puzzles.solution import start_puzzle
from resarcana_gui.screens.records.achievements_page import AchievementsPage
from resarcana_gui.screens.records.records_page import RecordPage, RecordsPage
from resarcana_gui.screens.records.replay_table import ReplayTable
from resarcana_gui.screens.records.statistics_page import StatisticsPage
from resarcana_gui.screens.reference.reference_page import ReferencePage
from resarcana_gui.screens.review.review_page import ReviewPage
from resarcana_gui.screens.routes import Back, Routes
from resarcana_gui.screens.saved_games import SavedGames
from resarcana_gui.screens.services import SavedGame
from resarcana_gui.screens.settings.keys_page import KeysPage
from resarcana_gui.screens.settings.settings_page import SettingsPage
from resarcana_gui.screens.setup.new_game import NewGame
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.screens.title import Title


class Router(Routes):
    """Implements `Routes` for one shell."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def title(self, focus: str = "") -> None:
        screen = Title(self._shell)
        self._shell.show(screen)
        if focus:
            screen.give_focus(focus)

    def new_game(self, back: Back | None = None) -> None:
        self._shell.messages.take_a_moment(self._shell.text("moment"))
        screen = NewGame(self._shell, back)
        if back is None:
            self._shell.show(screen)
        else:
            self._shell.visit(screen)

    def table(self, game: str, match: Match, *, begun: bool = False) -> None:
        self._shell.messages.take_a_moment(self._shell.text("moment"))
        self._shell.change(played=tuple(dict.fromkeys([game, *self._shell.settings.played])))
        table = TableScreen(self._shell, game, match)
        table.presenter.begun = begun
        self._shell.show(table)

    def resume(self, save: SavedGame) -> None:
        try:
            match = self._shell.matches.resume(save)
        except SaveError as error:
            self._shell.messages.tell(self._shell.why(error))
        else:
            self.table(save.game, match, begun=True)

    def result(self, game: str, match: Match, viewer: int, *, again: bool = False) -> None:
        self._shell.visit(GameOver(self._shell, game, match, viewer, again=again))

    def demo(self) -> None:
        self._shell.messages.take_a_moment(self._shell.text("moment"))
        start_demo(self._shell)

    def saved_games(self) -> None:
        self._shell.visit(SavedGames(self._shell))

    def records(self) -> None:
        self._shell.visit(RecordsPage(self._shell))

    def record(self, record: MatchRecord, delete: Callable[[MatchRecord], object]) -> None:
        try:
            match = self._shell.matches.finished(record)
        except SaveError as error:
            self._shell.messages.tell(self._shell.why(error))
        else:
            self._shell.visit(RecordPage(self._shell, record, match, delete))

    def replay(self, game: str, match: Match, at: int = 0) -> None:
        self._shell.messages.take_a_moment(self._shell.text("moment"))
        self._shell.visit(ReplayTable(self._shell, game, match, at))

    def review(self, game: str, match: Match, seat: int) -> None:
        reviewer = self._shell.matches.reviewer(match, seat)
        if reviewer is not None:
            self._shell.visit(ReviewPage(self._shell, game, reviewer))

    def statistics(self) -> None:
        self._shell.visit(StatisticsPage(self._shell))

    def achievements(self) -> None:
        self._shell.visit(AchievementsPage(self._shell))

    def how_to_play(self) -> None:
        if self._shell.matches.lessons(self._shell.chosen):
            self.lessons()
        else:
            self.guide()

    def lessons(self, *, leave: bool = False) -> None:
        if leave:
            self.title()
        self._shell.visit(LessonsPage(self._shell))

    def lesson(self, lesson: Lesson) -> None:
        shell = self._shell
        shell.messages.take_a_moment(shell.text("moment"))
        match, step = start_lesson(shell, lesson)
        shell.show(LessonTable(shell, shell.chosen, lesson, match, step))

    def puzzles(self, at: Puzzle | None = None, *, leave: bool = False) -> None:
        if leave:
            self.title()
        self._shell.visit(PuzzlesPage(self._shell, self._shell.matches.today(), at))

    def puzzle(self, puzzle: Puzzle, day: date | None = None) -> None:
        shell = self._shell
        shell.messages.take_a_moment(shell.text("moment"))
        shell.show(PuzzleTable(shell, shell.chosen, puzzle, start_puzzle(shell, puzzle), day))

    def guide(self) -> None:
        self._shell.visit(HowToPlay(self._shell))

    def look_up(self, article: str = "", back: Back | None = None) -> None:
        if article.startswith(EXHIBIT_PREFIX):
            self._exhibited(article.removeprefix(EXHIBIT_PREFIX))
        elif self._shell.game.has_reference:
            self._shell.visit(ReferencePage(self._shell, article, back))

    def gallery(self, back: Back | None = None) -> None:
        if self._shell.game.has_gallery:
            self._shell.visit(GalleryPage(self._shell, back))

    def _exhibited(self, name: str) -> None:
        if name:
            self.exhibit(name)
        else:
            self.gallery()

    def exhibit(self, name: str, among: Sequence[str] = ()) -> None:
        self._shell.visit(ExhibitPage(self._shell, name, among))

    def settings(self, back: Back | None = None) -> None:
        self._shell.visit(SettingsPage(self._shell, back))

    def keys(self, back: Back | None = None) -> None:
        self._shell.visit(KeysPage(self._shell, back))

    def credits(self) -> None:
        self._shell.visit(Credits(self._shell))

"""One match as a screen shows it: the viewer, how far the picture is, and what the match waits for."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final, Protocol

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.match.history import Step
from resarcana_gui.match.match import Match
from resarcana_gui.match.narration import Narration
from resarcana_gui.scene.seats.seat_styles import SeatStyle
from resarcana_gui.screens.game_ui import GameUi, Seating
from resarcana_gui.screens.log.match_log import MatchLog
from resarcana_gui.screens.match_runner import MatchObserver, MatchRunner
from resarcana_gui.screens.seat_names import shown_names
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table.grace_period import GracePeriod
from resarcana_gui.screens.table.intermission import GameEnd
from resarcana_gui.screens.table.question_timing import PonderTimer, QuestionTiming
from resarcana_gui.screens.table_view import TableView


class Column(Protocol):
    """The part of a screen that follows the table in words (see Hud)."""

    def refresh(self) -> None:
        """Show the progress, who is asked, and what can be undone."""
        ...

    def tell(self, steps: Sequence[Step]) -> None:
        """Describe what has happened once it has been seen."""
        ...

    def retell(self) -> None:
        """Describe everything again."""
        ...

    def last_deeds(self, at: int) -> Mapping[int, Narration]:
        """Return what each seat did last in the round of a position, in a sentence."""
        ...

    def note(self, command: Command) -> None:
        """Remember a command of the viewer's before it is carried out."""
        ...


class TableModel:
    """What the parts of one table screen share."""

    def __init__(self, shell: Shell, game: str, match: Match, viewer: int | None) -> None:
        """`viewer` is the viewing seat; None for the first person or, if only machines play, the first seat."""
        self.shell: Final = shell
        self.ui: Final[GameUi] = shell.games[game]
        self.game: Final = game
        self.match: Final = match
        self.people: Final = [at for at, seat in enumerate(match.seats) if seat.is_human]
        first = self.people[0] if self.people else 0
        self.viewer = first if viewer is None else viewer
        self.question_timing: Final = QuestionTiming(shell.look)
        """The viewer's question, and whether it is shown yet."""
        self.grace: Final = GracePeriod(shell.clock, shell.look.pace, lambda: shell.settings.second_thought)
        """Whether others still wait after the player's last action."""
        self.past_position: int | None = None
        """The past position that is shown; None for the present."""
        self.reading = False
        """Whether the others wait until the viewer has read a text."""
        self.covered = False
        """Whether a curtain hides everything."""
        self.game_end: GameEnd | None = None
        """The end of a game of the match whose result is still to be seen."""
        self.over = match.outcome is not None
        """Whether the match has ended, and that has been seen."""
        self.match_logs: Final[dict[tuple[int, str], MatchLog]] = {}
        """The log of each viewer, by seat and language, so that a returning viewer is only told what is new."""
        self._host: MatchRunner | None = None
        self._laid: tuple[TableView, Column] | None = None
        self._named: tuple[Hashable, tuple[str, ...]] = (None, ())
        """The players' names, and what they depend on; cached, since they are needed in every frame."""

    def run(self, observer: MatchObserver) -> None:
        """Start the match with an observer."""
        shell = self.shell
        self._host = MatchRunner(
            self.match, lambda: shell.matches.worker(self.match), observer, self.behind,
            lambda: shell.settings.forced_choices, lambda: self.grace.active,
            PonderTimer(shell.clock, shell.look.pace).lasts, lambda: self.viewer,
            auto_pass=self._passes,
        )  # fmt: skip

    def _passes(self, seat: int) -> Command | None:
        """Return the pass that is given automatically, if the only person wants that. Not among several people at
        one screen, who could no longer undo what they did before, nor in lessons and puzzles, which wait for what is
        done."""
        alone = self.shell.settings.pass_alone and len(self.people) == 1 and not self.match.exercise and self.laid
        legal = self.runner.legal(seat) if alone else ()
        passes = len(legal) == 1 and self.view.passes_openly(legal[0], self.match.view(seat))
        return legal[0] if passes else None

    def lay(self, view: TableView, column: Column) -> None:
        """Take over the parts of a table that was laid out, for the first time or again."""
        self._laid = view, column

    @property
    def runner(self) -> MatchRunner:
        """The runner of the match."""
        assert self._host is not None
        return self._host

    @property
    def pending(self) -> Pending | None:
        """The question that the table is about: the viewer's own, or else the first open one."""
        return self.match.pending_for(self.viewer) or self.match.pending

    @property
    def laid(self) -> bool:
        """Whether the table is laid out."""
        return self._laid is not None

    @property
    def view(self) -> TableView:
        """The game's own table."""
        assert self._laid is not None
        return self._laid[0]

    @property
    def column(self) -> Column:
        """The part that follows the table in words."""
        assert self._laid is not None
        return self._laid[1]

    @property
    def seating(self) -> Seating:
        """Who plays, and which seat is viewing."""
        return Seating(self.match, self.viewer, self._names())

    def _names(self) -> tuple[str, ...]:
        language = self.shell.settings.language
        known = (language, self.viewer, tuple((seat.name, seat.is_human) for seat in self.match.seats))
        if self._named[0] != known:
            names = shown_names(self.match.seats, language, self.ui.character_names, self.viewer)
            self._named = (known, names)
        return self._named[1]

    def style(self, seat: int) -> SeatStyle:
        """Return how a seat is marked, as the viewer sees it."""
        view = self.view.picture() if self.laid else None
        return self.ui.seat_style(view, seat, self.viewer, len(self.match.seats))

    @property
    def saved(self) -> bool:
        """Whether the match is saved."""
        return self.match.journal is not None and self.match.journal.trouble is None

    def behind(self) -> bool:
        """Return whether something is still to be seen, or may be undone, before anybody else acts."""
        waits = self.covered or self.game_end is not None
        return waits or self.shell.look.queue.busy or self.grace.active

"""One match as a screen shows it: who looks, how far the picture is, and what the match waits for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from resarcana_gui.kernel.command import Command
from resarcana_gui.match.history import Step
from resarcana_gui.match.match import Match
from resarcana_gui.screens.game_ui import GameUi, Party, TableView
from resarcana_gui.screens.host import Host, Watcher
from resarcana_gui.screens.interval import Break
from resarcana_gui.screens.prompt import Prompt
from resarcana_gui.screens.seat_names import shown_names
from resarcana_gui.screens.second_thought import SecondThought
from resarcana_gui.screens.shell import Shell


class Column(Protocol):
    """What stands beside a table, and follows it in words."""

    def refresh(self) -> None:
        """Say what is now: how far the game is, who is asked, what can be taken back."""
        ...

    def tell(self, steps: Sequence[Step]) -> None:
        """Tell what has happened, when it has been seen to happen."""
        ...

    def retell(self) -> None:
        """Tell everything anew."""
        ...

    def note(self, command: Command) -> None:
        """Who looks is about to do this."""
        ...


class TableModel:
    """What the parts of one table screen share."""

    def __init__(self, shell: Shell, game: str, match: Match, viewer: int | None) -> None:
        """`viewer` is who looks; None for the first person or, where only machines play, the first seat."""
        self.shell: Final = shell
        self.ui: Final[GameUi] = shell.games[game]
        self.game: Final = game
        self.match: Final = match
        self.people: Final = [at for at, seat in enumerate(match.seats) if seat.is_human]
        first = self.people[0] if self.people else 0
        self.viewer = first if viewer is None else viewer
        self.prompt: Final = Prompt(shell.look)
        """What is asked of who looks, and whether that is shown yet."""
        self.thought: Final = SecondThought(shell.clock, shell.look.pace, lambda: shell.settings.second_thought)
        """Whether what the player did last is still waited with."""
        self.travelled: int | None = None
        """The position of the past that is shown; None for what is now."""
        self.covered = False
        """Whether a curtain hides everything."""
        self.interval: Break | None = None
        """A game of several has ended, and that is still to be seen."""
        self.over = match.outcome is not None
        """Whether the game has ended, and that has been seen."""
        self._host: Host | None = None
        self._laid: tuple[TableView, Column] | None = None

    def run(self, watcher: Watcher) -> None:
        """From now on the match goes on by itself, and the watcher is told."""
        shell = self.shell
        self._host = Host(
            self.match, shell.tables.worker(self.match), watcher, self.behind,
            lambda: shell.settings.forced_choices, lambda: self.thought.lasts,
        )  # fmt: skip

    def lay(self, view: TableView, column: Column) -> None:
        """The picture is laid out, for the first time or anew."""
        self._laid = view, column

    @property
    def host(self) -> Host:
        """Runs the match."""
        assert self._host is not None
        return self._host

    @property
    def laid(self) -> bool:
        """Whether there is a picture yet."""
        return self._laid is not None

    @property
    def view(self) -> TableView:
        """The game's own table."""
        assert self._laid is not None
        return self._laid[0]

    @property
    def column(self) -> Column:
        """What stands beside the table."""
        assert self._laid is not None
        return self._laid[1]

    @property
    def party(self) -> Party:
        """Who plays, and who looks."""
        names = shown_names(self.match.seats, self.shell.settings.language, self.ui.characters)
        return Party(self.match, self.viewer, names)

    @property
    def saved(self) -> bool:
        """Whether what is played is saved."""
        return self.match.journal is not None and self.match.journal.trouble is None

    def behind(self) -> bool:
        """Whether something is still to be seen, or thought over, before anybody else acts."""
        waits = self.covered or self.interval is not None
        return waits or self.shell.look.queue.busy or self.thought.lasts

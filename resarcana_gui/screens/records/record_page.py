"""The page of one finished game: its result, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable

from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.match import Match
from resarcana_gui.records.match_record import MatchRecord
from resarcana_gui.scene.markup import escaped
from resarcana_gui.screens.game_over import GameOver
from resarcana_gui.screens.parts.stack import Entry
from resarcana_gui.screens.shell import Shell


class RecordPage(GameOver):
    """The result of one finished game; leads back to the list."""

    def __init__(
        self, shell: Shell, record: MatchRecord, match: Match, delete: Callable[[MatchRecord], object]
    ) -> None:
        """`delete` is called after this page has closed."""
        people = record.people
        super().__init__(shell, record.game, match, people[0] if len(people) == 1 else 0, again=True)
        self._record = record
        self._delete = delete

    def entries(self) -> list[Entry]:
        text = self.shell.text
        review = [Entry("review", text("over.review"), self.review, "chart")]
        return [
            Entry("look", text("records.look"), self.look_at_table, "eye"),
            *(review if self.shell.matches.advises(self.match) else ()),
            Entry("export", text("records.export"), self.export, "save"),
            Entry("delete", text("records.delete"), self.put_away, "close"),
            Entry("back", text("back"), self.shell.back, "left"),
        ]

    def look_at_table(self) -> None:
        """Show the table of the game, to step through it."""
        self.shell.routes.past_table(self.game, self.match)

    def export(self) -> None:
        """Copy the game's file to where the player can find it, and say where."""
        try:
            path = self.shell.matches.export(self._record)
        except SaveError as error:
            self.shell.messages.tell(self.shell.why(error))
        else:
            self.shell.messages.tell(self.shell.text("records.exported", path=escaped(str(path))))

    def put_away(self) -> None:
        """Delete the game and return to the list."""
        self.shell.back()
        self._delete(self._record)

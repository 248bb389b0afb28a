"""The list of finished games, latest first, and the page of one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.match import Match
from resarcana_gui.match.sharing import MARK
from resarcana_gui.records.match_record import MatchRecord
from resarcana_gui.records.tally import played_by, streaks, tally
from resarcana_gui.reference.search import typed_words
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.seats.initial import Initial
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import BODY, SMALL, UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.text_field import TextField
from resarcana_gui.screens.game_over import GameOver
from resarcana_gui.screens.page import MARGIN
from resarcana_gui.screens.parts.art import Portrait
from resarcana_gui.screens.parts.choices import Choices
from resarcana_gui.screens.parts.game_choice import EVERY_GAME, choose_game, game_choices
from resarcana_gui.screens.parts.stack import MenuEntry, below, beside, in_lines, stacked
from resarcana_gui.screens.pasting import PastingPage, pasted_files
from resarcana_gui.screens.records.record_formatter import RecordFormatter
from resarcana_gui.screens.records.record_row import RecordRow
from resarcana_gui.screens.shell import Shell

MOST: Final = 100
"""The maximum number of rows."""
SHOWN: Final = ("all", "won", "lost")
SEARCH: Final = 320.0
"""The minimum width of the search field, and of the summary beside the buttons."""
GAP: Final = 12.0
FACE: Final = 170.0
"""The side of the faces that wait for a first game, at most."""
PLAIN: Final = (150, 132, 108)
"""The background of a placeholder with an initial."""


class RecordsPage(PastingPage):
    """The list of finished games. A click on a row opens the game; buttons lead to statistics and achievements. The
    search keeps the rows that contain what is typed. Save files that are dropped on the window, or copied and
    pasted, are imported."""

    name_key = "records.title"
    paste_key = "records.paste"

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shown = SHOWN[0]
        self._typed = ""
        self._every = len(shell.games) > 1
        """Whether the games of all installed games are listed, or only those of the chosen one."""
        self._list = Node()
        self._deleted: list[MatchRecord] = []
        self._reading = shell.matches.archive.unread_count() > 0
        """Whether there are files that were never indexed."""
        self._arrived = 0
        """The number of files that have arrived in this frame."""
        self._taken = 0
        """The number of these that were imported."""

    def lay(self, width: float) -> Node:
        self._list = Node()
        return stacked([self._head(width), self._lay_list(width)], gap=12)

    def foot(self) -> Node:
        """Return the button to paste a position and, after a deletion, the one to undo it."""
        look, text, paste = self.shell.look, self.shell.text, super().foot()
        if not self._deleted:
            return paste
        back = Button(look, text("records.undelete"), self.undelete, name="undelete", icon=_sign(look, "undo"))
        both = Node()
        both.add(back, paste)
        both.size = (back.width + 16 + paste.width, beside([back, paste], gap=16))
        return both

    def entered(self) -> None:
        self.give_focus("record 0" if self._records() else "back")

    def update(self, ms: int) -> None:
        """Index one of the files that were never indexed, if there are any."""
        super().update(ms)
        self._arrived = self._taken = 0
        if self._reading and self.shell.matches.archive.catch_up(1) == 0:
            self._reading = False
            self.rebuild()

    def dropped(self, path: Path) -> bool:
        """Import a file. Several dropped files arrive one by one."""
        self._bring_in(path)
        return True

    def given(self, text: str) -> bool:
        """Import pasted or dropped text: a list of files, or a position."""
        files = pasted_files(text)
        for path in files:
            self._bring_in(path)
        if files:
            return True
        if MARK in text:
            return super().given(text)
        self.shell.messages.tell(self.shell.text("records.nothing_to_paste"))
        return True

    def _bring_in(self, path: Path) -> None:
        """Import a save file and report the result; for several files in one frame, report how many."""
        shell, archive = self.shell, self.shell.matches.archive
        before = self._records()
        self._arrived += 1
        try:
            record = archive.bring_in(path)
        except SaveError as error:
            told = shell.why(error)
        else:
            self._taken += 1
            self._deleted = [each for each in self._deleted if replace(each, file=record.file) != record]
            self._every |= record.game != shell.chosen
            self.rebuild()
            key = "records.here" if record in before else "records.came"
            told = shell.text(key, when=RecordFormatter(shell, shell.chosen).when(record.ended))
        if self._arrived > 1:
            told = shell.text("records.several", taken=self._taken, number=self._arrived)
        shell.messages.tell(told)

    def delete(self, record: MatchRecord) -> None:
        """Delete a game; it can be restored while the page is open."""
        try:
            self.shell.matches.archive.delete(record)
        except SaveError as error:
            self.shell.messages.tell(self.shell.why(error))
        else:
            self._deleted.append(record)
            self.rebuild()
            self.give_focus("undelete")

    def undelete(self) -> None:
        """Restore the game that was deleted last."""
        try:
            self.shell.matches.archive.restore(self._deleted[-1])
        except SaveError as error:
            self.shell.messages.tell(self.shell.why(error))
        self._deleted.pop()
        self.rebuild()
        self.give_focus("record 0")

    # -------------------------------------------------------------------------------------------------- layout

    def _head(self, width: float) -> Node:
        """Return the summary, the buttons and the filters."""
        look, text, routes = self.shell.look, self.shell.text, self.shell.routes
        buttons = [
            Button(look, text("records.statistics"), routes.statistics, name="statistics", icon=_sign(look, "chart")),
            Button(
                look, text("records.achievements"), routes.achievements, name="achievements", icon=_sign(look, "trophy")
            ),
        ]
        choices = Choices(
            look, [(name, text(f"records.show.{name}")) for name in SHOWN], self._shown, self._show, width=width,
            name="show",
        )  # fmt: skip
        choices.width = max(button.x + button.width for button in choices.buttons)
        field = TextField(
            look, self._typed, placeholder=text("reference.search"), on_change=self._sought,
            letters=text("language.letters"), width=_room(width, choices), name="search",
        )  # fmt: skip
        summary = Label(look, self._summary(), BODY, width=_room(width, *buttons))
        lines = [_line([summary, *buttons], width), *self._lay_games(width), _line([choices, field], width)]
        return stacked(lines, gap=GAP)

    def _lay_games(self, width: float) -> list[Node]:
        """Return the choice between the games of all and of one, if several are installed."""
        shell = self.shell
        if len(shell.games) == 1:
            return []
        chosen, every = EVERY_GAME if self._every else shell.chosen, shell.text("records.every_game")
        return [game_choices(shell, chosen, self._choose_game, width, together=every)]

    def _choose_game(self, name: str) -> None:
        self._every = name == EVERY_GAME
        if self._every or name == self.shell.chosen:
            self.rebuild()
        else:
            choose_game(self.shell, name)

    def _records(self) -> list[MatchRecord]:
        """Return the records to list, the latest first."""
        archive, shell = self.shell.matches.archive, self.shell
        found = [
            record for game in (shell.games if self._every else (shell.chosen,)) for record in archive.records(game)
        ]
        return sorted(found, key=lambda record: -record.ended)

    def _lay_list(self, width: float) -> Node:
        """Fill the list with the rows that match; the node itself stays, so that typing keeps the focus."""
        formatters = {name: RecordFormatter(self.shell, name, named=self._every) for name in self.shell.games}
        records, words = self._records(), typed_words(self._typed)
        chosen = [
            each for each in records if self._fits(each) and (not words or formatters[each.game].says(each, words))
        ]
        rows: list[Node] = [
            self._row(formatters[record.game], record, at, width) for at, record in enumerate(chosen[:MOST])
        ]
        if not chosen:
            rows.append(Label(self.shell.look, self.shell.text(self._nothing()), BODY, width=width, name="nothing"))
        if not records:
            rows.append(self._waiting(width))
        rows.append(Label(self.shell.look, self.shell.text("records.bring_in"), SMALL, width=width))
        self._list.clear()
        self._list.add(*rows)
        self._list.size = (width, below(rows))
        return self._list

    def _waiting(self, width: float) -> Node:
        """Return the faces of those who wait for a first game."""
        faces = [each.picture for each in self.shell.game.characters(self.shell.settings.language) if each.picture]
        row = Node(size=(width, 0.0))
        side = min(FACE, (width - GAP * max(len(faces) - 1, 0)) / max(len(faces), 1))
        row.add(*(Portrait(face, side) for face in faces))
        row.size = (width, beside(row.children, gap=GAP))
        return row

    def _sought(self, typed: str) -> None:
        assert self.pane is not None
        self._typed = typed
        self._lay_list(self._list.width)
        self.pane.fit(self._list.y + self._list.height + 2 * MARGIN)
        self.pane.go(0.0)

    def _summary(self) -> str:
        games = played_by(self._records(), None)
        if not games:
            return ""
        total, (streak, _) = tally(games), streaks(games)
        words = self.shell.texts.plural("records.summary", total.games, wins=total.wins)
        return f"{words} {self.shell.text('records.streak', number=streak)}" if streak > 1 else words

    def _row(self, formatter: RecordFormatter, record: MatchRecord, at: int, width: float) -> Node:
        people = record.people
        seat = people[0] if people else 0
        player = record.players[seat]
        words = (formatter.headline(record), formatter.details(record), formatter.when(record.ended))
        return RecordRow(
            self.shell.look, f"record {at}", self._faces(formatter, record, seat), won=player.won,
            points=str(player.points), words=words, width=width,
            on_open=partial(self._open, record),
        )  # fmt: skip

    def _open(self, record: MatchRecord) -> None:
        """Show a game, in its own surroundings."""
        choose_game(self.shell, record.game)
        self.shell.routes.record(record, self.delete)

    def _faces(self, formatter: RecordFormatter, record: MatchRecord, seat: int) -> list[Drawing]:
        names = formatter.names(record)
        found: list[Drawing] = []
        for at, name in enumerate(names):
            character = formatter.character(name) if record.players[at].kind is not None else None
            picture = character.picture if character is not None else None
            if at != seat:
                found.append(picture or Initial(self.shell.look, name[:1], PLAIN))
        return found

    def _fits(self, record: MatchRecord) -> bool:
        if self._shown == SHOWN[0]:
            return True
        won = any(record.players[seat].won for seat in record.people)
        return won == (self._shown == "won")

    def _nothing(self) -> str:
        if self._reading:
            return "records.reading"
        return "records.none" if self._shown == SHOWN[0] and not self._typed else "records.none_such"

    def _show(self, which: str) -> None:
        self._shown = which
        self.rebuild()


def _room(width: float, *others: Node) -> float:
    """Return the width left beside other nodes, or the whole width if that is too little."""
    room = width - _breadth(others) - GAP
    return room if room >= SEARCH else width


def _breadth(nodes: Sequence[Node]) -> float:
    """Return the width of nodes side by side."""
    return sum(node.width for node in nodes) + GAP * (len(nodes) - 1)


def _line(nodes: Sequence[Node], width: float) -> Node:
    """Return a node with others side by side, or in several lines if the texts are too large."""
    line = Node()
    line.add(*nodes)
    height = beside(nodes, gap=GAP) if _breadth(nodes) <= width else in_lines(nodes, width, gap=GAP)
    line.size = (width, height)
    return line


def _sign(look: UiStyle, name: str) -> UiIcon:
    return UiIcon(name, look.colour("gold"))


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

    def entries(self) -> list[MenuEntry]:
        text = self.shell.text
        review = [MenuEntry("review", text("over.review"), self.review, "chart")]
        return [
            MenuEntry("look", text("records.look"), self.look_at_table, "eye"),
            *(review if self.shell.matches.advises(self.match) else ()),
            MenuEntry("export", text("records.export"), self.export, "save"),
            MenuEntry("delete", text("records.delete"), self.delete, "close"),
            MenuEntry("back", text("back"), self.shell.back, "left"),
        ]

    def look_at_table(self) -> None:
        """Show the table of the game, to step through it."""
        self.shell.routes.replay(self.game, self.match)

    def export(self) -> None:
        """Copy the game's file to where the player can find it, and say where."""
        try:
            path = self.shell.matches.export(self._record)
        except SaveError as error:
            self.shell.messages.tell(self.shell.why(error))
        else:
            self.shell.messages.tell(self.shell.text("records.exported", path=escaped(str(path))))

    def delete(self) -> None:
        """Delete the game and return to the list."""
        self.shell.back()
        self._delete(self._record)

"""Asks questions that one choice answers: by a click on the item that it concerns, or by a button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State
from resarcana_gui.scene.node import Node
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.table_view import Controller, Question
from resarcana_gui.tabletop.asking.choice import Choice, ChoiceSorter
from resarcana_gui.tabletop.asking.controls.asking_controls import AskingControls
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.items.table_item import Key
from resarcana_gui.tabletop.playing.asker import Asker
from resarcana_gui.tabletop.table.table import Table
from resarcana_gui.tabletop.tell.voice import Words


class QuestionNarrator(Protocol):
    """Puts questions and answers into words, as a game's narrator does."""

    def question(self, pending: Pending, view: State) -> str:
        """Return the question in a sentence."""
        ...

    def prompt(self, pending: Pending, view: State) -> str:
        """Return the question in about 30 characters."""
        ...

    def command(self, command: Command, view: State) -> str:
        """Return the meaning of an answer."""
        ...


class PlainAsker(Asker):
    """An asker to begin a game with; a game derives its own where answers are put together."""

    def __init__(
        self,
        context: Context,
        words: Words,
        controller: Controller,
        ground: Node,
        table: Table,
        layout: QuestionLayout,
        narrator: QuestionNarrator,
        about: Callable[[Command], Key | None],
        listed: tuple[type[Command], ...] = (),
    ) -> None:
        """`about` returns the key of the item that an answer concerns, or None for a button. Answers of the `listed`
        classes are also buttons."""
        super().__init__(context, words, controller, ground, table.items)
        self._table: Final = table
        self._layout: Final = layout
        self._narrator: Final = narrator
        self._about: Final = about
        self._listed: Final = listed

    def put(self, question: Question) -> AskingControls:
        found, view = ChoiceSorter(), question.view
        for command in question.legal:
            choice = Choice(command, self._narrator.command(command, view))
            found.add(choice, key=self._about(command), listed=isinstance(command, self._listed))
        pending, narrator = question.pending, self._narrator
        self.asking = found.asking(narrator.question(pending, view), short=narrator.prompt(pending, view))
        return self.question_controls(self.asking, self._table.faces, self._layout)

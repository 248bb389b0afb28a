"""The market stall in the window: who has what, and a button for every answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.state import State
from resarcana_gui.scene.look import BODY, HEADING, Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.text import IconSource, NoIcons
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.game_ui import (
    Backdrop,
    Character,
    Controller,
    GameUi,
    Level,
    LogNarrator,
    Question,
    Seating,
    Setup,
    TableView,
)
from resarcana_gui.screens.parts.stack import stacked
from tests.toy.game import SETUPS, Stall
from tests.toy.words import StallNarrator, texts

DUSK: Final = Panel((44, 36, 62), (70, 40, 28))
WIDE: Final = 900.0


class StallTable(TableView):
    """As one seat sees it."""

    def __init__(self, context: Context, game: Game, seating: Seating, controller: Controller) -> None:
        super().__init__()
        self._context, self._game, self._controller = context, game, controller
        self._words = StallNarrator(game, context.settings.language, seating.names)
        self._view: State = game.blank(seating.match.history.options, seating.viewer)
        self._asked: Question | None = None

    def show(self, view: State) -> None:
        self._view = view.clone()
        self._lay()

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            event.fold(self._view)
        self._context.sounds.play(f"{self._game.name}/coin")
        self._lay()

    def ask(self, question: Question | None) -> None:
        self._asked = question
        self._lay()

    def picture(self) -> State:
        return self._view

    def status(self, view: State) -> str:
        assert isinstance(view, Stall)
        return self._words.text("stall.status", turns=view.turns)

    def _lay(self) -> None:
        self.clear()
        assert isinstance(self._view, Stall)
        look = self._context.look
        lines: list[Node] = [
            Label(look, self._words.player(self._view, seat), BODY, width=WIDE) for seat in range(self._view.seats)
        ]
        if self._asked is not None:
            lines.append(Label(look, self._words.question(self._asked.pending, self._view), HEADING, width=WIDE))
            lines += [self._button(look, number) for number in range(len(self._asked.legal))]
        whole = stacked(lines, gap=12)
        whole.at = (80, 80)
        self.add(whole)

    def _button(self, look: Look, number: int) -> Button:
        assert self._asked is not None
        command = self._asked.legal[number]
        words = self._words.command(command, self._view)
        return Button(look, words, partial(self._controller.submit, command), name=f"answer {number}")


class StallUi(GameUi):
    """The market stall's part of the window."""

    def __init__(self, game: Game, opponents: Sequence[str]) -> None:
        self._game = game
        self._opponents = opponents

    def icons(self, look: Look) -> IconSource:
        return NoIcons()

    def title(self, context: Context) -> Backdrop:
        behind = Backdrop(size=CANVAS)
        behind.add(Sprite(DUSK, CANVAS))
        return behind

    def ground(self, context: Context) -> Drawing:
        return DUSK

    def guide(self, context: Context, width: float) -> Node:
        return Label(context.look, self._text("how", context.settings.language), BODY, width=width)

    def setups(self, language: str) -> Sequence[Setup]:
        return [
            Setup(name, self._text(f"{name}.title", language), self._text(f"{name}.text", language), 2, 4, options)
            for name, options in SETUPS.items()
        ]

    def levels(self, language: str) -> Sequence[Level]:
        return [
            Level(name, self._text(f"{name}.title", language), self._text(f"{name}.text", language))
            for name in self._opponents
        ]

    def characters(self, language: str) -> Sequence[Character]:
        names = zip(self._text("names", "en").split(), self._text("names", language).split(), strict=True)
        return [Character(known.lower(), name) for known, name in names]

    def table(self, context: Context, seating: Seating, controller: Controller) -> TableView:
        return StallTable(context, self._game, seating, controller)

    def log_narrator(self, language: str, seating: Seating) -> LogNarrator:
        return StallNarrator(self._game, language, seating.names)

    def results(self, context: Context, seating: Seating, view: State, size: tuple[float, float]) -> Node:
        assert isinstance(view, Stall)
        lines = [
            texts(self._game.name, context.settings.language).text("stall.points", name=name, points=points)
            for name, points in zip(seating.names, view.points, strict=True)
        ]
        return Label(context.look, "\n".join(lines), HEADING, width=size[0], height=size[1])

    def name(self, language: str) -> str:
        return self._text("name", language)

    def _text(self, key: str, language: str) -> str:
        return texts(self._game.name, language).text(f"stall.{key}")

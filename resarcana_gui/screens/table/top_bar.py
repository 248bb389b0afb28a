"""The top bar of a table: the button of the log, the ribbon, the prompt with whose turn it is, further round
buttons, and the progress of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from resarcana_gui.agents.companion import percents
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.stage import ACCELERATE, SPEED
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.knob import Knob
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens import actions
from resarcana_gui.screens.table.controls import TableActions
from resarcana_gui.screens.table.progress_line import ProgressLine
from resarcana_gui.screens.table.prompt import Prompt, Share
from resarcana_gui.screens.table.ribbon import Ribbon
from resarcana_gui.screens.table.table_model import TableModel
from resarcana_gui.screens.table_view import PromptText, TableLayout, TableView, prompt_width

TurnWords: TypeAlias = tuple[str, int | None]
"""A text, and the seat that it is about; None for nobody."""


def whose_turn(model: TableModel) -> TurnWords:
    """Return who plays, is asked, or thinks; while something is still being shown, whose action it is. Always as the
    picture shows it, so that all texts agree."""
    pending = model.pending
    if model.shell.look.queue.busy and not model.question_timing.shown:
        return _whose_doing(model)
    if pending is None:
        return model.shell.text("table.over"), None
    if model.runner.asked_person == model.viewer:
        return _yours(model)
    if model.match.seats[pending.seat].is_human:
        return _of(model, "asked", pending.seat)
    return _of(model, "waits" if model.reading else "thinks", pending.seat)


def _whose_doing(model: TableModel) -> TurnWords:
    """Return whose action is being shown; empty if nobody's."""
    acting = model.view.acting() if model.laid else None
    if acting is None or (acting == model.viewer and model.match.pending is None):
        return "", None
    mine = acting == model.viewer and model.match.seats[acting].is_human  # a spectator has no turn
    return _yours(model) if mine else _of(model, "acts", acting)


def _yours(model: TableModel) -> TurnWords:
    """Return that it is the viewer's turn, or that they are asked something in somebody else's."""
    pending = model.pending
    asked = pending is not None and pending.seat == model.viewer and model.ui.interrupts(pending)
    return model.shell.text("table.you_are_asked" if asked else "table.your_turn"), model.viewer


def _of(model: TableModel, key: str, seat: int) -> TurnWords:
    """Return what a player does."""
    return model.shell.text(f"table.{key}", who=escaped(_cut(model.seating.names[seat]))), seat


def _cut(name: str) -> str:
    """Return a name, without its end if it would need a second line of the prompt."""
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


LONGEST: Final = 24
"""The most letters of a name in the prompt."""


STANDING: Final = TextStyle(18, colour="ink_soft", halo="night", leading=1.0)
MIDDLE: Final = 960.0
"""The centre of the canvas."""
KNOBS: Final = 60.0
"""The distance from the prompt to the centre of the first round button."""
STEP: Final = 18.0
"""The gap between two round buttons."""
LOG: Final = 848.0
"""The distance from the centre to the button of the log."""
RIBBON: Final = 26.0
"""The distance from the ribbon to the prompt."""
OLDER: Final = 6.0
"""How much larger pictures on the ribbon are than round buttons."""
NEWER: Final = 8.0
"""How much larger the newest picture is than the others."""
EDGE: Final = 24.0
"""The margin on either side of the progress."""
SPEEDS: Final = {"normal": "resume", "fast": "fast", "instant": "instant"}
"""The icon of each speed."""
HELD: Final = "held"
SHARE: Final = 0.53
"""The share of the height left to the progress when the score of a match is shown below it."""


class TopBar(Node):
    """The top bar of one table."""

    def __init__(
        self, model: TableModel, view: TableView, layout: TableLayout, do: TableActions, on_log: Callable[[], object],
        on_seek: Callable[[int], object],
    ) -> None:  # fmt: skip
        """`on_log` opens and closes the log; `on_seek` shows a past position."""
        box = layout.top_bar
        super().__init__(name="top bar")
        self._model: Final = model
        self._view: Final = view
        self._box: Final = box
        shell = model.shell
        look = shell.look
        several = bool(view.standing(model.match.view(model.viewer)))
        half = prompt_width(look.text.scale, beside=several) / 2
        self.prompt: Final = Prompt(look, Box(MIDDLE - half, box.y, 2 * half, box.h))
        self._radius: Final = layout.knob
        older = 2 * self._radius + OLDER
        self.ribbon: Final = Ribbon(
            look, (MIDDLE - half - RIBBON, box.centery), MIDDLE - LOG + self._radius + 8, older, older + NEWER, on_seek
        )  # fmt: skip
        first, step = MIDDLE + half + KNOBS, 2 * self._radius + STEP
        self.log_knob = self._knob("log", actions.LOG, on_log, MIDDLE - LOG)
        self.speed = self._knob("speed", "speed", self._faster, first)
        self.help = self._knob("help", actions.HELP, do.help, first + step)
        self.menu = self._knob("menu", actions.MENU, do.pause, first + 2 * step)
        knobs = [self.log_knob, self.speed, self.help, self.menu]
        if do.advice is not None:
            knobs.append(self._knob("advice", actions.ADVICE, do.advice, first + 3 * step))
        left = first + (len(knobs) - 2) * step + self._radius + EDGE
        width = max(box.right - EDGE - left, 1.0)
        high = box.h * SHARE if several else box.h
        self.progress: Final = ProgressLine(look, Box(left, box.y, width, high))
        self.standing: Final = Label(look, "", STANDING, at=(left, box.y + high), width=width, height=box.h - high)
        self.standing.visible = several
        self.add(self.ribbon, self.prompt, *knobs, self.progress, self.standing)
        self._speed_shown = ""
        self._sentence = ""
        """What the prompt says, in a whole sentence."""
        self._chances = ""
        """Everybody's chances in a sentence, while they are shown."""

    def refresh(self, past: PromptText | None = None) -> None:
        """Show the progress, and in the prompt the question or whose turn it is; in the past, the text `past`."""
        picture = self._view.picture()
        self.progress.say(self._view.status(picture), self._view.phase(picture))
        if self.standing.visible:
            _write(self.standing, self._view.standing(picture))
        self._show_speed()
        model, said = self._model, self._view.prompt_text
        asked = past or said
        self._sentence = asked.sentence if asked is not None else ""
        self._explain()
        if past is not None:
            self.prompt.say(past.text, lit=True)
        elif said is not None:
            style = model.style(model.viewer)
            self.prompt.say(said.text, style, lit=True, picture=said.picture, whom=self._whom())
        else:
            words, seat = whose_turn(model)
            mine = seat is not None and seat == model.viewer == model.runner.asked_person
            self.prompt.say(words or self.progress.text, model.style(seat) if seat is not None else None, lit=mine)

    def _whom(self) -> str:
        """Return the name of the viewer who is asked, if the table turns to others without a curtain."""
        model = self._model
        turns = model.ui.open and len(model.people) > 1
        return escaped(_cut(model.seating.names[model.viewer])) if turns else ""

    def show_chances(self, chances: Sequence[float]) -> None:
        """Show how likely each seat is to win, the viewer's first; an empty sequence hides the bar."""
        model, seats = self._model, len(chances)
        order = [(model.viewer + step) % seats for step in range(seats)]
        self.prompt.shares = tuple(Share(chances[seat], model.style(seat)) for seat in order)
        self._chances = self._chances_told(order, chances) if order else ""
        self._explain()

    def _explain(self) -> None:
        """Explain the prompt with the whole sentence and everybody's chances, as far as there are any."""
        self.prompt.tip = "\n".join(filter(None, (self._sentence, self._chances)))

    def _chances_told(self, order: Sequence[int], chances: Sequence[float]) -> str:
        text, names = self._model.shell.text, self._model.seating.names
        shares = percents(chances)
        told = [f"{names[seat]} {text('settings.percent', number=shares[seat])}" for seat in order]
        return text("table.chances", chances=", ".join(told))

    def _knob(self, name: str, action: str, on_click: Callable[[], object], x: float) -> Knob:
        shell = self._model.shell
        words = shell.text(f"table.knob.{name}")

        def tip() -> str:
            hint = shell.bindings.hint(action)
            return f"{words} ({hint})" if hint else words

        return Knob(
            shell.look, name, on_click, at=(x, self._box.centery), radius=self._radius, tip=tip, name=name
        )  # fmt: skip

    def _show_speed(self) -> None:
        """Show the current speed."""
        shell = self._model.shell
        shown = HELD if shell.look.pace.held else shell.look.pace.speed.name.lower()
        if shown == self._speed_shown:
            return
        self._speed_shown = shown
        self.speed.sign = SPEEDS.get(shown, "fast")
        words = shell.text("table.speed_is", speed=shell.text(f"table.speed.{shown}"))
        self.speed.tip = partial(self._speed_tip, words)

    def _speed_tip(self, words: str) -> str:
        shell = self._model.shell
        hint, hold, finish = (shell.bindings.hint(action) for action in (SPEED, ACCELERATE, actions.CANCEL))
        how = shell.text("table.speed_tip", hold=hold, finish=finish)
        return f"{words} ({hint})\n{how}" if hint else f"{words}\n{how}"

    def _faster(self) -> None:
        pace = self._model.shell.look.pace
        pace.speed = pace.speed.next


def _write(label: Label, text: str) -> None:
    if label.text != text:
        label.write(text)

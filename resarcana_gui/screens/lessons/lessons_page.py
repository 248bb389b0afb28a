"""The list of the chosen game's lessons, and its guide for those who would rather read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Final

from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.seats.rings import Disc
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import BODY, SMALL, UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.page import Page
from resarcana_gui.screens.parts.art import FadedArt, Portrait, draw_art
from resarcana_gui.screens.parts.stack import INSIDE, beside, disc_side, stacked
from resarcana_gui.screens.shell import Shell

BEGIN: Final = "begin"
"""The name of the button to a game."""
FACE: Final = 100.0
DISC: Final = 60.0
PAD: Final = 18.0
GAP: Final = 10.0
ART: Final = 360.0
"""The width of a lesson's picture."""
ART_FADES: Final = 0.55
ROW: Final = 104.0
"""The height of a row with a picture, at least."""
NUMBER: Final = TextStyle(32, Face.BOLD, "ink", on="night", align="centre")
NAME: Final = replace(BODY, face=Face.DISPLAY, size=28, colour="gold", on="panel_top")
ABOUT: Final = replace(BODY, on="panel_top")
STATE: Final = replace(SMALL, on="panel_top", align="right")


class LessonsPage(Page):
    """The list of lessons. The first that has not been taken has the focus; after the last, the button to a game."""

    name_key = "lessons.title"
    fitted = True

    def lay(self, width: float) -> Node:
        lessons = self.shell.matches.lessons(self.shell.chosen)
        rows: list[Node] = [self._welcome(width)]
        rows += [self._row(lesson, at, width) for at, lesson in enumerate(lessons)]
        return stacked(rows, gap=GAP)

    def entered(self) -> None:
        following = self._next()
        self.give_focus(BEGIN if following is None else f"lesson {following}")

    def foot(self) -> Node | None:
        """Return the button to the guide, for those who would rather read, and after the last lesson one to a game."""
        look = self.shell.look
        sign = UiIcon("book", look.colour("gold"))
        guide = Button(look, self.shell.text("lessons.read"), self.shell.routes.guide, name="guide", icon=sign)
        if self._next() is not None:
            return guide
        both, begin = Node(), begin_button(self.shell)
        both.add(guide, begin)
        both.size = (guide.width + GAP + begin.width, beside([guide, begin], gap=GAP))
        return both

    def _next(self) -> int | None:
        """Return which lesson is the first that has not been completed; None if all have."""
        progress = self.shell.matches.lesson_progress(self.shell.chosen)
        lessons = self.shell.matches.lessons(self.shell.chosen)
        return next((at for at, lesson in enumerate(lessons) if not progress[lesson.name].done), None)

    def _welcome(self, width: float) -> Node:
        """Return the teacher's face and a welcome."""
        shell = self.shell
        teacher = shell.game.teacher(shell.settings.language)
        if teacher is None or teacher.picture is None:
            return Label(shell.look, shell.text("lessons.welcome"), BODY, width=width)
        face = Portrait(teacher.picture, FACE)
        words = Label(shell.look, shell.text("lessons.welcome_from", name=teacher.name), BODY, width=width - FACE - 24)
        row = Node()
        row.add(face, words)
        row.size = (width, beside([face, words], gap=24))
        return row

    def _row(self, lesson: Lesson, at: int, width: float) -> Node:
        shell = self.shell
        state = shell.matches.lesson_progress(shell.chosen)[lesson.name]
        said = partial(shell.game.lesson_text, language=shell.settings.language)
        words = (said(f"{lesson.name}.title"), said(f"{lesson.name}.about"))
        where = shell.text("lessons.done") if state.done else shell.text("lessons.begun") if state.begun else ""
        again = self._again(lesson, at) if state.begun else None
        room = width - again.width - GAP if again is not None else width
        row = LessonRow(
            shell.look,
            at,
            words,
            where,
            done=state.done,
            width=room,
            on_open=partial(shell.routes.lesson, lesson),
            art=None if self.narrow or not lesson.picture else shell.game.art(lesson.picture),
        )
        return row if again is None else self._beside(row, again, width)

    def _again(self, lesson: Lesson, at: int) -> Button:
        """Return the button that restarts a lesson that was left halfway."""
        shell = self.shell

        def take() -> None:
            shell.matches.lesson_progress(shell.chosen).restart(lesson.name)
            shell.routes.lesson(lesson)

        sign = UiIcon("undo", shell.look.colour("gold"))
        return Button(shell.look, shell.text("lessons.anew"), take, name=f"anew {at}", icon=sign)

    def _beside(self, row: Node, again: Button, width: float) -> Node:
        both = Node()
        both.add(row, again)
        both.size = (width, beside([row, again], gap=GAP))
        return both


class LessonRow(Control):
    """One lesson of the list; a click takes it."""

    sound = "button"

    def __init__(
        self,
        look: UiStyle,
        at: int,
        words: tuple[str, str],
        where: str,
        *,
        done: bool,
        width: float,
        on_open: Callable[[], object],
        art: Drawing | None = None,
    ) -> None:
        """`where` says whether the lesson was begun or finished; `art` is its picture."""
        super().__init__(look, size=(width, 0.0), name=f"lesson {at}")
        self._number, self._words, self._where, self._done, self._open = str(at + 1), words, where, done, on_open
        self._art: Final = None if art is None else FadedArt(art, left=ART_FADES)
        self._side: Final = disc_side(DISC, look.text.scale)
        self.size = (
            width,
            max(self._side + 16, ROW if art is not None else 0.0, max(shown.box.bottom for shown in self.texts()) + 12),
        )

    def activate(self) -> None:
        self._open()

    def texts(self) -> Iterable[ShownText]:
        block, left = self.look.text.block, self._side + 2 * PAD
        where = block(self._where, STATE)
        if self._where:
            yield ShownText(where, self._right - where.width - PAD, (self.height - where.height) / 2, STATE)
        room = self._right - left - where.width - 2 * PAD
        title = block(self._words[0], NAME, room)
        about = block(self._words[1], ABOUT, room)
        top = max(10.0, (self.height - title.height - about.height) / 2)
        yield ShownText(title, left, top, NAME)
        yield ShownText(about, left, top + title.height, ABOUT)
        if not self._done:
            number = block(self._number, NUMBER, self._side * INSIDE, self._side * INSIDE)
            disc = self._disc()
            yield ShownText(number, disc.centerx - number.width / 2, disc.centery - number.height / 2, NUMBER)

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.panel("button_hot" if self.hovered else "panel", edge=0.4), self.box)
        if self._art is not None:
            draw_art(painter, self.look, self._art, Box(self._right, 2, ART - 2, self.height - 4))
        painter.put(Disc(), self._disc())
        if self._done:
            painter.put(UiIcon("trophy", self.look.colour("gold")), self._disc().scale_by(0.5))
        self.draw_texts(painter)
        self.draw_ring(painter)

    @property
    def _right(self) -> float:
        """Where the picture begins, or the row ends."""
        return self.width - (ART if self._art is not None else 0.0)

    def _disc(self) -> Box:
        return Box(PAD, (self.height - self._side) / 2, self._side, self._side)


class HowToPlay(Page):
    """The game's own guide, with a button to a new game."""

    name_key = "how.title"

    def lay(self, width: float) -> Node:
        return self.shell.game.guide(self.shell, width)

    def foot(self) -> Node | None:
        return begin_button(self.shell)


def begin_button(shell: Shell) -> Button:
    """Return the button that leads from learning to a first game."""
    sign = UiIcon("dice", shell.look.colour("gold"))
    begin = Button(shell.look, shell.text("how.begin"), shell.routes.new_game, name=BEGIN, icon=sign)
    begin.kind = "primary"
    return begin

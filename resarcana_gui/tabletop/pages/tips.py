"""Parts of a panel, and texts, that explain themselves when pointed at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from resarcana_gui.scene.control import Control, ShownText, Wording
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import TARGET, UiStyle


class TipSpot(Control):
    """A part of a panel that has a tip. It is invisible; a click on it goes to what lies below."""

    focusable = False
    overlaps = True

    def __init__(self, look: UiStyle, box: Box, name: str, say: Callable[[], str] | None = None) -> None:
        """`say` returns the current explanation, if the tip changes. The spot is at least large enough to point at."""
        wide, high = max(box.w, TARGET), max(box.h, TARGET)
        at = (box.centerx - wide / 2, box.centery - high / 2)
        super().__init__(look, size=(wide, high), at=at, name=name)
        self._say = say

    @property
    def hint(self) -> str:
        return self._say() if self._say is not None else self.tip

    def activate(self) -> None:
        _use_ground(self)


class TipLabel(Control):
    """A text in a box that can be pointed at; the box may be larger than the text. `on_click` is called if it is
    set; otherwise a click goes to what lies below."""

    focusable = False
    overlaps = True

    text: Watched[str] = Watched(inner=True)

    def __init__(self, look: UiStyle, style: TextStyle, box: Box, name: str) -> None:
        super().__init__(look, size=box.size, at=box.topleft, name=name)
        self.on_click: Callable[[], object] | None = None
        self.text = ""
        self._style = style
        self._written: tuple[object, ...] = ()

    def write(self, text: str, tip: Wording = "", shorter: Sequence[str] = (), shortest: str = "") -> None:
        """Show a text with an explanation. If the text does not fit on one line, one of the `shorter` ones is shown
        instead, if there are any, and the `shortest` if even those are cut."""
        self.tip = tip
        written = (text, *shorter, shortest, self.look.version)
        if written == self._written:
            return
        self._written = written
        told = [each for each in (text, *shorter) if each]
        fits = (each for kind in (self._fits_a_line, self._fits) for each in told if kind(each))
        whole = next(fits, told[-1] if told else "")
        cut = self.look.text.block(whole, self._style, self.width, self.height).overflow
        self.text = shortest if cut and shortest else whole

    def _fits_a_line(self, text: str) -> bool:
        return self.look.text.measure(text, self._style)[0] <= self.width

    def _fits(self, text: str) -> bool:
        """Return whether a text fits in its usual letters."""
        room = self.look.text.block(text, self._style, self.width)
        return not room.overflow and room.height <= self.height

    def activate(self) -> None:
        if self.on_click is not None:
            self.on_click()
        else:
            _use_ground(self)

    def texts(self) -> Iterable[ShownText]:
        block = self.look.text.block(self.text, self._style, self.width, self.height)
        yield ShownText(block, 0.0, (self.height - block.height) / 2, self._style)

    def draw(self, painter: Painter) -> None:
        if self.hovered and self.text:
            light = self.look.colour("selected")
            painter.put(Panel(light, light, 8.0), self.box.inflate(10, 0), 0.8)
        self.draw_texts(painter)


def _use_ground(control: Control) -> None:
    """Click the control below."""
    ground = next((node for node in control.lineage() if isinstance(node, Control) and node is not control), None)
    if ground is not None and ground.enabled:
        ground.activate()

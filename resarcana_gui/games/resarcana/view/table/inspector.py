"""The column on the left: the card that is looked at, large, with everything about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.games.resarcana.rules.codes import NO_COMPONENT
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.glossary import explained
from resarcana_gui.games.resarcana.view.geometry.areas import LEFT
from resarcana_gui.games.resarcana.view.geometry.arrangement import in_order
from resarcana_gui.games.resarcana.view.kit import Kit
from resarcana_gui.games.resarcana.view.tell.inspect_text import now_text, printed_text
from resarcana_gui.scene.look import BODY, SMALL
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.scroll import ScrollArea
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.tabletop.geometry.spots import SHAPE

PAD: Final = 12.0
GAP: Final = 10.0
Rulings = Callable[[int], Sequence[str]]


class Inspector(Node):
    """Shows one component until another is looked at."""

    def __init__(self, kit: Kit, rulings: Rulings) -> None:
        super().__init__(at=LEFT.topleft, size=LEFT.size, name="inspector")
        self.kit = kit
        self.component: int | None = None
        self._rulings = rulings
        self._told: tuple[str, ...] = ()
        self._area: ScrollArea | None = None
        self._signs: list[str] = []
        """The signs on the card still to be explained."""
        self._panel = Surface(kit.look, LEFT.size, shadow=False, solid=0.82)
        self._content = Node(name="inspected")
        self.add(self._panel, self._content)

    def show(self, component: int, view: State) -> None:
        """Show a component and its state in a view."""
        told = tuple(self._lines(component, view))
        if (component, told) == (self.component, self._told):
            return
        self.component, self._told = component, told
        self._content.clear()
        width = LEFT.w - 2 * PAD
        face = Sprite(self.kit.faces.front(component, width), (width, width * SHAPE), at=(PAD, PAD), name="large card")
        top = PAD + width * SHAPE + GAP
        area = ScrollArea(self.kit.look, (width, LEFT.h - top - PAD), at=(PAD, top), name="about the card")
        self._area, self._signs = area, explained(self.kit.cards.components[component], self.kit.faces.language)
        self._fill(area, told, [SMALL, *[BODY] * (len(told) - 1)])
        self._content.add(face, area)

    def update(self) -> None:
        """A frame has passed: the explanations of signs follow below the rest, which appears at once."""
        signs, self._signs = self._signs, []
        if signs and self._area is not None:
            self._fill(self._area, signs, [SMALL] * len(signs))

    def refresh(self, view: State, asked: int = NO_COMPONENT) -> None:
        """The table has changed: show the subject of the question, or else the same component in its new state; at
        first the viewer's mage, or another of their components."""
        component = asked if asked >= 0 else self.component
        if component is None:
            component = next(iter(_own(view, self.kit.home)), None)
        if component is not None:
            self.show(component, view)

    def _lines(self, component: int, view: State) -> list[str]:
        voice = self.kit.voice
        told = [*printed_text(voice, component, view), *now_text(voice, component, view)]
        return told + [f"[gold|{ruling}]" for ruling in self._rulings(component)]

    def _fill(self, area: ScrollArea, told: Sequence[str], styles: Sequence[TextStyle]) -> None:
        """Append lines."""
        y = area.content.height or 6.0
        for line, style in zip(told, styles, strict=True):
            label = Label(self.kit.look, line, style, at=(8.0, y), width=area.room - 12)
            area.content.add(label)
            y += label.height + 6.0
        area.fit(y)


def _own(view: State, home: int) -> list[int]:
    """The viewer's components, the most important first."""
    return [
        number
        for number in (*in_order(view, home), *view.offer[home], *view.packet[home], *view.hand[home])
        if number >= 0
    ]

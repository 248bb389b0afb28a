"""The large view of one card: its face as large as can be, and beside it everything there is to know and to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.glossary import explained
from resarcana_gui.games.resarcana.view.geometry.areas import ASKING, MIDDLE
from resarcana_gui.games.resarcana.view.pages.page import PAD, Desk
from resarcana_gui.games.resarcana.view.pages.rulings import rulings
from resarcana_gui.games.resarcana.view.tell.inspect_text import now_text, printed_text
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import Event, KeyDown
from resarcana_gui.scene.look import BODY, HEADING, SMALL, STRONG
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.scroll import LEAFING, ScrollArea
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.geometry.spots import SHAPE

CARD: Final = 480.0
WORDS: Final = 520.0
"""How wide the text beside the card is."""
SIZE: Final = (CARD + WORDS + 3 * PAD, CARD * SHAPE + 2 * PAD)
GROUND: Final = Box(12, 12, MIDDLE.right - 12, CANVAS[1] - 24)
"""Where it may lie: anywhere but on the column at the right."""
ABOVE: Final = 78.0
GAP: Final = 8.0


@dataclass(frozen=True)
class About:
    """Everything that the large view says about a component."""

    printed: tuple[str, ...]
    now: tuple[str, ...]
    rulings: tuple[str, ...]
    choices: tuple[Choice, ...]
    signs: tuple[str, ...]


def about(voice: Voice, component: int, view: State, choices: Sequence[Choice] = ()) -> About:
    """What is printed on it, how it stands now (with why not), the rulings, and what can be done with it."""
    card = view.cards.components[component]
    now = tuple(now_text(voice, component, view))
    signs = tuple(explained(card, voice.catalog.language))
    return About(tuple(printed_text(voice, component, view)), now, tuple(rulings(card, voice)), tuple(choices), signs)


def beside(target: Box) -> Box:
    """Where the view goes so that it lies neither on what it is about nor where questions are asked, if there is any
    such place; else where it covers least of them."""
    width, height = SIZE
    lefts = (GROUND.x, GROUND.right - width)
    tops = (max(GROUND.y, min(target.centery - height / 2, GROUND.bottom - height)), GROUND.y, GROUND.bottom - height)
    places = [Box(x, y, width, height) for y in tops for x in lefts]
    return min(places, key=lambda box: _shared(box, target) + _shared(box, ASKING))


def _shared(one: Box, other: Box) -> float:
    part = one.clip(other)
    return part.w * part.h


class LargeView(Control):
    """One card, large. It has the focus while it is there; who leaves it closes it."""

    overlaps = True
    holds_focus = True

    def __init__(
        self,
        desk: Desk,
        component: int,
        target: Box,
        chosen: Callable[[Choice], object],
        on_close: Callable[[], object],
    ) -> None:
        """The target is where the card lies that is looked at."""
        place = beside(target)
        super().__init__(desk.kit.look, size=place.size, at=place.topleft, name="large view")
        self.z = ABOVE
        self.component: Final = component
        self._kit = desk.kit
        self._chosen = chosen
        self._on_close = on_close
        self._about: About | None = None
        top = self._lay_head(place) + 12
        size = (WORDS, place.h - top - PAD)
        self.area: Final = ScrollArea(self.look, size, at=(CARD + 2 * PAD, top), name="everything about it")
        self.area.overlaps = True  # it may lie over what is asked, or over a page
        self.add(self.area)

    @property
    def start(self) -> Control:
        """Where keys begin: with what can be done, or else with the way out."""
        return next((node for node in self.area.content.walk() if isinstance(node, Button)), self.close)

    def _lay_head(self, place: Box) -> float:
        """The card, its name and the way out; where what is below may begin."""
        kit, look, left = self._kit, self.look, CARD + 2 * PAD
        face = Sprite(kit.faces.front(self.component, CARD), (CARD, CARD * SHAPE), at=(PAD, PAD), name="largest card")
        self.close = close = Button(
            look, kit.voice.text("pages.close"), self._on_close, name="close large view", key="Esc", style=BODY
        )
        close.overlaps = True
        close.at = (place.w - PAD - close.width, PAD)
        name, room = kit.voice.card(self.component), close.x - left - 12
        self.add(face, close, Label(look, name, HEADING, at=(left, PAD), width=room, height=close.height))
        return PAD + close.height

    def show(self, view: State, choices: Sequence[Choice]) -> None:
        """Say everything as it is in a view."""
        told = about(self._kit.voice, self.component, view, choices)
        if told == self._about:
            return
        self._about = told
        self.area.content.clear()
        y = 12.0
        for node, gap in self._content(told):
            node.at = (12.0, y + gap)
            self.area.content.add(node)
            y = node.y + node.height + GAP
        self.area.fit(y + 6.0)

    def handle(self, event: Event) -> bool:
        if isinstance(event, KeyDown) and event.chord == "escape":
            self._on_close()
            return True
        return isinstance(event, KeyDown) and event.chord in LEAFING and self.area.handle(event)

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.shadow(16.0, 18.0), self.box.inflate(36, 36).move(0, 6))
        painter.put(self.look.frame(), self.box)

    def _content(self, told: About) -> Iterator[tuple[Node, float]]:
        """What stands below each other, and how much further down each begins."""
        if told.choices:
            yield self._head("actions"), 0.0
            for at, choice in enumerate(told.choices):
                yield self._button(choice, at), 0.0
        yield self._line(told.printed[0], SMALL), 8.0 if told.choices else 0.0
        for line in told.printed[1:]:
            yield self._line(line, BODY), 0.0
        yield from self._section("now", told.now)
        yield from self._section("rulings", told.rulings)
        yield from self._section("signs", told.signs)

    def _section(self, name: str, lines: Sequence[str]) -> Iterator[tuple[Node, float]]:
        if lines:
            yield self._head(name), 12.0
        for line in lines:
            yield self._line(line, BODY), 0.0

    def _head(self, name: str) -> Node:
        return self._line(f"[gold|{self._kit.voice.text(f'pages.large.{name}')}]", STRONG)

    def _line(self, text: str, style: TextStyle) -> Node:
        return Label(self.look, text, style, width=self.area.room - 20)

    def _button(self, choice: Choice, at: int) -> Node:
        width = self.area.room - 20
        text = self.look.text.block(choice.label, BODY, width - 24)
        button = Button(
            self.look, choice.label, lambda: self._chosen(choice), kind="danger" if choice.danger else "primary",
            size=(width, max(48.0, text.height + 18)), style=BODY, name=f"do {at}",
        )  # fmt: skip
        button.overlaps = True
        return button

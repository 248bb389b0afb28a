"""What tests of the pages share: a stage without a window, with the book of a described table on it."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.games.resarcana.view.faces.icons import ICONS
from resarcana_gui.games.resarcana.view.geometry.areas import areas
from resarcana_gui.games.resarcana.view.pages.book import book_of
from resarcana_gui.games.resarcana.view.pages.resarcana_page import KEYS, ResArcanaPageContext
from resarcana_gui.games.resarcana.view.table_resources import TableResources
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog, component_names
from resarcana_gui.games.resarcana.view.tell.voice import MarkupVoice
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.check import Fault, check
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import KeyDown
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.screens import actions
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.items.table_item import Key
from tests.games.resarcana.described_table import Table, lying, resarcana, seat

NAMES = ("Ada", "Circe the Unforgettable", "Merlin", "Nimue")


def resources_of(language: str = "en", scale: float = 1.0, seats: int = 2, home: int = 0) -> TableResources:
    look, cards = UiStyle(text_scale=scale), resarcana().cards
    look.change(icons=ICONS.in_ink(look.theme))
    voice = MarkupVoice(catalog(language), cards, component_names(language), NAMES[:seats], home)
    return TableResources(look, Faces(look, cards, language, look.text.icons), cards, voice, areas(seats, home))


def a_table() -> Table:
    """Two seats with something of everything."""
    return Table(
        seat(
            "fire_dragon", lying("vault", "2G"), lying("sacred_grove", "3L", turned=True), "hawk", "great_pyramid",
            pool="3E 2L 1C 4D 9G", hand=["prism", "athanor"], deck=["mermaid", "treant"], discards=["crypt"],
            mage="artificer",
        ),
        seat("sea_serpent", lying("windup_man", "1E 2C"), "colossus", pool="1E"),
    )  # fmt: skip


class Opened:
    """A book, and the stage that it lies on."""

    def __init__(self, view: State, language: str = "en", scale: float = 1.0, seats: int = 2) -> None:
        self.resources = resources_of(language, scale, seats)
        self.root = Node(size=CANVAS, name="root")
        self.elsewhere = Control(self.resources.look, size=(60, 60), at=(20, 900), name="elsewhere")
        keys = {**actions.KEYS, **{key.action: key.chords for key in KEYS}}
        self.stage = Stage(
            CANVAS,
            FakeClock(),
            self.root,
            look=self.resources.look,
            bindings=Bindings(keys),
            on_action=self._act,
        )
        self.choices: dict[int, list[Choice]] = {}
        self.chosen: list[Choice] = []
        self.heard: list[str] = []
        self.followed: list[str] = []
        self.pointed: int | None = None
        self.view = view
        page_context = ResArcanaPageContext(
            self.resources.look, self.resources.faces, self.resources.voice, self.stage.bindings, self.heard.append,
            self.followed.append, self.resources.faces.explained_signs, self.resources, lambda: self.pointed,
        )  # fmt: skip
        self.book = book_of(page_context, view, self.stage.dispatcher.focus)
        self.book.user = self
        self.root.add(self.elsewhere, self.book)

    def wire_listed(self, node: CardNode) -> None:
        """It is only looked at."""

    def choices_of(self, key: Key) -> Sequence[Choice]:
        return self.choices.get(key, []) if isinstance(key, int) else []

    def choose(self, choice: Choice) -> None:
        self.chosen.append(choice)

    def _act(self, action: str) -> bool:
        return self.book.act(action)

    def press(self, key: str) -> None:
        self.stage.send(KeyDown(key))
        self.resources.look.queue.settle()

    @property
    def page(self) -> str:
        """The name of the page that is open; empty when none is."""
        return self.book.panel.page.name if self.book.panel is not None else ""

    def faults(self) -> list[Fault]:
        self.resources.look.queue.settle()
        return check(self.root, self.resources.look.theme, Box(0, 0, *CANVAS))

    def number(self, slug: str) -> int:
        return self.resources.cards.numbers[slug]

"""A table: its items and layers, its light, and how it is shown at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import pygame

from resarcana_gui.kernel.state import State
from resarcana_gui.scene.action import Action, Call, Together
from resarcana_gui.scene.dim_overlay import DimOverlay, LightSpot, dimmed
from resarcana_gui.scene.ground.lit_ground import LitGround
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.particles import Particles
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.viewport import CANVAS, WHOLE
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.items.table_item import Key, TableItem
from resarcana_gui.tabletop.tell.story import Sentence

HALF_DARK: Final = 0.5
"""How dark it grows for a question that has nothing to do with it: three fifths of the light are left."""


class Table(Node):
    """Items and layers: for what seldom changes, for items, and above them for what is held up, captions, flying tokens
    and particles. A game puts its items here with `lay`; they cannot be used until the table is `wired`.
    """

    state: State
    """What the picture shows once everything is at rest; a game sets it at the start."""
    room = WHOLE
    """Where items are held up, with their captions."""
    centre_box = WHOLE
    """The box in whose middle large words appear."""
    ground: LitGround | None = None
    """What it lies on, if its light walks to whose turn it is."""
    prompt = Box(CANVAS[0] / 2 - 300, CANVAS[1] / 2, 600, 52)
    """Where it is said what is asked: banners fold into it."""
    caption = ""
    """The caption of the next item that is held up; markup."""
    held: TableItem | None = None
    """The item that is held up, if there is one."""
    faces: Faces | None = None
    """The looks of cards, for a game that has some."""

    def __init__(self, look: Look, pictures: Mapping[str, pygame.Surface] | None = None) -> None:
        """`pictures` of particles, by kind."""
        super().__init__(size=CANVAS, name="table")
        self.look: Final = look
        self.deeds: Final[dict[int, Sentence]] = {}
        """What each seat did last, in a sentence."""
        self._wire: Callable[[TableItem], object] = _unused
        self._laid: Final[list[TableItem]] = []
        self.static_layer = Node(size=CANVAS, name="static")
        """What seldom changes: panels, names, piles."""
        self.item_layer = Node(size=CANVAS, name="items", z=8.0)
        self.dim_layer = Node(size=CANVAS, name="dim", z=14.0)
        self.held_layer = Node(size=CANVAS, name="held", z=15.0)
        self.caption_layer = Node(size=CANVAS, name="captions", z=16.0)
        self.token_layer = Node(size=CANVAS, name="tokens", z=20.0)
        self.effect_layer = Node(size=CANVAS, name="effects", z=30.0)
        self._dimmed_for: DimOverlay | None = None
        self.particles = Particles(look.pace, pictures=pictures)
        self.effect_layer.add(self.particles)
        self.add(
            self.static_layer, self.item_layer, self.dim_layer, self.held_layer, self.caption_layer, self.token_layer,
            self.effect_layer,
        )  # fmt: skip

    # -------------------------------------------------------------------------------------------------- its items

    def wired(self, wire: Callable[[TableItem], object]) -> None:
        """Make the items usable: `wire` is called with those that are there, and with every new one."""
        self._wire = wire
        for item in self.items():
            wire(item)

    def lay(self, *items: TableItem, on: Node | None = None) -> None:
        """Put items on the table, or on a node of it, and make them usable."""
        for item in items:
            (self.item_layer if on is None else on).add(item)
            self._laid.append(item)
            self._wire(item)

    def take_away(self, *items: TableItem) -> None:
        """Items that were laid are no longer there. Raises ValueError for others."""
        for item in items:
            self._laid.remove(item)
            if item.parent is not None:
                item.parent.remove(item)

    def items(self) -> Sequence[TableItem]:
        """Every item that can be looked at or used."""
        return list(self._laid)

    def item(self, key: Key) -> TableItem | None:
        """Return the item with a key; None while it is not on the table."""
        return next((item for item in self.items() if item.key == key), None)

    def place_of(self, key: Key) -> Box | None:
        """Return where the item with a key lies on the canvas; None where it is not to be seen."""
        item = self.item(key)
        return item.bounds() if item is not None and item.shown else None

    # ------------------------------------------------------------------------------------- for games to override

    def held_at(self, seat: int) -> Point:
        """Where an item is held up that a seat uses."""
        return self.room.center

    def make_way(self, box: Box | None) -> bool:
        """Cards are laid out here to choose from, or (None) nowhere any more. Returns whether other items now have
        their spots elsewhere: beside them, or there again."""
        return False

    def settle_items(self) -> None:
        """Put every item in its place at once, with none held up."""
        self.clear_held()

    def refresh(self) -> None:
        """Update everything but items that move: names, numbers, piles."""

    def rearranged(self) -> Action:
        """Move every item to its place."""
        return Together()

    # ---------------------------------------------------------------------------------------------------- showing

    def settle(self, state: State) -> None:
        """Show a state at once."""
        self.state = state
        self.deeds.clear()
        self.settle_items()
        self.refresh()

    def told(self, deeds: Mapping[int, Sentence]) -> None:
        """Seats begin to do something, which a sentence tells for each."""
        self.deeds.update(deeds)

    def clear_held(self) -> None:
        """Nothing is held up or told of any more, and it is light."""
        self.held = None
        self.held_layer.clear()
        self.caption_layer.clear()
        self.dim_layer.clear()
        self._dimmed_for = None

    def dim_except(self, spots: Sequence[LightSpot]) -> None:
        """Darken the table by half but for these places, as long as a question is about nothing else; without any, it
        is light again. High contrast knows no light."""
        if spots and self._dimmed_for is None and self.look.theme.worn:
            self._dimmed_for = dim = DimOverlay()
            dim.dim_except(spots)
            self.dim_layer.add(dim)
            self.look.queue.add(dimmed(dim, HALF_DARK, milliseconds("relight")), INTERFACE)
        elif not spots and self._dimmed_for is not None:
            dim, self._dimmed_for = self._dimmed_for, None
            lightens = dimmed(dim, 0.0, milliseconds("relight"))
            self.look.queue.add(lightens + Call(partial(_remove, dim)), INTERFACE)


def _remove(node: Node) -> None:
    if node.parent is not None:
        node.parent.remove(node)


def _unused(item: TableItem) -> None:
    """Items cannot be used yet."""

"""A table: its items and layers, its light, and showing a state at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import pygame

from resarcana_gui.kernel.state import State
from resarcana_gui.scene.action import Action, Call, Together
from resarcana_gui.scene.dim_overlay import DimOverlay, LightSpot, dimmed
from resarcana_gui.scene.ground.lit_ground import LitGround
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.particles import Particles
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS, WHOLE
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.items.table_item import Key, TableItem
from resarcana_gui.tabletop.tell.story import Sentence

HALF_DARK: Final = 0.5
"""How dark the table becomes for a question that does not concern it: three fifths of the light are left."""


class Table(Node):
    """Items and layers: for what seldom changes, for items, and above them for what is held up, captions, flying
    tokens and particles. A game puts its items here with `lay`; they cannot be used until `wire_items` is called."""

    state: State
    """The state that is shown once all animations have ended; a game sets it at the start."""
    room = WHOLE
    """The area where items are held up, with their captions."""
    centre_box = WHOLE
    """The box in whose middle large words appear."""
    ground: LitGround | None = None
    """The ground, if its light moves to whose turn it is."""
    prompt = Box(CANVAS[0] / 2 - 300, CANVAS[1] / 2, 600, 52)
    """Where it is said what is asked: banners fold into it."""
    caption = ""
    """The caption of the next item that is held up; markup."""
    held: TableItem | None = None
    """The item that is held up; None if there is none."""
    faces: Faces | None = None
    """The looks of cards; None for a game without cards."""

    def __init__(self, look: UiStyle, pictures: Mapping[str, pygame.Surface] | None = None) -> None:
        """`pictures` of particles, by kind."""
        super().__init__(size=CANVAS, name="table")
        self.look: Final = look
        self.deeds: Final[dict[int, Sentence]] = {}
        """What each seat did last, in a sentence."""
        self._wire: Callable[[TableItem], object] = _unused
        self._laid: Final[list[TableItem]] = []
        self.static_layer = Node(size=CANVAS, name="static")
        """For what seldom changes: panels, names, piles."""
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

    def wire_items(self, wire: Callable[[TableItem], object]) -> None:
        """Make the items usable: `wire` is called with those on the table, and with every new one."""
        self._wire = wire
        for item in self.items():
            wire(item)

    def lay(self, *items: TableItem, on: Node | None = None) -> None:
        """Put items on the table, or on a node of it, and make them usable."""
        for item in items:
            (self.item_layer if on is None else on).add(item)
            self._laid.append(item)
            self._wire(item)

    def remove_items(self, *items: TableItem) -> None:
        """Remove items that were laid. Raises ValueError for others."""
        for item in items:
            self._laid.remove(item)
            if item.parent is not None:
                item.parent.remove(item)

    def items(self) -> Sequence[TableItem]:
        """Return every item that can be looked at or used."""
        return list(self._laid)

    def item(self, key: Key) -> TableItem | None:
        """Return the item with a key; None if it is not on the table."""
        return next((item for item in self.items() if item.key == key), None)

    def place_of(self, key: Key) -> Box | None:
        """Return the box of the item with a key on the canvas; None if it is not visible."""
        item = self.item(key)
        return item.bounds() if item is not None and item.shown else None

    # ------------------------------------------------------------------------------------- for games to override

    def held_at(self, seat: int) -> Point:
        """Return where an item that a seat uses is held up."""
        return self.room.center

    def make_way(self, box: Box | None) -> bool:
        """Move items aside for cards that are laid out in a box to choose from; None if none are. Return whether
        items now have other spots."""
        return False

    def settle_items(self) -> None:
        """Put every item in its place at once, with none held up."""
        self.clear_held()

    def refresh(self) -> None:
        """Update everything that does not move: names, numbers, piles."""

    def rearrange(self) -> Action:
        """Return the animation that moves every item to its place."""
        return Together()

    # ---------------------------------------------------------------------------------------------------- showing

    def settle(self, state: State) -> None:
        """Show a state at once."""
        self.state = state
        self.deeds.clear()
        self.settle_items()
        self.refresh()

    def told(self, deeds: Mapping[int, Sentence]) -> None:
        """Show what seats begin to do, as a sentence for each."""
        self.deeds.update(deeds)

    def clear_held(self) -> None:
        """Remove what is held up, captions and dimming."""
        self.held = None
        self.held_layer.clear()
        self.caption_layer.clear()
        self.dim_layer.clear()
        self._dimmed_for = None

    def dim_except(self, spots: Sequence[LightSpot]) -> None:
        """Darken the table by half except for these places, as long as a question concerns nothing else; without any
        places, make it light again. Does nothing where surfaces are plain."""
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

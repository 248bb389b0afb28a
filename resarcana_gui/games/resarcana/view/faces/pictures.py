"""The pictures on the cards: read when they are first shown, cut to their window, and kept under a bound."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

import pygame

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import count_of
from resarcana_gui.games.resarcana.cards.tables import Component
from resarcana_gui.games.resarcana.view.faces.files import GAME, halved
from resarcana_gui.games.resarcana.view.faces.palette import BY_NUMBER, PLAIN, Hue
from resarcana_gui.games.resarcana.view.faces.signs import sign
from resarcana_gui.scene.cache import MIB, SurfaceCache
from resarcana_gui.scene.images import decoded
from resarcana_gui.scene.surfaces import cut, faded
from resarcana_gui.scene.transform import Box
from resarcana_gui.shipped import found

READ: Final = 26 * MIB
"""So many bytes of pictures are kept as they were read, in the size that cards on the table need: all of them."""
CUT: Final = 12 * MIB
"""So many bytes of pictures are kept as they were cut for their windows."""
TABLE_SIZE: Final = (320, 240)
"""Pictures are kept no larger; a larger window's picture is read again."""
FRAMES: Final = (*tables.KINDS, "creature", "dragon")
SLACK: Final = 1.15
"""A window a little larger than that is filled from what is kept: nobody sees it, and reading takes a frame's time."""


class Pictures:
    """What is in the windows of the cards."""

    def __init__(self) -> None:
        self._read: Final = SurfaceCache(READ)
        self._cut: Final = SurfaceCache(CUT)
        self._ahead: Final = SimpleQueue[tuple[str, pygame.Surface]]()
        """What was read ahead and is not among the others yet."""
        self._reading: Thread | None = None

    @property
    def bytes(self) -> int:
        """How many bytes of pixels are kept."""
        return self._read.bytes + self._cut.bytes

    def of(self, component: Component, size: tuple[int, int]) -> pygame.Surface:
        """The picture of a component, filling a window of so many pixels. Not to be drawn on."""
        return self._cut.get((component.slug, size), lambda: self._made(component, size))

    def read_ahead(self, components: Sequence[Component]) -> None:
        """Begin to read frames, backs and the pictures of components beside everything else, so that none has to be
        waited for."""
        if self._reading is None:
            self._reading = Thread(target=self._read_all, args=(tuple(components),), name="pictures", daemon=True)
            self._reading.start()

    def wait(self) -> None:
        """Wait until everything was read that was to be read ahead."""
        if self._reading is not None:
            self._reading.join()

    def _read_all(self, components: Sequence[Component]) -> None:
        for folder, names in (("backs", tables.KINDS), ("frames", FRAMES)):
            for name in names:
                halved(folder, f"{name}.webp")
        for component in components:
            self._ahead.put((component.slug, covering(_original(component), TABLE_SIZE)))

    def _take_what_was_read(self) -> None:
        try:
            while True:
                slug, picture = self._ahead.get_nowait()
                self._read.get(slug, partial(_itself, picture))
        except Empty:
            return

    def _made(self, component: Component, size: tuple[int, int]) -> pygame.Surface:
        if size[0] > TABLE_SIZE[0] * SLACK or size[1] > TABLE_SIZE[1] * SLACK:
            return covering(_original(component), size)
        self._take_what_was_read()
        return covering(self._read.get(component.slug, lambda: covering(_original(component), TABLE_SIZE)), size)


def _itself(picture: pygame.Surface) -> pygame.Surface:
    return picture


def _original(component: Component) -> pygame.Surface:
    """The picture of a component in its own size."""
    read = decoded(found(GAME, "cards", f"{component.slug}.webp"))
    return stand_in(component, TABLE_SIZE) if read is None else read


def covering(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The middle of a picture, filling a size of at least one pixel."""
    width, height = picture.get_size()
    size = (max(size[0], 1), max(size[1], 1))
    factor = min(width / size[0], height / size[1])
    part_w, part_h = max(size[0] * factor, 1.0), max(size[1] * factor, 1.0)
    part = cut(picture, Box((width - part_w) / 2, (height - part_h) / 2, part_w, part_h))
    return pygame.transform.smoothscale(part if part.get_bitsize() == 32 else _thirty_two_bits(part), size)


def _thirty_two_bits(picture: pygame.Surface) -> pygame.Surface:
    whole = pygame.Surface(picture.get_size(), 0, 32)
    whole.blit(picture, (0, 0))
    return whole


def stand_in(component: Component, size: tuple[int, int]) -> pygame.Surface:
    """For a component that has no picture: its essences' light in the dark, and the emblem of its kind."""
    first, second = _hues(component)
    small = pygame.Surface((5, 5), 0, 32)
    rows = ((14, 11, 9), second.deep, first.deep, second.deep, (10, 8, 7))
    for y, colour in enumerate(rows):
        small.fill(colour, (0, y, 5, 1))
    small.set_at((2, 2), first.body)
    small.set_at((1, 2), second.deep)
    small.set_at((2, 1), first.deep)
    whole = pygame.transform.smoothscale(small, size)
    side = round(min(size) * 0.56)
    emblem = faded(sign(emblem_of(component), max(side, 1), first.light), 0.75)
    middle = ((size[0] - side) // 2, (size[1] - side) // 2)
    shadow = faded(sign(emblem_of(component), max(side, 1), (0, 0, 0)), 0.5)
    whole.blit(shadow, (middle[0], middle[1] + max(1, side // 24)), special_flags=pygame.BLEND_PREMULTIPLIED)
    whole.blit(emblem, middle, special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole


def emblem_of(component: Component) -> str:
    """The icon of what a component is."""
    if component.types & tables.DRAGON:
        return "dragon"
    if component.types & tables.CREATURE:
        return "creature"
    return tables.KINDS[component.kind]


def _hues(component: Component) -> tuple[Hue, Hue]:
    """The two essences that it is most about."""
    amounts = [component.cost.fixed, component.collect.fixed, *(power.fixed for power in component.powers)]
    ranked = sorted(range(5), key=lambda essence: -sum(count_of(amount, essence) for amount in amounts))
    used = [BY_NUMBER[essence] for essence in ranked if any(count_of(amount, essence) for amount in amounts)]
    first = used[0] if used else PLAIN
    return first, used[1] if len(used) > 1 else first

"""The reserves: sockets with energies, and on the viewer's own what each of them would bring now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from resarcana_gui.games.seasons.cards.energies import ENERGIES, counts, of, total
from resarcana_gui.games.seasons.rules.codes import LIMIT
from resarcana_gui.games.seasons.view.faces.tokens import CRYSTAL_TOKEN, ENERGY_TOKENS
from resarcana_gui.scene.control import ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Hollow, Panel
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.items.table_item import TableItem

TAG: Final = TextStyle(18, Face.BOLD, "parchment_ink", on="parchment", align="centre", leading=1.0)
PARCHMENT: Final = Panel((255, 240, 200), (228, 196, 130), 11.0)
EXTRA: Final = Panel((150, 112, 62), (96, 66, 34), 14.0, alpha=0.55)
"""The ground of the sockets that a card gives."""


def in_order(amount: int) -> list[int]:
    """Return the energies of an amount, one by one."""
    return [energy for energy, count in enumerate(counts(amount)) for _ in range(count)]


def lying(held: int, some: int) -> Iterable[tuple[int, int]]:
    """Yield the type and the number in the line of each of some energies among those held: the last ones of a type."""
    line, few = in_order(held), counts(some)
    for energy, count in enumerate(few):
        last = line.index(energy) + line.count(energy) if energy in line else len(line)
        yield from ((energy, max(last - count, 0) + at) for at in range(count))


class Reserve(Node):
    """A rival's reserve: sockets in a line, closer together where there is little room."""

    amount: Watched[int] = Watched(inner=True)
    limit: Watched[int] = Watched(inner=True)

    def __init__(self, box: Box, name: str) -> None:
        super().__init__(size=box.size, at=box.topleft, name=name)
        self.amount, self.limit = 0, LIMIT

    @property
    def step(self) -> float:
        """The distance from one socket to the next."""
        return min(self.height * 1.12, self.width / max(self.limit, total(self.amount), 1))

    def point(self, energy: int) -> Point:
        """Return where energies of a type lie, or would, on the canvas."""
        held = in_order(self.amount)
        return self.spot(held.index(energy) if energy in held else len(held))

    def spot(self, number: int) -> Point:
        """Return the middle of a socket on the canvas, by its number in the line."""
        return self.world().apply(((number + 0.5) * self.step, self.height / 2))

    def count(self, energy: int, number: int) -> None:
        """Show more energies of a type."""
        self.amount += of(energy, number)

    def draw(self, painter: Painter) -> None:
        side, held = min(self.height, self.step * 0.9), in_order(self.amount)
        for at in range(max(self.limit, len(held))):
            box = Box(0, 0, side, side)
            box.center = ((at + 0.5) * self.step, self.height / 2)
            if at < len(held):
                painter.put(ENERGY_TOKENS[held[at]], box)
            else:
                painter.put(Hollow(side / 2, 0.55), box)


class Socket(TableItem):
    """One socket of the viewer's tray, with an energy in it or empty. Its key is `("token", energy)`."""

    def __init__(self, look: UiStyle, size: Point) -> None:
        super().__init__(look, None, size=size, name="socket")
        self.energy = -1
        self.worth = 0
        self.corner = size[0] / 2
        self.focusable = False

    def hold(self, energy: int, worth: int) -> None:
        """Hold an energy that brings so many crystals; -1 for none."""
        if (energy, worth) != (self.energy, self.worth):
            self.energy, self.worth = energy, worth
            self.key = ("token", energy) if energy >= 0 else None
            self.focusable = energy >= 0
            self.changed(inner=True)

    @property
    def token_box(self) -> Box:
        """The box of its token."""
        return Box(0, 0, self.width, self.width)

    def texts(self) -> Iterable[ShownText]:
        if self.energy >= 0 and self.worth:
            block = self.look.text.block(str(self.worth), TAG, self.width / 2, 22)
            box = self._tag()
            yield ShownText(block, box.x + 4, box.centery - block.height / 2, TAG)

    def _tag(self) -> Box:
        return Box(self.width / 2 - 20, self.width - 8, 40, 24)

    def draw(self, painter: Painter) -> None:
        if self.energy < 0:
            painter.put(Hollow(self.width / 2, 0.6), self.token_box)
            return
        self.draw_ground(painter)
        painter.put(ENERGY_TOKENS[self.energy], self.token_box.inflate(-4, -4))
        if self.worth:
            painter.put(PARCHMENT, self._tag())
            painter.put(CRYSTAL_TOKEN, Box(self._tag().right - 20, self._tag().y + 3, 18, 18))
            self.draw_texts(painter)
        self.draw_marks(painter)


class Tray(Node):
    """The viewer's reserve: seven sockets, or ten with a card that gives three more."""

    def __init__(self, look: UiStyle, at: Point, high: float, step: float, most: int) -> None:
        super().__init__(at=at, size=(most * step + 24, high), name="tray")
        self._look: Final = look
        self._step: Final = step
        self.amount, self.limit = 0, LIMIT
        self._worth: tuple[int, ...] = (0,) * ENERGIES
        side = step - 6
        self.sockets: Final = [Socket(look, (side, side + 16)) for _ in range(most + 4)]
        for number, socket in enumerate(self.sockets):
            socket.at = (12 + number * step, (high - side) / 2 - 5)
            socket.name = f"socket {number}"
        self.show(0, LIMIT, (0,) * ENERGIES)

    def show(self, amount: int, limit: int, worth: tuple[int, ...]) -> None:
        """Show energies, and what each type of them would bring."""
        held, self._worth = in_order(amount), worth
        squeezed = min(self._step, (10 * self._step) / max(len(held), 10))
        for number, socket in enumerate(self.sockets):
            socket.x = 12 + number * squeezed
            socket.visible = number < max(limit, len(held))
            energy = held[number] if number < len(held) else -1
            socket.hold(energy, worth[energy] if energy >= 0 else 0)
        if (amount, limit) != (self.amount, self.limit):
            self.amount, self.limit = amount, limit
            self.changed(inner=True)

    def point(self, energy: int) -> Point:
        """Return where energies of a type lie, or would, on the canvas."""
        held = in_order(self.amount)
        return self.spot(held.index(energy) if energy in held else len(held))

    def spot(self, number: int) -> Point:
        """Return the middle of a socket's token on the canvas, by its number in the line."""
        socket = self.sockets[min(number, len(self.sockets) - 1)]
        return socket.world().bounds(socket.token_box).center

    def count(self, energy: int, number: int) -> None:
        """Show more energies of a type."""
        self.show(self.amount + of(energy, number), self.limit, self._worth)

    def draw(self, painter: Painter) -> None:
        wide = max(self.limit, min(total(self.amount), 10)) * self._step + 24
        if self._look.theme.worn:
            painter.put(Hollow(24.0, 0.5), Box(0, 0, wide, self.height))
        else:
            painter.put(self._look.panel(radius=24.0), Box(0, 0, wide, self.height))
        if self.limit > LIMIT:
            left = 12 + LIMIT * self._step - 6
            painter.put(EXTRA, Box(left, 6, wide - left - 8, self.height - 12))


def column(tray: Box, energy: int) -> Box:
    """Return where energies of a type are chosen: over the tray, a column for each."""
    wide = min(104.0, max(tray.w, 400.0) / ENERGIES)
    return Box(tray.x + energy * wide, tray.y - 4, wide - 6, tray.h)

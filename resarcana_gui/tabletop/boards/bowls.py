"""Bowls: places of one owner between which tokens move, such as the power of a faction."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from resarcana_gui.scene.action import Action, Call, Later, Together, Wait, in_turn
from resarcana_gui.scene.control import ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import CENTRE, Node, Watched
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.polygon import regular
from resarcana_gui.scene.shapes import Hollow
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point, square_about
from resarcana_gui.scene.ui_style import SMALL, UiStyle
from resarcana_gui.tabletop.items.table_item import Key, TableItem

CORNERS: Final = 32
GOLDEN: Final = 137.508
"""The angle between two tokens of a bowl, in degrees, which spreads any number of them evenly."""
SPREAD: Final = 0.72
"""How far out the last token lies, relative to the radius of the bowl."""
TOKEN: Final = 0.36
"""The side of a token, relative to the radius."""
HOP: Final = 0.5
"""The height of a token's hop between bowls, relative to the distance."""
APART: Final = 60
"""Milliseconds between tokens that move together."""
GAP: Final = 6.0
NUMBER: Final = TextStyle(28, Face.BOLD, "ink", on="night", align="centre", halo="night", leading=1.0)


class Bowl(TableItem):
    """One place: a hollow with its tokens, their number, and its name below it."""

    count: Watched[int] = Watched(inner=True)

    def __init__(
        self, look: UiStyle, key: Key, token: Drawing, radius: float, room: int, words: str = "", *, name: str = "bowl"
    ) -> None:
        """`room`: the number of tokens that fill it."""
        self._words: Final = look.text.block(words, SMALL, 2 * radius) if words else None
        below = self._words.height + GAP if self._words is not None else 0.0
        super().__init__(look, key, size=(2 * radius, 2 * radius + below), name=name)
        self.radius: Final = radius
        self.token: Final = token
        self.room: Final = max(room, 1)
        self.outline = regular((radius, radius), radius, CORNERS)
        self.count = 0

    def texts(self) -> Iterable[ShownText]:
        number = self.look.text.block(str(self.count), NUMBER)
        yield ShownText(number, 2 * self.radius - number.width, 0.0, NUMBER)
        if self._words is not None:
            x = self.radius - self._words.width / 2
            yield ShownText(self._words, x, 2 * self.radius + GAP, SMALL)

    def spot(self, at: int) -> Point:
        """Return the place of token `at`, from 0, in the bowl's own coordinates."""
        out = SPREAD * self.radius * math.sqrt((at + 0.5) / max(self.room, at + 1))
        angle = math.radians(GOLDEN * at)
        return self.radius + out * math.cos(angle), self.radius + out * math.sin(angle)

    def draw(self, painter: Painter) -> None:
        self.draw_ground(painter)
        bowl = Box(0, 0, 2 * self.radius, 2 * self.radius)
        painter.put(Hollow(self.radius), bowl, 0.5 if self.dimmed else 1.0)
        for at in range(self.count):
            painter.put(self.token, square_about(self.spot(at), TOKEN * self.radius / 2))
        self.draw_texts(painter)
        self.draw_marks(painter)


class _Token(Node):
    """A token on its way."""

    def __init__(self, token: Drawing, side: float, to: int | None = None) -> None:
        super().__init__(size=(side, side), anchor=CENTRE, name="token", z=1.0)
        self._token: Final = token
        self.to: Final = to
        """The bowl that it goes to."""
        self.ghost = True

    def draw(self, painter: Painter) -> None:
        painter.put(self._token, self.box)


class Bowls(Node):
    """The bowls of one owner in a row, and their tokens. The animations change the numbers as tokens leave and
    arrive; `show` sets them at once."""

    def __init__(
        self, look: UiStyle, token: Drawing, keys: Sequence[Key], radius: float, room: int, gap: float,
        words: Sequence[str] = (), *, name: str = "bowls",
    ) -> None:  # fmt: skip
        """`room`: the number of tokens that fill a bowl; `gap`: between two bowls."""
        super().__init__(name=name)
        self.look: Final = look
        self._token: Final = token
        called = [*words, *[""] * len(keys)]
        self.bowls: Final = [
            Bowl(look, key, token, radius, room, called[at], name=f"{name} {at}") for at, key in enumerate(keys)
        ]
        for at, bowl in enumerate(self.bowls):
            bowl.at = (at * (2 * radius + gap), 0.0)
        self.size = (len(keys) * (2 * radius + gap) - gap, max((bowl.height for bowl in self.bowls), default=0.0))
        self.add(*self.bowls)

    def show(self, counts: Sequence[int]) -> None:
        """Show this many tokens in each bowl."""
        for bowl, count in zip(self.bowls, counts, strict=True):
            bowl.count = count

    def move(self, number: int, start: int, end: int, landed: Callable[[Point], object] | None = None) -> Action:
        """Let tokens hop from one bowl to another, one shortly after the other; `landed` is called with the place of
        each arrival on the canvas. In reduced motion only the numbers change."""
        return self._each(number, partial(self._hop, start, end, landed))

    def gain(self, number: int, end: int, start: Point) -> Action:
        """Move tokens into a bowl from a place on the canvas."""
        return self._each(number, partial(self._come, end, start))

    def lose(self, number: int, start: int) -> Action:
        """Let tokens of a bowl shrink and vanish."""
        return self._each(number, partial(self._crush, start))

    def _each(self, number: int, made: Callable[[], Action]) -> Action:
        return Together(*(Wait(at * APART) + Later(made) for at in range(number)))

    def _hop(self, start: int, end: int, landed: Callable[[Point], object] | None) -> Action:
        place = self._leave(start)
        return self._fly(place, end, partial(self._arrive, end, landed))

    def _come(self, end: int, start: Point) -> Action:
        back = self.world().inverse()
        place = back.apply(start) if back is not None else start
        return self._fly(place, end, partial(self._arrive, end, None))

    def _crush(self, start: int) -> Action:
        token = _Token(self._token, TOKEN * self.bowls[start].radius)
        token.at = self._leave(start)
        self.add(token)
        animator = self.look.animator
        return in_turn(
            animator.scale(token, 0.2, "token") | animator.fade(token, 0.0, "token"), Call(partial(self.remove, token))
        )

    def _fly(self, place: Point, end: int, arrived: Callable[[], object]) -> Action:
        if self.look.pace.reduced:
            return Call(arrived)
        coming = sum(isinstance(node, _Token) and node.to == end for node in self.children)
        to = self._place(end, self.bowls[end].count + coming)
        token = _Token(self._token, TOKEN * self.bowls[end].radius, end)
        token.at = place
        self.add(token)
        top = ((place[0] + to[0]) / 2, min(place[1], to[1]) - HOP * math.dist(place, to) / 2)
        return self.look.animator.along(token, [top, to], "token") + Call(partial(self.remove, token)) + Call(arrived)

    def _leave(self, start: int) -> Point:
        """Take a token out of a bowl; return where it lay."""
        bowl = self.bowls[start]
        bowl.count = max(bowl.count - 1, 0)
        return self._place(start, bowl.count)

    def _arrive(self, end: int, landed: Callable[[Point], object] | None) -> None:
        bowl = self.bowls[end]
        bowl.count += 1
        if landed is not None:
            landed(self.world().apply(self._place(end, bowl.count - 1)))

    def _place(self, bowl: int, at: int) -> Point:
        x, y = self.bowls[bowl].spot(at)
        return self.bowls[bowl].x + x, self.bowls[bowl].y + y

"""Flying tokens: from the supply to a pool, from a pool to a card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from resarcana_gui.scene.action import Action, Call, Later
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.tokens.token import TokenNode

FLYING: Final = 34.0
"""The size of a flying token."""
MOST_TOKENS: Final = 9
"""The most tokens that fly at a time; the last one of a kind stands for the rest."""
MOST_HEARD: Final = 6
"""The most tokens of a group that are heard one by one; more are heard as one."""

Place: TypeAlias = Callable[[int], Point]
"""Returns where tokens of a kind are, on the canvas."""
OnToken: TypeAlias = Callable[[int, int], object]
"""Called with the kind of a token and the number that it stands for."""
OnLanding: TypeAlias = Callable[[int | None, Point], object]
"""Called with the kind of a landing token, or None for many at once, and its place."""


class Flights:
    """Animates tokens of some kinds over a layer. A kind is its index among them."""

    def __init__(self, look: UiStyle, layer: Node, tokens: Mapping[str, Drawing], heard: OnLanding) -> None:
        """`tokens`: the drawing of each kind, by its name. `heard` is called for the sound of landing tokens."""
        self._look: Final = look
        self._layer: Final = layer
        self._tokens: Final = tuple(tokens.items())
        self._heard: Final = heard

    def fly(
        self, numbers: Sequence[int], start: Place, end: Place, *, left: OnToken | None = None,
        arrived: OnToken | None = None,
    ) -> Action:  # fmt: skip
        """Fly tokens of each kind, one after the other. `left` and `arrived` are called as each takes off and lands."""
        groups = list(portions(numbers))
        flights = [
            self._flight(kind, number, start, end, left, arrived, self._sound(groups, at))
            for at, (kind, number) in enumerate(groups)
        ]
        return self._look.animator.staggered(flights)

    def _flight(
        self, kind: int, number: int, start: Place, end: Place, left: OnToken | None, arrived: OnToken | None,
        sound: Callable[[Point], object] | None,
    ) -> Action:  # fmt: skip
        name, drawing = self._tokens[kind]
        token = TokenNode(self._look, drawing, FLYING, name=f"token {name}")
        token.anchor = CENTRE

        def begin() -> Action:
            token.at = start(kind)
            self._layer.add(token)
            if left is not None:
                left(kind, number)
            return self._look.animator.fly(token, end(kind))

        def arrive() -> None:
            if token.parent is not None:
                token.parent.remove(token)
            if sound is not None:
                sound(token.at)
            if arrived is not None:
                arrived(kind, number)

        return Later(begin) + Call(arrive)

    def _sound(self, groups: Sequence[tuple[int, int]], at: int) -> Callable[[Point], object] | None:
        """Return the callback for the sound of one token; None if the first one is heard for all."""
        if len(groups) <= MOST_HEARD:
            return lambda point: self._heard(groups[at][0], point)
        return None if at else lambda point: self._heard(None, point)


def portions(numbers: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the kind of each flying token and the number that it stands for: one each, and one for all beyond the
    limit."""
    shown = 0
    for kind, count in enumerate(numbers):
        single = min(count, max(1, MOST_TOKENS - shown) if count else 0)
        for at in range(single):
            last = at == single - 1
            yield kind, (count - single + 1) if last else 1
        shown += single

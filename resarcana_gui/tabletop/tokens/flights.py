"""Tokens on their way: from the supply to a pool, from a pool to a card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from resarcana_gui.scene.action import Action, Call, Later
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.tokens.token import TokenNode

FLYING: Final = 34.0
"""How large a token is on its way."""
MOST_TOKENS: Final = 9
"""So many tokens fly at most; of more, the last stands for the rest."""
MOST_HEARD: Final = 6
"""Up to so many tokens of a group are heard one by one; more are heard as one."""

Place: TypeAlias = Callable[[int], Point]
"""Where a kind of token is, on the canvas."""
Told: TypeAlias = Callable[[int, int], object]
"""Is told the kind of a token and how many it stands for."""
Heard: TypeAlias = Callable[[int | None, Point], object]
"""Is told the kind of a token that comes to rest, or None for many at once, and where."""


class Flights:
    """Lets tokens of some kinds fly over a layer. A kind is its place among them."""

    def __init__(self, look: Look, layer: Node, tokens: Mapping[str, Drawing], heard: Heard) -> None:
        """`tokens`: each kind with its name."""
        self._look: Final = look
        self._layer: Final = layer
        self._tokens: Final = tuple(tokens.items())
        self._heard: Final = heard

    def fly(
        self, numbers: Sequence[int], start: Place, end: Place, *, left: Told | None = None,
        arrived: Told | None = None,
    ) -> Action:  # fmt: skip
        """So many tokens of each kind fly, one after the other; `left` and `arrived` are told as each sets off and
        comes to rest."""
        groups = list(portions(numbers))
        flights = [
            self._flight(kind, number, start, end, left, arrived, self._sound(groups, at))
            for at, (kind, number) in enumerate(groups)
        ]
        return self._look.moves.staggered(flights)

    def _flight(
        self, kind: int, number: int, start: Place, end: Place, left: Told | None, arrived: Told | None,
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
            return self._look.moves.fly(token, end(kind))

        def arrive() -> None:
            if token.parent is not None:
                token.parent.remove(token)
            if sound is not None:
                sound(token.at)
            if arrived is not None:
                arrived(kind, number)

        return Later(begin) + Call(arrive)

    def _sound(self, groups: Sequence[tuple[int, int]], at: int) -> Callable[[Point], object] | None:
        """What makes one token of a group heard as it comes to rest; none, if the first is heard for all."""
        if len(groups) <= MOST_HEARD:
            return lambda point: self._heard(groups[at][0], point)
        return None if at else lambda point: self._heard(None, point)


def portions(numbers: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The tokens that stand for so many of each kind: one each, and one for all that are too many."""
    shown = 0
    for kind, count in enumerate(numbers):
        single = min(count, max(1, MOST_TOKENS - shown) if count else 0)
        for at in range(single):
            last = at == single - 1
            yield kind, (count - single + 1) if last else 1
        shown += single

"""What all lines of a position together prove."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.puzzles.lines import WON, Lines, Position

NEVER: Final = 1 << 30
"""The length of a line that leads to no solution."""
MOST_WAYS: Final = 100
"""Solutions beyond this number are not counted."""


class Proof:
    """The least number of the solver's actions that it takes from each position, whatever rivals answer in between."""

    def __init__(self, lines: Lines, points: int = 0) -> None:
        """The goal is to have this many points at the end of an action, or, if 0, to win the game in this round;
        winning is always enough."""
        self._positions: Final = lines.positions
        self._start: Final = lines.start
        self._points: Final = points
        self.lengths: Final = [NEVER] * len(lines.positions)
        """The actions that each position takes, by its number."""
        self._parents: Final[list[list[int]]] = [[] for _ in lines.positions]
        self._waits: Final = [0 if each.mine else len(set(each.after)) for each in lines.positions]
        """By position of a rival: how many of its answers are not known to help the solver."""
        for number, position in enumerate(lines.positions):
            for after in position.after if position.mine else set(position.after):
                self._parents[after].append(number)
        self._measure()

    @property
    def length(self) -> int:
        """The actions of the shortest solution; NEVER if there is none."""
        return self.lengths[self._start]

    def met(self, number: int) -> bool:
        """Return whether the goal is reached in a position."""
        position = self._positions[number]
        return number == WON or (0 < self._points <= position.points and position.opens)

    def _measure(self) -> None:
        """Nearest first: each position is as long as its shortest way on, a rival's as its longest."""
        now = [number for number in range(len(self._positions)) if self.met(number)]
        for number in now:
            self.lengths[number] = 0
        length = 0
        while now:
            longer: list[int] = []
            while now:
                self._tell(now.pop(), length, now, longer)
            length += 1
            now = [number for number in longer if self.lengths[number] == NEVER]
            for number in now:
                self.lengths[number] = length

    def _tell(self, number: int, length: int, now: list[int], longer: list[int]) -> None:
        """Pass the length of a position on to those before it."""
        for parent in self._parents[number]:
            position = self._positions[parent]
            if self.lengths[parent] != NEVER:
                continue
            if position.opens:
                longer.append(parent)
                continue
            self._waits[parent] -= 1
            if position.mine or self._waits[parent] == 0:
                self.lengths[parent] = length
                now.append(parent)

    # ------------------------------------------------------------------------------------------------ solutions

    def solution(self) -> list[Command] | None:
        """Return the answers of the shortest solution, the first of several; None if a rival is asked on its way."""
        found, number = [], self._start
        while not self.met(number):
            position = self._positions[number]
            if not position.mine:
                return None
            at = next(self._best(number))
            found.append(position.answers[at])
            number = position.after[at]
        return found

    def solved(self) -> Iterator[tuple[Position, list[bool]]]:
        """Yield the positions of that solution in which an action begins, each with whether each answer still leads
        to a solution."""
        number = self._start
        while not self.met(number):
            position = self._positions[number]
            if position.opens:
                yield position, [self.lengths[after] != NEVER for after in position.after]
            number = position.after[next(self._best(number))]

    def ways(self) -> int:
        """Return how many shortest solutions differ in what they do, whatever the order and the payment."""
        return len(self._deeds(self._start, {}))

    def _best(self, number: int) -> Iterator[int]:
        """Yield the indices of the answers on a shortest way."""
        position = self._positions[number]
        least = self.lengths[number] - (1 if position.opens else 0)
        for at, after in enumerate(position.after):
            if self.lengths[after] == least:
                yield at

    def _deeds(self, number: int, known: dict[int, frozenset[frozenset[Command]]]) -> frozenset[frozenset[Command]]:
        if self.met(number):
            return frozenset([frozenset()])
        if number not in known:
            known[number] = frozenset()  # a way that comes back here is no shorter
            known[number] = frozenset(self._found(number, known))
        return known[number]

    def _found(self, number: int, known: dict[int, frozenset[frozenset[Command]]]) -> list[frozenset[Command]]:
        position = self._positions[number]
        found: list[frozenset[Command]] = []
        for at in self._best(number) if position.mine else range(len(position.after)):
            done = frozenset([position.answers[at]]) if position.opens else frozenset[Command]()
            found += [done | others for others in self._deeds(position.after[at], known)]
            if len(found) > MOST_WAYS:
                break
        return found

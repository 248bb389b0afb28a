"""Amounts of what players have: coins, workers, priests, power, victory points."""

from __future__ import annotations

import re
from typing import Final

UNITS: Final = ("C", "W", "P", "PW", "VP")
LARGEST: Final = 99


class Amount:
    """So many of each."""

    def __init__(self, coins: int = 0, workers: int = 0, priests: int = 0, power: int = 0, points: int = 0) -> None:
        self.coins: Final = coins
        self.workers: Final = workers
        self.priests: Final = priests
        self.power: Final = power
        self.points: Final = points

    def __bool__(self) -> bool:
        return any(self.each())

    def each(self) -> tuple[int, int, int, int, int]:
        """The numbers in the order of UNITS."""
        return self.coins, self.workers, self.priests, self.power, self.points

    def __repr__(self) -> str:
        return " ".join(f"{number}{unit}" for number, unit in zip(self.each(), UNITS, strict=True) if number) or "0"


def amount_of(text: str) -> Amount:
    """An amount from a text such as "2W 1PW"; "0" for nothing. Raises ValueError."""
    found: dict[str, int] = {}
    for word in [] if text == "0" else text.split():
        match = re.fullmatch(r"([1-9]\d?)([A-Z]+)", word)
        if match is None or match[2] not in UNITS or match[2] in found:
            raise ValueError(f"expected an amount like '2W 1PW', each unit once, found {text!r}")
        found[match[2]] = int(match[1])
    if not found and text != "0":
        raise ValueError("expected an amount like '2W 1PW', found an empty text")
    return Amount(*(found.get(unit, 0) for unit in UNITS))

"""What is counted in a game besides who wins, for characters that like something."""

from __future__ import annotations

from typing import Final


class FeatureCount:
    """How often a seat did something that a feature counts."""

    def __init__(self, seat: int, feature: str, number: int) -> None:
        self.seat: Final = seat
        self.feature: Final = feature
        self.number: Final = number

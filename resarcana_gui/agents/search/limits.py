"""What bounds a search: the measure of an opponent's strength."""

from __future__ import annotations

from typing import Final

FOREVER: Final = 1000
"""A horizon that is never reached."""

MOST_ANSWERS: Final = 400
"""A playout breaks off after so many answers, and what was reached is judged: policies can run in circles."""


class Limits:
    """How much a searching opponent looks at."""

    def __init__(
        self,
        iterations: int,
        *,
        seconds: float = 0.0,
        part: float = 1.0,
        horizon: int = FOREVER,
        exploration: float = 1.0,
        temperature: float = 1.0,
    ) -> None:
        self.iterations: Final = iterations
        """How often it looks ahead for a turn, when its budget does not say."""
        self.seconds: Final = seconds
        """It thinks no longer than that about one answer, when its budget does not say; 0 for as long as it takes."""
        self.part: Final = part
        """Which part of this a question gets that is no turn."""
        self.horizon: Final = horizon
        """So many stages of the game (see Guide.clock) beyond the present one it looks ahead."""
        self.exploration: Final = exploration
        """How much an answer tried less often is preferred (the constant of PUCT)."""
        self.temperature: Final = temperature
        """How freely the policy plays on: at 0.5 surer, at 1 as it was learned."""
        self.most_answers: Final = MOST_ANSWERS

"""What determines how strong an opponent is that looks ahead."""

from __future__ import annotations

from typing import Final

from resarcana_gui.agents.agent import Budget

NEVER: Final = 1 << 30
LEAST_SECONDS: Final = 1e-4


class Skill:
    """How far, how widely and how carefully an opponent looks ahead. Values are in points."""

    def __init__(
        self,
        playouts: int,
        *,
        seconds: float = 0.0,
        strict: bool = True,
        part: float = 0.4,
        horizon: int = 1,
        width: int = 6,
        slack: float = 8.0,
        blur: float = 0.0,
        missed: float = 0.0,
        doubt: float = 4.0,
        rivalry: float = 0.7,
        whim: float = 0.15,
        tries: int = 8,
    ) -> None:
        self.playouts: Final = playouts
        """Playouts per turn, unless the budget sets them."""
        self.seconds: Final = seconds
        """Seconds per turn at most, unless the budget sets them; 0 means no limit."""
        self.strict: Final = strict
        """Whether a budget can only lower the playouts; more time then makes the opponent no stronger."""
        self.part: Final = part
        """The fraction of both that questions other than turns get."""
        self.horizon: Final = horizon
        """How many rounds beyond the current one are played."""
        self.width: Final = width
        """How many answers are weighed at most."""
        self.slack: Final = slack
        """Only answers that Greedy values at most this much below the best are weighed."""
        self.blur: Final = blur
        """By how much it misjudges at most what an answer brings."""
        self.missed: Final = missed
        """The share of answers that it overlooks."""
        self.doubt: Final = doubt
        """As how many playouts Greedy's value of an answer counts; more than 0."""
        self.rivalry: Final = rivalry
        """The share of a point of its own that a point less for its only opponent is worth to it; with more opponents
        it is divided by their number, as only one of them is held back."""
        self.whim: Final = whim
        """By how much values in playouts are changed at random at most."""
        self.tries: Final = tries
        """How many answers each seat tries at a turn in a playout."""

    def amounts(self, budget: Budget, part: float) -> tuple[int, float]:
        """Return the playouts for a question that gets this part of the budget, and the seconds at most (0 for no
        limit)."""
        count = self.playouts
        seconds = self.seconds if budget.seconds is None else max(LEAST_SECONDS, budget.seconds)
        if budget.iterations is not None:
            count = min(count, budget.iterations) if self.strict else budget.iterations
            if budget.seconds is None:
                seconds = 0.0
        elif budget.seconds is not None and not self.strict:
            count = NEVER
        return int(part * count), part * seconds

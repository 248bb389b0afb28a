"""The limits of a search. They determine an opponent's strength."""

from __future__ import annotations

from typing import Final

FOREVER: Final = 1000
"""A horizon that is never reached, in stages."""

MOST_ANSWERS: Final = 400
"""Answers after which a playout stops and is judged as it stands; policies can run in circles."""

MOST_TRIED: Final = 30
"""The default number of answers considered per question, the likeliest first."""


class Limits:
    """How far and how widely an opponent searches."""

    def __init__(
        self,
        iterations: int,
        *,
        seconds: float = 0.0,
        part: float = 1 / 3,
        horizon: int = -1,
        trust: float = 1.0,
        width: int = MOST_TRIED,
        blind: bool = False,
        slack: float = 0.0,
        whim: float = 1.0,
        strict: bool = False,
        foresight: int = 3,
        heed: float = 0.0,
        thrift: float = 0.0,
        exploration: float = 1.5,
        doubt: float = 1.0,
        temperature: float = 1.0,
    ) -> None:
        self.iterations: Final = iterations
        """Iterations per turn, unless the budget sets them."""
        self.seconds: Final = seconds
        """Seconds per answer at most, unless the budget sets them; 0 means no limit."""
        self.part: Final = part
        """The fraction of both that questions other than turns get."""
        self.horizon: Final = horizon
        """How many stages beyond the current one (see Guide.clock) the search looks ahead: 0 means to the end of
        this stage, -1 to the next turn. A position at the horizon that is new to the tree is judged by its outlook."""
        self.trust: Final = trust
        """The weight of that judgement, from 0 to 1; the rest is the result of playing on with the policy."""
        self.width: Final = width
        """How many answers per question are considered, the likeliest first."""
        self.blind: Final = blind
        """Whether rivals are assumed to do nothing more."""
        self.slack: Final = slack
        """An answer may be given that seems worse than the best by at most this share of a victory."""
        self.whim: Final = whim
        """The temperature of the choice among such answers: 1 follows the policy, higher values less so."""
        self.strict: Final = strict
        """Whether a budget can only lower the iterations; more time then makes the opponent no stronger."""
        self.foresight: Final = foresight
        """The number of its own turns, this one included, within which a victory that nobody can prevent is found."""
        self.heed: Final = heed
        """What is expected of a rival left to play on alone: 0 means the policy, 1 the line that brings it furthest."""
        self.thrift: Final = thrift
        """Instead of passing, an answer that begins a line towards the victory is given if it seems worse by at most
        this share of a victory."""
        self.exploration: Final = exploration
        """The exploration constant of PUCT."""
        self.doubt: Final = doubt
        """How far the policy is flattened: 1 takes it as learned, higher values make it more uniform."""
        self.temperature: Final = temperature
        """The temperature of the policy in playouts: 1 is as learned, lower is more certain."""
        self.most_answers: Final = MOST_ANSWERS

    def advising(self, iterations: int) -> Limits:
        """Return the limits of a companion that searches as far as this opponent, and takes the time it needs."""
        return Limits(
            iterations,
            horizon=self.horizon,
            exploration=self.exploration,
            doubt=self.doubt,
            foresight=self.foresight,
            heed=self.heed,
        )

    def looking(self, horizon: int, *, heedless: bool = False) -> Limits:
        """Return the same limits with another horizon; heedless, rivals left alone are not looked at."""
        return Limits(
            self.iterations,
            seconds=self.seconds,
            part=self.part,
            horizon=horizon,
            trust=self.trust,
            width=self.width,
            blind=self.blind,
            slack=self.slack,
            whim=self.whim,
            strict=self.strict,
            foresight=self.foresight,
            heed=0.0 if heedless else self.heed,
            thrift=self.thrift,
            exploration=self.exploration,
            doubt=self.doubt,
            temperature=self.temperature,
        )

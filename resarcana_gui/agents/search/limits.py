"""What bounds a search: the measure of an opponent's strength."""

from __future__ import annotations

from typing import Final

FOREVER: Final = 1000
"""A horizon that is never reached."""

MOST_ANSWERS: Final = 400
"""The number of answers after which a playout breaks off and is judged as it stands: policies can run in circles."""

MOST_TRIED: Final = 30
"""The most answers to a question that are looked at, the likeliest first."""


class Limits:
    """How much a searching opponent looks at."""

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
        """How often it looks ahead in a turn, unless its budget says."""
        self.seconds: Final = seconds
        """The most seconds it thinks about one answer, unless its budget says; 0 for no limit."""
        self.part: Final = part
        """The share of both that a question gets that is not a turn."""
        self.horizon: Final = horizon
        """How many stages of the game (see Guide.clock) beyond the present one it looks ahead: 0 to the end of this
        one, -1 to the next turn. A position there that is new to the tree is judged by its outlook."""
        self.trust: Final = trust
        """The weight of that judgement, from 0 to 1; the rest is how the game ends when the policy plays on."""
        self.width: Final = width
        """How many answers to a question it notices, the likeliest."""
        self.blind: Final = blind
        """Whether it assumes that its rivals do nothing more."""
        self.slack: Final = slack
        """It may also give an answer that seems worse than the best by at most this share of a victory."""
        self.whim: Final = whim
        """How freely it chooses among these: at 1 as the policy would, above that with less regard for it."""
        self.strict: Final = strict
        """Whether a budget can lower the iterations but not raise them: more time then makes it no stronger."""
        self.foresight: Final = foresight
        """Within how many turns of its own, this one included, it sees a victory that nobody can prevent."""
        self.heed: Final = heed
        """How much it expects of a rival whom it leaves alone: at 0 to play on as the policy would, at 1 to go first
        the way that brings it furthest."""
        self.thrift: Final = thrift
        """Instead of doing nothing more it gives an answer that begins a way nearer to the victory, if that seems worse
        by at most this share of a victory."""
        self.exploration: Final = exploration
        """How much an answer tried less often is preferred (the constant of PUCT)."""
        self.doubt: Final = doubt
        """How much the policy is doubted: 1 takes it as it was learned, more flattens it."""
        self.temperature: Final = temperature
        """How freely the policy plays on: 1 is as it was learned, less is surer."""
        self.most_answers: Final = MOST_ANSWERS

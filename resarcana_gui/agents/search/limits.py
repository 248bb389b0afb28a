"""What bounds a search: the measure of an opponent's strength."""

from __future__ import annotations

from typing import Final

FOREVER: Final = 1000
"""A horizon that is never reached."""

MOST_ANSWERS: Final = 400
"""A playout breaks off after so many answers, and what was reached is judged: policies can run in circles."""

MOST_TRIED: Final = 30
"""No more answers to a question are looked at, the likeliest."""


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
        exploration: float = 1.5,
        doubt: float = 1.0,
        temperature: float = 1.0,
    ) -> None:
        self.iterations: Final = iterations
        """How often it looks ahead for a turn, when its budget does not say."""
        self.seconds: Final = seconds
        """It thinks no longer than that about one answer, when its budget does not say; 0 for as long as it takes."""
        self.part: Final = part
        """Which part of this a question gets that is no turn."""
        self.horizon: Final = horizon
        """So many stages of the game (see Guide.clock) beyond the present one it looks ahead: 0 to the end of this
        one, -1 to the next turn. What is new to the tree there is judged by its outlook."""
        self.trust: Final = trust
        """How much that judgement counts; the rest is how the game ends as the policy plays on."""
        self.width: Final = width
        """So many answers to a question it notices, the likeliest."""
        self.blind: Final = blind
        """Whether it takes its rivals to do nothing more."""
        self.slack: Final = slack
        """An answer that seems worse than the best by so much of a victory, and no more, may be given as well."""
        self.whim: Final = whim
        """How freely it chooses among these: at 1 as the policy would, above that with less regard for it."""
        self.strict: Final = strict
        """Whether a budget can lower the iterations, but not raise them: for who is not to become stronger by time."""
        self.foresight: Final = foresight
        """It sees a victory that nobody can prevent within so many turns of its own, the present one included."""
        self.exploration: Final = exploration
        """How much an answer tried less often is preferred (the constant of PUCT)."""
        self.doubt: Final = doubt
        """How much the policy is doubted: at 1 the tree takes it as it was learned, above that with less regard."""
        self.temperature: Final = temperature
        """How freely the policy plays on: at 0.5 surer, at 1 as it was learned."""
        self.most_answers: Final = MOST_ANSWERS

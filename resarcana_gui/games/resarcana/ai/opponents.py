"""The opponents of Res Arcana by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.agents.agent import Agent, Budget, RandomAgent
from resarcana_gui.agents.greedy import Greedy
from resarcana_gui.agents.plain_tree import PlainTree
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.agents.search.searcher import Searcher
from resarcana_gui.games.resarcana.ai.evaluation import MARGIN, ResArcanaEvaluation
from resarcana_gui.games.resarcana.ai.exploiters import (
    HEURISTICS,
    LEARNED_HEURISTICS,
    Exploiter,
    GreedyTieBreaker,
    PolicyTieBreaker,
)
from resarcana_gui.games.resarcana.ai.guide import PolicyGuide
from resarcana_gui.games.resarcana.ai.learned_guides import LearnedGuides
from resarcana_gui.games.resarcana.ai.newcomer import Newcomer
from resarcana_gui.games.resarcana.characters import CHARACTERS, Character
from resarcana_gui.games.resarcana.rules.codes import FIRST_GAME
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.games.resarcana.rules.state import State as RulesState
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

LEVELS: Final = {
    "apprentice": Limits(
        14, seconds=0.1, width=24, blind=True, slack=0.25, whim=90.0, doubt=17.0, strict=True, foresight=1
    ),
    "novice": Limits(8, seconds=0.1, width=6, blind=True, slack=0.25, whim=40.0, doubt=11.0, strict=True, foresight=1),
    "adept": Limits(18, seconds=0.3, width=10, slack=0.245, whim=30.0, strict=True, foresight=1),
    "master": Limits(50, seconds=1.0, horizon=0, width=20, slack=0.1, whim=6.0, strict=True, foresight=2),
    "archmage": Limits(4000, seconds=2.4, horizon=0, foresight=6, heed=0.5, thrift=0.02, exploration=0.7, doubt=2.0),
}
"""The opponents that search, from weak to strong. Each errs less and trusts the learned policy more, except the
archmage, who searches often enough to believe its own results instead. The apprentice, for the first games, looks at
many answers once and can hardly tell them apart. None gives away more than a quarter of a game that it sees."""

BEGINNER: Final = "apprentice"
FIRST_GAME_LIMITS: Final = Limits(
    120,
    seconds=0.5,
    width=30,
    blind=True,
    slack=0.25,
    whim=1000.0,
    strict=True,
    foresight=1,
    exploration=30.0,
    doubt=100.0,
)
"""The limits of the beginner in a first game. It looks at every answer often enough to know its worth, and gives any
that is not much worse than the best, so that a newcomer wins about half of these games."""


MARGINS: Final = {"archmage": 0.03}
"""The weight of the lead in points, for levels that use another than the net was trained with. With the usual weight
the Archmage valued a victory at hand at .94, because it was close, and one in the next round at .97, because it
would be clearer."""

DEFAULT_OPPONENT: Final = "adept"
"""The opponent used when none is named."""


class Level(Agent):
    """An opponent that searches within limits, guided by what was learned for its number of seats."""

    def __init__(
        self,
        game: ResArcana,
        learned: LearnedGuides,
        limits: Limits,
        seed: int | str,
        character: Character | None = None,
        margin: float = MARGIN,
        name: str = "",
    ) -> None:
        """`name` is that of the level: it selects the net, and the beginner has other limits in a first game."""
        self._game: Final = game
        self._learned: Final = learned
        self._limits: Final = limits
        self._seed: Final = seed
        self._character: Final = character
        self._margin: Final = margin
        self._name: Final = name
        self._searcher: Searcher | None = None

    @property
    def iterations(self) -> int:
        """Iterations of its searches so far, for measurements."""
        return 0 if self._searcher is None else self._searcher.iterations

    def confidence(self) -> float | None:
        return None if self._searcher is None else self._searcher.confidence()

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        if self._searcher is None:
            character, learned, seats, name = self._character, self._learned, view.seats, self._name
            guide = learned.guide(seats, name) if character is None else learned.character_guide(character, seats, name)
            assert isinstance(view, RulesState)
            limits = FIRST_GAME_LIMITS if name == BEGINNER and view.options.setup == FIRST_GAME else self._limits
            self._searcher = Searcher(self._game, guide.with_margin(self._margin), limits, self._seed)
        return self._searcher.choose(view, pending, budget)


class Opponents:
    """Builds opponents. They share what was learned, so building is quick."""

    def __init__(self, game: ResArcana) -> None:
        self._game: Final = game
        self._learned: Final = LearnedGuides(game)

    def guide(self, seats: int) -> PolicyGuide:
        """Return the guide of the searching opponents for this many seats. Raises OSError and DamagedFileError."""
        return self._learned.guide(seats)

    def build(self, name: str, seed: int | str) -> Agent:
        """Return a new opponent. Raises KeyError for an unknown name."""
        return BUILDERS[name](self._game, self._learned, seed)


Builder = Callable[[ResArcana, LearnedGuides, int | str], Agent]


def _random(game: ResArcana, learned: LearnedGuides, seed: int | str) -> Agent:
    return RandomAgent(game, seed)


def _greedy(game: ResArcana, learned: LearnedGuides, seed: int | str) -> Agent:
    return Greedy(game, ResArcanaEvaluation(), seed)


def _sage(game: ResArcana, learned: LearnedGuides, seed: int | str) -> Agent:
    return PlainTree(game, learned.yardstick_guide(), seed)


def _newcomer(game: ResArcana, learned: LearnedGuides, seed: int | str) -> Agent:
    return Newcomer(game, seed)


def _scripted(name: str) -> Builder:
    def build(game: ResArcana, learned: LearnedGuides, seed: int | str) -> Agent:
        return Exploiter(game, learned, HEURISTICS[name], GreedyTieBreaker(game, seed))

    return build


def _learned(name: str) -> Builder:
    def build(game: ResArcana, learned: LearnedGuides, seed: int | str) -> Agent:
        return Exploiter(game, learned, LEARNED_HEURISTICS[name], PolicyTieBreaker(learned))

    return build


def _level(name: str, character: Character | None = None) -> Builder:
    def build(game: ResArcana, learned: LearnedGuides, seed: int | str) -> Agent:
        return Level(game, learned, LEVELS[name], seed, character, MARGINS.get(name, MARGIN), name)

    return build


class Opponent:
    """An opponent's name in commands and saves, and how it is built. Saves and settings may name one that the window
    does not offer; `stand_in` names the offered one that is shown for it."""

    def __init__(self, name: str, build: Builder, stand_in: str = "") -> None:
        self.name: Final = name
        self.build: Final = build
        self.stand_in: Final = stand_in


OPPONENTS: Final = (
    Opponent("random", _random, stand_in="apprentice"),
    Opponent("apprentice", _level("apprentice")),
    Opponent("novice", _level("novice")),
    Opponent("greedy", _greedy, stand_in="adept"),
    Opponent("adept", _level("adept")),
    Opponent("master", _level("master")),
    Opponent("archmage", _level("archmage")),
)
"""The opponents from weak to strong, for command line, window and tools. In the window each has a title and a text,
`game.level.<name>` in `assets/resarcana/lang/`."""

OFFERED: Final[dict[str, tuple[str, ...]]] = {
    opponent.name: tuple([other.name for other in OPPONENTS if other.stand_in == opponent.name])
    for opponent in OPPONENTS
    if not opponent.stand_in
}
"""The opponents that the window offers, each with those it stands in for."""

NAMES: Final = tuple([opponent.name for opponent in OPPONENTS])

CHARACTER_LEVELS: Final[dict[tuple[str, str], str]] = {
    (level, character.slug): f"{level}-{character.slug}"
    for level in LEVELS
    for character in CHARACTERS
    if character.likes
}
"""The name of a level that plays as a character, by level and slug. Characters without likes play as the level
itself and are not in it."""

YARDSTICKS: Final = ("sage", "newcomer", *HEURISTICS, *LEARNED_HEURISTICS, *CHARACTER_LEVELS.values())
"""Opponents that only tools name. Those for characters are also seated when a character is chosen."""

BUILDERS: Final[dict[str, Builder]] = {
    **{opponent.name: opponent.build for opponent in OPPONENTS},
    "sage": _sage,
    "newcomer": _newcomer,
    **{name: _scripted(name) for name in HEURISTICS},
    **{name: _learned(name) for name in LEARNED_HEURISTICS},
    **{
        CHARACTER_LEVELS[level, character.slug]: _level(level, character)
        for level in LEVELS
        for character in CHARACTERS
        if character.likes
    },
}

"""The opponents of Res Arcana by name, with what they have learned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.agents.agent import Agent, Budget, RandomAgent
from resarcana_gui.agents.greedy import Greedy
from resarcana_gui.agents.plain_tree import PlainTree
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.agents.search.searcher import Searcher
from resarcana_gui.games.resarcana.ai.evaluation import MARGIN, ResArcanaEvaluation
from resarcana_gui.games.resarcana.ai.exploiters import IDEAS, LEARNED_IDEAS, Exploiter, GreedySense, LearnedSense
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
"""The opponents that search, from weak to strong: each errs less, and trusts more in what was learned, up to the
archmage, who looks often enough to believe what it sees instead. The apprentice, for the first games, looks at many
answers once and can hardly tell them apart. Nobody gives away more than a quarter of a game that it sees."""

BEGINNER: Final = "apprentice"
PARTNER: Final = Limits(
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
"""The beginner in a first game: it looks at every answer often enough to know what each is worth, and any that is not
much worse than the best will do, so that a newcomer wins about half of these games."""


MARGINS: Final = {"archmage": 0.03}
"""The weight of the lead in points to those who think otherwise of it than what they learned from. A victory at hand
was worth .94 to the Archmage, as it was close, and one next round .97, for it would be clearer."""

USUAL: Final = "adept"
"""The opponent of those who name none."""


class Level(Agent):
    """An opponent that searches within limits, by what was learned for as many seats as there are."""

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
        """The name says by which net it judges, and who plays otherwise in a first game."""
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
        """How often it has looked ahead, for measurements."""
        return 0 if self._searcher is None else self._searcher.iterations

    def confidence(self) -> float | None:
        return None if self._searcher is None else self._searcher.confidence()

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        if self._searcher is None:
            character, learned, seats, name = self._character, self._learned, view.seats, self._name
            guide = learned.guide(seats, name) if character is None else learned.guide_of(character, seats, name)
            assert isinstance(view, RulesState)
            limits = PARTNER if name == BEGINNER and view.options.setup == FIRST_GAME else self._limits
            self._searcher = Searcher(self._game, guide.with_margin(self._margin), limits, self._seed)
        return self._searcher.choose(view, pending, budget)


class Opponents:
    """Builds opponents, which is quick: they share what they have learned."""

    def __init__(self, game: ResArcana) -> None:
        self._game: Final = game
        self._learned: Final = LearnedGuides(game)

    def guide(self, seats: int) -> PolicyGuide:
        """What the opponents that search know, at a table with this many seats. Raises OSError and DamagedFileError."""
        return self._learned.guide(seats)

    def build(self, name: str, seed: int | str) -> Agent:
        """A new opponent. Raises KeyError for an unknown name."""
        return BUILDERS[name](self._game, self._learned, seed)


Builder = Callable[[ResArcana, LearnedGuides, int | str], Agent]


def _random(game: ResArcana, learned: LearnedGuides, seed: int | str) -> Agent:
    return RandomAgent(game, seed)


def _greedy(game: ResArcana, learned: LearnedGuides, seed: int | str) -> Agent:
    return Greedy(game, ResArcanaEvaluation(), seed)


def _sage(game: ResArcana, learned: LearnedGuides, seed: int | str) -> Agent:
    return PlainTree(game, learned.plain_guide(), seed)


def _newcomer(game: ResArcana, learned: LearnedGuides, seed: int | str) -> Agent:
    return Newcomer(game, seed)


def _scripted(name: str) -> Builder:
    def build(game: ResArcana, learned: LearnedGuides, seed: int | str) -> Agent:
        return Exploiter(game, learned, IDEAS[name], GreedySense(game, seed))

    return build


def _learned(name: str) -> Builder:
    def build(game: ResArcana, learned: LearnedGuides, seed: int | str) -> Agent:
        return Exploiter(game, learned, LEARNED_IDEAS[name], LearnedSense(learned))

    return build


def _level(name: str, character: Character | None = None) -> Builder:
    def build(game: ResArcana, learned: LearnedGuides, seed: int | str) -> Agent:
        return Level(game, learned, LEVELS[name], seed, character, MARGINS.get(name, MARGIN), name)

    return build


class Opponent:
    """One opponent: its name in commands and saves, how it is built, and who stands in for it in the window, if it is
    not offered there itself (saves and settings may still name it)."""

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
"""Every opponent, from weak to strong, for command line, window and tools. In the window each has a title and a text,
`game.level.<name>` in `assets/resarcana/lang/`."""

OFFERED: Final[dict[str, tuple[str, ...]]] = {
    opponent.name: tuple([other.name for other in OPPONENTS if other.stand_in == opponent.name])
    for opponent in OPPONENTS
    if not opponent.stand_in
}
"""Those that the window offers, and for whom else each stands in."""

NAMES: Final = tuple([opponent.name for opponent in OPPONENTS])

TEMPERED: Final[dict[tuple[str, str], str]] = {
    (level, character.slug): f"{level}-{character.slug}"
    for level in LEVELS
    for character in CHARACTERS
    if character.likes
}
"""The level that plays as a character, by both, where that is another than the level itself."""

YARDSTICKS: Final = ("sage", "newcomer", *IDEAS, *LEARNED_IDEAS, *TEMPERED.values())
"""Nobody asks for them by these names: tools seat them, and the last are seated by the names of the characters."""

BUILDERS: Final[dict[str, Builder]] = {
    **{opponent.name: opponent.build for opponent in OPPONENTS},
    "sage": _sage,
    "newcomer": _newcomer,
    **{name: _scripted(name) for name in IDEAS},
    **{name: _learned(name) for name in LEARNED_IDEAS},
    **{
        TEMPERED[level, character.slug]: _level(level, character)
        for level in LEVELS
        for character in CHARACTERS
        if character.likes
    },
}

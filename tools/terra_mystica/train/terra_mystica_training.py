"""The training of Terra Mystica's opponents, as the program's tool runs it: the weights by simultaneous perturbation
(SPSA), then the policy by playouts (see policy_games.py).

In every game of the first part all knobs are turned a little at random, one way for one side and the other way for the
other; then all move a little towards the side that was ahead. So sixty numbers are found together from one result a
deal.
"""

from __future__ import annotations

import math
import random
import shutil
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Final

import yaml

from resarcana_gui.agents.agent import Agent
from resarcana_gui.files import replace_file
from resarcana_gui.games.terra_mystica.ai import policy
from resarcana_gui.games.terra_mystica.ai.lookahead import Lookahead
from resarcana_gui.games.terra_mystica.ai.policy import read_policy
from resarcana_gui.games.terra_mystica.ai.skill import Skill
from resarcana_gui.games.terra_mystica.ai.weights import FILE, WEIGHTS, read_weights
from resarcana_gui.games.terra_mystica.engine import terra_mystica
from resarcana_gui.paths import assets
from tools.progress import Progress
from tools.terra_mystica.train.knobs import Weights, knobs, turned
from tools.terra_mystica.train.policy_games import lessons_of
from tools.terra_mystica.train.policy_learner import Sums, read_sums, written_policy
from tools.terra_mystica.train.weight_games import Result, greedy, kept_weights, play_both
from tools.tournament_figures import wilson
from tools.train.training import Training

FIRST_GUESS: Final = Path(__file__).with_name("first_guess.yaml")
CHUNKS: Final = 15
"""The number of steps, so that little is lost when training is interrupted."""
DEALS: Final = 100
"""Deals in a step; each is played twice."""
RATE: Final = 0.006
"""By how many units a knob moves at first for each point of lead."""
SLOWER: Final = 300
"""After so many deals times n - 1 a knob moves by that divided by the square root of n."""
MOST_LEAD: Final = 30.0
"""A larger lead counts as this one: it was mostly chance."""
EVERY_FOURTH: Final = 4
"""In one deal of so many four seats play, in all others two."""
RARE: Final = 2.0
"""A knob for one faction, which is tried in few games, moves so many times further."""
LAST: Final = f"weights-{CHUNKS}"
POLICY_CHUNKS: Final = 5
"""The number of steps in which games are played for the policy."""
POLICY_GAMES: Final = 50
"""Games in each of them."""
LESSONS: Final = tuple(f"lessons-{chunk}" for chunk in range(1, POLICY_CHUNKS + 1))
"""These steps."""
POLICY: Final = "policy"
"""The last step, in which the policy is learned from all of these."""
HEAD: Final = "# The weights by which Greedy judges tables: see resarcana_gui/games/terra_mystica/ai/weights.py.\n"


class TerraMysticaTraining(Training):
    """All steps, with what they need."""

    def __init__(self, folder: Path, seed: int, say: Callable[[str], None]) -> None:
        self._folder: Final = folder
        self._seed: Final = seed
        self._say: Final = say

    @property
    def folder(self) -> Path:
        return self._folder

    @property
    def say(self) -> Callable[[str], None]:
        return self._say

    def steps(self, size: float) -> Sequence[tuple[str, Callable[[], None]]]:
        deals, games = max(1, round(DEALS * size)), max(1, round(POLICY_GAMES * size))
        weights = [(f"weights-{chunk}", partial(self._step, chunk, deals)) for chunk in range(1, CHUNKS + 1)]
        lessons = [(name, partial(self._play, name, games)) for name in LESSONS]
        return [*weights, *lessons, (POLICY, self._learn)]

    def path(self, step: str) -> Path:
        return self._folder / (f"{step}.npz" if step in LESSONS else f"{step}.yaml")

    def install(self, target: Path) -> None:
        target.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(self.path(LAST), target / FILE[-1])
        shutil.copyfile(self.path(POLICY), target / policy.FILE[-1])

    def gate(self, games: int, looks: int) -> None:
        """Let Greedys play, who look nowhere ahead, and then players with the policy who do."""
        new, old = read_weights(self.path(LAST)), read_weights(assets(*FILE))
        policies = read_policy(self.path(POLICY)), read_policy(assets(*policy.FILE))

        def looking(first: bool, seed: str) -> Agent:
            return Lookahead(terra_mystica(), Skill(looks), seed, None, policies[0 if first else 1])

        for what, player in (("weights", greedy), ("weights and policy", looking)):
            for seats in (2, 4):
                seeds = [f"{self._seed}/gate/{seats}/{deal}" for deal in range(max(1, games // 2))]
                self._say(verdict(what, seats, [play_both(seed, seats, new, old, player) for seed in seeds]))

    def _play(self, name: str, games: int) -> None:
        """Write what so many games teach the policy. Raises DamagedFileError if the weights cannot be used."""
        found = Sums()
        with kept_weights():
            WEIGHTS.become(read_weights(self.path(LAST)))
            for game in Progress(self._say, name).through(games, "games"):
                for lesson in lessons_of(f"{self._seed}/{name}", game):
                    found.learn(lesson)
        found.write(self.path(name))

    def _learn(self) -> None:
        """Write the policy that all games teach. Raises DamagedFileError if what they taught cannot be used."""
        found = read_sums([self.path(name) for name in LESSONS])
        about = {"turns": found.turns, "seed": self._seed}
        replace_file(self.path(POLICY), written_policy(found.policy(), about).encode())

    def _step(self, chunk: int, deals: int) -> None:
        """Write the weights after so many more deals. Raises DamagedFileError if those before cannot be used."""
        weights = read_weights(FIRST_GUESS if chunk == 1 else self.path(f"weights-{chunk - 1}"))
        name, done = f"weights-{chunk}", (chunk - 1) * deals
        lots = random.Random(f"{self._seed}/{name}")
        for deal in Progress(self._say, name).through(deals, "deals"):
            seats = 4 if deal % EVERY_FOURTH == 0 else 2
            weights = moved(weights, f"{self._seed}/{name}/{deal}", seats, rate_after(done + deal), lots)
        about = {"deals": done + deals, "seed": self._seed}
        replace_file(self.path(name), (HEAD + written(about, weights)).encode())


def rate_after(deals: int) -> float:
    """Return how far a knob moves for a point of lead after so many deals."""
    return RATE / math.sqrt(1 + deals / SLOWER)


def moved(weights: Weights, seed: str, seats: int, rate: float, lots: random.Random) -> Weights:
    """Return the weights after one more deal."""
    all_knobs = knobs(weights)
    turns = [lots.choice((-1.0, 1.0)) for _ in all_knobs]
    result = play_both(seed, seats, turned(weights, turns), turned(weights, [-turn for turn in turns]))
    lead = max(-MOST_LEAD, min(MOST_LEAD, result.lead))
    steps = []
    for knob, turn in zip(all_knobs, turns, strict=True):
        if knob.faction is None:
            steps.append(rate * lead * turn)
        else:
            steps.append(RARE * rate * lead * turn if knob.faction in result.factions else 0.0)
    return turned(weights, steps)


def written(about: dict[str, int], weights: Weights) -> str:
    """Return the text of a file of weights, every number to five digits."""
    return yaml.safe_dump({"made": about, "weights": _rounded(weights)}, sort_keys=False, width=120)


def _rounded(value: object) -> object:
    if isinstance(value, dict):
        return {name: _rounded(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_rounded(each) for each in value]
    return round(value, 5) if isinstance(value, float) else value


def verdict(what: str, seats: int, results: Sequence[Result]) -> str:
    """Return how many games what is new won, and how far they were ahead."""
    games = 2 * len(results)
    wins = sum(2 * result.won for result in results)
    least, most = wilson(wins, games)
    lead = mean(result.lead for result in results)
    won = f"{wins / games:.1%} of {games} games ({least:.0%} to {most:.0%})"
    return f"{seats} seats: the new {what} won {won}, {lead:+.1f} points a seat"

"""The numbers by which Greedy judges tables, and the file that has them.

They were found by self-play: `make train ARGS="--game terra_mystica"` finds such numbers anew, and its `--install` puts
them where they are read from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from resarcana_gui.documents import DocumentError, read_document
from resarcana_gui.files import UnreadableError
from resarcana_gui.paths import DamagedFileError, assets

Found = TypeVar("Found")

FILE: Final = ("terra_mystica", "opponents", "weights.yaml")
"""The file among the assets."""
LENGTHS: Final = {
    "coin": 8,
    "worker": 8,
    "priest": 8,
    "bowls": 3,
    "leech": 7,
    "ahead": 6,
    "by_spades": 4,
    "deeds": 8,
    "built_per_round": 3,
}
"""The lists, and how many numbers each of them has."""
BY_FACTION: Final = "stronghold_ability"
"""The one that has a number for some factions, by slug."""
NUMBERS: Final = (
    "power",
    "idle_worker",
    "coins_per_worker",
    "spare_workers",
    "kept",
    "income",
    "idle_coin",
    "worker_uses",
    "spare_coins",
    "spade_bonus",
    "step",
    "stepping_stone",
    "spades_per_round",
    "key",
    "tempo",
    "bridge_to_come",
    "area",
    "town",
    "town_left",
    "open",
    "half_open",
    "skipped",
    "neighbour",
    "unused",
    "shipping",
    "growth",
    "smaller_towns",
)
"""The single numbers."""
NAMES: Final = (*LENGTHS, BY_FACTION, *NUMBERS)


class Weights:
    """What things are worth, in points unless it says otherwise. Lists by round begin before the first one."""

    coin: list[float]
    """Points for a coin that is spent in each round; after the last one, what the final scoring gives."""
    worker: list[float]
    """Coins that a worker is worth, likewise."""
    priest: list[float]
    """Coins that a priest is worth, likewise."""
    bowls: list[float]
    """Coins that a power in each bowl is worth; after the last round only what it converts to."""
    power: float
    """Coins that a power to be gained is worth."""
    idle_worker: float
    """The share of its worth that a worker loses when there are no coins to use it with."""
    coins_per_worker: float
    """How many coins a worker is used with."""
    spare_workers: float
    """So many workers are not idle even without coins."""
    kept: float
    """The share that counts of what is kept for the next round."""
    income: float
    """The share that counts of income to come."""
    idle_coin: float
    """The share of its worth that a coin loses when there are no workers to use it with."""
    worker_uses: float
    """How many coins are used with a worker."""
    spare_coins: float
    """So many coins are not idle even without workers."""
    leech: list[float]
    """Points for each power that is offered, by round."""
    spade_bonus: float
    """A spade of the cult bonus, in coins."""
    step: float
    """A step on a cult, beside the places and bonuses that it brings now."""
    stepping_stone: float
    """A trading house that can become a temple or the stronghold, in coins."""
    stronghold_ability: dict[str, float]
    """What a stronghold brings a round beside actions and what it gives at once; less than nothing where those count
    too much."""
    spades_per_round: float
    """How many spades a round a seat pays for."""
    key: float
    """A key, in points."""
    tempo: float
    """An action that is left to be taken in this turn."""
    bridge_to_come: float
    """The share of a bridge's points that count before the Engineers have their stronghold."""
    ahead: list[float]
    """The share that counts of points that a structure would bring if it were built later, by rounds from now."""
    area: float
    """A structure more in the largest area, while the areas are far from decided."""
    town: float
    """A town, in points, of which a share counts on the way to it."""
    town_left: float
    """The share that counts of a town with nothing missing but its last step."""
    open: float
    """Room to expand into without limit, in points at the beginning."""
    half_open: float
    """How much room is worth half of that."""
    by_spades: list[float]
    """How much a reached hex counts as room, by the spades that it takes."""
    skipped: float
    """How much a hex that is reached by skipping one counts, compared with one that is reached."""
    neighbour: float
    """An opponent beside an own structure, in points a round: power, and cheaper trading houses."""
    deeds: list[float]
    """Coins that a special action is worth by its deed (see tables.DEEDS), or each of its spades or steps."""
    unused: float
    """The share of that which counts while the action can still be used in this round."""
    shipping: float
    """Shipping that a bonus card lends, in points."""
    growth: float
    """By how much what a bonus card scores has grown when it is returned."""
    built_per_round: list[float]
    """How many dwellings and trading houses a seat builds in a usual round."""
    smaller_towns: float
    """The favour tile that makes towns smaller, in points."""

    def become(self, told: Mapping[str, Any]) -> None:
        """Take over all numbers, which are as `weights_from` returns them."""
        for name in NAMES:
            setattr(self, name, told[name])


def weights_from(data: object) -> dict[str, Any]:
    """Return all numbers by name from the data of a file. Raises ValueError with the first that is missing or wrong."""
    told = data.get("weights") if isinstance(data, dict) else None
    if not isinstance(told, dict):
        raise ValueError("there is no list of weights")
    strange = sorted(str(name) for name in told if name not in NAMES)
    if strange:
        raise ValueError(f"there is no weight {strange[0]!r}")
    return {name: _read(name, told.get(name)) for name in NAMES}


def _read(name: str, value: object) -> Any:
    if name in LENGTHS:
        length = LENGTHS[name]
        if not isinstance(value, list) or len(value) != length:
            raise ValueError(f"{name} must be a list of {length} numbers")
        return [_number(name, each) for each in value]
    if name == BY_FACTION:
        if not isinstance(value, dict):
            raise ValueError(f"{name} must have numbers by faction")
        return {str(slug): _number(name, each) for slug, each in value.items()}
    return _number(name, value)


def _number(name: str, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise ValueError(f"{name} needs a number, not {value!r}")
    return float(value)


def read_weights(path: Path) -> dict[str, Any]:
    """Return the numbers of a file. Raises DamagedFileError."""
    return usable(path, "weights", weights_from)


def usable(path: Path, what: str, found: Callable[[object], Found]) -> Found:
    """Return what is found in the data of a file of the opponents. Raises DamagedFileError that says `what` is not
    usable, and why, also where `found` raises ValueError."""
    try:
        return found(read_document(path))
    except (UnreadableError, DocumentError, ValueError) as error:
        raise DamagedFileError(f"{path} has no usable {what}: {error}.") from None


WEIGHTS: Final = Weights()
"""The weights that are used, once `load_weights` was called. Training changes them."""


@cache
def load_weights() -> None:
    """Use the weights that come with the program, unless that was done before. Whatever judges tables calls this when
    it is made: a damaged file troubles nobody who plays another game. Raises DamagedFileError and MissingFileError."""
    WEIGHTS.become(read_weights(assets(*FILE)))

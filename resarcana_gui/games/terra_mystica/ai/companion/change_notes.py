"""Notes on what an action changes, from the table before it and after it, both in the same round."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from resarcana_gui.agents.companion import Reason, Stance
from resarcana_gui.games.terra_mystica.ai.companion.answer_options import Path
from resarcana_gui.games.terra_mystica.ai.companion.fact_names import (
    AREA,
    CULT_BONUS,
    CULT_FIRST,
    CULT_POWER,
    CULT_STEP,
    INCOME,
    REACH,
    SCORES,
    SPADE_PRICE,
    STRONGHOLD,
    TOWN,
    TOWN_WAY,
    named,
    written,
)
from resarcana_gui.games.terra_mystica.ai.prices import amount_worth
from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.tables import PRIESTS_SENT, ScoringTile
from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, CULTS, SANCTUARY, TOP, VALUES
from resarcana_gui.games.terra_mystica.rules.basics import faction_of, has_stronghold, spade_price
from resarcana_gui.games.terra_mystica.rules.board_events import TownFounded
from resarcana_gui.games.terra_mystica.rules.codes import (
    BY_DIGGING,
    BY_FACTION,
    BY_FAVOUR,
    BY_PASSING,
    BY_SCORING,
    BY_SHIPPING,
    BY_SKIP,
    BY_TOWN,
    REASONS,
    ROUNDS,
)
from resarcana_gui.games.terra_mystica.rules.codes import (
    CULT_POWER as POWER_OF_STEPS,
)
from resarcana_gui.games.terra_mystica.rules.final_scoring import area
from resarcana_gui.games.terra_mystica.rules.income import income_of
from resarcana_gui.games.terra_mystica.rules.reaching import reached
from resarcana_gui.games.terra_mystica.rules.spades import spades_to_home
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.stock_events import PointsChanged
from resarcana_gui.games.terra_mystica.rules.towns import group, town_value

FROM_ACTIONS: Final = (BY_SCORING, BY_FAVOUR, BY_TOWN, BY_FACTION, BY_PASSING, BY_SHIPPING, BY_DIGGING, BY_SKIP)
"""Why an action may score; all other points have another cause."""
MOST_NAMED: Final = 3
"""How many hexes are named at most."""
LATE: Final = 5
"""The round from which the largest area is more worth telling than income."""


def note(fact: str, here: float = 1.0, elsewhere: float = 0.0, now: float = 0.0) -> Reason:
    """Return a note; what its numbers mean stands with the name of the fact."""
    return Reason(fact, here, elsewhere, now, Stance.NOTED)


def changes(before: State, path: Path) -> Iterator[Reason]:
    """Yield what a path changes for its seat, the most telling first."""
    after, seat = path.table, path.seat
    yield from scored(path)
    for told in MADE:
        yield from told(before, after, seat)
    coming = (_income, _reach, _spade_price) if before.round < ROUNDS else ()
    for told in (_area, cult_changes, *coming) if before.round >= LATE else (cult_changes, *coming, _area):
        yield from told(before, after, seat)


def scored(path: Path) -> Iterator[Reason]:
    """Yield the points on a path, and the town that it founds."""
    seat = path.seat
    for event in path.events:
        if isinstance(event, TownFounded) and event.seat == seat:
            yield note(TOWN, len(event.hexes))
    found: dict[int, int] = {}
    for event in path.events:
        if isinstance(event, PointsChanged) and event.seat == seat and event.reason in FROM_ACTIONS:
            found[event.reason] = found.get(event.reason, 0) + event.number
    if found and sum(found.values()) > 0:
        about = [REASONS[next(iter(found))]] if len(found) == 1 else []
        yield note(named(SCORES, *about), sum(found.values()))


def _town_way(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield how far linked structures have come on their way to a town."""
    old = best_way(before, seat)
    size, value = best_way(after, seat)
    if (size, value) > old and size > 1:
        yield note(TOWN_WAY, value, town_value(after, seat), size)


def best_way(state: State, seat: int) -> tuple[int, int]:
    """Return size and value of the linked structures that are nearest to being a town; a sanctuary counts as two."""
    left, best = state.own[seat], (0, 0)
    while left:
        members = bits(group(state, seat, left & -left))
        left &= ~sum(1 << at for at in members)
        if not any(state.town[at] for at in members):
            size = len(members) + sum(state.structure[at] == SANCTUARY for at in members)
            found = size, sum(VALUES[state.structure[at]] for at in members)
            best = max(best, found, key=sum)
    return best


def _stronghold(before: State, after: State, seat: int) -> Iterator[Reason]:
    if has_stronghold(after, seat) and not has_stronghold(before, seat):
        yield note(named(STRONGHOLD, faction_of(after, seat).slug))


def _income(before: State, after: State, seat: int) -> Iterator[Reason]:
    old, new = income_of(before, seat).each(), income_of(after, seat).each()
    changed = [one - other for one, other in zip(new, old, strict=True)]
    more, less = Amount(*(max(0, each) for each in changed)), Amount(*(max(0, -each) for each in changed))
    worth = amount_worth(more, before.round + 1) - amount_worth(less, before.round + 1)
    if more and worth > 0:
        yield note(named(INCOME, written(more), written(less)), worth)


def _area(before: State, after: State, seat: int) -> Iterator[Reason]:
    old, new = area(before, seat), area(after, seat)
    if new > old and new > 1:
        yield note(AREA, new)


def _reach(before: State, after: State, seat: int) -> Iterator[Reason]:
    new = near_home(after, seat, reached(after, seat) & ~reached(before, seat))
    if new:
        names = [after.parts.board.names[at] for at in new[:MOST_NAMED]]
        yield note(named(REACH, *names), len(new))


def near_home(state: State, seat: int, hexes: int) -> list[int]:
    """Return those of some hexes that take one spade at most to become home terrain, home terrain first."""
    faction = faction_of(state, seat)
    found = [(spades_to_home(faction, state.terrain[at]), at) for at in bits(hexes)]
    return [at for spades, at in sorted(found) if spades <= 1]


def _spade_price(before: State, after: State, seat: int) -> Iterator[Reason]:
    old, new = spade_price(before, seat).workers, spade_price(after, seat).workers
    if new < old:
        yield note(SPADE_PRICE, new, old)


# ---------------------------------------------------------------------------------------------------------- cults


def cult_changes(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield what steps on cults bring, those of this round first."""
    if after.round == before.round and before.round:
        yield from _bonuses(before, after, seat)
    advanced = [(cult, *_steps(before, after, seat, cult)) for cult in range(CULT_COUNT)]
    moved = [(cult, old, new) for cult, old, new in advanced if new > old]
    for cult, old, new in moved:
        others = max(after.cults[each * CULT_COUNT + cult] for each in range(after.seats) if each != seat)
        if old <= others < new:
            yield note(named(CULT_FIRST, CULTS[cult]), new)
    for cult, old, new in moved:
        power = sum(POWER_OF_STEPS[old + 1 : new + 1])
        if power:
            yield note(named(CULT_POWER, CULTS[cult]), power, 0.0, new)
    for cult, _, new in moved if len(moved) == 1 else []:
        yield note(named(CULT_STEP, CULTS[cult]), new)


def _steps(before: State, after: State, seat: int, cult: int) -> tuple[int, int]:
    at = seat * CULT_COUNT + cult
    return before.cults[at], min(TOP, after.cults[at])


def _bonuses(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield the cult bonuses that grow: that of this round, and those of the rounds to come but the last."""
    for number in range(before.round, ROUNDS):
        tile = before.parts.scoring_tiles[before.scoring[number - 1]]
        more = _times(after, seat, tile) - _times(before, seat, tile)
        if more > 0:
            gain = Amount(*(more * each for each in tile.gain.each()))
            yield note(named(CULT_BONUS, number, tile.spades * more, written(gain)), _bonus_worth(tile, more, number))


def _times(state: State, seat: int, tile: ScoringTile) -> int:
    """Return how often a seat would get the bonus of a tile with what it has now."""
    if tile.cult == PRIESTS_SENT:
        return state.sent[seat] // tile.every
    return state.cults[seat * CULT_COUNT + tile.cult] // tile.every


def _bonus_worth(tile: ScoringTile, times: int, number: int) -> float:
    return times * (amount_worth(tile.gain, number + 1) + 2.0 * tile.spades)


MADE: Final[tuple[Callable[[State, State, int], Iterator[Reason]], ...]] = (_town_way, _stronghold)
"""What structures and links lead to."""

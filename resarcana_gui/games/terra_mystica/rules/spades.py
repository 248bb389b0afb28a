"""Transforming terrain: which hexes, into what, with how many spades."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.tables import Faction
from resarcana_gui.games.terra_mystica.components.words import DWELLING, WHEEL
from resarcana_gui.games.terra_mystica.rules.basics import (
    affordable_spades,
    buy_spades,
    faction_of,
    has_piece,
    payable_by_conversions,
    score_spades,
)
from resarcana_gui.games.terra_mystica.rules.codes import BY_BONUS, BY_TURN
from resarcana_gui.games.terra_mystica.rules.commands import Answer, Dig
from resarcana_gui.games.terra_mystica.rules.questions import AskDwelling, AskSpade, AskTerrain, Question
from resarcana_gui.games.terra_mystica.rules.reaching import payable_skips, reached
from resarcana_gui.games.terra_mystica.rules.state import State


def wheel_distance(one: int, other: int) -> int:
    """How many steps lie between two terrains of the wheel, by the short way."""
    around = (one - other) % WHEEL
    return min(around, WHEEL - around)


def spades_to_home(faction: Faction, terrain: int) -> int:
    """How many spades turn a terrain into a faction's home, by the short way; 0 if it is that already."""
    away = wheel_distance(faction.home, terrain)
    return faction.abilities.spades_always if away and faction.abilities.spades_always else away


def spade_hexes(state: State, seat: int, left: int, source: int, made: tuple[int, ...], skipped: int) -> int:
    """The hexes on which free spades can be used."""
    faction = faction_of(state, seat)
    hexes = reached(state, seat)
    if source == BY_TURN and not skipped:
        hexes |= payable_skips(state, seat)
    for at in made:
        hexes &= ~(1 << at)
    if not faction.abilities.spades_always:
        return hexes
    most = left + (affordable_spades(state, seat) if may_buy(source, made) else 0)
    return hexes & ~state.lands[faction.home] if most >= faction.abilities.spades_always else 0


def can_use_spades(state: State, seat: int, spades: int) -> bool:
    """Whether an action with so many free spades is of any use."""
    return spade_hexes(state, seat, spades, BY_TURN, (), 0) != 0


def may_buy(source: int, made: tuple[int, ...]) -> bool:
    """Whether more spades can be bought: not with those of a cult bonus or stronghold, nor for a second hex."""
    return source == BY_TURN and not made


def ways_to_dig(state: State, question: AskTerrain) -> list[Answer]:
    """Every terrain and number of spades for a hex. To and from home either way round the wheel; between two other
    terrains only the way that does not lead over home."""
    seat, at = question.seat, question.at
    most = question.left + (affordable_spades(state, seat) if may_buy(question.source, question.made) else 0)
    faction, menu = faction_of(state, seat), state.menus[seat].dig
    home, now = faction.home, state.terrain[at]
    always = faction.abilities.spades_always
    if always:
        return [menu[home][always]] if most >= always else []
    found: list[Answer] = []
    for up in range(1, WHEEL):
        target = (now + up) % WHEEL
        over_home = (home - now) % WHEEL
        either = now == home or target == home
        if up <= most and (either or over_home > up):
            found.append(menu[target][up])
        if WHEEL - up <= most and (either or over_home < up):
            found.append(menu[target][WHEEL - up])
    return found


def dig(state: State, question: AskTerrain, given: Dig) -> Question | None:
    """Transform a hex; the question that follows, if any."""
    seat, spades = question.seat, given.spades
    bought = max(0, spades - question.left)
    if bought:
        buy_spades(state, seat, bought)
    score_spades(state, seat, spades)
    state.transform(seat, question.at, given.terrain)
    left = max(0, question.left - spades)
    made = question.made
    if given.terrain == faction_of(state, seat).home or question.source == BY_BONUS:
        made = (*made, question.at)
    elif left:
        state.forfeit_spades(seat, left)
        left = 0
    return more_spades(state, seat, left, question.source, made, question.skipped)


def more_spades(
    state: State, seat: int, left: int, source: int, made: tuple[int, ...], skipped: int
) -> Question | None:
    """Ask where to use spades that are left; when there are none, or nowhere, go on to the dwelling."""
    if left and spade_hexes(state, seat, left, source, made, skipped):
        return AskSpade(seat, left, source, made, skipped)
    return done_digging(state, seat, left, source, made)


def done_digging(state: State, seat: int, left: int, source: int, made: tuple[int, ...]) -> Question | None:
    """Forfeit what is left, and ask for a dwelling on what has become home."""
    if left:
        state.forfeit_spades(seat, left)
    return None if source == BY_BONUS else dwelling_question(state, seat, made)


def dwelling_question(state: State, seat: int, made: tuple[int, ...]) -> Question | None:
    """The question for a dwelling on one of these hexes; none when none can be built there."""
    price = faction_of(state, seat).costs[DWELLING]
    payable = payable_by_conversions(state, seat, price.workers, price.coins)
    return AskDwelling(seat, made) if made and has_piece(state, seat, DWELLING) and payable else None

"""Passing: points, and another bonus card."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.words import TRADING_HOUSE
from resarcana_gui.games.terra_mystica.rules.basics import faction_of, has_stronghold, number_built
from resarcana_gui.games.terra_mystica.rules.codes import BY_FACTION, BY_FAVOUR, BY_PASSING, NONE
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import KINDS


def pass_turn(state: State, seat: int, card: int) -> None:
    """Score what counts when passing, return the bonus card, and take another one, if any."""
    state.pass_turn(seat)
    score_passing(state, seat)
    state.return_card(seat)
    if card != NONE:
        state.take_card(seat, card)
    state.end_turn(seat)


def score_passing(state: State, seat: int) -> None:
    """The points for passing now, by the bonus card, favour tiles and bridges."""
    for points, reason in (
        (card_points(state, seat), BY_PASSING),
        (favour_points(state, seat), BY_FAVOUR),
        (bridge_points(state, seat), BY_FACTION),
    ):
        if points:
            state.change_points(seat, points, reason)


def passing_points(state: State, seat: int) -> int:
    """What passing now scores in all."""
    return card_points(state, seat) + favour_points(state, seat) + bridge_points(state, seat)


def card_points(state: State, seat: int) -> int:
    """What the bonus card brings on passing."""
    if state.card[seat] == NONE:
        return 0
    card = state.parts.bonus_cards[state.card[seat]]
    points = sum([card.passing[kind] * state.built[seat * KINDS + kind] for kind in range(KINDS)])
    if faction_of(state, seat).ships:
        points += card.passing_shipping * state.ship[seat]
    return points


def favour_points(state: State, seat: int) -> int:
    """What favour tiles bring on passing."""
    houses = number_built(state, seat, TRADING_HOUSE)
    return sum(
        [
            tile.passing[houses]
            for tile in state.parts.favour_tiles
            if tile.passing and state.favours[seat] >> tile.number & 1
        ]
    )


def bridge_points(state: State, seat: int) -> int:
    """Engineers with their stronghold: points for own bridges with own structures at both ends."""
    each = faction_of(state, seat).stronghold.points_per_bridge
    if not each or not has_stronghold(state, seat):
        return 0
    own, sites = state.own[seat], state.parts.board.sites
    ends = [sites[site] for site, owner in enumerate(state.bridge) if owner == seat]
    return each * sum([bool(own >> one & 1 and own >> other & 1) for one, other in ends])

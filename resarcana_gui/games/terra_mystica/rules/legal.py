"""Every answer to every question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.words import DWELLING
from resarcana_gui.games.terra_mystica.rules.actions import flight_hexes, sandstorm_hexes
from resarcana_gui.games.terra_mystica.rules.basics import enterable, faction_of, priest_supply
from resarcana_gui.games.terra_mystica.rules.building import bridge_sites, can_build
from resarcana_gui.games.terra_mystica.rules.codes import BY_TURN
from resarcana_gui.games.terra_mystica.rules.commands import Answer
from resarcana_gui.games.terra_mystica.rules.questions import (
    AskBridge,
    AskCard,
    AskCult,
    AskDevotion,
    AskDwelling,
    AskFaction,
    AskFavour,
    AskFlight,
    AskFreeUpgrade,
    AskKey,
    AskOffer,
    AskOrdination,
    AskSandstorm,
    AskSpade,
    AskStart,
    AskTerrain,
    AskTown,
    AskTurn,
    Question,
)
from resarcana_gui.games.terra_mystica.rules.reaching import occupied
from resarcana_gui.games.terra_mystica.rules.records import QUESTIONS
from resarcana_gui.games.terra_mystica.rules.setup import free_factions
from resarcana_gui.games.terra_mystica.rules.spades import spade_hexes, ways_to_dig
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.towns import tiles_left
from resarcana_gui.games.terra_mystica.rules.turns import conversions, free_cards, turn_answers
from resarcana_gui.kernel.exhaustive_table import by_class


def legal_answers(state: State) -> list[Answer]:
    """Every answer to the open question, each once; none when the game is over."""
    if not state.stack:
        return []
    question = state.stack[-1]
    if isinstance(question, AskTurn):  # most questions; compiled, a call by name is faster than one by a table
        return _turn(state, question)
    return answers_to(state, question)


def answers_to(state: State, question: Question) -> list[Answer]:
    """Every answer to a question, asked or not."""
    found: list[Answer] = ANSWERS[type(question)](state, question)
    return found


def favours_left(state: State, seat: int) -> list[int]:
    """The kinds of favour tiles that are left, and that a seat does not have."""
    return [tile for tile, stock in enumerate(state.favour_stock) if stock and not state.favours[seat] >> tile & 1]


def _turn(state: State, question: AskTurn) -> list[Answer]:
    return turn_answers(state, question.seat, question.left)


def _faction(state: State, question: AskFaction) -> list[Answer]:
    return [state.menus[question.seat].faction[each.number] for each in free_factions(state, question.seat)]


def _start(state: State, question: AskStart) -> list[Answer]:
    home = faction_of(state, question.seat).home
    return [state.menus[question.seat].build[at] for at in bits(state.lands[home] & ~occupied(state))]


def _card(state: State, question: AskCard) -> list[Answer]:
    return [state.menus[question.seat].card[card] for card in free_cards(state)]


def _dwelling(state: State, question: AskDwelling) -> list[Answer]:
    seat, menu = question.seat, state.menus[question.seat]
    built = [menu.build[at] for at in question.hexes] if can_build(state, seat) else []
    return [*built, menu.decline, *conversions(state, seat)]


def _spade(state: State, question: AskSpade) -> list[Answer]:
    menu, source, made = state.menus[question.seat], question.source, question.made
    hexes = spade_hexes(state, question.seat, question.left, source, made, question.skipped)
    found = [menu.transform[at] for at in bits(hexes)]
    return found if source == BY_TURN and not made else [*found, menu.decline]


def _terrain(state: State, question: AskTerrain) -> list[Answer]:
    return ways_to_dig(state, question)


def _favour(state: State, question: AskFavour) -> list[Answer]:
    return [state.menus[question.seat].favour[tile] for tile in favours_left(state, question.seat)]


def _town(state: State, question: AskTown) -> list[Answer]:
    return [state.menus[question.seat].town[tile] for tile in tiles_left(state)]


def _key(state: State, question: AskKey) -> list[Answer]:
    return [state.menus[question.seat].cult[cult] for cult in enterable(state)]


def _cult(state: State, question: Question) -> list[Answer]:
    return state.menus[question.seat].cult


def _ordination(state: State, question: AskOrdination) -> list[Answer]:
    seat = question.seat
    most = min(faction_of(state, seat).stronghold.ordination, state.workers[seat], priest_supply(state, seat))
    return state.menus[seat].ordain[: most + 1]


def _bridge(state: State, question: AskBridge) -> list[Answer]:
    return [state.menus[question.seat].bridge[site] for site in bridge_sites(state, question.seat)]


def _flight(state: State, question: AskFlight) -> list[Answer]:
    return [state.menus[question.seat].build[at] for at in bits(flight_hexes(state, question.seat))]


def _sandstorm(state: State, question: AskSandstorm) -> list[Answer]:
    return [state.menus[question.seat].transform[at] for at in bits(sandstorm_hexes(state, question.seat))]


def _free_upgrade(state: State, question: AskFreeUpgrade) -> list[Answer]:
    seat = question.seat
    own = [at for at in bits(state.own[seat]) if state.structure[at] == DWELLING]
    return [state.menus[seat].upgrade[at][DWELLING + 1] for at in own]


def _offer(state: State, question: AskOffer) -> list[Answer]:
    return state.menus[question.seat].offer


ANSWERS: Final[dict[type[Question], Callable[..., list[Answer]]]] = by_class(
    f"{__name__}.ANSWERS",
    QUESTIONS,
    {
        AskFaction: _faction,
        AskStart: _start,
        AskCard: _card,
        AskTurn: _turn,
        AskDwelling: _dwelling,
        AskSpade: _spade,
        AskTerrain: _terrain,
        AskFavour: _favour,
        AskTown: _town,
        AskKey: _key,
        AskCult: _cult,
        AskDevotion: _cult,
        AskOrdination: _ordination,
        AskBridge: _bridge,
        AskFlight: _flight,
        AskSandstorm: _sandstorm,
        AskFreeUpgrade: _free_upgrade,
        AskOffer: _offer,
    },
)
"""What lists the answers to each question."""

"""Carries out an answer, up to the next question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.terra_mystica.components.words import DWELLING, SANCTUARY, STRONGHOLD, TEMPLE, TRADING_HOUSE
from resarcana_gui.games.terra_mystica.rules.actions import use_action
from resarcana_gui.games.terra_mystica.rules.basics import (
    advance,
    enter_top,
    faction_of,
    gain,
    gain_power,
    gain_spades,
    pay,
    priest_supply,
    ship,
)
from resarcana_gui.games.terra_mystica.rules.building import build_bridge, build_dwelling, put_up, upgrade
from resarcana_gui.games.terra_mystica.rules.codes import (
    BY_DIGGING,
    BY_FACTION,
    BY_OFFER,
    BY_SHIPPING,
    BY_STRONGHOLD,
    BY_TURN,
    GAME_OVER,
)
from resarcana_gui.games.terra_mystica.rules.commands import (
    Accept,
    Advance,
    AdvanceDigging,
    AdvanceShipping,
    Answer,
    Build,
    BuildBridge,
    Burn,
    Convert,
    Dig,
    EndTurn,
    LinkRiver,
    Ordain,
    Pass,
    SendPriest,
    TakeCard,
    TakeFaction,
    TakeFavour,
    TakeTown,
    Transform,
    Upgrade,
    UseAction,
)
from resarcana_gui.games.terra_mystica.rules.legal import answers_to, favours_left
from resarcana_gui.games.terra_mystica.rules.passing import pass_turn
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
from resarcana_gui.games.terra_mystica.rules.reaching import skip_to
from resarcana_gui.games.terra_mystica.rules.records import QUESTIONS
from resarcana_gui.games.terra_mystica.rules.rounds import next_question
from resarcana_gui.games.terra_mystica.rules.spades import dig, done_digging, dwelling_question, more_spades
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.towns import link, settle_all, take_town_tile
from resarcana_gui.games.terra_mystica.rules.turns import free_space
from resarcana_gui.kernel.exhaustive_table import by_class

ALWAYS_ASKED: Final[frozenset[type[Question]]] = frozenset({AskTurn, AskOffer, AskDwelling, AskStart, AskFaction})
"""Questions that are asked even where there is only one answer."""


def answer(state: State, given: Answer) -> None:
    """Carry out a legal answer to the open question, and go on to the next question or the end of the game."""
    question = state.stack[-1]
    state.close_question()
    _follow(state, question, given)
    proceed(state)


def proceed(state: State) -> None:
    """Nothing is asked: go on until something is, or the game is over."""
    while not state.stack and state.phase != GAME_OVER:
        question = next_question(state)
        if question is not None:
            _put(state, question)


def _put(state: State, question: Question) -> None:
    """Ask a question, or answer it at once where there is only one answer."""
    if type(question) not in ALWAYS_ASKED:
        answers = answers_to(state, question)
        if len(answers) == 1:
            _follow(state, question, answers[0])
            return
    state.ask(question)


def _follow(state: State, question: Question, given: Answer) -> None:
    following: Question | None
    if isinstance(question, AskTurn):  # most questions; compiled, a call by name is faster than one by a table
        following = _turn(state, question, given)
    else:
        following = FOLLOWS[type(question)](state, question, given)
    if following is not None:
        _put(state, following)


# Setting up.


def _faction(state: State, question: AskFaction, given: TakeFaction) -> None:
    state.take_faction(given.seat, given.faction)


def _start(state: State, question: AskStart, given: Build) -> None:
    state.build(given.seat, given.at, DWELLING)


def _card(state: State, question: AskCard, given: TakeCard) -> None:
    state.take_card(given.seat, given.card)


# The turn.


def _turn(state: State, question: AskTurn, given: Answer) -> Question | None:
    seat = question.seat
    if isinstance(given, (Convert, Burn, LinkRiver)):
        _free(state, seat, given)
        return None
    if isinstance(given, EndTurn):
        state.end_turn(seat)
        return None
    state.begin_action(seat)
    if isinstance(given, Transform):
        skipped = skip_to(state, seat, given.at)
        return AskTerrain(seat, given.at, 0, BY_TURN, (), int(skipped))
    if isinstance(given, UseAction):
        return use_action(state, seat, given.action)
    if isinstance(given, Upgrade):
        upgrade(state, seat, given.at, given.structure)
        return _grant(state, seat, given.structure)
    _plain_action(state, seat, given)
    return None


def _free(state: State, seat: int, given: Answer) -> None:
    if isinstance(given, Convert):
        state.convert(seat, given.exchange)
    elif isinstance(given, LinkRiver):
        link(state, seat, given.river)
    else:
        state.burn_power(seat, 1)


def _plain_action(state: State, seat: int, given: Answer) -> None:
    """An action that asks nothing more."""
    if isinstance(given, Build):
        skip_to(state, seat, given.at)
        build_dwelling(state, seat, given.at)
    elif isinstance(given, SendPriest):
        send_priest(state, seat, given.cult, given.steps)
    elif isinstance(given, AdvanceShipping):
        pay(state, seat, faction_of(state, seat).ship_price, BY_SHIPPING)
        ship(state, seat)
    elif isinstance(given, AdvanceDigging):
        lower_rate(state, seat)
    else:
        assert isinstance(given, Pass)
        pass_turn(state, seat, given.card)


def send_priest(state: State, seat: int, cult: int, steps: int) -> None:
    """Put a priest on an order space, or back to the supply for one step."""
    if steps == 1:
        state.return_priest(seat, cult)
    else:
        state.send_priest(seat, cult, free_space(state, cult, steps))
    advance(state, seat, cult, steps)


def lower_rate(state: State, seat: int) -> None:
    """Pay for a step of the exchange track, and take it."""
    faction = faction_of(state, seat)
    pay(state, seat, faction.dig_price, BY_DIGGING)
    state.advance_digging(seat)
    state.change_points(seat, faction.dig_points, BY_DIGGING)


def _grant(state: State, seat: int, structure: int) -> Question | None:
    """What a new structure brings besides points: favour tiles, the stronghold's gift."""
    faction = faction_of(state, seat)
    if structure in (TEMPLE, SANCTUARY):
        return favour_question(state, seat, faction.abilities.favours)
    if structure != STRONGHOLD:
        return None
    gift = faction.stronghold
    gain(state, seat, gift.gain, BY_FACTION)
    for _ in range(gift.shipping):
        ship(state, seat)
    if gift.spades:
        gain_spades(state, seat, gift.spades)
        return more_spades(state, seat, gift.spades, BY_STRONGHOLD, (), 0)
    if gift.ordination and state.workers[seat] and priest_supply(state, seat):
        return AskOrdination(seat)
    return favour_question(state, seat, gift.favour)


def favour_question(state: State, seat: int, number: int) -> Question | None:
    """The question for so many favour tiles; none when there are none to take."""
    return AskFavour(seat, number) if number and favours_left(state, seat) else None


# Inside actions.


def _dwelling(state: State, question: AskDwelling, given: Answer) -> Question | None:
    seat = question.seat
    if isinstance(given, Build):
        build_dwelling(state, seat, given.at)
    elif isinstance(given, (Convert, Burn)):
        _free(state, seat, given)
        return dwelling_question(state, seat, question.hexes)
    return None


def _spade(state: State, question: AskSpade, given: Answer) -> Question | None:
    seat, left, source, made = question.seat, question.left, question.source, question.made
    if not isinstance(given, Transform):
        return done_digging(state, seat, left, source, made)
    skipped = int(source == BY_TURN and skip_to(state, seat, given.at))
    return AskTerrain(seat, given.at, left, source, made, question.skipped or skipped)


def _terrain(state: State, question: AskTerrain, given: Dig) -> Question | None:
    return dig(state, question, given)


def _favour(state: State, question: AskFavour, given: TakeFavour) -> Question | None:
    take_favour_tile(state, question.seat, given.tile)
    return favour_question(state, question.seat, question.left - 1)


def take_favour_tile(state: State, seat: int, tile: int) -> None:
    """Take a favour tile with its steps; one that towns need less by may found some."""
    told = state.parts.favour_tiles[tile]
    state.take_favour(seat, tile)
    advance(state, seat, told.cult, told.steps)
    if told.town_value:
        settle_all(state, seat)


def _town(state: State, question: AskTown, given: TakeTown) -> None:
    take_town_tile(state, question.seat, given.tile)


def _key(state: State, question: AskKey, given: Advance) -> None:
    enter_top(state, question.seat, given.cult)


def _cult(state: State, question: AskCult, given: Advance) -> None:
    choose_cult(state, question.seat, given.cult, question.steps)


def _devotion(state: State, question: AskDevotion, given: Advance) -> None:
    choose_cult(state, question.seat, given.cult, 1)


def choose_cult(state: State, seat: int, cult: int, steps: int) -> None:
    """Move on the cult track that a seat has chosen."""
    state.choose_cult(seat, cult, steps)
    advance(state, seat, cult, steps)


def _ordination(state: State, question: AskOrdination, given: Ordain) -> None:
    if given.number:
        state.ordain(question.seat, given.number)


def _bridge(state: State, question: AskBridge, given: BuildBridge) -> None:
    build_bridge(state, question.seat, given.site)


def _flight(state: State, question: AskFlight, given: Build) -> None:
    put_up(state, question.seat, given.at, DWELLING)


def _sandstorm(state: State, question: AskSandstorm, given: Transform) -> Question | None:
    seat = question.seat
    state.transform(seat, given.at, faction_of(state, seat).home)
    return dwelling_question(state, seat, (given.at,))


def _free_upgrade(state: State, question: AskFreeUpgrade, given: Upgrade) -> None:
    put_up(state, question.seat, given.at, TRADING_HOUSE)


def _offer(state: State, question: AskOffer, given: Answer) -> None:
    accepted = isinstance(given, Accept)
    state.answer_offer(0, int(accepted))
    if accepted:
        accept_power(state, question.seat, question.amount)


def accept_power(state: State, seat: int, amount: int) -> None:
    """Gain power from a neighbour, for a point less than that."""
    if amount > 1:
        state.change_points(seat, 1 - amount, BY_OFFER)
    gain_power(state, seat, amount, BY_OFFER)


FOLLOWS: Final[dict[type[Question], Callable[..., Question | None]]] = by_class(
    f"{__name__}.FOLLOWS",
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
        AskDevotion: _devotion,
        AskOrdination: _ordination,
        AskBridge: _bridge,
        AskFlight: _flight,
        AskSandstorm: _sandstorm,
        AskFreeUpgrade: _free_upgrade,
        AskOffer: _offer,
    },
)
"""What each kind of answered question leads to: the question that follows, if any."""

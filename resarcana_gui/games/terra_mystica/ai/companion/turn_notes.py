"""Notes on the answers in the own turn, and on those inside an action."""

from __future__ import annotations

from collections.abc import Iterator

from resarcana_gui.agents.companion import Reason
from resarcana_gui.games.terra_mystica.ai.companion.answer_options import Option
from resarcana_gui.games.terra_mystica.ai.companion.change_notes import changes, note, scored
from resarcana_gui.games.terra_mystica.ai.companion.fact_names import (
    BEFORE,
    CHEAPER,
    FAVOUR,
    FIRST,
    GAINS,
    OFFERS,
    PAYS,
    PAYS_FOR,
    RATE,
    STILL_PAYS,
    named,
    written,
)
from resarcana_gui.games.terra_mystica.ai.companion.tile_notes import card_notes
from resarcana_gui.games.terra_mystica.ai.companion.wallets import newly_payable, payable, purchase, stock
from resarcana_gui.games.terra_mystica.ai.prices import amount_worth
from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.words import TRADING_HOUSE
from resarcana_gui.games.terra_mystica.rules.basics import capacity, faction_of
from resarcana_gui.games.terra_mystica.rules.building import has_neighbour, power_offers
from resarcana_gui.games.terra_mystica.rules.codes import NOBODY, NONE, PRIEST_POWER, ROUNDS, WORKER_POWER
from resarcana_gui.games.terra_mystica.rules.commands import (
    Build,
    Burn,
    Convert,
    Decline,
    EndTurn,
    Ordain,
    Pass,
    TakeFavour,
    Upgrade,
    UseAction,
)
from resarcana_gui.games.terra_mystica.rules.questions import AskTurn
from resarcana_gui.games.terra_mystica.rules.state import State


def turn_notes(view: State, option: Option) -> Iterator[Reason]:
    """Yield what can be said for an answer in the own turn, or inside an action."""
    given = option.given
    if isinstance(given, Convert | Burn):
        yield from _paid(view, option)
    if isinstance(given, Pass):
        yield from _passing(view, option, given)
    elif isinstance(given, EndTurn | Decline) or (isinstance(given, Ordain) and not given.number):
        yield from _kept(view, given.seat)
    elif option.whole.table.round == view.round:
        yield from _done(view, option)


def _done(view: State, option: Option) -> Iterator[Reason]:
    """Yield notes on an action, those on its kind among those on what it changes."""
    given, seat = option.given, option.given.seat
    found = [*_favoured(view, option), *changes(view, option.work)]
    yield from found[:1]
    if isinstance(given, Upgrade) and given.structure == TRADING_HOUSE and isinstance(view.stack[-1], AskTurn):
        yield from _cheaper(view, seat, given.at)
    if isinstance(given, UseAction):
        yield from _before(view, seat, given.action)
    yield from _enabled(view, option)
    yield from found[1:]
    if isinstance(given, UseAction):
        yield from _rate(view, given.action)
    built = [each.at for each in option.whole.answers if isinstance(each, Build | Upgrade)]
    if built:
        yield from _offered(view, seat, built[0])


def _favoured(view: State, option: Option) -> Iterator[Reason]:
    """Yield the favour tile with which an action goes on."""
    for given in option.whole.answers[len(option.work.answers) :]:
        if isinstance(given, TakeFavour):
            yield note(named(FAVOUR, view.parts.favour_tiles[given.tile].slug))


def _paid(view: State, option: Option) -> Iterator[Reason]:
    """Yield what a conversion pays for: the dwelling rather than the spades before it."""
    bought = [each for each in option.whole.answers if purchase(view, each)]
    if bought:
        built = [each for each in bought if isinstance(each, Build)]
        yield note(named(PAYS, purchase(view, (built or bought)[0])))


def _cheaper(view: State, seat: int, at: int) -> Iterator[Reason]:
    """Yield the opponent beside whom a trading house costs less."""
    if has_neighbour(view, seat, at):
        beside = next(view.owner[each] for each in bits(view.near[at]) if view.owner[each] not in (NOBODY, seat))
        faction = faction_of(view, seat)
        yield note(named(CHEAPER, beside), faction.alone.coins - faction.costs[TRADING_HOUSE].coins)


def _before(view: State, seat: int, number: int) -> Iterator[Reason]:
    """Yield the next opponent who could take the same power action without burning."""
    power = view.parts.actions[number].power
    for step in range(1, view.seats) if power else []:
        other = (seat + step) % view.seats
        if not view.passed[other] and view.bowl3[other] >= power:
            yield note(named(BEFORE, other), view.bowl3[other])
            return


def _rate(view: State, number: int) -> Iterator[Reason]:
    """Yield what the gain of a power action would cost by converting, if that is more."""
    action = view.parts.actions[number]
    gain = action.gain
    cost = gain.coins + WORKER_POWER * gain.workers + PRIEST_POWER * gain.priests
    if 0 < action.power < cost:
        yield note(RATE, cost)


def _enabled(view: State, option: Option) -> Iterator[Reason]:
    """Yield what can be paid for after an answer that brings coins, workers or priests, and what it brings."""
    seat, after = option.given.seat, option.work.table
    pairs = ((each[seat], now[seat]) for each, now in zip(stock(view), stock(after), strict=True))
    more = Amount(*(max(0, now - before) for before, now in pairs))
    for name in newly_payable(view, after, seat)[:1] if more else []:
        yield note(named(PAYS_FOR, name))
    if more and not isinstance(option.given, UseAction):
        yield note(named(GAINS, written(more)), amount_worth(more, max(1, view.round)))


def _offered(view: State, seat: int, at: int) -> Iterator[Reason]:
    """Yield the power that opponents may gain from what is built; fewer is better."""
    power = sum(min(value, capacity(view, other)) for other, value in power_offers(view, seat, at))
    yield note(OFFERS, -float(power))


def _kept(view: State, seat: int) -> Iterator[Reason]:
    for name in payable(view, seat)[:1]:
        yield note(named(STILL_PAYS, name))


def _passing(view: State, option: Option, given: Pass) -> Iterator[Reason]:
    """Yield notes on passing and on the bonus card that is taken."""
    yield from scored(option.first)
    if given.card != NONE:
        yield from card_notes(view, given.seat, given.card)
    if view.round < ROUNDS and view.next_first == NOBODY:
        yield note(FIRST)

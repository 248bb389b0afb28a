"""What each kind of effect does. Every function takes the table, the seat that owns the effect, the copy of the card,
the effect, the energies that were paid for it, and chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.seasons.cards import tables
from resarcana_gui.games.seasons.cards.energies import ENERGIES, of, total
from resarcana_gui.games.seasons.cards.tables import FACES, CardEffect
from resarcana_gui.games.seasons.rules.basic_moves import (
    check_reserve,
    different,
    draw,
    draw_to_choose,
    extra_worth,
    familiars_of,
    gain,
    give,
    has_room,
    items_of,
    lose,
    move_gauge,
    opponents,
    refill,
    sacrifice,
    spendable,
)
from resarcana_gui.games.seasons.rules.choosing import deal_own, draw_or_discard, gain_chosen, keep_one, play_one
from resarcana_gui.games.seasons.rules.codes import (
    FROM_HAND,
    NO_CARD,
    ON_ELEMENT,
    ON_ENTER,
    ON_POWER,
    ON_SEASON,
    ON_SUMMONING,
)
from resarcana_gui.games.seasons.rules.effect_questions import (
    AskElement,
    AskMove,
    AskNewType,
    AskOpponent,
    AskPlayHand,
    AskPlayTop,
    AskSacrifice,
    AskStore,
    AskTakeBack,
)
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.summoning import put_into_play
from resarcana_gui.games.seasons.rules.waiting import CarryOn, Elements, Entering, SacrificeOne, TakeBackOne
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.exhaustive_table import by_number

Does = Callable[[State, int, int, CardEffect, int, Chance], None]


def effects_for(state: State, card: int, occasion: int) -> tuple[CardEffect, ...]:
    """The effects of a card for one of OCCASIONS."""
    printed = state.cards.copies[card]
    if occasion >= ON_ELEMENT:
        return printed.elements[occasion - ON_ELEMENT]
    if occasion >= ON_POWER:
        return printed.powers[occasion - ON_POWER].effects
    if occasion == ON_ENTER:
        return printed.enter
    if occasion == ON_SUMMONING:
        return printed.summoning
    return printed.season if occasion == ON_SEASON else printed.round_end


def carry_on(state: State, step: CarryOn, chance: Chance) -> None:
    """Carry out one effect of a card; what follows it on the card comes next."""
    effects = effects_for(state, step.card, step.occasion)
    if step.index + 1 < len(effects):
        state.add_step(CarryOn(step.owner, step.card, step.occasion, step.index + 1, step.paid))
    effect = effects[step.index]
    DOES[effect.kind](state, step.owner, step.card, effect, step.paid, chance)


def enter(state: State, effect: Entering, chance: Chance) -> None:
    """The entering effect of a card."""
    if state.cards.copies[effect.card].elements:
        elements(state, Elements(effect.owner, effect.card, effect.types), chance)
    else:
        carry_on(state, CarryOn(effect.owner, effect.card, ON_ENTER), chance)


def elements(state: State, step: Elements, chance: Chance) -> None:
    """The effects of chosen energies, one after another: their owner says which comes next."""
    chosen = [energy for energy in range(ENERGIES) if step.types >> energy & 1]
    if len(chosen) > 1:
        state.ask(AskElement(step.owner, step.card, step.types))
    else:
        carry_on(state, CarryOn(step.owner, step.card, ON_ELEMENT + chosen[0]), chance)


# Gauge, crystals, energies.


def _gauge(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    move_gauge(state, seat, effect.number, card)


def _crystals(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    state.gain_crystals(seat, effect.number, card)


def _gain(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    gain(state, seat, effect.energies, card)


def _energies(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    gain_chosen(state, seat, card, effect.number)


def _store(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    state.ask(AskStore(seat, card, effect.number))


def _crystals_if_full(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    if total(state.reserve[seat]) >= effect.bound:
        state.gain_crystals(seat, effect.number, card)


def _energies_if_poor(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    if total(state.reserve[seat]) <= effect.bound:
        gain_chosen(state, seat, card, effect.number)


def _crystals_per_item(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    _gain_crystals(state, seat, card, effect.number * len(items_of(state, seat, card)))


def _energies_per_item(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    gain_chosen(state, seat, card, effect.number * len(items_of(state, seat, card)))


def _crystals_per_familiar(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    _gain_crystals(state, seat, card, effect.number * familiars_of(state, seat))


def _gain_crystals(state: State, seat: int, card: int, number: int) -> None:
    if number:
        state.gain_crystals(seat, number, card)


def _lose(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    lose(state, seat, effect.number, card)


def _copy_reserve(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    others = opponents(state, seat)
    if len(others) > 1:
        state.ask(AskOpponent(seat, card))
    else:
        gain(state, seat, state.reserve[others[0]], card)


# Crystallising.


def _crystallise_paid(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    _gain_crystals(state, seat, card, effect.number + total(paid) * extra_worth(state, seat))


def _crystallise_reserve(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    energies = state.reserve[seat]
    if energies:
        worth = effect.number + extra_worth(state, seat)
        state.crystallise(seat, energies, worth * total(energies), NO_CARD)


def _permit(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    state.permit(seat)


def _fill(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    state.put(seat, card, paid)
    if total(state.on[card]) >= effect.bound:
        state.take(seat, card, state.on[card])
        state.sacrifice(seat, card)
        state.gain_crystals(seat, effect.number, card)
        check_reserve(state, seat)


def _exchange(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    state.ask(AskNewType(seat, card, paid))


# Opponents.


def _opponents_give(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    for other in opponents(state, seat):
        give(state, other, seat, effect.number, card)


def _opponents_give_or_sacrifice(
    state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance
) -> None:
    given = [give(state, other, seat, effect.number, card) for other in opponents(state, seat)]
    if min(given) < effect.number:
        sacrifice(state, seat, (card,))


def _opponents_lose(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    for other in opponents(state, seat):
        lose(state, other, effect.number, card)


def _opponents_gauge(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    for other in opponents(state, seat):
        move_gauge(state, other, -effect.number, card)


def _opponents_draw(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    for other in opponents(state, seat):
        draw(state, other, effect.number, chance)


def _opponents_turn_into(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    for other in opponents(state, seat):
        turned = of(effect.number, total(state.reserve[other]))
        if turned != state.reserve[other]:
            state.turn_reserve(other, turned, card)


def _take_if_richest(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    others = opponents(state, seat)
    if state.crystals[seat] > max([state.crystals[other] for other in others]):
        for other in others:
            give(state, other, seat, effect.number, card)


def _opponents_sacrifice(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    for other in reversed(opponents(state, seat)):
        state.add_step(SacrificeOne(other, card))


def sacrifice_one(state: State, step: SacrificeOne) -> None:
    """A seat sacrifices a card in play, if it has one."""
    cards = state.play[step.owner]
    if len(cards) > 1:
        state.ask(AskSacrifice(step.owner, step.card))
    elif cards:
        sacrifice(state, step.owner, (cards[0],))


def _take_back(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    state.add_step(TakeBackOne(seat, card))
    for other in reversed(opponents(state, seat)):
        state.add_step(TakeBackOne(other, card))


def take_back_one(state: State, step: TakeBackOne) -> None:
    """A seat takes a magic item in play back, if it has one."""
    items = items_of(state, step.owner)
    if len(items) > 1:
        state.ask(AskTakeBack(step.owner, step.card))
    elif items:
        take_back(state, step.owner, items[0])


def take_back(state: State, seat: int, card: int) -> None:
    """A seat takes a card in play back; its reserve may be too full now."""
    state.take_back(seat, card)
    check_reserve(state, seat)


def _pass_left(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    state.pass_card(seat, card, opponents(state, seat)[0])


# Cards.


def _draw(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    draw(state, seat, effect.number, chance)


def _keep_one(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    draw_to_choose(state, seat, effect.number, chance)
    keep_one(state, seat, card)


def _play_one(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    draw_to_choose(state, seat, effect.number, chance)
    play_one(state, seat, card)


def _deal(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    draw_to_choose(state, seat, state.seats, chance)
    deal_own(state, seat, card)


def _draw_or_discard(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    draw_or_discard(state, seat, card, chance)


def _play_from_hand(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    choices = different(state.hand[seat])
    if len(choices) > 1:
        state.ask(AskPlayHand(seat, card))
    else:
        put_into_play(state, seat, choices[0], FROM_HAND)


def _play_top(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    if not refill(state, chance):
        return
    state.see_top(seat, state.pile[0])
    if has_room(state, seat) and total(spendable(state, seat)) >= effect.number:
        state.ask(AskPlayTop(seat, card, effect.number))


def _discard_top(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    if refill(state, chance):
        state.discard_top(seat, card)


# The season, the die.


def _move_season(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    state.ask(AskMove(seat, card, effect.number))


def _reroll(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    die = state.taken[seat] // FACES
    state.reroll_die(seat, die * FACES + chance.below(FACES))


DOES: Final[tuple[Does, ...]] = by_number(
    f"{__name__}.DOES",
    tables.EFFECTS,
    {
        tables.GAUGE: _gauge,
        tables.CRYSTALS: _crystals,
        tables.GAIN: _gain,
        tables.ENERGIES: _energies,
        tables.STORE: _store,
        tables.DRAW: _draw,
        tables.KEEP_ONE: _keep_one,
        tables.PLAY_ONE: _play_one,
        tables.DEAL: _deal,
        tables.OPPONENTS_SACRIFICE: _opponents_sacrifice,
        tables.OPPONENTS_GIVE: _opponents_give,
        tables.OPPONENTS_GIVE_OR_SACRIFICE: _opponents_give_or_sacrifice,
        tables.OPPONENTS_LOSE: _opponents_lose,
        tables.OPPONENTS_GAUGE: _opponents_gauge,
        tables.OPPONENTS_DRAW: _opponents_draw,
        tables.OPPONENTS_TURN_INTO: _opponents_turn_into,
        tables.CRYSTALS_IF_FULL: _crystals_if_full,
        tables.ENERGIES_IF_POOR: _energies_if_poor,
        tables.TAKE_BACK: _take_back,
        tables.COPY_RESERVE: _copy_reserve,
        tables.MOVE_SEASON: _move_season,
        tables.CRYSTALS_PER_ITEM: _crystals_per_item,
        tables.ENERGIES_PER_ITEM: _energies_per_item,
        tables.CRYSTALS_PER_FAMILIAR: _crystals_per_familiar,
        tables.PLAY_FROM_HAND: _play_from_hand,
        tables.CRYSTALLISE_PAID: _crystallise_paid,
        tables.CRYSTALLISE_RESERVE: _crystallise_reserve,
        tables.PERMIT: _permit,
        tables.PLAY_TOP: _play_top,
        tables.DISCARD_TOP: _discard_top,
        tables.FILL: _fill,
        tables.DRAW_OR_DISCARD: _draw_or_discard,
        tables.TAKE_IF_RICHEST: _take_if_richest,
        tables.EXCHANGE: _exchange,
        tables.LOSE: _lose,
        tables.PASS_LEFT: _pass_left,
        tables.REROLL: _reroll,
    },
)
"""What each kind of effect does."""

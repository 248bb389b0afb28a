"""What each effect of a power does: one row for each kind, which may end with a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import ESSENCES, count_of, of
from resarcana_gui.games.resarcana.cards.tables import Effect, Power
from resarcana_gui.games.resarcana.rules.answers import Amounts
from resarcana_gui.games.resarcana.rules.attacks import continue_attack
from resarcana_gui.games.resarcana.rules.basic_moves import draw, gain, put, reshuffle, rivals
from resarcana_gui.games.resarcana.rules.codes import CHECKING_NOW, MONUMENT_DECK_TOP, OWN_DECK
from resarcana_gui.games.resarcana.rules.payments import mixes_of_types, single_type
from resarcana_gui.games.resarcana.rules.placing import placeable
from resarcana_gui.games.resarcana.rules.power_costs import value_of_x
from resarcana_gui.games.resarcana.rules.power_questions import (
    AskDiscard,
    AskGain,
    AskLook,
    AskOrder,
    AskPlace,
    AskPut,
    AskRival,
    AskStraighten,
    AskStraightenCreature,
)
from resarcana_gui.games.resarcana.rules.questions import EffectQuestion
from resarcana_gui.games.resarcana.rules.round_questions import AskPayPlacementByPower
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.exhaustive_table import by_number


class PowerUse:
    """One use of a power: the seat, the power, what was chosen and paid for it, and how many of its effects are
    done."""

    def __init__(self, state: State, seat: int, number: int, index: int, target: int, paid: int, step: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.index: Final = index
        self.power: Final[Power] = state.cards.components[number].powers[index]
        self.target: Final = target
        self.paid: Final = paid
        self.step = step
        """The next effect to be done."""
        self.drawn = 0
        """The number of cards that the previous effect has drawn."""

    @property
    def asking(self) -> int:
        """The effect that is being done, and may ask."""
        return self.step - 1


def effect_of(state: State, question: EffectQuestion | AskPayPlacementByPower) -> Effect:
    """Return the effect that asks."""
    return state.cards.components[question.component].powers[question.power].effects[question.effect]


def use_of(state: State, question: EffectQuestion) -> PowerUse:
    """Return the use of a power that a question belongs to, after the effect that asks."""
    seat, number, index = question.seat, question.component, question.power
    return PowerUse(state, seat, number, index, question.target, question.paid, question.effect + 1)


def do_effect(state: State, use: PowerUse, effect: Effect, chance: Chance) -> bool:
    """Carry out one effect. Return whether somebody is asked."""
    return EFFECT_HANDLERS[effect.kind](state, use, effect, chance)


# -------------------------------------------------------------------------------------------------- essences


def _gain(state: State, use: PowerUse, effect: Effect, chance: Chance) -> bool:
    gain(state, use.seat, effect.essences, use.number)
    return False


def _put(state: State, use: PowerUse, effect: Effect, chance: Chance) -> bool:
    put(state, use.number, effect.essences)
    return False


def _rivals_gain(state: State, use: PowerUse, effect: Effect, chance: Chance) -> bool:
    for rival in rivals(state, use.seat):
        gain(state, rival, effect.essences, use.number)
    return False


def _put_spent(state: State, use: PowerUse, effect: Effect, chance: Chance) -> bool:
    put(state, use.number, use.paid)
    return False


def _put_spent_anywhere(state: State, use: PowerUse, effect: Effect, chance: Chance) -> bool:
    state.ask(AskPut(use.seat, use.number, use.index, use.asking, use.target, use.paid))
    return True


def _mix(state: State, use: PowerUse, effect: Effect, chance: Chance) -> bool:
    ways = mix_ways(state, use, effect).each
    if len(ways) > 1:
        size = mix_size(state, use, effect)
        state.ask(AskGain(use.seat, use.number, use.index, use.asking, use.target, use.paid, size, effect.types))
        return True
    take_mix(state, use, effect, ways[0])
    return False


def mix_size(state: State, use: PowerUse, effect: Effect) -> int:
    """Return how many essences an effect gives in a mix of the seat's choice."""
    return MIX_SIZES[effect.kind](state, use, effect)


def _as_written(state: State, use: PowerUse, effect: Effect) -> int:
    return effect.number


def _of_cost(state: State, use: PowerUse, effect: Effect) -> int:
    return state.cards.components[use.target].cost_size + effect.number


def _as_many_as_paid(state: State, use: PowerUse, effect: Effect) -> int:
    return value_of_x(use.power, use.paid)


MIX_SIZES: Final[dict[int, Callable[[State, PowerUse, Effect], int]]] = {
    tables.GAIN_MIX: _as_written,
    tables.PUT_MIX: _as_written,
    tables.GAIN_COST: _of_cost,
    tables.GAIN_X: _as_many_as_paid,
}
"""How many essences each kind of effect gives, of those that give a mix."""


def mix_ways(state: State, use: PowerUse, effect: Effect) -> Amounts:
    """Return every mix from which an effect lets the seat choose."""
    return MIX_WAYS[effect.kind](mix_size(state, use, effect), use, effect)


def _any_mix(number: int, use: PowerUse, effect: Effect) -> Amounts:
    return mixes_of_types(number, effect.types)


def _all_alike(number: int, use: PowerUse, effect: Effect) -> Amounts:
    """Return the amounts of a single type; where several types are allowed, of another type than was paid."""
    several = effect.types & (effect.types - 1)
    return single_type(number, effect.types, use.paid if several else 0)


MIX_WAYS: Final[dict[int, Callable[[int, PowerUse, Effect], Amounts]]] = {
    tables.GAIN_MIX: _any_mix,
    tables.PUT_MIX: _any_mix,
    tables.GAIN_COST: _any_mix,
    tables.GAIN_X: _all_alike,
}
"""Which mixes of a number of essences each kind of effect allows, of those that give a mix."""


def take_mix(state: State, use: PowerUse, effect: Effect, essences: int) -> None:
    """Gain the mix, or put it on the component."""
    MIX_HANDLERS[effect.kind](state, use, essences)


def _gain_mix(state: State, use: PowerUse, essences: int) -> None:
    gain(state, use.seat, essences, use.number)


def _put_mix(state: State, use: PowerUse, essences: int) -> None:
    put(state, use.number, essences)


MIX_HANDLERS: Final[dict[int, Callable[[State, PowerUse, int], None]]] = {
    tables.GAIN_MIX: _gain_mix,
    tables.PUT_MIX: _put_mix,
    tables.GAIN_COST: _gain_mix,
    tables.GAIN_X: _gain_mix,
}
"""Where each kind of effect puts the mix that it gives."""


# ------------------------------------------------------------------------------------------ components in play


def _straighten(state: State, use: PowerUse, effect: Effect, chance: Chance) -> bool:
    targets = turned_of(state, use.seat, 0)
    if len(targets) > 1:
        state.ask(AskStraighten(use.seat, use.number, use.index, use.asking, use.target, use.paid))
        return True
    if targets:
        state.straighten(targets[0])
    return False


def _straighten_creature(state: State, use: PowerUse, effect: Effect, chance: Chance) -> bool:
    if not turned_of(state, use.seat, tables.CREATURE):
        return False
    state.ask(AskStraightenCreature(use.seat, use.number, use.index, use.asking, use.target, use.paid))
    return True


def _straighten_this(state: State, use: PowerUse, effect: Effect, chance: Chance) -> bool:
    state.straighten(use.number)
    return False


def turned_of(state: State, seat: int, types: int) -> list[int]:
    """Return the turned components of a seat; with `types` only the Dragons or Creatures."""
    components = state.cards.components
    return [
        number
        for number in state.play[seat]
        if state.turned[number] and (not types or components[number].types & types)
    ]


def _place(state: State, use: PowerUse, effect: Effect, chance: Chance) -> bool:
    """When placing from a hand, the seat is asked even if no card fits: not asking would tell the others so."""
    from_hand = effect.choice == tables.FROM_HAND
    if not (state.hand[use.seat] if from_hand else placeable(state, use.seat, effect)):
        return False
    state.ask(AskPlace(use.seat, use.number, use.index, use.asking, use.target, use.paid))
    return True


# ------------------------------------------------------------------------------------------------------- cards


def _draw(state: State, use: PowerUse, effect: Effect, chance: Chance) -> bool:
    use.drawn = sum(1 for _ in range(effect.number) if draw(state, use.seat, chance))
    return False


def _discard_drawn(state: State, use: PowerUse, effect: Effect, chance: Chance) -> bool:
    hand = state.hand[use.seat]
    if use.drawn < len(hand):
        if not use.drawn:
            return False
        state.ask(AskDiscard(use.seat, use.number, use.index, use.asking, use.target, use.paid, use.drawn))
        return True
    for card in hand[:]:
        state.discard(use.seat, card)
    return False


def _look(state: State, use: PowerUse, effect: Effect, chance: Chance) -> bool:
    decks, number = decks_to_look_at(state, use.seat), effect.number
    if len(decks) > 1:
        state.ask(AskLook(use.seat, use.number, use.index, use.asking, use.target, use.paid, number))
        return True
    return bool(decks) and look(state, use, decks[0], number, chance)


def decks_to_look_at(state: State, seat: int) -> list[int]:
    """Return the decks that have cards: the seat's own (its discards count, they would be reshuffled) and the
    monuments."""
    decks = [OWN_DECK] if state.deck[seat] or state.discards[seat] else []
    return [*decks, MONUMENT_DECK_TOP] if state.monument_deck else decks


def look(state: State, use: PowerUse, deck: int, number: int, chance: Chance) -> bool:
    """Look at the top cards of a deck. The seat is asked for their new order if there is a choice; return whether it
    is."""
    if deck == OWN_DECK and len(state.deck[use.seat]) < number:
        reshuffle(state, use.seat, chance)
    cards = state.deck[use.seat] if deck == OWN_DECK else state.monument_deck
    seen = tuple(cards[:number])
    state.look(use.seat, deck, seen)
    if len(seen) == 1:
        return False
    state.ask(AskOrder(use.seat, use.number, use.index, use.asking, use.target, use.paid, deck, len(seen)))
    return True


# ------------------------------------------------------------------------------------------------------ rivals


def _attack(state: State, use: PowerUse, effect: Effect, chance: Chance) -> bool:
    state.begin_attack(use.seat, use.number, effect.number)
    return continue_attack(state, use.seat, use.number, use.index, use.asking, 1)


def _match_rival(state: State, use: PowerUse, effect: Effect, chance: Chance) -> bool:
    others = rivals(state, use.seat)
    if len(others) > 1:
        state.ask(AskRival(use.seat, use.number, use.index, use.asking, use.target, use.paid))
        return True
    match_rival(state, use, effect, others[0])
    return False


def match_rival(state: State, use: PowerUse, effect: Effect, rival: int) -> None:
    """Gain as many essences as a rival has of another type in the pool. Nothing is taken away."""
    number = matched(state, effect, rival)
    for essence in range(ESSENCES):
        if number and effect.types >> essence & 1:
            gain(state, use.seat, of(essence, number), use.number)


def matched(state: State, effect: Effect, rival: int) -> int:
    """Return how many essences a rival has of the type that is matched."""
    pool = state.pool[rival]
    return sum(count_of(pool, essence) for essence in range(ESSENCES) if count_of(effect.essences, essence))


def _check_victory(state: State, use: PowerUse, effect: Effect, chance: Chance) -> bool:
    state.begin_phase(CHECKING_NOW)
    return False


EFFECT_HANDLERS: Final[tuple[Callable[[State, PowerUse, Effect, Chance], bool], ...]] = by_number(
    f"{__name__}.EFFECT_HANDLERS",
    tables.EFFECTS,
    {
        tables.GAIN: _gain,
        tables.PUT: _put,
        tables.GAIN_MIX: _mix,
        tables.PUT_MIX: _mix,
        tables.GAIN_COST: _mix,
        tables.RIVALS_GAIN: _rivals_gain,
        tables.GAIN_X: _mix,
        tables.PUT_SPENT_ANYWHERE: _put_spent_anywhere,
        tables.PUT_SPENT: _put_spent,
        tables.STRAIGHTEN: _straighten,
        tables.STRAIGHTEN_CREATURE: _straighten_creature,
        tables.STRAIGHTEN_THIS: _straighten_this,
        tables.DRAW: _draw,
        tables.DISCARD_DRAWN: _discard_drawn,
        tables.LOOK: _look,
        tables.ATTACK: _attack,
        tables.MATCH_RIVAL: _match_rival,
        tables.PLACE_ARTIFACT: _place,
        tables.CHECK_VICTORY: _check_victory,
    },
)
"""What each kind of effect does. Returns whether somebody is asked, so that the rest has to wait."""

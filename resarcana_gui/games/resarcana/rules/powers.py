"""Using a power, second half: its effects, one after another, each perhaps with a question in between."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.cards.essences import ESSENCES, count_of, of
from resarcana_gui.games.resarcana.cards.tables import (
    ATTACK,
    CHECK_VICTORY,
    CREATURE,
    DISCARD_DRAWN,
    DRAW,
    FROM_HAND,
    GAIN,
    GAIN_COST,
    GAIN_MIX,
    GAIN_X,
    LOOK,
    MATCH_RIVAL,
    PLACE_ARTIFACT,
    PUT,
    PUT_MIX,
    PUT_SPENT,
    PUT_SPENT_ANYWHERE,
    RIVALS_GAIN,
    STRAIGHTEN,
    STRAIGHTEN_CREATURE,
    STRAIGHTEN_THIS,
    Effect,
    Power,
)
from resarcana_gui.games.resarcana.rules.attacks import continue_attack
from resarcana_gui.games.resarcana.rules.codes import CHECKING_NOW, MONUMENT_DECK_TOP, NO_COMPONENT, OWN_DECK
from resarcana_gui.games.resarcana.rules.moves import draw, gain, put, reshuffle, rivals
from resarcana_gui.games.resarcana.rules.payments import mixes_of_types, single_type
from resarcana_gui.games.resarcana.rules.placing import placeable
from resarcana_gui.games.resarcana.rules.power_costs import cost_targets, number_x, pay_cost, payment_ways
from resarcana_gui.games.resarcana.rules.power_questions import (
    AskCostTarget,
    AskDiscard,
    AskGain,
    AskLook,
    AskOrder,
    AskPay,
    AskPlace,
    AskPut,
    AskRival,
    AskStraighten,
    AskStraightenCreature,
)
from resarcana_gui.games.resarcana.rules.questions import EffectQuestion
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Chance


class Use:
    """One use of a power: who, which, what was chosen and paid for it, and how far its effects are done."""

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
        """How many cards the effect before has drawn."""

    @property
    def asking(self) -> int:
        """The effect that is being done, and may ask."""
        return self.step - 1


def use_of(state: State, question: EffectQuestion) -> Use:
    """The use of a power that a question belongs to, after the effect that asks."""
    seat, number, index = question.seat, question.component, question.power
    return Use(state, seat, number, index, question.target, question.paid, question.effect + 1)


def begin_power(state: State, seat: int, number: int, index: int, chance: Chance) -> None:
    """Use a power that can be used; first, what to turn, destroy or discard for it."""
    state.use_power(seat, number, index)
    power = state.cards.components[number].powers[index]
    target = NO_COMPONENT
    if power.choice:
        targets = cost_targets(state, seat, number, power.choice)
        if len(targets) > 1:
            state.ask(AskCostTarget(seat, number, index))
            return
        target = targets[0]
    choose_payment(state, seat, number, index, target, chance)


def choose_payment(state: State, seat: int, number: int, index: int, target: int, chance: Chance) -> None:
    """Second, how to pay."""
    ways = payment_ways(state, seat, state.cards.components[number].powers[index])
    if len(ways) > 1:
        state.ask(AskPay(seat, number, index, target))
    else:
        pay_and_do(state, seat, number, index, target, ways[0], chance)


def pay_and_do(state: State, seat: int, number: int, index: int, target: int, paid: int, chance: Chance) -> None:
    """Third, pay everything and do the effects."""
    use = Use(state, seat, number, index, target, paid, 0)
    pay_cost(state, seat, number, use.power, target, paid)
    do_effects(state, use, chance)


def do_effects(state: State, use: Use, chance: Chance) -> None:
    """Do the effects that are still to be done, up to the next question."""
    effects = use.power.effects
    while use.step < len(effects):
        effect = effects[use.step]
        use.step += 1
        if _do(state, use, effect, chance):
            return


def _do(state: State, use: Use, effect: Effect, chance: Chance) -> bool:
    """Do one effect. Whether somebody is asked."""
    kind = effect.kind
    if kind == GAIN:
        gain(state, use.seat, effect.essences, use.number)
        return False
    if kind == PUT:
        put(state, use.number, effect.essences)
        return False
    if kind in (GAIN_MIX, PUT_MIX, GAIN_COST, GAIN_X):
        return _do_mix(state, use, effect)
    if kind in (STRAIGHTEN, STRAIGHTEN_CREATURE, PUT_SPENT_ANYWHERE, PLACE_ARTIFACT):
        return _do_target(state, use, effect)
    if kind in (DRAW, DISCARD_DRAWN, LOOK):
        return _do_cards(state, use, effect, chance)
    return _do_other(state, use, effect)


def _do_other(state: State, use: Use, effect: Effect) -> bool:
    kind = effect.kind
    if kind == ATTACK:
        state.begin_attack(use.seat, use.number, effect.number)
        return continue_attack(state, use.seat, use.number, use.index, use.asking, 1)
    if kind == RIVALS_GAIN:
        for rival in rivals(state, use.seat):
            gain(state, rival, effect.essences, use.number)
    elif kind == PUT_SPENT:
        put(state, use.number, use.paid)
    elif kind == STRAIGHTEN_THIS:
        state.straighten(use.number)
    elif kind == MATCH_RIVAL:
        return _match_rival(state, use, effect)
    else:
        assert kind == CHECK_VICTORY
        state.begin_phase(CHECKING_NOW)
    return False


def _do_mix(state: State, use: Use, effect: Effect) -> bool:
    ways = mix_ways(state, use, effect)
    if len(ways) > 1:
        size = mix_size(state, use, effect)
        state.ask(AskGain(use.seat, use.number, use.index, use.asking, use.target, use.paid, size, effect.types))
        return True
    take_mix(state, use, effect, ways[0])
    return False


def mix_size(state: State, use: Use, effect: Effect) -> int:
    """How many essences an effect gives in a mix of the seat's choice."""
    if effect.kind == GAIN_COST:
        return state.cards.components[use.target].cost_size + effect.number
    return number_x(use.power, use.paid) if effect.kind == GAIN_X else effect.number


def mix_ways(state: State, use: Use, effect: Effect) -> list[int]:
    """Every mix that an effect lets the seat choose from."""
    number = mix_size(state, use, effect)
    if effect.kind != GAIN_X:
        return mixes_of_types(number, effect.types)
    if number == 0:
        return [0]
    several = effect.types & (effect.types - 1)
    return single_type(number, effect.types, use.paid if several else 0)


def take_mix(state: State, use: Use, effect: Effect, essences: int) -> None:
    """Gain the mix, or put it on the component."""
    if effect.kind == PUT_MIX:
        put(state, use.number, essences)
    else:
        gain(state, use.seat, essences, use.number)


def _do_target(state: State, use: Use, effect: Effect) -> bool:
    kind = effect.kind
    seat, number, index, target, paid = use.seat, use.number, use.index, use.target, use.paid
    if kind == PLACE_ARTIFACT:
        if not _may_place(state, use, effect):
            return False
        state.ask(AskPlace(seat, number, index, use.asking, target, paid))
        return True
    if kind == PUT_SPENT_ANYWHERE:
        state.ask(AskPut(seat, number, index, use.asking, target, paid))
        return True
    if kind == STRAIGHTEN_CREATURE:
        if not turned_of(state, seat, CREATURE):
            return False
        state.ask(AskStraightenCreature(seat, number, index, use.asking, target, paid))
        return True
    return _straighten(state, use)


def _straighten(state: State, use: Use) -> bool:
    targets = turned_of(state, use.seat, 0)
    if len(targets) > 1:
        state.ask(AskStraighten(use.seat, use.number, use.index, use.asking, use.target, use.paid))
        return True
    if targets:
        state.straighten(targets[0])
    return False


def _may_place(state: State, use: Use, effect: Effect) -> bool:
    """Whether to ask. From a hand it is asked even if no card fits: not to be asked would tell the others so."""
    if effect.choice == FROM_HAND:
        return bool(state.hand[use.seat])
    return bool(placeable(state, use.seat, effect))


def turned_of(state: State, seat: int, types: int) -> list[int]:
    """The turned components of a seat; with types only the Dragons or Creatures."""
    components = state.cards.components
    return [
        number
        for number in state.play[seat]
        if state.turned[number] and (not types or components[number].types & types)
    ]


def _do_cards(state: State, use: Use, effect: Effect, chance: Chance) -> bool:
    if effect.kind == DRAW:
        use.drawn = sum(1 for _ in range(effect.number) if draw(state, use.seat, chance))
        return False
    if effect.kind == LOOK:
        return _choose_deck(state, use, effect.number, chance)
    hand = state.hand[use.seat]
    if use.drawn < len(hand):
        if not use.drawn:
            return False
        state.ask(AskDiscard(use.seat, use.number, use.index, use.asking, use.target, use.paid, use.drawn))
        return True
    for card in hand[:]:
        state.discard(use.seat, card)
    return False


def _choose_deck(state: State, use: Use, number: int, chance: Chance) -> bool:
    decks = decks_to_look_at(state, use.seat)
    if len(decks) > 1:
        state.ask(AskLook(use.seat, use.number, use.index, use.asking, use.target, use.paid, number))
        return True
    return bool(decks) and look(state, use, decks[0], number, chance)


def decks_to_look_at(state: State, seat: int) -> list[int]:
    """The decks that have cards: the seat's own (its discards count, they would be reshuffled) and the monuments."""
    decks = [OWN_DECK] if state.deck[seat] or state.discards[seat] else []
    return [*decks, MONUMENT_DECK_TOP] if state.monument_deck else decks


def look(state: State, use: Use, deck: int, number: int, chance: Chance) -> bool:
    """Look at the top cards of a deck; the seat is asked for their new order where there is one."""
    if deck == OWN_DECK and len(state.deck[use.seat]) < number:
        reshuffle(state, use.seat, chance)
    cards = state.deck[use.seat] if deck == OWN_DECK else state.monument_deck
    seen = tuple(cards[:number])
    state.look(use.seat, deck, seen)
    if len(seen) == 1:
        return False
    state.ask(AskOrder(use.seat, use.number, use.index, use.asking, use.target, use.paid, deck, len(seen)))
    return True


def _match_rival(state: State, use: Use, effect: Effect) -> bool:
    others = rivals(state, use.seat)
    if len(others) > 1:
        state.ask(AskRival(use.seat, use.number, use.index, use.asking, use.target, use.paid))
        return True
    match_rival(state, use, effect, others[0])
    return False


def match_rival(state: State, use: Use, effect: Effect, rival: int) -> None:
    """Gain as many essences as a rival has of another type in the pool; nothing is taken away."""
    number = sum(
        count_of(state.pool[rival], essence) for essence in range(ESSENCES) if count_of(effect.essences, essence)
    )
    for essence in range(ESSENCES):
        if number and effect.types >> essence & 1:
            gain(state, use.seat, of(essence, number), use.number)

"""Using a power: what is chosen for its cost, how it is paid, and its effects, one after another."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules.effects import PowerUse, do_effect
from resarcana_gui.games.resarcana.rules.power_costs import cost_targets, pay_cost, payment_ways
from resarcana_gui.games.resarcana.rules.power_questions import AskCostTarget, AskPay
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Chance


def begin_power(state: State, seat: int, number: int, index: int, chance: Chance) -> None:
    """Use a power that can be used. First, choose what to turn, destroy or discard for it."""
    state.use_power(seat, number, index)
    power = state.cards.components[number].powers[index]
    targets = cost_targets(state, seat, number, power.choice)
    if len(targets) > 1:
        state.ask(AskCostTarget(seat, number, index))
    else:
        choose_payment(state, seat, number, index, targets[0], chance)


def choose_payment(state: State, seat: int, number: int, index: int, target: int, chance: Chance) -> None:
    """Second, choose how to pay."""
    ways = payment_ways(state, seat, state.cards.components[number].powers[index]).each
    if len(ways) > 1:
        state.ask(AskPay(seat, number, index, target))
    else:
        pay_and_do(state, seat, number, index, target, ways[0], chance)


def pay_and_do(state: State, seat: int, number: int, index: int, target: int, paid: int, chance: Chance) -> None:
    """Third, pay everything and carry out the effects."""
    use = PowerUse(state, seat, number, index, target, paid, 0)
    pay_cost(state, seat, number, use.power, target, paid)
    do_effects(state, use, chance)


def do_effects(state: State, use: PowerUse, chance: Chance) -> None:
    """Carry out the remaining effects, up to the next question."""
    effects = use.power.effects
    while use.step < len(effects):
        effect = effects[use.step]
        use.step += 1
        if do_effect(state, use, effect, chance):
            return

"""Goes on when nothing is asked: what was begun, what waits, the phase."""

from __future__ import annotations

from resarcana_gui.games.seasons.rules import codes
from resarcana_gui.games.seasons.rules.activating import tax_activation
from resarcana_gui.games.seasons.rules.basic_moves import gain
from resarcana_gui.games.seasons.rules.choosing import gain_chosen
from resarcana_gui.games.seasons.rules.drafting import draft_on
from resarcana_gui.games.seasons.rules.effects import carry_on, elements, enter
from resarcana_gui.games.seasons.rules.opponent_effects import sacrifice_one, take_back_one
from resarcana_gui.games.seasons.rules.ordering import effects_to_order
from resarcana_gui.games.seasons.rules.payments import pay_on
from resarcana_gui.games.seasons.rules.rounds import before_die, begin_round, choose_dice, move_by_die, next_round
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.summoning import put_into_play
from resarcana_gui.games.seasons.rules.turn_questions import AskNextEffect, AskTurn
from resarcana_gui.games.seasons.rules.waiting import (
    CardTriggered,
    CarryOn,
    Elements,
    Entering,
    GainChosen,
    GainThese,
    PayEnergies,
    PutIntoPlay,
    RoundEnding,
    SacrificeOne,
    Step,
    Summoned,
    TakeBackOne,
    TaxActivation,
)
from resarcana_gui.kernel.chance import Chance


def proceed(state: State, chance: Chance) -> None:
    """Nothing is asked: go on until something is, or the game is over. What is begun is finished first; then come
    the effects that wait; then the phase goes on."""
    while not state.stack:
        if state.steps:
            _take_step(state, chance)
        elif state.effects:
            _next_effect_or_ask(state, chance)
        elif state.phase == codes.GAME_OVER:
            return
        else:
            _go_on(state, chance)


def _go_on(state: State, chance: Chance) -> None:
    phase = state.phase
    if phase == codes.ACTING:
        state.ask(AskTurn(state.active))
    elif phase == codes.BEFORE_DIE:
        before_die(state, chance)
    elif phase == codes.CHOOSING_DICE:
        choose_dice(state)
    elif phase == codes.ROUND_ENDING:
        move_by_die(state)
    elif phase == codes.MARKER_MOVED:
        next_round(state, chance)
    elif phase == codes.DRAFTING:
        draft_on(state)
    else:
        assert phase == codes.LIBRARIES
        begin_round(state, 1, state.first, chance)


# What waits.


def _take_step(state: State, chance: Chance) -> None:
    """Carry out the next step of what was begun."""
    step = state.steps[-1]
    state.take_step()
    if isinstance(step, CarryOn):
        carry_on(state, step, chance)
    elif isinstance(step, PutIntoPlay):
        put_into_play(state, step.owner, step.card, step.source, step.types)
    elif isinstance(step, TaxActivation):
        tax_activation(state, step)
    elif isinstance(step, PayEnergies):
        pay_on(state, step)
    else:
        _take_rare_step(state, step, chance)


def _take_rare_step(state: State, step: Step, chance: Chance) -> None:
    if isinstance(step, Elements):
        elements(state, step, chance)
    elif isinstance(step, SacrificeOne):
        sacrifice_one(state, step)
    elif isinstance(step, TakeBackOne):
        take_back_one(state, step)
    elif isinstance(step, GainChosen):
        gain_chosen(state, step.owner, step.card, step.number)
    else:
        assert isinstance(step, GainThese)
        gain(state, step.owner, step.energies, step.card)


def _next_effect_or_ask(state: State, chance: Chance) -> None:
    found = effects_to_order(state)
    if len(found) > 1:
        state.ask(AskNextEffect(found[0].owner))
    else:
        happen(state, found[0], chance)


def happen(state: State, effect: CardTriggered, chance: Chance) -> None:
    """Carry out an effect that waited, unless its card has left play since."""
    state.take_effect(effect)
    seat, card = effect.owner, effect.card
    if isinstance(effect, Entering):
        enter(state, effect, chance)
    elif state.owner[card] != seat:
        return
    elif isinstance(effect, Summoned):
        carry_on(state, CarryOn(seat, card, codes.ON_SUMMONING), chance)
    elif isinstance(effect, RoundEnding):
        carry_on(state, CarryOn(seat, card, codes.ON_ROUND_END), chance)
    else:
        carry_on(state, CarryOn(seat, card, codes.ON_SEASON), chance)

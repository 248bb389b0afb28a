"""The reason for everything a player might want to do and cannot. Codes and details are listed in docs/engine.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.words import DWELLING, SPACES
from resarcana_gui.games.terra_mystica.rules.actions import held_actions
from resarcana_gui.games.terra_mystica.rules.basics import burnable, can_pay, faction_of, has_piece, spade_price
from resarcana_gui.games.terra_mystica.rules.building import UPGRADES, price_of
from resarcana_gui.games.terra_mystica.rules.codes import (
    COINS_TO_POINT,
    NONE,
    POINT_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_POWER,
    PRIEST_TO_WORKER,
    ROUNDS,
    WORKER_POWER,
    WORKER_TO_COIN,
)
from resarcana_gui.games.terra_mystica.rules.commands import (
    AdvanceDigging,
    AdvanceShipping,
    Answer,
    Build,
    Burn,
    Convert,
    EndTurn,
    LinkRiver,
    Pass,
    SendPriest,
    Transform,
    Upgrade,
    UseAction,
)
from resarcana_gui.games.terra_mystica.rules.legal import legal_answers
from resarcana_gui.games.terra_mystica.rules.questions import AskTurn, Question
from resarcana_gui.games.terra_mystica.rules.reaching import reached, skip_price, skipped, with_skip
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.turns import can_lower, can_ship, free_space
from resarcana_gui.kernel.refusal import Refusal

ACTIONS: Final = (Transform, Upgrade, SendPriest, AdvanceShipping, AdvanceDigging, UseAction, Pass)
"""Answers that are actions wherever they are given; building is also part of others."""
FREE: Final = (Convert, Burn, LinkRiver)
ON_TURN: Final = ACTIONS + FREE
MAIN: Final = (*ACTIONS, Build)


def why_not(state: State, given: Answer) -> Refusal | None:
    """Why an answer is impossible now; None when it is legal."""
    if not state.stack:
        return Refusal("game_over")
    question = state.stack[-1]
    if given.seat != question.seat:
        return _not_asked(state, given, question)
    if given in legal_answers(state):
        return None
    return _why_not_now(state, given, question)


def _why_not_now(state: State, given: Answer, question: Question) -> Refusal:
    """Why an answer is not among the legal ones."""
    if isinstance(question, AskTurn):
        return _why_no_turn(state, given, question)
    if isinstance(given, ON_TURN) and not _could_answer(state, given):
        return Refusal("answer_first", {"question": question.KIND})
    return _why_no_answer(state, given, question)


def _could_answer(state: State, given: Answer) -> bool:
    return any(type(each) is type(given) for each in legal_answers(state))


def _not_asked(state: State, given: Answer, question: Question) -> Refusal:
    if not 0 <= given.seat < state.seats:
        return Refusal("no_such_seat", {"seat": given.seat})
    if state.passed[given.seat] and isinstance(given, ACTIONS):
        return Refusal("has_passed")
    return Refusal("not_your_turn", {"asked": question.seat})


def _why_no_answer(state: State, given: Answer, question: Question) -> Refusal:
    if isinstance(given, (Build, Transform)) and state.structure[given.at]:
        return Refusal("occupied", {"owner": state.owner[given.at]})
    if isinstance(given, Build) and not can_pay(state, given.seat, faction_of(state, given.seat).costs[DWELLING]):
        return _cannot_pay(state, given.seat, faction_of(state, given.seat).costs[DWELLING])
    if isinstance(given, FREE):
        return _why_no_free_thing(state, given)
    return Refusal("not_an_answer", {"question": question.KIND})


def _why_no_turn(state: State, given: Answer, question: AskTurn) -> Refusal:
    if isinstance(given, EndTurn):
        return Refusal("action_first")
    if isinstance(given, FREE):
        return _why_no_free_thing(state, given)
    if not isinstance(given, MAIN):
        return Refusal("not_an_answer", {"question": question.KIND})
    if question.left == 0:
        return Refusal("already_acted")
    return WHY_NO_ACTION[type(given)](state, given)


def _why_no_free_thing(state: State, given: Answer) -> Refusal:
    if isinstance(given, Burn):
        return Refusal("too_few_to_burn", {"tokens": state.bowl2[given.seat]})
    if isinstance(given, Convert):
        return _why_no_exchange(state, given.seat, given.exchange)
    return Refusal("founds_no_town")


def _why_no_exchange(state: State, seat: int, exchange: int) -> Refusal:
    trade = faction_of(state, seat).abilities.trade
    if exchange in (POINT_TO_COIN, COINS_TO_POINT) and not trade:
        return Refusal("only_alchemists")
    given = {PRIEST_TO_WORKER: Amount(0, 0, 1), WORKER_TO_COIN: Amount(0, 1), COINS_TO_POINT: Amount(trade)}
    if exchange in given:
        return _cannot_pay(state, seat, given[exchange])
    if exchange == POINT_TO_COIN:
        return Refusal("no_points")
    return _why_no_power_exchange(state, seat, exchange)


def _why_no_power_exchange(state: State, seat: int, exchange: int) -> Refusal:
    power = {POWER_TO_PRIEST: PRIEST_POWER, POWER_TO_WORKER: WORKER_POWER}.get(exchange, 1)
    if state.bowl3[seat] < power:
        return Refusal("not_enough_power", {"needed": power, "power": state.bowl3[seat]})
    return Refusal("no_priest_left")


def _cannot_pay(state: State, seat: int, price: Amount) -> Refusal:
    """What is missing to pay a price, and the whole price."""
    return Refusal(
        "cannot_pay",
        {
            "coins": max(0, price.coins - state.coins[seat]),
            "workers": max(0, price.workers - state.workers[seat]),
            "priests": max(0, price.priests - state.priests[seat]),
            "price_coins": price.coins,
            "price_workers": price.workers,
            "price_priests": price.priests,
        },
    )


# Why a seat cannot take an action; each is only asked about what is not legal.


def _why_no_hex(state: State, seat: int, at: int) -> Refusal | None:
    if state.structure[at]:
        return Refusal("occupied", {"owner": state.owner[at]})
    if not (reached(state, seat) | skipped(state, seat)) >> at & 1:
        return Refusal("not_reached", {"at": at})
    return None


def _on_the_way(state: State, seat: int, at: int, price: Amount) -> Amount:
    """A price with that of the tunnel or carpet to a hex, if it takes one."""
    return with_skip(price, skip_price(state, seat)) if skipped(state, seat) >> at & 1 else price


def _why_no_dwelling(state: State, given: Build) -> Refusal:
    seat, at, faction = given.seat, given.at, faction_of(state, given.seat)
    refusal = _why_no_hex(state, seat, at)
    if refusal is not None:
        return refusal
    if state.terrain[at] != faction.home:
        return Refusal("not_home", {"terrain": state.terrain[at], "home": faction.home})
    if not has_piece(state, seat, DWELLING):
        return Refusal("none_left", {"structure": DWELLING})
    return _cannot_pay(state, seat, _on_the_way(state, seat, at, faction.costs[DWELLING]))


def _why_no_transformation(state: State, given: Transform) -> Refusal:
    seat, at, faction = given.seat, given.at, faction_of(state, given.seat)
    refusal = _why_no_hex(state, seat, at)
    if refusal is not None:
        return refusal
    if state.terrain[at] == faction.home and faction.abilities.spades_always:
        return Refusal("is_home")
    price, spades = spade_price(state, seat), max(1, faction.abilities.spades_always)
    whole = Amount(0, price.workers * spades, price.priests * spades)
    return _cannot_pay(state, seat, _on_the_way(state, seat, at, whole))


def _why_no_upgrade(state: State, given: Upgrade) -> Refusal:
    seat, at, structure = given.seat, given.at, given.structure
    if state.owner[at] != seat:
        return Refusal("not_yours", {"owner": state.owner[at]})
    if UPGRADES.get(structure) != state.structure[at]:
        return Refusal("no_such_upgrade", {"before": state.structure[at], "structure": structure})
    if not has_piece(state, seat, structure):
        return Refusal("none_left", {"structure": structure})
    return _cannot_pay(state, seat, price_of(state, seat, at, structure))


def _why_no_priest(state: State, given: SendPriest) -> Refusal:
    if given.steps != 1 and given.steps not in SPACES:
        return Refusal("no_such_steps", {"steps": given.steps})
    if given.steps > 1 and free_space(state, given.cult, given.steps) == NONE:
        return Refusal("no_space", {"cult": given.cult, "steps": given.steps})
    return _cannot_pay(state, given.seat, Amount(priests=1))


def _why_no_shipping(state: State, given: AdvanceShipping) -> Refusal:
    faction = faction_of(state, given.seat)
    if not can_ship(state, given.seat):
        return Refusal("no_more_shipping" if faction.ships else "no_shipping")
    return _cannot_pay(state, given.seat, faction.ship_price)


def _why_no_digging(state: State, given: AdvanceDigging) -> Refusal:
    faction = faction_of(state, given.seat)
    if not can_lower(state, given.seat):
        return Refusal("no_more_digging" if faction.spade else "no_digging")
    return _cannot_pay(state, given.seat, faction.dig_price)


def _why_no_use(state: State, given: UseAction) -> Refusal:
    seat, action = given.seat, state.parts.actions[given.action]
    if not action.power and action.number not in held_actions(state, seat):
        return Refusal("not_held", {"action": action.number})
    if (state.used_power | state.used[seat]) >> action.number & 1:
        return Refusal("action_used", {"action": action.number})
    power = burnable(state, seat)
    if power < action.power:
        return Refusal("not_enough_power", {"needed": action.power, "power": power})
    if not can_pay(state, seat, action.price):
        return _cannot_pay(state, seat, action.price)
    return Refusal("of_no_use", {"action": action.number})


def _why_no_pass(state: State, given: Pass) -> Refusal:
    if state.round == ROUNDS:
        return Refusal("no_card_in_last_round")
    if given.card == NONE:
        return Refusal("needs_card")
    if given.card in state.card:
        return Refusal("card_taken", {"owner": state.card.index(given.card)})
    return Refusal("card_not_in_play")


WHY_NO_ACTION: Final[dict[type[Answer], Callable[..., Refusal]]] = {
    Build: _why_no_dwelling,
    Transform: _why_no_transformation,
    Upgrade: _why_no_upgrade,
    SendPriest: _why_no_priest,
    AdvanceShipping: _why_no_shipping,
    AdvanceDigging: _why_no_digging,
    UseAction: _why_no_use,
    Pass: _why_no_pass,
}

"""What an answer means, in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import ESSENCES, LIFE, count_of, total
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.attacks import attack_effect
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.legal import effect_before
from resarcana_gui.games.resarcana.rules.placing import NO_DISCOUNT, price_of
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.card_text import cost_text, describe_powers
from resarcana_gui.games.resarcana.view.tell.power_text import key_of, power_cost, power_effects, react_cost
from resarcana_gui.games.resarcana.view.tell.question_text import chosen_cost
from resarcana_gui.games.resarcana.view.tell.voice import Voice


def command_text(voice: Voice, answer: Answer, view: State) -> str:
    """What an answer to the open question means."""
    question = view.stack[-1]
    return MAKERS[answer.kind](voice, answer, question, view)


def price_text(voice: Voice, number: int, view: State, seat: int, effect: tables.Effect = NO_DISCOUNT) -> str:
    """What placing or claiming a component costs a seat now."""
    card = view.cards.components[number]
    less = card.cost_size - price_of(view, seat, number, effect).size
    cost = cost_text(card, voice)
    if not less:
        return cost
    return voice.text("table.less", cost=cost, number=less) if less < card.cost_size else voice.text("free")


def _choose(voice: Voice, answer: Answer, question: Question, view: State) -> str:
    key = f"command.choose.{codes.QUESTIONS[question.kind]}"
    if question.kind == codes.ASK_COST_TARGET:
        key = f"{key}.{chosen_cost(question, view)}"
    effect = effect_before(view, question) if question.kind == codes.ASK_PLACE else NO_DISCOUNT
    text = describe_powers(view.cards.components[answer.component], voice)
    return voice.text(
        key,
        card=voice.card(answer.component),
        cost=_cost(voice, answer, question, view, effect),
        text=voice.text("command.text", text=text) if text else "",
    )


def _cost(voice: Voice, answer: Answer, question: Question, view: State, effect: tables.Effect) -> str:
    if question.kind == codes.ASK_PLACE:
        return price_text(voice, answer.component, view, answer.seat, effect)
    return cost_text(view.cards.components[answer.component], voice)


def _seat(voice: Voice, answer: Answer, question: Question, view: State) -> str:
    who = voice.players[answer.target]
    if question.kind != codes.ASK_RIVAL:
        return voice.text("command.seat", who=who)
    wanted = effect_before(view, question).essences
    found = [voice.several(count_of(view.pool[answer.target], essence), essence) for essence in types_in(wanted)]
    return voice.text("command.rival", who=who, what=voice.listed(found))


def types_in(amount: int) -> list[int]:
    """The essences that an amount has any of."""
    return [essence for essence in range(ESSENCES) if count_of(amount, essence)]


def _on_it(voice: Voice, answer: Answer, question: Question, view: State) -> str:
    key = "command.take" if answer.kind == codes.TAKE else "command.leave"
    return voice.text(key, what=voice.amount(view.on[answer.component]), card=voice.card(answer.component))


def _amount(voice: Voice, answer: Answer, question: Question, view: State) -> str:
    key = f"command.{codes.COMMANDS[answer.kind]}"
    if question.kind == codes.ASK_GAIN and effect_before(view, question).kind == tables.PUT_MIX:
        return voice.text("command.put", what=voice.amount(answer.essences), card=voice.card(question.component))
    paid = answer.essences
    if question.kind == codes.ASK_PAY:
        paid += view.cards.components[question.component].powers[question.power].fixed
    return voice.text(key, what=voice.amount(paid))


def _by_card(voice: Voice, answer: Answer, question: Question, view: State) -> str:
    return voice.text(f"command.{codes.COMMANDS[answer.kind]}", card=voice.card(answer.component))


def _place(voice: Voice, answer: Answer, question: Question, view: State) -> str:
    key = f"command.{codes.COMMANDS[answer.kind]}"
    if answer.component == codes.MONUMENT_DECK_TOP:
        return voice.text("command.claim_unseen", cost=voice.amount(view.cards.monument_cost))
    cost = price_text(voice, answer.component, view, answer.seat)
    return voice.text(key, card=voice.card(answer.component), cost=cost)


def _discard(voice: Voice, answer: Answer, question: Question, view: State) -> str:
    if answer.cards:
        return voice.text("command.discard_only", cards=voice.card_list(answer.cards))
    return _by_card(voice, answer, question, view)


def _use(voice: Voice, answer: Answer, question: Question, view: State) -> str:
    power = view.cards.components[answer.component].powers[answer.power]
    cost, effect = power_cost(voice, power), power_effects(voice, power)
    return voice.text("command.use", card=voice.card(answer.component), cost=cost, effect=effect)


def _look(voice: Voice, answer: Answer, question: Question, view: State) -> str:
    return voice.text("command.look", deck=voice.deck(answer.component, answer.seat))


def _order(voice: Voice, answer: Answer, question: Question, view: State) -> str:
    return voice.text("command.order", cards=voice.text("list.comma").join(map(voice.card, answer.cards)))


def _react(voice: Voice, answer: Answer, question: Question, view: State) -> str:
    react = view.cards.components[answer.component].reacts[answer.power]
    key = "command.raise" if question.kind == codes.ASK_CHECK else "command.react"
    card = voice.card(answer.component)
    return voice.text(key, card=card, cost=react_cost(voice, react, "command.cost"), number=react.points)


def _escape(voice: Voice, answer: Answer, question: Question, view: State) -> str:
    effect = attack_effect(view, question.component, question.power)
    if answer.component == codes.NO_COMPONENT:
        return voice.text("command.escape.pay", what=voice.amount(effect.essences))
    key = f"command.escape.{key_of(tables.ESCAPES[effect.choice])}"
    return voice.text(key, card=voice.card(answer.component))


def _suffer(voice: Voice, answer: Answer, question: Question, view: State) -> str:
    pool = view.pool[answer.seat]
    life = min(question.number, count_of(pool, LIFE))
    others = min(2 * (question.number - life), total(pool) - life)
    if others and life:
        return voice.plural("command.suffer_short", others, what=voice.several(life, LIFE))
    if others:
        return voice.plural("command.suffer_others", others)
    return voice.text("command.suffer", number=life) if life else voice.text("command.suffer_nothing")


def _decline(voice: Voice, answer: Answer, question: Question, view: State) -> str:
    key = f"command.decline.{codes.QUESTIONS[question.kind]}"
    return voice.text(key, card=voice.card(question.component))


def _pass(voice: Voice, answer: Answer, question: Question, view: State) -> str:
    return voice.text("command.pass")


MAKERS: Final[dict[int, Callable[[Voice, Answer, Question, State], str]]] = {
    codes.CHOOSE: _choose,
    codes.CHOOSE_SEAT: _seat,
    codes.TAKE: _on_it,
    codes.LEAVE: _on_it,
    codes.GAIN: _amount,
    codes.PAY: _amount,
    codes.TURN: _by_card,
    codes.PLACE: _place,
    codes.CLAIM: _place,
    codes.DISCARD: _discard,
    codes.USE: _use,
    codes.PASS: _pass,
    codes.LOOK: _look,
    codes.ORDER: _order,
    codes.REACT: _react,
    codes.ESCAPE: _escape,
    codes.SUFFER: _suffer,
    codes.LOSE: _amount,
    codes.DECLINE: _decline,
}

"""What is asked, as sentences that say why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import ESSENCES, count_of
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.attacks import attack_effect
from resarcana_gui.games.resarcana.rules.legal import effect_before, placing_effect
from resarcana_gui.games.resarcana.rules.placing import price_of
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.card_text import cost_text
from resarcana_gui.games.resarcana.view.tell.power_text import key_of, pay_terms
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.games.resarcana.view.tell.words import sentence


def question_text(voice: Voice, question: Question, view: State) -> str:
    """What is asked, as one sentence."""
    kind = codes.QUESTIONS[question.kind]
    if question.seat in (voice.you, view.viewer):
        return sentence(MAKERS.get(question.kind, _by_card)(voice, f"question.{kind}", question, view))
    asked = voice.text(f"asked.{kind}")
    return sentence(voice.text("question.other", who=voice.who(question.seat), asked=asked))


def chosen_cost(question: Question, view: State) -> str:
    """What is chosen for a power's cost, as a key."""
    power = view.cards.components[question.component].powers[question.power]
    return key_of(tables.CHOICES[power.choice])


def _card(voice: Voice, question: Question) -> str:
    return voice.card(question.component) if question.component >= 0 else ""


def _by_card(voice: Voice, key: str, question: Question, view: State) -> str:
    return voice.text(key, card=_card(voice, question), number=question.number)


def _plural(voice: Voice, key: str, question: Question, view: State) -> str:
    return voice.plural(key, question.number, card=_card(voice, question))


def _mix(voice: Voice, key: str, question: Question, view: State) -> str:
    what = voice.mix(question.number, question.types)
    kind = effect_before(view, question).kind if question.power >= 0 else tables.GAIN_MIX
    if kind == tables.GAIN_X:
        what = voice.plural("mix.same", question.number)
    if kind == tables.PUT_MIX:
        key = "question.put_essences"
    return voice.text(key, card=_card(voice, question), what=what)


def _take(voice: Voice, key: str, question: Question, view: State) -> str:
    what = voice.amount(view.on[question.component])
    return voice.text(key, card=_card(voice, question), what=what, note=_take_note(voice, question.component, view))


def _take_note(voice: Voice, number: int, view: State) -> str:
    """What leaving the essences would be good for."""
    component = view.cards.components[number]
    collect, key = component.collect, "question.take_notes"
    if collect.kind == tables.COLLECT_INTEREST:
        return voice.text(f"{key}.interest", what=voice.mix(collect.number, collect.types))
    if collect.kind == tables.COLLECT_GROWTH:
        return voice.text(f"{key}.growth", number=collect.number)
    lost = sum(
        count_of(view.on[number], essence) for essence in range(ESSENCES) if component.per_essence >> essence & 1
    )
    return voice.plural(f"{key}.points", lost) if lost else ""


def _curse(voice: Voice, key: str, question: Question, view: State) -> str:
    price = view.cards.components[question.component].collect.essences
    return voice.text(key, card=_card(voice, question), what=voice.amount(price))


def _pay_power(voice: Voice, key: str, question: Question, view: State) -> str:
    power = view.cards.components[question.component].powers[question.power]
    cost = voice.text("cost.pay", what=voice.listed(pay_terms(voice, power)))
    return voice.text(key, card=_card(voice, question), cost=cost)


def _pay_placement(voice: Voice, key: str, question: Question, view: State) -> str:
    card = view.cards.components[question.component]
    price = price_of(view, question.seat, question.component, placing_effect(view, question))
    less = card.cost_size - price.size
    return voice.text(
        "question.pay_less" if less else key,
        card=voice.card(question.component),
        cost=cost_text(card, voice),
        number=less,
        size=voice.plural("kind.number", price.size),
    )


def _choose_cost(voice: Voice, key: str, question: Question, view: State) -> str:
    return voice.text(f"{key}.{chosen_cost(question, view)}", card=_card(voice, question))


def _straighten(voice: Voice, key: str, question: Question, view: State) -> str:
    return voice.text(f"{key}_creature" if question.number else key, card=_card(voice, question))


def _put(voice: Voice, key: str, question: Question, view: State) -> str:
    return voice.text(key, card=_card(voice, question), what=voice.amount(question.essences))


def _rival(voice: Voice, key: str, question: Question, view: State) -> str:
    effect = effect_before(view, question)
    counted = next(essence for essence in range(ESSENCES) if count_of(effect.essences, essence))
    names = {"counted": voice.essence(counted), "what": voice.types(effect.types)}
    return voice.text(key, card=_card(voice, question), **names)


def _order(voice: Voice, key: str, question: Question, view: State) -> str:
    deck = voice.deck(question.target, question.seat, "deck_of")
    return voice.text(key, card=_card(voice, question), number=question.number, deck=deck)


def _life_loss(voice: Voice, key: str, question: Question, view: State) -> str:
    number = attack_effect(view, question.component, question.power).number
    owned = voice.owned(question.rival, _card(voice, question))
    return voice.text(key, owned=owned, number=number, pool=voice.amount(view.pool[question.seat]))


def _check(voice: Voice, key: str, question: Question, view: State) -> str:
    points = [
        voice.text("question.points", who=voice.players[seat], number=points_of(view, seat)) for seat in _all(view)
    ]
    more = view.cards.components[question.component].reacts[question.power].points
    return voice.text(key, card=_card(voice, question), points=voice.text("list.comma").join(points), number=more)


def _all(view: State) -> range:
    return range(view.seats)


MAKERS: Final[dict[int, Callable[[Voice, str, Question, State], str]]] = {
    codes.ASK_TAKE: _take,
    codes.ASK_COLLECT: _mix,
    codes.ASK_CURSE: _curse,
    codes.ASK_PAY: _pay_power,
    codes.ASK_PAY_PLACEMENT: _pay_placement,
    codes.ASK_COST_TARGET: _choose_cost,
    codes.ASK_STRAIGHTEN: _straighten,
    codes.ASK_PUT: _put,
    codes.ASK_RIVAL: _rival,
    codes.ASK_GAIN: _mix,
    codes.ASK_GAIN_CLAIM: _mix,
    codes.ASK_ORDER: _order,
    codes.ASK_DISCARD: _plural,
    codes.ASK_REACT: _life_loss,
    codes.ASK_LOSE: _plural,
    codes.ASK_CHECK: _check,
}
"""The questions whose sentence has more in it than the component that asks."""

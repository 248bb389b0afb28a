"""Questions as the prompt puts them: about 30 characters, with icons for amounts. The prompt shows the picture of the
component that asks, and the whole sentence (`question_text`) when it is pointed at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import ESSENCES, NAMES, count_of, counts
from resarcana_gui.games.resarcana.rules.effects import effect_of
from resarcana_gui.games.resarcana.rules.placing import price_of
from resarcana_gui.games.resarcana.rules.power_questions import (
    AskCostTarget,
    AskDiscard,
    AskGain,
    AskLook,
    AskLose,
    AskOrder,
    AskPay,
    AskPlace,
    AskPut,
    AskReact,
    AskRival,
    AskStraighten,
    AskStraightenCreature,
)
from resarcana_gui.games.resarcana.rules.questions import MixQuestion, Question
from resarcana_gui.games.resarcana.rules.records import QUESTIONS
from resarcana_gui.games.resarcana.rules.round_questions import (
    AskCheck,
    AskCollect,
    AskCurse,
    AskGainClaim,
    AskGainDiscard,
    AskInterest,
    AskPayPlacement,
    AskPayPlacementByPower,
    AskSwap,
    AskTake,
    AskTurn,
    subject,
)
from resarcana_gui.games.resarcana.rules.setup_questions import AskFirst, AskItem, AskKeep, AskMage, AskPick
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.question_text import chosen_cost
from resarcana_gui.games.resarcana.view.tell.voice import Voice, icons_of
from resarcana_gui.kernel.exhaustive_table import by_class

Maker: TypeAlias = Callable[..., str]
"""Returns the text of a question, given the voice, the key of its kind, the question, and a view."""


def prompt_text(voice: Voice, question: Question, view: State) -> str:
    """Return a question to the seat that is asked; markup."""
    return PROMPTS[type(question)](voice, f"prompt.{question.KIND}", question, view)


def source_of(question: Question) -> int | None:
    """Return the component that asks, or that a question is about; None if there is none."""
    found = subject(question)
    return found if found >= 0 else None


def _amount(essences: int) -> str:
    """Return an amount, such as `2{elan} 1{gold}`."""
    return " ".join(f"{count}{{{NAMES[essence]}}}" for essence, count in enumerate(counts(essences)) if count)


def _cost(cost: tables.Cost) -> str:
    any_type = f"{cost.any_type}{{any}}" if cost.any_type else ""
    return " ".join(part for part in (_amount(cost.fixed), any_type) if part)


def _plain(voice: Voice, key: str, question: Question, view: State) -> str:
    return voice.text(key)


def _plural(voice: Voice, key: str, question: AskDiscard | AskLose | AskOrder, view: State) -> str:
    return voice.plural(key, question.number)


def _number(voice: Voice, key: str, question: AskReact, view: State) -> str:
    return voice.text(key, number=question.number)


def _mix(voice: Voice, key: str, question: MixQuestion | AskGain, view: State) -> str:
    return voice.text(key, what=f"{question.number}{icons_of(question.types)}")


def _gain(voice: Voice, key: str, question: AskGain, view: State) -> str:
    kind = effect_of(view, question).kind
    if kind == tables.GAIN_X:
        return voice.plural("prompt.gain_same", question.number)
    return _mix(voice, "prompt.put_essences" if kind == tables.PUT_MIX else key, question, view)


def _take(voice: Voice, key: str, question: AskTake, view: State) -> str:
    return voice.text(key, what=_amount(view.on[question.component]))


def _curse(voice: Voice, key: str, question: AskCurse, view: State) -> str:
    return voice.text(key, what=_amount(view.cards.components[question.component].collect.curse))


def _pay_power(voice: Voice, key: str, question: AskPay, view: State) -> str:
    power = view.cards.components[question.component].powers[question.power]
    return voice.text(key, what=" + ".join(_terms(voice, power)))


def _terms(voice: Voice, power: tables.Power) -> Iterator[str]:
    """Yield what is paid for a power from the pool."""
    if power.fixed:
        yield _amount(power.fixed)
    if power.any_type:
        yield f"{power.any_type}{{any}}"
    if power.one_of:
        yield f"1{icons_of(power.one_of)}"
    if power.same_type:
        yield voice.text("prompt.x")


def _pay_placement(voice: Voice, key: str, question: AskPayPlacement, view: State) -> str:
    return _placement(voice, question.card, view, price_of(view, question.seat, question.card))


def _pay_by_power(voice: Voice, key: str, question: AskPayPlacementByPower, view: State) -> str:
    return _placement(
        voice, question.card, view, price_of(view, question.seat, question.card, effect_of(view, question))
    )


def _placement(voice: Voice, number: int, view: State, price: tables.Cost) -> str:
    """Return the printed cost of a card, and how much less is paid."""
    card = view.cards.components[number]
    less, what = card.cost_size - price.size, _cost(card.cost)
    return voice.text("prompt.pay_less" if less else "prompt.pay_placement", what=what, number=less)


def _choose_cost(voice: Voice, key: str, question: AskCostTarget, view: State) -> str:
    return voice.text(f"{key}.{chosen_cost(question, view)}")


def _put(voice: Voice, key: str, question: AskPut, view: State) -> str:
    return voice.text(key, what=_amount(question.paid))


def _rival(voice: Voice, key: str, question: AskRival, view: State) -> str:
    effect = effect_of(view, question)
    counted = next(essence for essence in range(ESSENCES) if count_of(effect.essences, essence))
    return voice.text(key, counted=f"{{{NAMES[counted]}}}", what=icons_of(effect.types))


def _check(voice: Voice, key: str, question: AskCheck, view: State) -> str:
    more = view.cards.components[question.component].reacts[question.react].points
    return voice.text(key, number=more)


PROMPTS: Final[dict[type[Question], Maker]] = by_class(
    f"{__name__}.PROMPTS",
    QUESTIONS,
    {
        AskMage: _plain,
        AskKeep: _plain,
        AskPick: _plain,
        AskFirst: _plain,
        AskItem: _plain,
        AskTake: _take,
        AskCollect: _mix,
        AskInterest: _mix,
        AskCurse: _curse,
        AskTurn: _plain,
        AskPayPlacement: _pay_placement,
        AskPayPlacementByPower: _pay_by_power,
        AskGainDiscard: _plain,
        AskGainClaim: _mix,
        AskSwap: _plain,
        AskCheck: _check,
        AskCostTarget: _choose_cost,
        AskPay: _pay_power,
        AskGain: _gain,
        AskStraighten: _plain,
        AskStraightenCreature: _plain,
        AskPut: _put,
        AskRival: _rival,
        AskLook: _plain,
        AskOrder: _plural,
        AskDiscard: _plural,
        AskPlace: _plain,
        AskReact: _number,
        AskLose: _plural,
    },
)
"""The text of each class of question."""

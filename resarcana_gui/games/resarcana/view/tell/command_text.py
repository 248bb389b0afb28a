"""Answers in words: what one means, in a few words, what was done by it, in as few as fit on a button, and amounts
of essences as a person types them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import ESSENCES, LIFE, MOST, count_of, of, total
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.attacks import attack_of
from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    Choose,
    ChooseSeat,
    Claim,
    ComponentAnswer,
    Decline,
    DiscardCard,
    DiscardCards,
    Escape,
    EssencesAnswer,
    Gain,
    Leave,
    Look,
    Lose,
    OrderCards,
    Pass,
    Pay,
    PlaceArtifact,
    Suffer,
    Take,
    TurnComponent,
    UsePower,
    UseReact,
)
from resarcana_gui.games.resarcana.rules.commands import subject as component_of
from resarcana_gui.games.resarcana.rules.effects import effect_of
from resarcana_gui.games.resarcana.rules.placing import NO_DISCOUNT, price_of
from resarcana_gui.games.resarcana.rules.power_questions import (
    AskCostTarget,
    AskGain,
    AskPay,
    AskPlace,
    AskPut,
    AskReact,
    AskRival,
)
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.records import COMMANDS
from resarcana_gui.games.resarcana.rules.round_questions import AskCheck, subject
from resarcana_gui.games.resarcana.rules.setup_questions import AskFirst
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.card_text import cost_text, describe_powers
from resarcana_gui.games.resarcana.view.tell.power_text import key_of, power_cost, power_effects, react_cost
from resarcana_gui.games.resarcana.view.tell.question_text import chosen_cost
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.exhaustive_table import by_class


def command_text(voice: Voice, answer: Answer, view: State) -> str:
    """Return the meaning of an answer to the open question."""
    return MAKERS[type(answer)](voice, answer, view.stack[-1], view)


def price_text(voice: Voice, number: int, view: State, seat: int, effect: tables.Effect = NO_DISCOUNT) -> str:
    """Return what a seat now pays to place or claim a component."""
    card = view.cards.components[number]
    less = card.cost_size - price_of(view, seat, number, effect).size
    cost = cost_text(card, voice)
    if not less:
        return cost
    return voice.text("table.less", cost=cost, number=less) if less < card.cost_size else voice.text("free")


def _choose(voice: Voice, answer: Choose, question: Question, view: State) -> str:
    key = f"command.choose.{question.KIND}"
    if isinstance(question, AskCostTarget):
        key = f"{key}.{chosen_cost(question, view)}"
    text = describe_powers(view.cards.components[answer.component], voice)
    return voice.text(
        key,
        card=voice.card(answer.component),
        cost=_cost(voice, answer, question, view),
        text=voice.text("command.text", text=text) if text else "",
        points=_points_put(voice, answer, question, view),
    )


def _points_put(voice: Voice, answer: Choose, question: Question, view: State) -> str:
    """Return the points that an essence brings where it may be put."""
    if not isinstance(question, AskPut):
        return ""
    scoring = view.cards.components[answer.component].per_essence
    points = sum(count_of(question.paid, essence) for essence in types_in(question.paid) if scoring >> essence & 1)
    return voice.plural("command.points", points) if points else ""


def _cost(voice: Voice, answer: Choose, question: Question, view: State) -> str:
    if isinstance(question, AskPlace):
        return price_text(voice, answer.component, view, answer.seat, effect_of(view, question))
    return cost_text(view.cards.components[answer.component], voice)


def _seat(voice: Voice, answer: ChooseSeat, question: Question, view: State) -> str:
    who = voice.players[answer.target]
    if not isinstance(question, AskRival):
        return voice.text("command.seat", who=who)
    wanted = effect_of(view, question).essences
    found = [voice.several(count_of(view.pool[answer.target], essence), essence) for essence in types_in(wanted)]
    return voice.text("command.rival", who=who, what=voice.listed(found))


def types_in(amount: int) -> list[int]:
    """Return the types of essence in an amount."""
    return [essence for essence in range(ESSENCES) if count_of(amount, essence)]


def _on_it(voice: Voice, answer: Take | Leave, question: Question, view: State) -> str:
    what = voice.amount(view.on[answer.component])
    return voice.text(f"command.{answer.KIND}", what=what, card=voice.card(answer.component))


def _amount(voice: Voice, answer: EssencesAnswer, question: Question, view: State) -> str:
    what = voice.amount(amount_named(answer, view))
    if isinstance(question, AskGain) and effect_of(view, question).kind == tables.PUT_MIX:
        return voice.text("command.put", what=what, card=voice.card(question.component))
    return voice.text(f"command.{answer.KIND}", what=what)


def amount_named(answer: EssencesAnswer, view: State) -> int:
    """Return the essences with which an answer to the open question is named: for a power, all that is paid."""
    question = view.stack[-1]
    if isinstance(question, AskPay):
        return answer.essences + view.cards.components[question.component].powers[question.power].fixed
    return answer.essences


def _by_card(voice: Voice, answer: ComponentAnswer, question: Question, view: State) -> str:
    return voice.text(f"command.{answer.KIND}", card=voice.card(answer.component))


def _place(voice: Voice, answer: PlaceArtifact | Claim, question: Question, view: State) -> str:
    if answer.component == codes.MONUMENT_DECK_TOP:
        top, cost = view.monument_deck[0], voice.amount(view.cards.monument_cost)
        if top >= 0:
            return voice.text("command.claim_top", card=voice.card(top), cost=cost)
        return voice.text("command.claim_unseen", cost=cost)
    cost = price_text(voice, answer.component, view, answer.seat)
    return voice.text(f"command.{answer.KIND}", card=voice.card(answer.component), cost=cost)


def _discard_cards(voice: Voice, answer: DiscardCards, question: Question, view: State) -> str:
    return voice.text("command.discard_only", cards=voice.card_list(answer.cards))


def _use(voice: Voice, answer: UsePower, question: Question, view: State) -> str:
    power = view.cards.components[answer.component].powers[answer.power]
    cost, effect = power_cost(voice, power), power_effects(voice, power)
    return voice.text("command.use", card=voice.card(answer.component), cost=cost, effect=effect)


def _look(voice: Voice, answer: Look, question: Question, view: State) -> str:
    return voice.text("command.look", deck=voice.deck(answer.deck, answer.seat))


def _order(voice: Voice, answer: OrderCards, question: Question, view: State) -> str:
    return voice.text("command.order", cards=_in_order(voice, answer))


def _in_order(voice: Voice, answer: OrderCards) -> str:
    return voice.text("list.comma").join(map(voice.card, answer.cards))


def _react(voice: Voice, answer: UseReact, question: Question, view: State) -> str:
    react = view.cards.components[answer.component].reacts[answer.power]
    key = "command.raise" if isinstance(question, AskCheck) else "command.react"
    card = voice.card(answer.component)
    return voice.text(key, card=card, cost=react_cost(voice, react, "command.cost"), number=react.points)


def _escape(voice: Voice, answer: Escape, question: AskReact, view: State) -> str:
    effect = attack_of(view, question)
    key = f"command.escape.{key_of(tables.ESCAPES[effect.choice])}"
    card = "" if answer.component == codes.NO_COMPONENT else voice.card(answer.component)
    by = voice.card(question.component)
    return voice.text(key, by=by, card=card, what=voice.amount(effect.essences))


def _suffer(voice: Voice, answer: Suffer, question: AskReact, view: State) -> str:
    pool = view.pool[answer.seat]
    life = min(question.number, count_of(pool, LIFE))
    others = min(2 * (question.number - life), total(pool) - life)
    if others and life:
        return voice.plural("command.suffer_short", others, what=voice.several(life, LIFE))
    if others:
        return voice.plural("command.suffer_others", others)
    return voice.text("command.suffer", number=life) if life else voice.text("command.suffer_nothing")


def _decline(voice: Voice, answer: Decline, question: Question, view: State) -> str:
    return voice.text(f"command.decline.{question.KIND}", card=voice.card(subject(question)))


def _pass(voice: Voice, answer: Pass, question: Question, view: State) -> str:
    return voice.text("command.pass")


MAKERS: Final[dict[type[Answer], Callable[..., str]]] = by_class(
    f"{__name__}.MAKERS",
    COMMANDS,
    {
        Choose: _choose,
        ChooseSeat: _seat,
        Take: _on_it,
        Leave: _on_it,
        Gain: _amount,
        Pay: _amount,
        TurnComponent: _by_card,
        PlaceArtifact: _place,
        Claim: _place,
        DiscardCard: _by_card,
        DiscardCards: _discard_cards,
        UsePower: _use,
        Pass: _pass,
        Look: _look,
        OrderCards: _order,
        UseReact: _react,
        Escape: _escape,
        Suffer: _suffer,
        Lose: _amount,
        Decline: _decline,
    },
)


OF_A_CARD: Final[dict[type[Answer], str]] = {
    PlaceArtifact: "deed.place",
    Claim: "deed.claim",
    UsePower: "deed.use",
    UseReact: "deed.use",
}
LONGER: Final = (" (", ": ", " - ")
"""Where costs, effects or speech begin in a text."""


def deed_text(voice: Voice, answer: Answer, view: State) -> str:
    """Return what an answer to the open question did, without costs and speech."""
    about = component_of(answer)
    if isinstance(answer, Claim) and about == codes.MONUMENT_DECK_TOP:
        return voice.text("deed.claim_unseen")
    if type(answer) in OF_A_CARD:
        return voice.text(OF_A_CARD[type(answer)], card=voice.card(about))
    if isinstance(answer, DiscardCard | DiscardCards):
        cards = answer.cards if isinstance(answer, DiscardCards) else (about,)
        return voice.text("deed.discard", cards=voice.card_list(cards))
    if isinstance(answer, ChooseSeat):
        first = isinstance(view.stack[-1], AskFirst)
        return voice.text("deed.first" if first else "deed.rival", who=voice.players[answer.target])
    if isinstance(answer, OrderCards):
        return voice.text("deed.order", cards=_in_order(voice, answer))
    return _short(command_text(voice, answer, view))


def _short(text: str) -> str:
    for mark in LONGER:
        text = text.split(mark, 1)[0]
    return text


MANY: Final = 9
"""Typing is offered where there are more answers than this."""
TERM: Final = re.compile(r"([0-9]{1,4})\s*([^\W\d_]+)[\s,]*")


def typed_amount(voice: Voice, words: str) -> int | None:
    """Return the essences named by their names in this language or the beginnings of these (`2L 4C`, or `2 life, 4
    calm`); None for anything else."""
    names, amount, at = [voice.essence(essence).lower() for essence in range(ESSENCES)], 0, 0
    while (term := TERM.match(words.lower(), at)) is not None:
        meant = [essence for essence in range(ESSENCES) if names[essence].startswith(term[2])]
        if len(meant) != 1 or int(term[1]) + count_of(amount, meant[0]) > MOST:
            return None
        amount, at = amount + of(meant[0], int(term[1])), term.end()
    return amount if words and at == len(words) else None


def typed_answer(voice: Voice, words: str, menu: Sequence[Command], view: State) -> Command | None:
    """Return the answer of a menu with exactly the typed essences; None for none or several."""
    amount = typed_amount(voice, words)
    named = [each for each in menu if isinstance(each, EssencesAnswer) and amount_named(each, view) == amount]
    return named[0] if len(named) == 1 else None


def typing_hint(voice: Voice, menu: Sequence[Command], view: State) -> str | None:
    """Return how to type an answer, where a menu is long."""
    amounts = [amount_named(each, view) for each in menu if isinstance(each, EssencesAnswer)]
    if len(amounts) <= MANY:
        return None
    example = amounts[len(amounts) // 2]
    terms = [f"{count_of(example, at)}{voice.essence(at)[0]}" for at in range(ESSENCES) if count_of(example, at)]
    return voice.text("question.typing", example=" ".join(terms))

"""Questions as they are put to players: sentences that say why they are asked, and how they are answered."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import ESSENCES, LIFE, count_of, of
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
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.rules.setup_questions import AskFirst, AskItem, AskKeep, AskMage, AskPick
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.card_text import cost_text
from resarcana_gui.games.resarcana.view.tell.match_text import WON
from resarcana_gui.games.resarcana.view.tell.power_text import key_of, pay_terms
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.kernel.exhaustive_table import by_class, by_number
from resarcana_gui.tabletop.tell.voice import sentence


class Way(Enum):
    """How a question is answered."""

    CHOICE = auto()
    """By one of the choices."""
    PICK = auto()
    """By one of the choices, about cards that are not in play: they are shown to choose among them."""
    PAYMENT = auto()
    """By an amount of essences that leave the pool."""
    GAIN = auto()
    """By an amount of essences that are gained."""
    ORDER = auto()
    """By cards in an order."""
    CARDS = auto()
    """By several cards."""


class QuestionForm:
    """How one class of question is put to a player."""

    def __init__(self, text: Callable[..., str], way: Way) -> None:
        """`text(voice, key, question, view)` returns its sentence to the seat that is asked."""
        self.text: Final = text
        self.way: Final = way


def way_of(question: Question) -> Way:
    """Return how a question is answered. A single card of the hand is chosen like any component."""
    if isinstance(question, AskDiscard) and question.number == 1:
        return Way.CHOICE
    return FORMS[type(question)].way


def question_text(voice: Voice, question: Question, view: State) -> str:
    """Return the question, as one sentence."""
    kind = question.KIND
    if question.seat in (voice.you, view.viewer):
        return sentence(FORMS[type(question)].text(voice, f"question.{kind}", question, view))
    asked = voice.text(f"asked.{kind}")
    return sentence(voice.text("question.other", who=voice.who(question.seat), asked=asked))


def chosen_cost(question: AskCostTarget, view: State) -> str:
    """Return what is chosen for a power's cost, as a key."""
    power = view.cards.components[question.component].powers[question.power]
    return key_of(tables.CHOICES[power.choice])


def _card(voice: Voice, question: Question) -> str:
    about = subject(question)
    return voice.card(about) if about >= 0 else ""


def _by_card(voice: Voice, key: str, question: Question, view: State) -> str:
    return voice.text(key, card=_card(voice, question))


def _first(voice: Voice, key: str, question: AskFirst, view: State) -> str:
    """Return why this seat says who goes first: it has lost a game, unless one was shared."""
    won, over = divmod(view.wins[1 - question.seat], WON)
    return voice.text(f"{key}.lost" if won and not over else f"{key}.shared")


def _look(voice: Voice, key: str, question: AskLook, view: State) -> str:
    return voice.text(key, card=_card(voice, question), number=question.number)


def _plural(voice: Voice, key: str, question: AskDiscard | AskLose, view: State) -> str:
    return voice.plural(key, question.number, card=_card(voice, question))


def _mix(voice: Voice, key: str, question: MixQuestion, view: State) -> str:
    return voice.text(key, card=_card(voice, question), what=voice.mix(question.number, question.types))


def _gain(voice: Voice, key: str, question: AskGain, view: State) -> str:
    what = voice.mix(question.number, question.types)
    kind = effect_of(view, question).kind
    if kind == tables.GAIN_X:
        what = voice.plural("mix.same", question.number)
    if kind == tables.PUT_MIX:
        key = "question.put_essences"
    return voice.text(key, card=_card(voice, question), what=what)


def _take(voice: Voice, key: str, question: AskTake, view: State) -> str:
    what = voice.amount(view.on[question.component])
    return voice.text(key, card=_card(voice, question), what=what, note=_take_note(voice, question.component, view))


def _take_note(voice: Voice, number: int, view: State) -> str:
    """Return the advantage of leaving the essences."""
    component = view.cards.components[number]
    noted = LEFT_FOR[component.collect.kind](voice, component.collect)
    if noted:
        return noted
    lost = sum(
        count_of(view.on[number], essence) for essence in range(ESSENCES) if component.per_essence >> essence & 1
    )
    return voice.plural("question.take_notes.points", lost) if lost else ""


LEFT_FOR: Final[tuple[Callable[[Voice, tables.Collect], str], ...]] = by_number(
    f"{__name__}.LEFT_FOR",
    tables.COLLECTS,
    {
        tables.COLLECT_NOTHING: lambda voice, ability: "",
        tables.COLLECT_MIX: lambda voice, ability: "",
        tables.COLLECT_INTEREST: lambda voice, ability: voice.text(
            "question.take_notes.interest", what=voice.mix(ability.number, ability.types)
        ),
        tables.COLLECT_GROWTH: lambda voice, ability: voice.text("question.take_notes.growth", number=ability.number),
        tables.COLLECT_CURSE: lambda voice, ability: "",
    },
)
"""What each kind of Collect ability gives for essences that are left."""


def _curse(voice: Voice, key: str, question: AskCurse, view: State) -> str:
    price = view.cards.components[question.component].collect.curse
    return voice.text(key, card=_card(voice, question), what=voice.amount(price))


def _pay_power(voice: Voice, key: str, question: AskPay, view: State) -> str:
    power = view.cards.components[question.component].powers[question.power]
    cost = voice.text("cost.pay", what=voice.listed(pay_terms(voice, power)))
    return voice.text(key, card=_card(voice, question), cost=cost)


def _pay_placement(voice: Voice, key: str, question: AskPayPlacement, view: State) -> str:
    return _how_to_pay(voice, key, question.card, view, price_of(view, question.seat, question.card))


def _pay_by_power(voice: Voice, key: str, question: AskPayPlacementByPower, view: State) -> str:
    price = price_of(view, question.seat, question.card, effect_of(view, question))
    return _how_to_pay(voice, key, question.card, view, price)


def _how_to_pay(voice: Voice, key: str, number: int, view: State, price: tables.Cost) -> str:
    """Return how to pay for a card, with the reason if its price is less than the printed cost."""
    card = view.cards.components[number]
    less = card.cost_size - price.size
    return voice.text(
        "question.pay_less" if less else key,
        card=voice.card(number),
        cost=cost_text(card, voice),
        number=less,
        size=voice.plural("kind.number", price.size),
    )


def _choose_cost(voice: Voice, key: str, question: AskCostTarget, view: State) -> str:
    return voice.text(f"{key}.{chosen_cost(question, view)}", card=_card(voice, question))


def _put(voice: Voice, key: str, question: AskPut, view: State) -> str:
    return voice.text(key, card=_card(voice, question), what=voice.amount(question.paid))


def _rival(voice: Voice, key: str, question: AskRival, view: State) -> str:
    effect = effect_of(view, question)
    counted = next(essence for essence in range(ESSENCES) if count_of(effect.essences, essence))
    names = {"counted": voice.essence(counted), "what": voice.types(effect.types)}
    return voice.text(key, card=_card(voice, question), **names)


def _order(voice: Voice, key: str, question: AskOrder, view: State) -> str:
    deck = voice.deck(question.deck, question.seat, "deck_of")
    return voice.text(key, card=_card(voice, question), number=question.number, deck=deck)


def _life_loss(voice: Voice, key: str, question: AskReact, view: State) -> str:
    """Return the question with what there is to lose: only Life if that is enough, otherwise the whole pool."""
    owned, pool = voice.owned(question.attacker, _card(voice, question)), view.pool[question.seat]
    life = count_of(pool, LIFE)
    had = of(LIFE, life) if life >= question.number else pool
    return voice.text(key, owned=owned, number=question.number, pool=voice.amount(had))


def _check(voice: Voice, key: str, question: AskCheck, view: State) -> str:
    points = [
        voice.text("question.points", who=voice.players[seat], number=points_of(view, seat)) for seat in _all(view)
    ]
    more = view.cards.components[question.component].reacts[question.react].points
    return voice.text(key, card=_card(voice, question), points=voice.text("list.comma").join(points), number=more)


def _all(view: State) -> range:
    return range(view.seats)


FORMS: Final[dict[type[Question], QuestionForm]] = by_class(
    f"{__name__}.FORMS",
    QUESTIONS,
    {
        AskMage: QuestionForm(_by_card, Way.PICK),
        AskKeep: QuestionForm(_by_card, Way.PICK),
        AskPick: QuestionForm(_by_card, Way.PICK),
        AskFirst: QuestionForm(_first, Way.CHOICE),
        AskItem: QuestionForm(_by_card, Way.PICK),
        AskTake: QuestionForm(_take, Way.CHOICE),
        AskCollect: QuestionForm(_mix, Way.GAIN),
        AskInterest: QuestionForm(_mix, Way.GAIN),
        AskCurse: QuestionForm(_curse, Way.CHOICE),
        AskTurn: QuestionForm(_by_card, Way.CHOICE),
        AskPayPlacement: QuestionForm(_pay_placement, Way.PAYMENT),
        AskPayPlacementByPower: QuestionForm(_pay_by_power, Way.PAYMENT),
        AskGainDiscard: QuestionForm(_by_card, Way.GAIN),
        AskGainClaim: QuestionForm(_mix, Way.GAIN),
        AskSwap: QuestionForm(_by_card, Way.PICK),
        AskCheck: QuestionForm(_check, Way.CHOICE),
        AskCostTarget: QuestionForm(_choose_cost, Way.CHOICE),
        AskPay: QuestionForm(_pay_power, Way.PAYMENT),
        AskGain: QuestionForm(_gain, Way.GAIN),
        AskStraighten: QuestionForm(_by_card, Way.CHOICE),
        AskStraightenCreature: QuestionForm(_by_card, Way.CHOICE),
        AskPut: QuestionForm(_put, Way.CHOICE),
        AskRival: QuestionForm(_rival, Way.CHOICE),
        AskLook: QuestionForm(_look, Way.CHOICE),
        AskOrder: QuestionForm(_order, Way.ORDER),
        AskDiscard: QuestionForm(_plural, Way.CARDS),
        AskPlace: QuestionForm(_by_card, Way.PICK),
        AskReact: QuestionForm(_life_loss, Way.CHOICE),
        AskLose: QuestionForm(_plural, Way.PAYMENT),
    },
)
"""How each question is put: its sentence (`_by_card` where it only names the component that asks, if any), and the
way in which it is answered, from which its model (AskedQuestion) and its controls (question_controls) follow."""

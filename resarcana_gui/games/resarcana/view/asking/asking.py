"""What is asked, and all that can be answered, sorted by what a player does to answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from types import MappingProxyType
from typing import Final

from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    Choose,
    ChooseSeat,
    Claim,
    DiscardCard,
    DiscardCards,
    Escape,
    Leave,
    Look,
    Pay,
    PlaceArtifact,
    Take,
    TurnComponent,
    UseReact,
)
from resarcana_gui.games.resarcana.rules.commands import subject as component_of
from resarcana_gui.games.resarcana.rules.power_questions import AskCostTarget, AskDiscard, AskOrder
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn, subject
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.asking.card_lists import CardsModel, OrderModel
from resarcana_gui.games.resarcana.view.asking.choice import SHOWN_AS_CARDS, Choice, Fate, Target, choice_of, fate_of
from resarcana_gui.games.resarcana.view.asking.essence_model import EssenceModel
from resarcana_gui.games.resarcana.view.asking.suggesting import ABOUT_ESSENCES
from resarcana_gui.games.resarcana.view.tell.question_text import question_text
from resarcana_gui.games.resarcana.view.tell.voice import Voice


class Way(Enum):
    """How a question is answered."""

    CHOICE = auto()
    """By one of the choices."""
    ESSENCES = auto()
    """By an amount of essences."""
    ORDER = auto()
    """By cards in an order."""
    CARDS = auto()
    """By several cards."""


ALSO_LISTED: Final = (Take, Leave, Pay, TurnComponent, UseReact, Look, ChooseSeat)
"""Answers about a component or a seat that are few, and stand among the buttons too."""

DRAGGED: Final[dict[type[Answer], tuple[Target, ...]]] = {
    PlaceArtifact: (Target.OWN_TABLEAU,),
    Claim: (Target.OWN_TABLEAU,),
    DiscardCard: (Target.DISCARD_PILE, Target.SUPPLY),
    DiscardCards: (Target.DISCARD_PILE,),
    Escape: (Target.DISCARD_PILE,),
    Take: (Target.OWN_POOL,),
}
"""Where a component is dragged for a command; to the supply what is given up for essences."""


@dataclass(frozen=True)
class Asking:
    """One question to one seat. What is not in here cannot be answered."""

    voice: Voice
    view: State
    question: Question
    legal: tuple[Answer, ...]
    sentence: str
    """What is asked; markup."""
    way: Way
    components: Mapping[int, tuple[Choice, ...]] = field(default_factory=dict)
    """What a click on a component means, or on a deck (MONUMENT_DECK_TOP, OWN_DECK); several: it has to be asked."""
    seats: Mapping[int, Choice] = field(default_factory=dict)
    """What a click on a seat's board means."""
    buttons: tuple[Choice, ...] = ()
    """The answers that are about no component and no seat."""
    listed: tuple[Choice, ...] = ()
    """Answers about components and seats that are good to have as buttons too."""
    picks: tuple[Choice, ...] = ()
    """The answers about cards that lie neither in the hand nor in play: they are to be shown large to choose from."""

    @property
    def needs_table(self) -> bool:
        """Whether some of the answers can be given only on the table itself, the hand aside. In one's own turn nothing
        has to be done at once."""
        if isinstance(self.question, AskTurn):
            return False
        elsewhere = {component_of(choice.command) for choice in (*self.listed, *self.picks)}
        elsewhere.update(self.view.hand[self.question.seat])
        return any(component not in elsewhere for component in self.components)

    def at_once(self, component: int) -> Choice | None:
        """What a click on a component does by itself. Where it can mean several things it has to be asked; and it never
        gives up a card that somebody may have wanted to place, or pays for nothing."""
        choices = self.components.get(component, ())
        return choices[0] if len(choices) == 1 and not choices[0].quiet else None

    def drops(self, component: int) -> Mapping[Target, Choice]:
        """Where a component can be dragged, and what that means."""
        choices = self.components.get(component, ())
        return {target: choice for choice in choices for target in self._targets(choice)}

    def essences(self) -> EssenceModel:
        """The essences to choose; the question is to be one about essences."""
        return EssenceModel(self.voice, self.view, self.question, self.legal)

    def order(self) -> OrderModel:
        """The cards to put in an order; the question is to be about that."""
        return OrderModel(self.legal)

    def cards(self) -> CardsModel:
        """The cards to choose; the question is to be about several."""
        return CardsModel(self.legal, self.view.hand[self.question.seat])

    def _targets(self, choice: Choice) -> Sequence[Target]:
        """Where what a choice is about can be dragged."""
        question = self.question
        if not isinstance(choice.command, Choose):
            return DRAGGED.get(type(choice.command), ())
        if isinstance(question, AskCostTarget):
            return () if fate_of(self.view, question) is Fate.TURNED else (Target.DISCARD_PILE,)
        return (Target.OWN_TABLEAU,) if isinstance(question, SHOWN_AS_CARDS) else ()


def asking_for(view: State, question: Question, legal: Sequence[Answer], voice: Voice, *, warns: bool = True) -> Asking:
    """What a question to the seat that looks is, and all that can be answered to it; `warns` is whether it may warn of
    what an answer would lose."""
    way = way_of(question)
    sentence = question_text(voice, question, view)
    if way is not Way.CHOICE:
        return Asking(voice, view, question, tuple(legal), sentence, way)
    sorted_out = _Sorted(question)
    for answer in legal:
        sorted_out.add(choice_of(voice, answer, question, view, warns=warns))
    return Asking(
        voice, view, question, tuple(legal), sentence, way,
        MappingProxyType({key: tuple(found) for key, found in sorted_out.components.items()}),
        MappingProxyType(sorted_out.seats), tuple(sorted_out.buttons), tuple(sorted_out.listed),
        tuple(_picks(view, question, sorted_out.components)),
    )  # fmt: skip


def way_of(question: Question) -> Way:
    """How a question is answered. One card of the hand is chosen like any component."""
    if isinstance(question, ABOUT_ESSENCES):
        return Way.ESSENCES
    if isinstance(question, AskOrder):
        return Way.ORDER
    return Way.CARDS if isinstance(question, AskDiscard) and question.number > 1 else Way.CHOICE


class _Sorted:
    """Choices by what they are about."""

    def __init__(self, question: Question) -> None:
        self._question: Final = question
        self.components: Final[dict[int, list[Choice]]] = {}
        self.seats: Final[dict[int, Choice]] = {}
        self.buttons: Final[list[Choice]] = []
        self.listed: Final[list[Choice]] = []

    def add(self, choice: Choice) -> None:
        """Put a choice where it belongs."""
        command = choice.command
        if isinstance(command, ChooseSeat):
            self.seats[command.target] = choice
        else:
            self._about(self._component(command), choice)
        if isinstance(command, ALSO_LISTED):
            self.listed.append(choice)

    def _about(self, component: int, choice: Choice) -> None:
        if component == codes.NO_COMPONENT:
            self.buttons.append(choice)
        else:
            self.components.setdefault(component, []).append(choice)

    def _component(self, command: Answer) -> int:
        if isinstance(command, DiscardCards):
            return command.cards[0]
        return subject(self._question) if isinstance(command, Pay) else component_of(command)


def _picks(view: State, question: Question, components: Mapping[int, Iterable[Choice]]) -> Iterable[Choice]:
    """The choices of cards to be shown: they lie in a pile, or in the supply, or are offered."""
    if not isinstance(question, SHOWN_AS_CARDS):
        return ()
    return [choice for key, found in components.items() if view.zone[key] != codes.IN_HAND for choice in found]

"""A question and all its answers, sorted by how a player gives them."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Final

from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    CardsAnswer,
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
from resarcana_gui.games.resarcana.rules.power_questions import AskCostTarget, AskReact
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn, subject
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.asking.answer_choices import Fate, Target, choice_of, fate_of
from resarcana_gui.games.resarcana.view.asking.essence_model import EssenceModel
from resarcana_gui.games.resarcana.view.tell.prompt_text import prompt_text, source_of
from resarcana_gui.games.resarcana.view.tell.question_text import Way, question_text, way_of
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.tabletop.asking import choice
from resarcana_gui.tabletop.asking.card_lists import CardsModel, OrderModel
from resarcana_gui.tabletop.asking.choice import Choice, ChoiceSorter, mark_of
from resarcana_gui.tabletop.items.table_item import Key

ALSO_LISTED: Final = (Take, Leave, Pay, TurnComponent, UseReact, Look, ChooseSeat)
"""Answers about a component or a seat that are few, and shown as buttons too."""

DRAGGED: Final[dict[type[Answer], tuple[Target, ...]]] = {
    PlaceArtifact: (Target.OWN_TABLEAU,),
    Claim: (Target.OWN_TABLEAU,),
    DiscardCard: (Target.DISCARD_PILE,),
    DiscardCards: (Target.DISCARD_PILE,),
    Escape: (Target.DISCARD_PILE,),
    Take: (Target.OWN_POOL,),
}
"""Where a component can be dragged to give an answer."""


TURN_NOTES: Final = {"can": "", "may": "asking.note.only_quiet", "none": "asking.note.only_pass"}
"""The hint for a turn, by the mark of its most important choice."""

BY_CHOICE: Final = (Way.CHOICE, Way.PICK)
"""The ways of answering in which one of the listed choices is the answer."""

LAID_OUT: Final = frozenset({codes.OFFERED, codes.FACE_UP})
"""The zones whose cards already lie large on the table."""


@dataclass(frozen=True, kw_only=True)
class AskedQuestion(choice.AskedQuestion):
    """A question to one seat, with every legal answer."""

    voice: Voice
    view: State
    question: Question
    legal: tuple[Answer, ...]
    way: Way
    picks: Mapping[int, Choice] = field(default_factory=dict)
    """The answers about cards that lie neither in the hand nor in play: these are shown large to choose from."""

    @property
    def shown(self) -> Mapping[int, Choice]:
        return {card: choice for card, choice in self.picks.items() if self.view.zone[card] not in LAID_OUT}

    @property
    def needs_table(self) -> bool:
        """Whether some answers can only be given on the table itself, the hand aside; False on the player's own
        turn, when nothing has to be done at once."""
        if isinstance(self.question, AskTurn):
            return False
        elsewhere = {*self.view.hand[self.question.seat], *self.picks}
        return any(
            key not in elsewhere and not any(choice in self.listed for choice in choices)
            for key, choices in self.choices.items()
        )

    def drops(self, key: Key) -> Mapping[Hashable, Choice]:
        choices = self.choices.get(key, ())
        return {target: choice for choice in choices for target in self._targets(choice)}

    def essences(self) -> EssenceModel:
        """Return the essences to choose; only for questions about essences."""
        return EssenceModel(self.voice, self.view, self.question, self.legal)

    def order(self) -> OrderModel[CardsAnswer]:
        """Return the cards to put in order; only for questions about an order."""
        return OrderModel(answers_by_cards(self.legal))

    def cards(self) -> CardsModel[CardsAnswer]:
        """Return the cards to choose from; only for questions about several cards."""
        return CardsModel(answers_by_cards(self.legal), self.view.hand[self.question.seat])

    def _targets(self, choice: Choice) -> Sequence[Target]:
        """Return where the subject of a choice can be dragged."""
        question = self.question
        if not isinstance(choice.command, Choose):
            return next((targets for kind, targets in DRAGGED.items() if isinstance(choice.command, kind)), ())
        if isinstance(question, AskCostTarget):
            return () if fate_of(self.view, question) is Fate.TURNED else (Target.DISCARD_PILE,)
        return (Target.OWN_TABLEAU,) if way_of(question) is Way.PICK else ()


def asking_for(
    view: State, question: Question, legal: Sequence[Answer], voice: Voice, *, warns: bool = True
) -> AskedQuestion:
    """Return a question to the viewing seat with all its answers; `warns` is whether it may warn of losses."""
    way, sorted_out = way_of(question), ChoiceSorter()
    for answer in legal if way in BY_CHOICE else ():
        made = choice_of(voice, answer, question, view, warns=warns)
        _sort_in(sorted_out, made, answer, question)
    by_item = sorted_out.choices
    asking = AskedQuestion(
        sentence=question_text(voice, question, view), short=prompt_text(voice, question, view),
        source=source_of(question), choices=by_item, seats=sorted_out.seats,
        buttons=sorted_out.buttons, listed=sorted_out.listed, voice=voice, view=view, question=question,
        legal=tuple(legal), way=way, picks=_picks(view, question, by_item),
    )  # fmt: skip
    note = _note(asking)
    return replace(asking, note=voice.text(note)) if note else asking


def answers_by_cards(legal: Sequence[Answer]) -> dict[tuple[int, ...], CardsAnswer]:
    """Return the answers that list cards, by their lists, in the given order."""
    return {answer.cards: answer for answer in legal if isinstance(answer, CardsAnswer)}


def _sort_in(sorter: ChoiceSorter, choice: Choice, answer: Answer, question: Question) -> None:
    """Sort a choice by the seat or component that it is about."""
    listed = isinstance(answer, ALSO_LISTED)
    if isinstance(answer, ChooseSeat):
        sorter.add(choice, seat=answer.target, listed=listed)
        return
    component = _component(answer, question)
    sorter.add(choice, key=None if component == codes.NO_COMPONENT else component, listed=listed)


def _component(answer: Answer, question: Question) -> int:
    if isinstance(answer, DiscardCards):
        return answer.cards[0]
    return subject(question) if isinstance(answer, Pay) else component_of(answer)


def _picks(view: State, question: Question, choices: Mapping[Key, Sequence[Choice]]) -> Mapping[int, Choice]:
    """Return the choices of cards that have to be shown: those in a pile, in the supply, or on offer."""
    if way_of(question) is not Way.PICK:
        return {}
    return {
        card: found[-1] for card, found in choices.items() if isinstance(card, int) and view.zone[card] != codes.IN_HAND
    }


def _note(asking: AskedQuestion) -> str:
    """Return the hint for an answer that is given on the table; empty if there is none."""
    if asking.way not in BY_CHOICE:
        return ""
    if isinstance(asking.question, AskTurn):
        return TURN_NOTES[mark_of(list(chain(*asking.choices.values())))]
    seen = {choice.command for choice in (*asking.listed, *asking.shown.values())}
    more = any(choice.command not in seen for found in asking.choices.values() for choice in found)
    if not more:
        return ""
    return "asking.note.escape" if isinstance(asking.question, AskReact) else ""

"""One thing that a player can do about a question, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    Choose,
    Decline,
    DiscardCard,
    Escape,
    Leave,
    Pass,
    Pay,
    Suffer,
    Take,
    TurnComponent,
    UseReact,
)
from resarcana_gui.games.resarcana.rules.power_questions import AskCostTarget, AskPlace
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.round_questions import AskCheck, AskSwap
from resarcana_gui.games.resarcana.rules.setup_questions import AskItem, AskKeep, AskMage, AskPick
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.vain import in_vain
from resarcana_gui.games.resarcana.view.asking.useful import pass_warning
from resarcana_gui.games.resarcana.view.tell.command_text import command_text
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.kernel.complete import by_number

CONFIRM: Final = "confirm"
DECLINE: Final = "decline"
PASS: Final = "pass"
"""The actions whose keys do the same as a choice."""


class Fate(Enum):
    """What becomes of what is chosen for a power's cost."""

    NONE = auto()
    TURNED = auto()
    DESTROYED = auto()
    DISCARDED = auto()


FATES: Final = by_number(
    f"{__name__}.FATES",
    tables.CHOICES,
    {
        tables.NO_CHOICE: Fate.NONE,
        tables.TURN_CREATURE: Fate.TURNED,
        tables.TURN_DRAGON: Fate.TURNED,
        tables.DESTROY_ARTIFACT: Fate.DESTROYED,
        tables.DESTROY_OTHER_ARTIFACT: Fate.DESTROYED,
        tables.DESTROY_DRAGON_OR_CREATURE: Fate.DESTROYED,
        tables.DISCARD_CARD: Fate.DISCARDED,
    },
)


def fate_of(view: State, question: AskCostTarget) -> Fate:
    """What becomes of the card that is chosen."""
    return FATES[view.cards.components[question.component].powers[question.power].choice]


SHOWN_AS_CARDS: Final = (AskMage, AskKeep, AskPick, AskItem, AskSwap, AskPlace)
"""Questions about cards that are not in play, which are to be seen when one chooses among them."""

KEYS: Final[dict[type[Answer], str]] = {
    Pass: PASS,
    Decline: DECLINE,
    Suffer: DECLINE,
    Take: CONFIRM,
    Leave: DECLINE,
    Pay: CONFIRM,
    TurnComponent: DECLINE,
}
"""The action that does the same as a command, where there is one of its kind only."""


class Target(Enum):
    """Where something can be dragged."""

    OWN_TABLEAU = auto()
    DISCARD_PILE = auto()
    """One's own."""
    OWN_POOL = auto()
    SUPPLY = auto()
    """Of essences: for what is given up to have some."""


@dataclass(frozen=True)
class Choice:
    """An answer and what it means."""

    command: Answer
    label: str
    """What it does, in a few words; markup."""
    key: str = ""
    """The name of the action whose key does the same; empty for none."""
    danger: bool = False
    """Whether one may be sorry for it."""
    warning: str = ""
    """What is lost by it, in a sentence; empty when there is nothing to warn of."""
    quiet: bool = False
    """Whether it is possible and nothing to point out: a card may always be given up, and a power may do nothing."""
    then: tuple[Answer, ...] = ()
    """The answers to what it brings about at once, one of which is chosen along with it; none when nothing is."""


def mark_of(choices: Sequence[Choice]) -> str:
    """How a card is marked with which all this can be done: it only glows if there is something to point out."""
    if not choices:
        return "none"
    return "may" if all(choice.quiet for choice in choices) else "can"


def choice_of(voice: Voice, answer: Answer, question: Question, view: State, *, warns: bool = True) -> Choice:
    """An answer to the question that a view asks, as a choice; `warns` is whether it may warn of a loss."""
    passing = isinstance(answer, Pass)
    warning = pass_warning(voice, view) if passing and warns else ""
    vain = in_vain(view, answer)
    label = label_of(voice, answer, question, view)
    return Choice(
        answer,
        voice.text("asking.in_vain", what=label) if vain else label,
        _key(answer, question),
        bool(warning) or _destroys(answer, question, view),
        warning,
        vain or isinstance(answer, DiscardCard),
        tuple(_swaps(view, answer.seat)) if passing else (),
    )


def _swaps(view: State, seat: int) -> Iterator[Answer]:
    """What a seat that passes swaps its magic item for."""
    return (Choose(seat, item) for item in view.items)


def label_of(voice: Voice, answer: Answer, question: Question, view: State) -> str:
    """What an answer means; of a card that is to be seen, not what is printed on it."""
    if isinstance(answer, Choose) and isinstance(question, SHOWN_AS_CARDS) and not isinstance(question, AskPlace):
        return voice.text(f"asking.choose.{question.KIND}", card=voice.card(answer.component))
    return command_text(voice, answer, view)


def _key(answer: Answer, question: Question) -> str:
    if isinstance(answer, UseReact) and isinstance(question, AskCheck):
        return CONFIRM
    return KEYS.get(type(answer), "")


def _destroys(answer: Answer, question: Question, view: State) -> bool:
    """Whether the component that is chosen is lost."""
    if isinstance(answer, Choose) and isinstance(question, AskCostTarget):
        return fate_of(view, question) is Fate.DESTROYED
    return isinstance(answer, Escape) and answer.component >= 0 and view.zone[answer.component] == codes.IN_PLAY

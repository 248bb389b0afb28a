"""How each question is answered: by one thing on the table, or by an answer that is put together."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from resarcana_gui.games.seasons.rules import effect_questions as effects
from resarcana_gui.games.seasons.rules import payment_questions as payments
from resarcana_gui.games.seasons.rules import prelude_questions as prelude
from resarcana_gui.games.seasons.rules import turn_questions as turns
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.rules.records import QUESTIONS
from resarcana_gui.kernel.exhaustive_table import by_class


class Way(Enum):
    """A way to answer."""

    CHOICE = auto()
    """One of several things on the table, or a button."""
    KEEP = auto()
    """A card is chosen first, and then kept."""
    SPLIT = auto()
    """Cards are sorted into three years."""
    PAYMENT = auto()
    """Energies leave the reserve."""
    GAIN = auto()
    """Energies come into it, or onto a card."""
    TYPES = auto()
    """Types of energies are named."""
    CARDS = auto()
    """Several own cards in play."""


WAYS: Final[dict[type[Question], Way]] = by_class(
    f"{__name__}.WAYS",
    QUESTIONS,
    {
        prelude.AskDraft: Way.KEEP,
        prelude.AskLibrary: Way.SPLIT,
        turns.AskDie: Way.CHOICE,
        turns.AskReroll: Way.CHOICE,
        turns.AskDraw: Way.CHOICE,
        turns.AskDrawn: Way.CHOICE,
        turns.AskTurn: Way.CHOICE,
        turns.AskExcess: Way.PAYMENT,
        turns.AskNextEffect: Way.CHOICE,
        payments.AskTypes: Way.TYPES,
        payments.AskReduction: Way.TYPES,
        payments.AskSource: Way.PAYMENT,
        payments.AskPay: Way.PAYMENT,
        payments.AskSame: Way.PAYMENT,
        payments.AskExchange: Way.PAYMENT,
        payments.AskSacrifices: Way.CARDS,
        payments.AskFamiliar: Way.CHOICE,
        effects.AskGain: Way.GAIN,
        effects.AskStore: Way.GAIN,
        effects.AskKeep: Way.CHOICE,
        effects.AskKeepOwn: Way.CHOICE,
        effects.AskGive: Way.CHOICE,
        effects.AskPlayDrawn: Way.CHOICE,
        effects.AskPlayHand: Way.CHOICE,
        effects.AskPlayTop: Way.CHOICE,
        effects.AskPayTop: Way.PAYMENT,
        effects.AskSacrifice: Way.CHOICE,
        effects.AskTakeBack: Way.CHOICE,
        effects.AskOpponent: Way.CHOICE,
        effects.AskMove: Way.CHOICE,
        effects.AskDrawOrDiscard: Way.CHOICE,
        effects.AskElement: Way.TYPES,
        effects.AskNewType: Way.TYPES,
    },
)
"""The way in which each kind of question is answered."""


def way_of(question: Question) -> Way:
    """Return how a question is answered."""
    return WAYS[type(question)]

"""The questions that effects ask."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.seasons.rules.codes import NO_CARD
from resarcana_gui.games.seasons.rules.questions import SEAT, CopyQuestion, NumberQuestion, Question
from resarcana_gui.kernel.record import Field


class AskGain(NumberQuestion):
    """Which energies do you gain?"""

    KIND: ClassVar[str] = "gain"


class AskStore(NumberQuestion):
    """Which energies do you put on the card?"""

    KIND: ClassVar[str] = "store"


class AskKeep(Question):
    """Which of the cards that you have drawn do you keep? By a card or (none) by the bonus."""

    KIND: ClassVar[str] = "keep"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("card", "copy", NO_CARD))

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card


class AskKeepOwn(CopyQuestion):
    """Which of the cards that you have drawn do you keep, before you deal out the others?"""

    KIND: ClassVar[str] = "keep_own"


class AskGive(CopyQuestion):
    """Which card does this opponent get?"""

    KIND: ClassVar[str] = "give"
    FIELDS: ClassVar[tuple[Field, ...]] = (*CopyQuestion.FIELDS, Field("receiver", "seat"))

    def __init__(self, seat: int, card: int, receiver: int) -> None:
        super().__init__(seat, card)
        self.receiver: Final = receiver


class AskPlayDrawn(CopyQuestion):
    """Which of the cards that you have drawn do you put into play for free?"""

    KIND: ClassVar[str] = "play_drawn"


class AskPlayHand(CopyQuestion):
    """Which card of your hand do you put into play for free?"""

    KIND: ClassVar[str] = "play_hand"


class AskPlayTop(NumberQuestion):
    """Do you put the top card of the pile into play, for `number` energies, or back?"""

    KIND: ClassVar[str] = "play_top"


class AskPayTop(NumberQuestion):
    """Which energies do you pay to put the top card of the pile into play?"""

    KIND: ClassVar[str] = "pay_top"


class AskSacrifice(CopyQuestion):
    """Which of your cards in play do you sacrifice, because of an opponent's card?"""

    KIND: ClassVar[str] = "sacrifice"


class AskTakeBack(CopyQuestion):
    """Which of your magic items in play do you take back into your hand?"""

    KIND: ClassVar[str] = "take_back"


class AskOpponent(CopyQuestion):
    """Whose reserve do you copy?"""

    KIND: ClassVar[str] = "choose_opponent"


class AskMove(NumberQuestion):
    """By how many spaces, at most `number`, and in which direction do you move the season marker?"""

    KIND: ClassVar[str] = "move_season"


class AskDrawOrDiscard(CopyQuestion):
    """Do you draw a card, or discard one from your hand?"""

    KIND: ClassVar[str] = "draw_or_discard"


class AskElement(CopyQuestion):
    """The effect of which energy comes next?"""

    KIND: ClassVar[str] = "next_element"
    FIELDS: ClassVar[tuple[Field, ...]] = (*CopyQuestion.FIELDS, Field("types", "energy_types"))

    def __init__(self, seat: int, card: int, types: int) -> None:
        super().__init__(seat, card)
        self.types: Final = types


class AskNewType(CopyQuestion):
    """Into which other energy do these turn?"""

    KIND: ClassVar[str] = "new_type"
    FIELDS: ClassVar[tuple[Field, ...]] = (*CopyQuestion.FIELDS, Field("energies", "energies"))

    def __init__(self, seat: int, card: int, energies: int) -> None:
        super().__init__(seat, card)
        self.energies: Final = energies

"""The commands of Res Arcana, one object per distinct answer."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.resarcana.cards.tables import CardSet
from resarcana_gui.games.resarcana.rules.codes import (
    CHOOSE,
    CLAIM,
    DECLINE,
    DISCARD,
    MOST_SEATS,
    NO_COMPONENT,
    NOBODY,
    PASS,
    PLACE,
    SUFFER,
    USE,
)
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.record import Field

MOST_POWERS: Final = 4
"""No component has as many powers."""

MOST_AMOUNTS: Final = 50_000
"""So many answers that name essences are kept to be handed out again."""


class Answer(Command):
    """One answer: what is done, and with what. Fields that do not belong to the kind keep their default."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("kind", "command"),
        Field("seat", "seat"),
        Field("component", "component", NO_COMPONENT),
        Field("power", "int", -1),
        Field("target", "seat", NOBODY),
        Field("essences", "essences", 0),
        Field("cards", "components", ()),
    )

    def __init__(
        self,
        kind: int,
        seat: int,
        component: int = NO_COMPONENT,
        power: int = -1,
        target: int = NOBODY,
        essences: int = 0,
        cards: tuple[int, ...] = (),
    ) -> None:
        super().__init__(kind, seat)
        self.component: Final = component
        """The component it is about; or the deck (MONUMENT_DECK_TOP, OWN_DECK)."""
        self.power: Final = power
        """USE: which of its powers; REACT: which of its React powers. From 0."""
        self.target: Final = target
        """CHOOSE_SEAT: the seat."""
        self.essences: Final = essences
        """GAIN, PAY, LOSE: which (packed, see cards/essences.py)."""
        self.cards: Final = tuple(sorted(cards)) if kind == DISCARD else cards
        """ORDER: from the top; DISCARD of several: which (kept in ascending order, for their order means nothing)."""

    def __eq__(self, other: object) -> bool:
        """Field by field, without looking them up by name: refusals compare with every legal answer."""
        if not isinstance(other, Answer):
            return NotImplemented
        return (
            self.kind == other.kind
            and self.seat == other.seat
            and self.component == other.component
            and self.power == other.power
            and self.target == other.target
            and self.essences == other.essences
            and self.cards == other.cards
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.component, self.power, self.target, self.essences, self.cards))


class SeatAnswers:
    """The answers of one seat that are needed all the time, by component."""

    def __init__(self, seat: int, count: int) -> None:
        self.choose: Final = [Answer(CHOOSE, seat, number) for number in range(count)]
        self.place: Final = [Answer(PLACE, seat, number) for number in range(count)]
        self.claim: Final = [Answer(CLAIM, seat, number) for number in range(count)]
        self.discard: Final = [Answer(DISCARD, seat, number) for number in range(count)]
        self.use: Final = [Answer(USE, seat, number, power) for number in range(count) for power in range(MOST_POWERS)]
        """At component * MOST_POWERS + power."""
        self.pass_: Final = Answer(PASS, seat)
        self.decline: Final = Answer(DECLINE, seat)
        self.suffer: Final = Answer(SUFFER, seat)


class AnswerTable:
    """Hands out the answers for one set of components."""

    def __init__(self, cards: CardSet) -> None:
        self.seats: Final = [SeatAnswers(seat, cards.count) for seat in range(MOST_SEATS)]
        self._about: dict[tuple[int, int, int, int, int], Answer] = {}
        self._amounts: dict[tuple[int, int, int], Answer] = {}
        self._lists: dict[tuple[int, int, tuple[int, ...]], Answer] = {}

    def about(self, kind: int, seat: int, component: int, power: int = -1, target: int = NOBODY) -> Answer:
        """The answer about a component or a seat."""
        key = (kind, seat, component, power, target)
        answer = self._about.get(key)
        if answer is None:
            answer = self._about[key] = Answer(kind, seat, component, power, target)
        return answer

    def amount(self, kind: int, seat: int, essences: int) -> Answer:
        """The answer that names essences."""
        key = (kind, seat, essences)
        answer = self._amounts.get(key)
        if answer is None:
            if len(self._amounts) >= MOST_AMOUNTS:
                self._amounts.clear()
            answer = self._amounts[key] = Answer(kind, seat, essences=essences)
        return answer

    def cards(self, kind: int, seat: int, cards: tuple[int, ...]) -> Answer:
        """The answer that lists cards."""
        key = (kind, seat, cards)
        answer = self._lists.get(key)
        if answer is None:
            answer = self._lists[key] = Answer(kind, seat, cards=cards)
        return answer

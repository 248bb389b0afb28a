"""A table for tests of the rules: described in a few words, played by name, looked at by name.

The docstrings of tests say where a ruling comes from: [F] the publisher's FAQ, [B] the behaviour of Board Game Arena,
[J] a judgement where sources are silent, [!] sources disagree; the rule book where they say nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from resarcana_gui.games.seasons.cards.energies import text
from resarcana_gui.games.seasons.cards.tables import COPIES
from resarcana_gui.games.seasons.engine import points, seasons
from resarcana_gui.games.seasons.rules.codes import PHASES
from resarcana_gui.games.seasons.rules.scoring import points_of
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.state_data import copy_name
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.session import Session, replay

ROOM = 10
"""The gauge of a seat where a test says nothing of it."""


def seat(*play: object, **more: object) -> dict[str, object]:
    """One seat of a scenario: cards in play (an id, or a mapping), and whatever else it has."""
    return {"play": list(play), "gauge": ROOM, **more}


def lying(card: str, energies: str = "0", turned: bool = False) -> dict[str, object]:
    """A card in play with energies on it, perhaps turned."""
    return {"card": card, "energies": energies, "turned": turned}


class Table:
    """A scenario that is being played."""

    def __init__(self, *seats: Mapping[str, object], **scenario: object) -> None:
        described = [dict(told) for told in (seats if len(seats) > 1 else (*seats, seat()))]
        self.session = Session.start(seasons(), {"scenario": {"seats": described, **scenario}}, 1)

    @classmethod
    def dealt(cls, seed: int = 1, **options: object) -> Table:
        """A table that was set up by the rules instead of described."""
        table = cls.__new__(cls)
        table.session = Session.start(seasons(), options, seed)
        return table

    @property
    def state(self) -> State:
        state = self.session.state
        assert isinstance(state, State)
        return state

    @property
    def asked(self) -> str | None:
        """What is asked, by name."""
        data = self.session.question_data()
        return None if data is None else str(data["kind"])

    @property
    def asked_seat(self) -> int | None:
        pending = self.session.pending
        return None if pending is None else pending.seat

    @property
    def question(self) -> dict[str, object]:
        data = self.session.question_data()
        assert data is not None
        return data

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    def do(self, kind: str, card: str | None = None, **more: object) -> list[Event]:
        """Submit a command of the seat that is asked (or of another: seat=...)."""
        return self.session.submit(self._command(kind, card, **more))

    def why_not(self, kind: str, card: str | None = None, **more: object) -> Refusal:
        """Why a command is refused; fails when it is not."""
        refusal = self.session.refusal(self._command(kind, card, **more))
        assert refusal is not None
        return refusal

    def can(self, kind: str, card: str | None = None, **more: object) -> bool:
        """Whether a command is legal now."""
        return self.session.refusal(self._command(kind, card, **more)) is None

    def _command(self, kind: str, card: str | None, **more: object) -> dict[str, object]:
        command: dict[str, object] = {"kind": kind, "seat": more.pop("seat", self.asked_seat), **more}
        return command if card is None else {**command, "card": card}

    def summon(self, card: str) -> list[Event]:
        return self.do("summon", card)

    def activate(self, card: str, power: int = 0) -> list[Event]:
        return self.do("activate", card, power=power)

    def gain(self, energies: str) -> list[Event]:
        return self.do("gain", energies=energies)

    def pay(self, energies: str) -> list[Event]:
        return self.do("pay", energies=energies)

    def end_turn(self) -> list[Event]:
        return self.do("end_turn")

    def end_round(self) -> None:
        """The seats end their turns, whatever their dice ask before, until the effects at the end of the round."""
        number = self.state.round
        while self.asked in ("turn", "excess", "draw", "keep_drawn") and self.state.round == number:
            self.session.submit(self.session.legal()[-1])

    def offered(self, kind: str) -> list[dict[str, object]]:
        """All legal commands of a kind, as plain data."""
        return [command for command in self.session.legal_data() if command["kind"] == kind]

    def cards(self, kind: str) -> list[object]:
        """The cards of all legal commands of a kind."""
        return [command["card"] for command in self.offered(kind)]

    def amounts(self) -> set[object]:
        """The energies of all legal answers."""
        return {command.get("energies", "0") for command in self.session.legal_data()}

    def crystals(self, seat: int = 0) -> int:
        return self.state.crystals[seat]

    def gauge(self, seat: int = 0) -> int:
        return self.state.gauge[seat]

    def reserve(self, seat: int = 0) -> str:
        return text(self.state.reserve[seat])

    def hand(self, seat: int = 0) -> list[str]:
        return self.names(self.state.hand[seat])

    def in_play(self, seat: int = 0) -> list[str]:
        return [copy_name(self.state, copy) for copy in self.state.play[seat]]

    def discards(self) -> list[str]:
        return sorted(self.names(self.state.discards))

    def pile(self) -> list[str]:
        return self.names(self.state.pile)

    def on(self, card: str) -> str:
        return text(self.state.on[self.copy(card)])

    def turned(self, card: str) -> bool:
        return self.state.turned[self.copy(card)]

    def points(self, seat: int = 0) -> int:
        total = points_of(self.state, seat)
        assert total == sum(number for _, number in points(self.state, seat))
        return total

    def names(self, numbers: list[int]) -> list[str]:
        return [self.state.cards.cards[number].slug for number in numbers]

    @staticmethod
    def number(card: str) -> int:
        return seasons().cards.numbers[card]

    @staticmethod
    def copy(card: str) -> int:
        """The copy with this name: the second one's ends in _2."""
        second = card.endswith("_2")
        return seasons().cards.numbers[card.removesuffix("_2")] * COPIES + second

    def check_views(self) -> None:
        """What each seat may see of the events folds to what it may see of the table."""
        session = self.session
        for each in range(self.state.seats):
            folded = replay(session.game, session.options, session.events, each)
            assert folded.facts() == session.observe(each).facts()

    def view(self, seat: int) -> State:
        """What a seat sees."""
        view = self.session.observe(seat)
        assert isinstance(view, State)
        return view


def kinds(events: list[Event]) -> list[str]:
    """The names of events, without those about what is asked and what waits."""
    inner = ("Question", "Step", "Effect", "NextQuestion")
    return [type(event).__name__ for event in events if not type(event).__name__.startswith(inner)]

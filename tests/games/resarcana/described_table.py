"""A table for tests of the rules: described in a few words, played by name, looked at by name."""

from __future__ import annotations

from functools import cache

from resarcana_gui.games.resarcana.cards import essences
from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.rules.codes import PHASES, ZONES
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.session import Session

SPARE_MAGES = ("artificer", "alchemist", "transmuter", "scholar")
SPARE_ITEMS = ("research", "divination", "transmutation", "reanimate")


@cache
def resarcana() -> ResArcana:
    """The game with its own components, loaded once."""
    return ResArcana(load_cards())


def seat(*play: object, pool: str = "0", **more: object) -> dict[str, object]:
    """One seat of a scenario: components in play (a slug, or a mapping), the pool, and whatever else it has."""
    return {"play": list(play), "pool": pool, **more}


def lying(component: str, on: str = "0", turned: bool = False) -> dict[str, object]:
    """A component in play with essences on it, perhaps turned."""
    return {"component": component, "essences": on, "turned": turned}


class Table:
    """A scenario that is being played. Seats without a mage or an item get a spare one that no test is about: none
    of the spare mages or items collects anything. (The Artificer makes artifacts cheaper; name another mage where
    that matters.)"""

    def __init__(self, *seats: dict[str, object], seed: int = 1, **scenario: object) -> None:
        described = [dict(told) for told in (seats if len(seats) > 1 else (*seats, seat()))]
        phase = scenario.get("phase", "actions")
        taken = {told.get(key) for told in described for key in ("mage", "item")}
        for at, told in enumerate(described):
            if phase != "mages":
                told.setdefault("mage", _spare(SPARE_MAGES[::-1], taken, at))
            if phase not in ("mages", "items"):
                told.setdefault("item", _spare(SPARE_ITEMS, taken, at))
        self.session = Session.start(resarcana(), {"scenario": {"seats": described, **scenario}}, seed)

    @classmethod
    def dealt(cls, seed: int = 1, **options: object) -> Table:
        """A table that was set up by the rules instead of described."""
        table = cls.__new__(cls)
        table.session = Session.start(resarcana(), options, seed)
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
    def phase(self) -> str:
        return PHASES[self.state.phase]

    def do(self, kind: str, component: str | None = None, power: int | None = None, **more: object) -> list[Event]:
        """Submit a command of the seat that is asked (or of another: seat=...)."""
        return self.session.submit(self._command(kind, component, power, **more))

    def why_not(self, kind: str, component: str | None = None, power: int | None = None, **more: object) -> Refusal:
        """Why a command is refused; fails when it is not."""
        refusal = self.session.refusal(self._command(kind, component, power, **more))
        assert refusal is not None
        return refusal

    def can(self, kind: str, component: str | None = None, power: int | None = None, **more: object) -> bool:
        """Whether a command is legal now."""
        return self.session.refusal(self._command(kind, component, power, **more)) is None

    def _command(self, kind: str, component: str | None, power: int | None, **more: object) -> dict[str, object]:
        command: dict[str, object] = {"kind": kind, "seat": more.pop("seat", self.asked_seat), **more}
        if component is not None:
            command["deck" if kind == "look" else "component"] = component
        if power is not None:
            command["power"] = power
        return command

    def offered(self, kind: str) -> list[dict[str, object]]:
        """All legal commands of a kind, as plain data."""
        return [command for command in self.session.legal_data() if command["kind"] == kind]

    def amounts(self) -> set[str]:
        """The essences of all legal answers that name essences."""
        return {str(command.get("essences", "0")) for command in self.session.legal_data() if _names_amount(command)}

    def components(self, kind: str = "choose") -> set[str]:
        """The components (or decks) of all legal commands of a kind."""
        return {str(command.get("component", command.get("deck"))) for command in self.offered(kind)}

    def pool(self, seat: int = 0) -> str:
        return essences.text(self.state.pool[seat])

    def on(self, component: str) -> str:
        return essences.text(self.state.on[self.number(component)])

    def turned(self, component: str) -> bool:
        return self.state.turned[self.number(component)]

    def zone(self, component: str) -> str:
        return ZONES[self.state.zone[self.number(component)]]

    def owner(self, component: str) -> int:
        return self.state.owner[self.number(component)]

    def points(self, seat: int = 0) -> int:
        return points_of(self.state, seat)

    def hand(self, seat: int = 0) -> list[str]:
        return self.names(self.state.hand[seat])

    def deck(self, seat: int = 0) -> list[str]:
        return self.names(self.state.deck[seat])

    def discards(self, seat: int = 0) -> list[str]:
        return self.names(self.state.discards[seat])

    def in_play(self, seat: int = 0) -> list[str]:
        return self.names(self.state.play[seat])

    def names(self, numbers: list[int]) -> list[str]:
        cards = self.state.cards.components
        return [cards[number].slug for number in numbers]

    @staticmethod
    def number(component: str) -> int:
        return resarcana().cards.numbers[component]

    def view(self, seat: int) -> State:
        """What a seat sees."""
        view = self.session.observe(seat)
        assert isinstance(view, State)
        return view

    def pass_all(self) -> None:
        """Everybody passes, swapping for the first item, until the round is over or something else is asked."""
        number = self.state.round
        while self.state.round == number and self.asked in ("turn", "swap_item"):
            self.session.submit(self.session.legal()[-1 if self.asked == "turn" else 0])


def _spare(spares: tuple[str, ...], taken: set[object], at: int) -> str:
    return [spare for spare in spares if spare not in taken][at]


def _names_amount(command: dict[str, object]) -> bool:
    return command["kind"] in ("pay", "gain", "lose")

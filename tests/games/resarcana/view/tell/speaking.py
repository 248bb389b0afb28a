"""What tests of the words share: narrators, and games that are told while random opponents play them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog, component_names
from resarcana_gui.games.resarcana.view.tell.narrator import ResArcanaNarrator
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Outcome
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import EVERYONE
from tests.games.resarcana.described_table import Table, resarcana

LANGUAGES = ("en", "es")
SPOKEN = [("standard", 3, "en"), ("draft", 2, "es"), ("first", 4, "en"), ("match", 2, "es")]
"""Every setup and number of seats, either language in two."""
HEARD = [(EVERYONE, "en"), (0, "es"), (1, "en")]
"""Who is told, in either language."""
NAMES = ("Ada", "Circe", "Merlin", "Nimue")


def narrator(language: str = "en", viewer: int = 0, seats: int = 2) -> ResArcanaNarrator:
    return ResArcanaNarrator(resarcana(), language, viewer, NAMES[:seats])


def voice(language: str = "en", viewer: int = 0, seats: int = 2, speaks: type[Voice] = Voice) -> Voice:
    return speaks(catalog(language), resarcana().cards, component_names(language), NAMES[:seats], viewer)


class Told:
    """A table that is narrated to one viewer as it is played."""

    def __init__(self, table: Table, language: str = "en", viewer: int = 0) -> None:
        self.table = table
        self.viewer = viewer
        self.narrator = narrator(language, viewer, table.state.seats)
        self.narrator.tell(self._seen(list(table.session.events)))

    def _seen(self, events: list[Event]) -> list[Event]:
        return [event.seen_by(self.viewer) for event in events]

    def do(self, kind: str, component: str | None = None, power: int | None = None, **more: object) -> list[str]:
        """Submit a command; returns what is told of it."""
        return self.narrator.tell(self._seen(self.table.do(kind, component, power, **more)))

    def singly(self, kind: str, component: str | None = None, power: int | None = None, **more: object) -> list[str]:
        """The same, told event by event."""
        told = map(self.narrator.event, self._seen(self.table.do(kind, component, power, **more)))
        return [sentence for sentence in told if sentence is not None]

    @property
    def question(self) -> str:
        pending = self.table.session.pending
        assert pending is not None
        return self.narrator.question(pending, self.table.view(pending.seat))

    @property
    def answers(self) -> list[str]:
        pending = self.table.session.pending
        assert pending is not None
        view = self.table.view(pending.seat)
        return [self.narrator.command(command, view) for command in self.table.session.legal()]


@cache
def whole_game(setup: str, seats: int, seed: int) -> tuple[Sequence[Event], Outcome]:
    """All events of a game between random players, and how it ended. It is played once for all who tell it."""
    *_, (session, _, _) = random_game(setup, seats, seed)
    assert session.outcome is not None
    return tuple(session.events), session.outcome


def random_game(setup: str, seats: int, seed: int) -> Iterator[tuple[Session, Question, State]]:
    """Every question of a game between random players, with what the one who is asked sees."""
    session = Session.start(resarcana(), {"setup": setup, "seats": seats}, seed)
    dice = Dice(seed)
    while session.pending is not None:
        pending, view = session.pending, session.observe(session.pending.seat)
        assert isinstance(pending, Question)
        assert isinstance(view, State)
        yield session, pending, view
        legal = session.legal()
        session.submit(legal[dice.below(len(legal))])

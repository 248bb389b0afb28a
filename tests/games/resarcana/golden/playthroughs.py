"""Whole games between random players as readable text.

After an intended change of rules or words, `python -m tests.games.resarcana.golden.playthroughs` writes the *.txt
beside this file anew: read what it changed. The random players know nothing of strategy, so the games stay the same
until the rules change.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from resarcana_gui.games.resarcana.rules.flow_events import RoundBegan
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.narrator import ResArcanaNarrator
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.game import Options
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import EVERYONE
from tests.games.resarcana.described_table import resarcana

NAMES = {"en": ("Ada", "Circe", "Merlin", "Nimue"), "es": ("Ana", "Circe", "Merlín", "Nimue")}


@dataclass(frozen=True)
class Playthrough:
    """One game: how it is set up, who plays by which seed, and who listens in which language."""

    name: str
    options: Options
    seats: int
    seed: int
    viewer: int = EVERYONE
    language: str = "en"

    @property
    def file(self) -> Path:
        return Path(__file__).with_name(f"{self.name}.txt")

    def written(self) -> str:
        """The game as it is played and told now."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        session = Session.start(resarcana(), {**self.options, "seats": self.seats}, self.seed)
        narrator = ResArcanaNarrator(resarcana(), self.language, self.viewer, NAMES[self.language][: self.seats])
        dice = Dice(f"{self.name}/{self.seed}")
        while session.pending is not None:
            legal = session.legal()
            session.submit(legal[dice.below(len(legal))])
        for event in session.events:
            if isinstance(event, RoundBegan):
                yield from (*narrator.tell([]), "")
            seen = event if self.viewer == EVERYONE else event.seen_by(self.viewer)
            yield from narrator.tell([seen], more_to_come=True)
        yield from narrator.tell([])
        yield from self._end(session, narrator)

    def _end(self, session: Session, narrator: ResArcanaNarrator) -> Iterator[str]:
        outcome = session.outcome
        assert outcome is not None
        yield ""
        view = session.state if self.viewer == EVERYONE else session.observe(self.viewer)
        assert isinstance(view, State)
        yield narrator.table(view)
        for seat, points in enumerate(outcome.points):
            won = "  <-" if seat in outcome.winners else ""
            yield f"{NAMES[self.language][seat]}: {points}{won}"


PLAYTHROUGHS = (
    Playthrough("standard-2", {"setup": "standard"}, 2, seed=1),
    Playthrough("draft-3", {"setup": "draft"}, 3, seed=2),
    Playthrough("first-4", {"setup": "first"}, 4, seed=3),
    Playthrough("match-2", {"setup": "match"}, 2, seed=4),
    Playthrough("tight-2-as-seen-by-the-first", {"setup": "standard", "tight": True}, 2, seed=5, viewer=0),
    Playthrough("estandar-3", {"setup": "standard"}, 3, seed=6, viewer=1, language="es"),
)

if __name__ == "__main__":
    for each in PLAYTHROUGHS:
        each.file.write_text(each.written(), encoding="utf-8")

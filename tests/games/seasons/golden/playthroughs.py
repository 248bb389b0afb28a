"""Whole games between random players as readable text.

After an intended change of rules or words, `python -m tests.games.seasons.golden.playthroughs` writes the *.txt beside
this file anew: read what it changed. The random players know nothing of strategy, so the games stay the same until the
rules change.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from resarcana_gui.games.seasons.engine import seasons
from resarcana_gui.games.seasons.rules.flow_events import RoundBegan
from resarcana_gui.games.seasons.view.tell.narrator import SeasonsNarrator
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import EVERYONE

NAMES = {"en": ("Ada", "Circe", "Merlin", "Nimue"), "es": ("Ana", "Circe", "Merlín", "Nimue")}


@dataclass(frozen=True)
class Playthrough:
    """One game: its level, how many play, by which seed, and who listens in which language."""

    name: str
    level: str
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
        session = Session.start(seasons(), {"level": self.level, "seats": self.seats}, self.seed)
        names = NAMES[self.language][: self.seats]
        narrator = SeasonsNarrator(seasons(), self.language, self.viewer, names)
        dice = Dice(f"{self.name}/{self.seed}")
        while session.pending is not None:
            legal = session.legal()
            session.submit(legal[dice.below(len(legal))])
        for event in session.events:
            if isinstance(event, RoundBegan):
                yield ""
            yield from narrator.tell([event if self.viewer == EVERYONE else event.seen_by(self.viewer)])
        yield ""
        yield narrator.table(session.state if self.viewer == EVERYONE else session.observe(self.viewer))


PLAYTHROUGHS = (
    Playthrough("apprentice-2", "apprentice", 2, seed=1),
    Playthrough("apprentice-3", "apprentice", 3, seed=2),
    Playthrough("apprentice-4-seen-by-the-first", "apprentice", 4, seed=3, viewer=0),
    Playthrough("magician-2-seen-by-the-second", "magician", 2, seed=4, viewer=1),
    Playthrough("mago-3", "magician", 3, seed=5, language="es"),
    Playthrough("magician-4", "magician", 4, seed=6),
    Playthrough("archmage-2", "archmage", 2, seed=7),
    Playthrough("archmage-3", "archmage", 3, seed=8),
    Playthrough("archimago-4-visto-por-el-tercero", "archmage", 4, seed=9, viewer=2, language="es"),
)

if __name__ == "__main__":
    for each in PLAYTHROUGHS:
        each.file.write_text(each.written(), encoding="utf-8")

"""Attack: changes saves at random, with and without repairing their checksums, and continues those that still load.
A changed save must be refused in one sentence, or its game can be told, seen from every seat, and played to its end."""

from __future__ import annotations

import logging
import random
import re
import tempfile
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from resarcana_gui.agents.agent import Budget
from resarcana_gui.app.auto import Task, play_one
from resarcana_gui.app.matches import load_save, resume_match
from resarcana_gui.games.narrator import Narrator
from resarcana_gui.games.plugin import Plugin, discover
from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import play_out
from tools.attack.changes import changed, resealed
from tools.attack.part import Part, Report

CHANGED: Final = 3000
BASES: Final = 16
MOST_COMMANDS: Final = 5000
LONGEST_SENTENCE: Final = 500
SOME: Final = 5
"""One in this many answers is told."""


def attack(size: float, seed: int, game: str) -> Report:
    """Change saves (CHANGED at size 1), and try each."""
    plugin = discover()[game]
    chance, number = random.Random(seed), max(1, round(size * CHANGED))
    counts = {"refused": 0, "played on": 0, "over": 0}
    broken: list[str] = []
    with tempfile.TemporaryDirectory() as folder, every_text_there():
        originals = bases(plugin, Path(folder), min(BASES, number), seed)
        path = Path(folder) / "changed.jsonl"
        for at in range(number):
            content = changed(chance.choice(originals), chance)
            path.write_bytes(content)
            try:
                counts[tried(plugin, path)] += 1
            except Exception as error:  # noqa: BLE001 - that is what is looked for
                where = traceback.extract_tb(error.__traceback__)[-1]
                broken.append(
                    f"change {at} of seed {seed}: {error!r:.200} at {Path(where.filename).name}:{where.lineno}"
                )
    return Report({"changed": number, **counts}, broken)


@contextmanager
def every_text_there() -> Iterator[None]:
    """Make a missing text raise AssertionError inside the block, where the program would only log it; warnings are
    not shown."""
    logger, handler = logging.getLogger("resarcana_gui.i18n.catalog"), MissingText(logging.ERROR)
    logger.addHandler(handler)
    logging.disable(logging.WARNING)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)
        logger.removeHandler(handler)


class MissingText(logging.Handler):
    """Raises the logged sentence."""

    def emit(self, record: logging.LogRecord) -> None:
        raise AssertionError(record.getMessage())


def bases(plugin: Plugin, folder: Path, number: int, seed: int) -> list[bytes]:
    """Return saves of games in every setup with two to four seats: every second one complete, the others unfinished."""
    setups, chance = list(plugin.setups()), random.Random(f"bases {seed}")
    found = []
    for at in range(number):
        setup = setups[at % len(setups)]
        seats = 2 if "match" in setup or "tight" in setup else 2 + at // len(setups) % 3
        path = folder / f"base-{at}.jsonl"
        play_one(Task(type(plugin), setup, (plugin.agent_names()[0],) * seats, seed + at, None, None, path))
        lines = _timeless(path.read_bytes()).splitlines(keepends=True)
        kept = len(lines) if at % 2 else chance.randrange(3, len(lines))
        found.append(b"".join(lines[:kept]))
    return found


def _timeless(content: bytes) -> bytes:
    """Return the save without thinking times, so that the same seed gives the same changes."""
    return resealed(re.sub(rb'"seconds":[0-9.e-]+', b'"seconds":0', content).split(b"\n")[:-1])


def tried(plugin: Plugin, path: Path) -> str:
    """Return what became of a save. Raises whatever a player would see go wrong."""
    try:
        _, saved = load_save({plugin.game().name: plugin}, path)
        match = resume_match(plugin, saved)
    except SaveError as error:
        sentence = str(error)
        if not sentence.endswith(".") or "\n" in sentence or len(sentence) > LONGEST_SENTENCE:
            raise AssertionError(f"no sentence: {sentence!r}") from error
        return "refused"
    _shown(plugin, match)
    if match.outcome is not None:
        return "over"
    if match.journal is not None:
        match.journal.close()
    play_out(match, Budget(1), MOST_COMMANDS)
    _shown(plugin, match)
    return "played on"


def _shown(plugin: Plugin, match: Match) -> None:
    """Tell all of it to every seat, and look at the table from there."""
    names: Sequence[str] = [seat.name for seat in match.seats]
    for seat in range(len(names)):
        for language in ("en", "es"):
            narrator = plugin.narrator(language, seat, names)
            narrator.tell([event.seen_by(seat) for event in match.history.events()])
            narrator.table(match.view(seat))
            _answers(narrator, match, seat)
        match.history.state(viewer=seat).facts()


def _answers(narrator: Narrator, match: Match, seat: int) -> None:
    """Tell what the seat was asked, and what it answered, as a review does."""
    for at, step in enumerate(match.history.steps):
        if step.seat == seat and at % SOME == 0:
            view = match.history.state(at, seat)
            pending = match.game.pending_for(view, seat)
            assert pending is not None
            narrator.question(pending, view)
            narrator.command(step.command, view)
            narrator.deed(step.command, view)


PART: Final = Part("saves", "saves that were changed at random, also with right checksums", attack)

"""Starts writers (see `writer`) in one folder, and checks its files afterwards."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from resarcana_gui.agents.agent import Budget
from resarcana_gui.app.matches import Player, new_match
from resarcana_gui.files import place_file, read_bytes
from resarcana_gui.games.plugin import discover
from resarcana_gui.lessons.lesson_progress import LessonProgress
from resarcana_gui.match.play import play_out
from resarcana_gui.paths import PROGRAM
from resarcana_gui.puzzles.puzzle_progress import ALONE, PuzzleProgress
from resarcana_gui.settings import load
from tools.attack.victim import surroundings
from tools.attack.watching import seals_in
from tools.attack.writer import BROUGHT, COPIES, GAME, KINDS, day_of
from tools.chosen_game import quick_agent


class Writers:
    """The writers of one folder, and their output."""

    def __init__(self, folder: Path, games: Sequence[bytes]) -> None:
        """There are as many names as finished games: "a", "b" and so on."""
        self._folder: Final = folder
        self._games: Final = {chr(ord("a") + at): game for at, game in enumerate(games)}
        (folder / BROUGHT).mkdir()
        (folder / "said").mkdir()
        for name, game in self._games.items():
            place_file(folder / BROUGHT / f"{name}.jsonl", game)

    @property
    def names(self) -> Sequence[str]:
        """The names of writers, one for each finished game."""
        return list(self._games)

    def start(self, kind: str, name: str, first: int, number: int) -> subprocess.Popen[bytes]:
        """Start a writer; whoever starts it waits for its end."""
        words = [sys.executable, "-m", "tools.attack.writer", kind, str(self._folder), name, str(first), str(number)]
        said = self._folder / "said" / f"{kind}-{name}-{first}.out"
        with said.open("wb") as out, said.with_suffix(".err").open("wb") as complaints:
            return subprocess.Popen(
                words, stdin=subprocess.DEVNULL, stdout=out, stderr=complaints, env=surroundings(self._folder)
            )

    def heard(self) -> list[list[str]]:
        """Return kind and item of each change that was acknowledged; the last line of a killed writer may be torn."""
        said = [read_bytes(path).decode() for path in sorted((self._folder / "said").glob("*.out"))]
        return [line.split()[1:] for text in said for line in text.split("\n")[:-1]]

    def broken(self) -> list[str]:
        """Return what is wrong with the files now, one sentence each."""
        heard = self.heard()
        items = {kind: [item for told, item in heard if told == kind] for kind in KINDS}
        checks = {
            "puzzles": self._unsolved, "lessons": self._unlearned, "settings": self._unchosen,
            "saves": self._unplayed, "records": self._uncollected,
        }  # fmt: skip
        wrong = [f"{kind}: {sentence}" for kind, check in checks.items() for sentence in check(items[kind])]
        return [*wrong, *self._torn(), *self._complaints()]

    def _path(self, name: str) -> Path:
        return self._folder / PROGRAM / name

    def _unsolved(self, items: Sequence[str]) -> Iterator[str]:
        progress = PuzzleProgress(self._path(f"puzzles-{GAME}.json"), GAME)
        days = set(progress.days)
        for item in items:
            if progress.stars(item) != ALONE or day_of(int(item[1:])) not in days:
                yield f"{item} is lost"

    def _unlearned(self, items: Sequence[str]) -> Iterator[str]:
        progress = LessonProgress(self._path(f"lessons-{GAME}.json"), GAME)
        yield from (f"{item} is lost" for item in items if not progress[item].done)

    def _unchosen(self, items: Sequence[str]) -> Iterator[str]:
        found = load(self._path("settings.json"), ("en",))
        latest = {slot: int(number) for slot, number in (item.split("=") for item in items)}
        for slot, number in latest.items():
            chords = found.settings.keys.get(slot, ("-1",))
            if int(chords[0]) < number or slot not in found.settings.hints_seen:
                yield f"{slot} is {chords[0]} instead of {number}"

    def _unplayed(self, items: Sequence[str]) -> Iterator[str]:
        for name, seal in (item.split("=") for item in items):
            path = self._path("saves") / name
            if not path.exists() or seals_in(path)[-1:] != [seal]:
                yield f"{name} is lost or torn"

    def _uncollected(self, items: Sequence[str]) -> Iterator[str]:
        for name, copy in (item.split("=") for item in items):
            game, saves = self._games[name], self._path("saves")
            places = [saves / f"{name}.jsonl", *saves.glob(f"deleted/*/{name}.jsonl")]
            if not any(place.exists() and read_bytes(place) == game for place in places):
                yield f"{name} is lost or torn"
            if read_bytes(self._folder / COPIES / copy) != game:
                yield f"the copy {copy} is torn"

    def _torn(self) -> Iterator[str]:
        for path in (self._folder / PROGRAM).rglob("*"):
            if ".damaged" in path.name:
                yield f"{path.name} was put aside"
            elif path.suffix in {".json", ".bak"}:
                try:
                    json.loads(read_bytes(path))
                except ValueError as error:
                    yield f"{path.name} is torn: {error}"

    def _complaints(self) -> Iterator[str]:
        for path in (self._folder / "said").glob("*.err"):
            if text := read_bytes(path).decode(errors="replace"):
                yield f"{path.stem} complains: {text[-300:]!r}"


def finished_games(game: str, number: int, seed: int) -> list[bytes]:
    """Return games that machines have played to their end, as they are saved."""
    plugin = discover()[game]
    players = [Player(f"Machine {seat}", quick_agent(plugin)) for seat in range(plugin.game().seat_range()[0])]
    with tempfile.TemporaryDirectory() as name:
        paths = [Path(name) / f"{at}.jsonl" for at in range(number)]
        for at, path in enumerate(paths):
            play_out(new_match(plugin, {}, players, seed + at, path), Budget(1))
        return [read_bytes(path) for path in paths]

"""Finished games as text."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from resarcana_gui.i18n.normalize import normalized
from resarcana_gui.records.match_record import MatchRecord
from resarcana_gui.scene.markup import escaped, plain
from resarcana_gui.screens.game_ui import Character
from resarcana_gui.screens.seat_names import listed, recorded_names
from resarcana_gui.screens.shell import Shell

BETWEEN: Final = "  ·  "


class RecordFormatter:
    """Formats records of one game in the player's language."""

    def __init__(self, shell: Shell, game: str, *, named: bool = False) -> None:
        """`game`: its name, of the shell's games. If `named`, the details begin with what the game is called."""
        language, self._game = shell.settings.language, shell.games[game]
        self._shell: Final = shell
        self._texts: Final = shell.texts_of(game)
        self._named: Final = named
        self._words: Final = self._game.record_words(language)
        self._levels: Final = {level.name: level.title for level in self._game.levels(language)}
        self._characters: Final = {each.name: each for each in self._game.characters(language)}

    def names(self, record: MatchRecord) -> tuple[str, ...]:
        """Return the players' names, by seat."""
        return recorded_names(record, self._shell.settings.language, self._game.character_names)

    def character(self, name: str) -> Character | None:
        """Return the game's character of that name; None if there is none."""
        return self._characters.get(name)

    def level(self, kind: str) -> str:
        """Return the title of a kind of opponent."""
        return self._levels.get(kind, kind)

    def headline(self, record: MatchRecord) -> str:
        """Return who won against whom."""
        names, people = [escaped(name) for name in self.names(record)], record.people
        winners = [seat for seat, player in enumerate(record.players) if player.won]
        if len(people) != 1:
            return self._several(names, winners)
        seat = people[0]
        others = listed(self._texts, [name for at, name in enumerate(names) if at != seat])
        if seat not in winners:
            return self._texts.text("records.lost", names=others)
        return self._texts.text("records.won" if winners == [seat] else "records.shared", names=others)

    def details(self, record: MatchRecord) -> str:
        """Return the points (the person's first), rounds, setup, what the person was, and the opponents' levels."""
        text = self._texts.text
        people = record.people
        first = people[0] if len(people) == 1 else 0
        points = [player.points for player in (*record.players[first:], *record.players[:first])]
        parts = [self._game.name(self._shell.settings.language)] if self._named else []
        parts += [text("records.points", points=" : ".join(map(str, points)))]
        if record.stages:
            parts.append(self._texts.plural("records.rounds", record.stages))
        labels = record.players[people[0]].statistics.labels if len(people) == 1 else {}
        shown = next(iter(labels.items()), None)
        if shown is not None:
            parts.append(self._words.value(*shown))
        if record.setup:
            parts.append(self._words.value("setup", record.setup))
        kinds = dict.fromkeys(player.kind for player in record.players if player.kind is not None)
        parts += [self.level(kind) for kind in kinds]
        return BETWEEN.join(parts)

    def says(self, record: MatchRecord, words: Sequence[str]) -> bool:
        """Return whether the record's text contains every word, ignoring case and accents."""
        told = normalized(plain(f"{self.headline(record)} {self.details(record)} {self.when(record.ended)}"))
        return all(word in told for word in words)

    def when(self, seconds: float) -> str:
        """Return a timestamp (seconds since 1970) as day and time."""
        then = datetime.fromtimestamp(seconds, UTC).astimezone()
        return self._texts.text(
            "saves.when", day=f"{then:%d}", month=f"{then:%m}", year=f"{then:%Y}", time=f"{then:%H:%M}"
        )

    def day(self, seconds: float) -> str:
        """Return a timestamp (seconds since 1970) as a day."""
        then = datetime.fromtimestamp(seconds, UTC).astimezone()
        return self._texts.text("records.day", day=f"{then:%d}", month=f"{then:%m}", year=f"{then:%Y}")

    def _several(self, names: list[str], winners: list[int]) -> str:
        texts = self._texts
        first = listed(texts, [names[seat] for seat in winners])
        others = listed(texts, [name for seat, name in enumerate(names) if seat not in winners])
        if not others:
            return self._texts.text("records.all_shared", names=first)
        return texts.plural("records.beat", len(winners), winners=first, names=others)

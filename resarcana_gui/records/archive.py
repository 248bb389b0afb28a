"""The finished games in the player's folder of saves. Only the saves count; what was found in each is kept in an
index beside them (`archive_index.py`)."""

from __future__ import annotations

import logging
import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from resarcana_gui.files import UnreadableError, changed, place_beside, read_bytes, remove_leftovers
from resarcana_gui.match.errors import SaveError, SaveFault
from resarcana_gui.match.load import SavedMatch
from resarcana_gui.match.outline import is_closed, with_closing_line
from resarcana_gui.records.archive_index import Entry, read_index, stamp_of, write_index
from resarcana_gui.records.bin import Bin
from resarcana_gui.records.game_statistics import GameStatistics, record_of
from resarcana_gui.records.match_record import MatchRecord

SUFFIX: Final = ".jsonl"
DELETED: Final = "deleted"
"""The folder of deleted games (see `Bin`)."""
LONGEST_STEM: Final = 50
"""Characters of a file's name before its suffix: in UTF-8 some take four bytes, and most systems have room for 255."""

_log = logging.getLogger(__name__)


class Archive:
    """The records of one folder. Nothing is read before it is asked for."""

    def __init__(
        self, folder: Path, read: Callable[[Path], SavedMatch], game_statistics: Callable[[str], GameStatistics]
    ) -> None:
        """`read` reads a save, and raises SaveError; `game_statistics` returns those of a game, by name."""
        self._folder: Final = folder
        self._read: Final = read
        self._game_statistics: Final = game_statistics
        self._entries: dict[str, Entry] | None = None
        self._unsaved = False
        self._bin: Final = Bin(folder / DELETED)

    def records(self, game: str) -> list[MatchRecord]:
        """Return the known records of a game, the latest first."""
        found = [entry.record for entry in self._known().values() if entry.record is not None]
        return sorted((record for record in found if record.game == game), key=lambda record: -record.ended)

    def unread_count(self) -> int:
        """Return the number of files that have not been read yet."""
        return len(self._unread())

    def catch_up(self, most: int | None = None) -> int:
        """Read files that have not been read yet, `most` at most, and return how many are left."""
        unread = self._unread()
        for path in unread[:most]:
            self._take(path)
        left = unread[most:] if most is not None else []
        if not left:
            self._save()
        return len(left)

    def path(self, record: MatchRecord) -> Path:
        """Return the save of a game."""
        return self._folder / record.file

    def delete(self, record: MatchRecord) -> None:
        """Delete a game; `restore` brings it back, until the program ends. Raises SaveError."""
        try:
            self._bin.put(self.path(record))
        except OSError as error:
            raise SaveError(
                f"{self.path(record)} cannot be deleted: {error.strerror}.", SaveFault.NOT_DELETED
            ) from error
        self._forget(record.file)

    def restore(self, record: MatchRecord) -> None:
        """Bring back a game that was deleted here. Raises SaveError."""
        try:
            path = self._bin.take_out(record.file, self._folder)
        except OSError as error:
            raise SaveError(
                f"{record.file} cannot be brought back: {error.strerror}.", SaveFault.NOT_RESTORED
            ) from error
        self._take(path)
        self._save()

    def clean_up(self) -> None:
        """Delete for good what closed windows have deleted, and files that killed ones have left half written."""
        self._bin.empty_others()
        remove_leftovers(self._folder)

    def export(self, record: MatchRecord, folder: Path) -> Path:
        """Copy a game's file to a folder, under a name that is free there. Raises SaveError."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            source = self.path(record)
            target = place_beside(folder, _shortened(record.file), read_bytes(source))
        except OSError as error:
            raise SaveError(
                f"The game cannot be exported to {folder}: {error.strerror}.", SaveFault.NOT_EXPORTED
            ) from error
        with suppress(OSError):  # otherwise the copy of an old save is dated today
            shutil.copystat(source, target)
        return target

    def bring_in(self, path: Path) -> MatchRecord:
        """Copy a finished game into the folder; one that is there already stays as it is. Raises SaveError."""
        saved = self._read(path)
        outcome = saved.history.game.outcome(saved.history.state())
        if outcome is None:
            raise SaveError(f"{path} is a game that is not over.", SaveFault.UNFINISHED)
        when = _ended(saved)
        try:
            content = with_closing_line(saved, read_bytes(path), outcome, when)
        except UnreadableError as error:
            raise SaveError(str(error), SaveFault.UNREADABLE) from error
        return self._same(content) or self._put(path.name, content, when)

    # --------------------------------------------------------------------------------------------------- files

    def _put(self, name: str, content: bytes, when: float) -> MatchRecord:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            target = place_beside(self._folder, _shortened(name), content)
        except OSError as error:
            raise SaveError(
                f"The game cannot be put into {self._folder}: {error.strerror}.", SaveFault.NOT_TAKEN
            ) from error
        with suppress(OSError):  # otherwise an old save without an end is dated today
            os.utime(target, (when, when))
        self._take(target)
        record = self._known()[target.name].record
        if record is None:
            self._withdraw(target)
            raise SaveError(f"{name} is no game that can be told.", SaveFault.DAMAGED)
        self._save()
        return record

    def _withdraw(self, path: Path) -> None:
        """Remove a file that has just been put here."""
        with suppress(OSError):
            path.unlink()
        self._forget(path.name)

    def _same(self, content: bytes) -> MatchRecord | None:
        """Return the record of a file with the same content, if there is one."""
        for name, entry in self._known().items():
            if entry.record is not None and entry.stamp[0] == len(content):
                try:
                    if read_bytes(self._folder / name) == content:
                        return entry.record
                except UnreadableError:
                    continue
        return None

    def _files(self) -> list[Path]:
        try:
            return sorted(self._folder.glob(f"*{SUFFIX}"), reverse=True)
        except OSError:
            return []

    def _unread(self) -> list[Path]:
        """Return the files that must be read, and forget those that are gone."""
        known, files = self._known(), self._files()
        for gone in known.keys() - {path.name for path in files}:
            self._forget(gone)
        return [path for path in files if path.name not in known or known[path.name].stamp != stamp_of(path)]

    def _take(self, path: Path) -> None:
        """Read a file; one that cannot be read is skipped and logged."""
        try:
            entry = Entry(stamp_of(path), self._record(path) if is_closed(path) else None)
        except (SaveError, OSError) as error:
            _log.warning("no record: %s", error)
            entry = Entry(stamp_of(path), None)
        self._known()[path.name] = entry
        self._unsaved = True

    def _record(self, path: Path) -> MatchRecord | None:
        """Return the record of a file. Raises SaveError, also if a game fails on what its save says."""
        saved = self._read(path)
        seats, history = saved.origin.seats, saved.history
        try:
            return record_of(path.name, _ended(saved), history, seats, self._game_statistics(history.game.name))
        except SaveError:
            raise
        except Exception as error:
            raise SaveError(f"{path} cannot be told ({type(error).__name__}).", SaveFault.DAMAGED) from error

    def _forget(self, name: str) -> None:
        self._unsaved |= self._known().pop(name, None) is not None

    def _known(self) -> dict[str, Entry]:
        if self._entries is None:
            self._entries = read_index(self._folder)
        return self._entries

    def _save(self) -> None:
        if self._unsaved and write_index(self._folder, self._known()):
            self._unsaved = False


def _ended(saved: SavedMatch) -> float:
    """Return when a game ended. Older saves do not say so; their last change counts. Raises SaveError."""
    if saved.ended is not None:
        return saved.ended
    try:
        return changed(saved.path).timestamp()
    except UnreadableError as error:
        raise SaveError(str(error), SaveFault.UNREADABLE) from error


def _shortened(name: str) -> str:
    """Return a name for a save that is not too long for any file system."""
    return f"{Path(name).stem[:LONGEST_STEM]}{SUFFIX}"

"""The player's saved games, in the folder of their own files."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from secrets import token_hex

from resarcana_gui.app.matches import load_save
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.match.errors import SaveError, SaveFault
from resarcana_gui.match.load import SavedMatch
from resarcana_gui.match.outline import is_closed
from resarcana_gui.paths import user_data_dir
from resarcana_gui.records.archive import Archive

SUFFIX = ".jsonl"
NOWHERE = "no folder for saves"


def saves_dir() -> Path:
    """Return the folder for saves; it may not exist yet."""
    return user_data_dir() / "saves"


def new_path(game: str) -> Path:
    """Return an unused file name with the date and time, and a random part that no other window chooses in the same
    second. Raises SaveError if the folder cannot be made."""
    try:
        folder = saves_dir()
    except OSError as error:
        raise SaveError(
            f"There is no folder for saves: {error.filename} cannot be made ({error.strerror}).", SaveFault.UNWRITABLE
        ) from error
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return folder / f"{game}-{now}-{token_hex(3)}{SUFFIX}"


def newest_first() -> list[Path]:
    """Return every save, the most recently played first."""
    try:
        return sorted(saves_dir().glob(f"*{SUFFIX}"), key=_changed, reverse=True)
    except OSError:  # the folder neither exists nor can be made
        return []


def archive(plugins: Mapping[str, Plugin]) -> Archive:
    """Return the archive of finished games."""

    def read(path: Path) -> SavedMatch:
        return load_save(plugins, path)[1]

    return Archive(_folder(), read, lambda game: plugins[game].game_statistics())


def lessons_file(game: str) -> Path | None:
    """Return the file with the progress in a game's lessons; None if there can be no such file."""
    try:
        return user_data_dir() / f"lessons-{game}.json"
    except OSError:
        return None


def puzzles_file(game: str) -> Path | None:
    """Return the file with the solved puzzles of a game; None if there can be no such file."""
    try:
        return user_data_dir() / f"puzzles-{game}.json"
    except OSError:
        return None


def _folder() -> Path:
    """Return the folder for saves, or a path that does not exist if there can be none."""
    try:
        return saves_dir()
    except OSError:
        return Path(NOWHERE)


def _changed(path: Path) -> float:
    """Return when a file was last written; a file that has just disappeared sorts last."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def latest_unfinished(plugins: Mapping[str, Plugin]) -> tuple[Plugin, SavedMatch] | None:
    """Return the most recent unfinished game; unreadable saves are skipped."""
    for path in newest_first():
        try:
            if is_closed(path):
                continue
            plugin, saved = load_save(plugins, path)
        except (SaveError, OSError):
            continue
        if not saved.closed and saved.history.game.outcome(saved.history.state()) is None:
            return plugin, saved
    return None

"""Which game a command is about."""

from __future__ import annotations

from collections.abc import Mapping

from resarcana_gui.app.errors import UsageError
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.i18n import languages
from resarcana_gui.paths import user_data_dir
from resarcana_gui.settings import load

SETTINGS_FILE = "settings.json"


def chosen_game(plugins: Mapping[str, Plugin], name: str | None) -> Plugin:
    """Return the game of that name; by default the one last played in the window, or else the first by name. Raises
    UsageError."""
    if not plugins:
        raise UsageError("There is no game to play.")
    if name is None:
        return plugins[_usual(plugins)]
    if name not in plugins:
        raise UsageError(f"There is no game {name!r}; choose one of: {', '.join(plugins)}.")
    return plugins[name]


def _usual(plugins: Mapping[str, Plugin]) -> str:
    first = min(plugins)
    if len(plugins) == 1:
        return first
    try:
        last = load(user_data_dir() / SETTINGS_FILE, languages()).settings.game
    except OSError:
        return first
    return last if last in plugins else first

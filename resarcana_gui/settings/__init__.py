"""The player's settings, and the file that stores them. Imports only the modules beside the packages."""

from resarcana_gui.settings.kept_settings import KeptSettings
from resarcana_gui.settings.store import LoadedSettings, Trouble, load, save
from resarcana_gui.settings.values import MOST_PEOPLE, PALETTES, READ_OUT, SPEEDS, THOUGHTS, Settings

__all__ = [
    "MOST_PEOPLE",
    "PALETTES",
    "READ_OUT",
    "SPEEDS",
    "THOUGHTS",
    "KeptSettings",
    "LoadedSettings",
    "Settings",
    "Trouble",
    "load",
    "save",
]

"""The settings in use while the program runs, and the file that they are kept in."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from resarcana_gui.settings.store import save
from resarcana_gui.settings.values import Settings


class KeptSettings:
    """The settings of now. Without a path they last as long as the program runs."""

    def __init__(self, settings: Settings, path: Path | None) -> None:
        """`settings` as they were read."""
        self.now = settings
        self._path: Final = path
        self._saved = settings
        """As they were last read or saved: what differs is to be saved."""
        self._unsaved = False

    def change(self, **values: object) -> Settings:
        """Change settings by name; returns all of them. `save` keeps them."""
        self.now = replace(self.now, **values)  # type: ignore[arg-type]
        self._unsaved = True
        return self.now

    def save(self) -> None:
        """Save the settings if they have changed since they were last saved. Raises OSError; then nothing is tried
        again before the next change."""
        if not self._unsaved:
            return
        self._unsaved = False
        if self._path is not None:
            save(self.now, self._path, self._saved)
            self._saved = self.now

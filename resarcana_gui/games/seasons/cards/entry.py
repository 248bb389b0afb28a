"""One mapping of the card file, with energies."""

from __future__ import annotations

from resarcana_gui.component_files import FileEntry, refuse, shown
from resarcana_gui.games.seasons.cards.energies import parsed


class Entry(FileEntry):
    """One mapping of the card file."""

    def energies(self, key: str) -> int:
        """Return required plain energies, at least one."""
        value = self.need(key)
        try:
            found = parsed(value) if isinstance(value, str) else 0
        except ValueError as error:
            refuse(self.at(key), str(error))
        if not found:
            refuse(self.at(key), f"expected energies like '2A F', found {shown(value)}")
        return found

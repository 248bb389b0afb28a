"""Who has been warned in which round: nobody is warned twice in one."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules.state import State


class Caution:
    """Remembers the warnings given at one table."""

    def __init__(self) -> None:
        self._given: set[tuple[int, int, int]] = set()

    def is_due(self, view: State) -> bool:
        """Whether the viewing seat may be warned this round."""
        return self._round_of(view) not in self._given

    def note(self, view: State) -> None:
        """The viewing seat has been warned."""
        self._given.add(self._round_of(view))

    def _round_of(self, view: State) -> tuple[int, int, int]:
        return view.viewer, view.game_number, view.round

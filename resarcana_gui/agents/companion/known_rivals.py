"""What is known of the opponents of a game, from the file that `make calibrate` writes."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Final

from resarcana_gui.agents.companion.calibration import Calibration
from resarcana_gui.agents.companion.rivals import Rival, rivals_from
from resarcana_gui.documents import DocumentError, read_document
from resarcana_gui.files import UnreadableError
from resarcana_gui.paths import MissingFileError, assets

FILE: Final = ("opponents", "chances.yaml")
"""The file among a game's assets."""

_log = logging.getLogger(__name__)


class KnownRivals:
    """The opponents of one game. Without a file, or with an unreadable one (which is logged), nothing is known."""

    def __init__(self, game: str, equal: str) -> None:
        """`equal` is the opponent that plays as well as the companion: people count as such, and so do opponents and
        numbers of seats that were not measured."""
        known = _read(game)
        self._equal: Final = known.get(equal, Rival())
        self.by_name: Final[Mapping[str, Rival]] = {name: self._completed(rival) for name, rival in known.items()}

    def rival(self, kind: str | None) -> Rival:
        """Return what is known of an opponent by its kind, None for a person. A character plays at its level, which
        its name begins with."""
        return self.by_name.get((kind or "").partition("-")[0], self._equal)

    def _completed(self, rival: Rival) -> Rival:
        return Rival(Calibration({**self._equal.calibration.corrections, **rival.calibration.corrections}))


def _read(game: str) -> dict[str, Rival]:
    try:
        return rivals_from(read_document(assets(game, *FILE)))
    except MissingFileError:
        return {}
    except (UnreadableError, DocumentError, ValueError) as error:
        _log.warning("chances are not calibrated: %s", error)
        return {}

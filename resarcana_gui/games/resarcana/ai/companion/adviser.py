"""The companion of Res Arcana. It searches as the Archmage does and corrects its chances by how often such chances
came true."""

from __future__ import annotations

import logging
from typing import Final

from resarcana_gui.agents.companion import Adviser, Calibration
from resarcana_gui.agents.companion.adviser import ITERATIONS
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.compiled import is_compiled
from resarcana_gui.documents import DocumentError, read_document
from resarcana_gui.files import UnreadableError
from resarcana_gui.games.resarcana.ai.companion.insight import ResArcanaInsight
from resarcana_gui.games.resarcana.ai.guide import PolicyGuide
from resarcana_gui.games.resarcana.ai.opponents import LEVELS
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.paths import MissingFileError, assets

CHANCES: Final = ("resarcana", "opponents", "chances.yaml")
"""The asset file of the corrections, written by `make calibrate`."""
SLOW_ITERATIONS: Final = 160
"""Iterations when the engine is not compiled; advice then still takes a few seconds."""

_log = logging.getLogger(__name__)


def adviser_for(game: ResArcana, guide: PolicyGuide, *, calibrated: bool = True) -> Adviser:
    """Return the companion of a seat. `calibrated=False` leaves its chances uncorrected, for measuring how often
    they come true."""
    calibration = calibration_of_the_game() if calibrated else Calibration()
    iterations, best = ITERATIONS if is_compiled() else SLOW_ITERATIONS, LEVELS["archmage"]
    limits = Limits(
        iterations,
        horizon=best.horizon,
        exploration=best.exploration,
        doubt=best.doubt,
        foresight=best.foresight,
        heed=best.heed,
    )
    return Adviser(game, guide.with_margin(0.0), limits, calibration, ResArcanaInsight(game.cards))


def calibration_of_the_game() -> Calibration:
    """Return the corrections that come with the program. Without a file, or with an unreadable one (which is
    logged), there are none."""
    try:
        return calibration_from(read_document(assets(*CHANCES)))
    except MissingFileError:
        return Calibration()
    except (UnreadableError, DocumentError, ValueError) as error:
        _log.warning("chances are not calibrated: %s", error)
        return Calibration()


def calibration_from(data: object) -> Calibration:
    """Return corrections from data by number of seats and round: `{2: [[slope, offset], ...]}`. Raises ValueError."""
    if not isinstance(data, dict):
        raise ValueError("corrections are a mapping")
    found = {}
    for seats, rounds in data.items():
        if not isinstance(seats, int) or not isinstance(rounds, list):
            raise ValueError(f"the corrections for {seats!r} seats are a list of rounds")
        found[seats] = [_correction(entry) for entry in rounds]
    return Calibration(found)


def _correction(entry: object) -> tuple[float, float]:
    match entry:
        case [int() | float() as slope, int() | float() as offset]:
            return float(slope), float(offset)
        case _:
            raise ValueError(f"{entry!r} is not a slope and an offset")

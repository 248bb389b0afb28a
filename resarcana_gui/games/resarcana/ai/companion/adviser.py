"""The companion of Res Arcana: the Archmage's way of searching, and chances as often as they came true."""

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
"""Where the corrections lie, written by `make calibrate`."""
SLOW_ITERATIONS: Final = 160
"""Where the engine is not compiled: advice takes a few seconds all the same."""

_log = logging.getLogger(__name__)


def adviser_for(game: ResArcana, guide: PolicyGuide, *, calibrated: bool = True) -> Adviser:
    """The companion of a seat; not calibrated, for whoever measures how often what it says comes true."""
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
    """The corrections that come with the program; none when there are none, or when they cannot be read, which the log
    says."""
    try:
        return calibration_from(read_document(assets(*CHANCES)))
    except MissingFileError:
        return Calibration()
    except (UnreadableError, DocumentError, ValueError) as error:
        _log.warning("chances are not calibrated: %s", error)
        return Calibration()


def calibration_from(data: object) -> Calibration:
    """Corrections by number of seats and round: `{2: [[slope, offset], ...]}`. Raises ValueError."""
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

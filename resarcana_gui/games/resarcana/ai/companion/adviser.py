"""The companion of Res Arcana. It searches as the Archmage does, and corrects its chances by how often such chances
came true against the rivals who sit there."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Final

from resarcana_gui.agents.companion import Adviser, Calibration, Rival
from resarcana_gui.agents.companion.adviser import ITERATIONS
from resarcana_gui.agents.companion.rivals import rivals_from
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
"""The asset file of what is known of the opponents, written by `make calibrate`."""
SLOW_ITERATIONS: Final = 160
"""Iterations when the engine is not compiled; advice then still takes a few seconds."""

_log = logging.getLogger(__name__)


EQUAL: Final = "archmage"
"""Of whom people are thought, and opponents of whom nothing is known: they play as well as the companion."""
NUMBERS_FROM: Final = 3
"""The round from which chances are told as numbers. Before, the hands decide more than can be foreseen."""


def adviser_for(game: ResArcana, guide: PolicyGuide, rivals: Sequence[Rival] = ()) -> Adviser:
    """Return the companion of a table with these rivals, by seat; without any, nothing is corrected."""
    iterations, best = ITERATIONS if is_compiled() else SLOW_ITERATIONS, LEVELS["archmage"]
    limits = Limits(
        iterations,
        horizon=best.horizon,
        exploration=best.exploration,
        doubt=best.doubt,
        foresight=best.foresight,
        heed=best.heed,
    )
    insight = ResArcanaInsight(game.cards)
    return Adviser(game, guide.with_margin(0.0), limits, None, insight, rivals=rivals, numbers_from=NUMBERS_FROM)


def known_rivals() -> dict[str, Rival]:
    """Return what is known of the opponents, by name. Without a file, or with an unreadable one (which is logged),
    that is nothing."""
    try:
        return completed(rivals_from(read_document(assets(*CHANCES))))
    except MissingFileError:
        return {}
    except (UnreadableError, DocumentError, ValueError) as error:
        _log.warning("chances are not calibrated: %s", error)
        return {}


def completed(known: Mapping[str, Rival]) -> dict[str, Rival]:
    """Return the rivals with the corrections of an equal for the numbers of seats that were not measured."""
    equal = known.get(EQUAL, Rival()).calibration.corrections
    return {name: Rival(Calibration({**equal, **rival.calibration.corrections})) for name, rival in known.items()}

"""What the companion knows of the rivals at a table: how often its chances come true against each kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean

from resarcana_gui.agents.companion.calibration import Calibration, Correction


@dataclass(frozen=True)
class Rival:
    """One kind of opponent. By default nothing is known of it, and nothing is corrected."""

    calibration: Calibration = field(default_factory=Calibration)
    """The corrections for a seat all of whose rivals are of this kind, and whose player is about as good."""


def calibration_against(rivals: Sequence[Rival], seat: int) -> Calibration:
    """Return the corrections for a seat at a table with these rivals by seat: the mean of those for each kind."""
    others = [rival.calibration for at, rival in enumerate(rivals) if at != seat]
    seats = len(rivals)
    known = [other.corrections[seats] for other in others if other.corrections.get(seats)]
    if not known or len(known) < len(others):
        return Calibration()
    longest = max(len(stages) for stages in known)
    return Calibration(
        {seats: [_mean([stages[min(at, len(stages) - 1)] for stages in known]) for at in range(longest)]}
    )


def _mean(corrections: Sequence[Correction]) -> Correction:
    return fmean(slope for slope, _ in corrections), fmean(offset for _, offset in corrections)


def rivals_from(data: object) -> dict[str, Rival]:
    """Return the rivals by name from a file's data, their corrections by number of seats and stage:
    `{name: {2: [[slope, offset], ...]}}`. Raises ValueError."""
    if not isinstance(data, dict):
        raise ValueError("rivals are a mapping by name")
    return {str(name): _rival(name, entry) for name, entry in data.items()}


def _rival(name: object, entry: object) -> Rival:
    if not isinstance(entry, dict):
        raise ValueError(f"the entry of {name!r} is a mapping")
    return Rival(Calibration({seats: _stages(seats, stages) for seats, stages in entry.items()}))


def _stages(seats: object, stages: object) -> Sequence[Correction]:
    if not isinstance(seats, int) or not isinstance(stages, list):
        raise ValueError(f"the corrections for {seats!r} seats are a list of stages")
    return [_correction(entry) for entry in stages]


def _correction(entry: object) -> Correction:
    match entry:
        case [int() | float() as slope, int() | float() as offset]:
            return float(slope), float(offset)
        case _:
            raise ValueError(f"{entry!r} is not a slope and an offset")


def written(rivals: Mapping[str, Rival]) -> str:
    """Return the content of a file of rivals, as `rivals_from` reads it."""
    lines = [
        "# What corrects the companion's chances against each kind of rival: by number of seats a slope and an offset,",
        "# in log odds, for each stage of the game. Made by `make calibrate`.",
    ]
    for name, rival in rivals.items():
        lines.append(f"{name}:")
        for seats, stages in sorted(rival.calibration.corrections.items()):
            told = ", ".join(f"[{slope:.3f}, {offset:.3f}]" for slope, offset in stages)
            lines.append(f"  {seats}: [{told}]")
    return "\n".join(lines) + "\n"

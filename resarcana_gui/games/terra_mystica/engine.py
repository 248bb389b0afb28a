"""The engine from outside: start a table, look at it as plain data, read and write ledgers. docs/engine.md shows how.

Everything here speaks in names and JSON-like data.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from resarcana_gui.games.terra_mystica.components.loader import load_components
from resarcana_gui.games.terra_mystica.ledger.reader import Replay
from resarcana_gui.games.terra_mystica.ledger.writer import write_ledger
from resarcana_gui.games.terra_mystica.rules.game import TerraMystica
from resarcana_gui.games.terra_mystica.rules.questions import AskTurn
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_data import table
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import State as KernelState

__all__ = ["as_scenario", "ledger", "read_ledger", "start", "table", "terra_mystica"]

KEPT = ("terrain", "scoring", "cards", "spaces", "used", "round", "first", "next_first", "active")
"""What a scenario says of a table as `table` does; `first` begins the order of seats."""


@cache
def terra_mystica(components: Path | None = None) -> TerraMystica:
    """The game, with its own components or those of another folder. Raises ComponentFileError, OSError."""
    return TerraMystica(load_components(components))


def start(seed: Chance | int | str = 0, *, scenario: Mapping[str, object] | None = None, **options: object) -> Session:
    """A new table: dealt as the options say, or as a scenario describes it. Raises OptionsError."""
    told = options if scenario is None else {**options, "scenario": scenario}
    return Session.start(terra_mystica(), told, seed)


def as_scenario(state: KernelState) -> dict[str, object]:
    """The scenario of a table at which a turn begins, so that it can be begun from again. Raises ValueError for other
    moments."""
    assert isinstance(state, State)
    question = state.stack[-1] if state.stack else None
    if not isinstance(question, AskTurn) or question.begun or question.left != 1:
        raise ValueError("Only a table at which a turn begins can be described as a scenario.")
    told = table(state)
    return {"phase": "acting", "seats": told["seats"], **{key: told[key] for key in KEPT}}


def ledger(session: Session) -> str:
    """A game as a ledger, as far as it was played; not one that began with a described table."""
    return write_ledger(terra_mystica(), session.options, session.events)


def read_ledger(text: str) -> Replay:
    """A ledger, to be played row by row. Raises LedgerError."""
    return Replay(terra_mystica(), text)

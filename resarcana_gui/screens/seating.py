"""Sitting down to a new game: saved as it goes where that can be, and played all the same where it cannot."""

from __future__ import annotations

from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.match import Match
from resarcana_gui.screens.services import Plan
from resarcana_gui.screens.shell import Shell


def sit_down(shell: Shell, plan: Plan) -> Match | None:
    """The table for a plan. The player is told when it is not saved, and when there is none."""
    try:
        return _saved_or_not(shell, plan)
    except OptionsError as error:
        shell.tell(str(error))
        return None


def _saved_or_not(shell: Shell, plan: Plan) -> Match:
    try:
        return shell.tables.new(plan)
    except SaveError as error:
        match = shell.tables.new(plan, saved=False)
        shell.tell(shell.text("table.not_saved", why=str(error)))
        return match

"""Starts a match: saved as it goes if possible, unsaved otherwise."""

from __future__ import annotations

from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.match import Match
from resarcana_gui.screens.services import MatchPlan
from resarcana_gui.screens.shell import Shell


def start_match(shell: Shell, match_plan: MatchPlan) -> Match | None:
    """Return the match of a plan; None if it cannot start. The player is told if it is not saved or cannot start."""
    try:
        return _saved_or_not(shell, match_plan)
    except OptionsError as error:
        shell.messages.tell(str(error))
        return None


def _saved_or_not(shell: Shell, match_plan: MatchPlan) -> Match:
    try:
        return shell.matches.new(match_plan)
    except SaveError as error:
        match = shell.matches.new(match_plan, saved=False)
        shell.messages.tell(shell.text("table.not_saved", why=shell.why(error)))
        return match

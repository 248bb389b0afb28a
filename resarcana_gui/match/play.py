"""Playing without a person at the controls: machines answer, or a shared position is played again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from resarcana_gui.agents.agent import Budget
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.refusal import Refused
from resarcana_gui.match.errors import AgentError, MatchTooLongError
from resarcana_gui.match.match import Match
from resarcana_gui.match.sharing import DAMAGED, ShareError, read_position

MOST_COMMANDS: Final = 20_000
"""The default limit of commands; a game that reaches it is caught in a loop, for no real one comes close."""


def play_out(match: Match, budget: Budget, max_commands: int = MOST_COMMANDS) -> int:
    """Let machines answer until only people are asked or the game is over. Return the number of commands.

    Raises MatchTooLongError, and AgentError (see `ask_agent`).
    """
    commands = 0
    while any(not match.seats[seat].is_human for seat in match.waiting):
        if commands == max_commands:
            raise MatchTooLongError(f"The game did not end within {max_commands} commands.")
        ask_agent(match, budget)
        commands += 1
    return commands


def ask_agent(match: Match, budget: Budget) -> list[Event]:
    """Let the first machine opponent that may answer do so. Return the resulting events. Raises AgentError when its
    answer is refused, and ValueError when no machine is asked."""
    number = next((seat for seat in match.waiting if match.seats[seat].agent is not None), None)
    pending = None if number is None else match.pending_for(number)
    seat = None if number is None else match.seats[number]
    if pending is None or seat is None or seat.agent is None:
        raise ValueError("no machine opponent is asked now")
    command = seat.agent.choose(match.view(pending.seat), pending, budget)
    try:
        return match.submit(command)
    except Refused as error:
        raise AgentError(f"{seat.name} answered {command!r} to {pending!r}: {error.refusal!r}.") from error


def shared_match(text: str, games: Mapping[str, Game]) -> Match:
    """Return the match that a text describes (see Match.shared), at its position. It is played again by the rules,
    and not saved. The seats of machines have no agents yet. Raises ShareError."""
    shared = read_position(text, games)
    try:
        match = Match.start(shared.game, shared.options, shared.origin.seats, shared.origin.seed)
    except (TypeError, ValueError, LookupError, AttributeError) as error:  # OptionsError, or no options at all
        raise ShareError(DAMAGED) from error
    for answer in shared.answers:
        offered = [command for seat in match.waiting for command in match.legal_for(seat)]
        if answer >= len(offered):
            raise ShareError(DAMAGED)
        match.submit(offered[answer])
    return match

"""Asking in the terminal what a new game needs. Enter, or the end of the input, takes the default."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from resarcana_gui.app.matches import setup_name
from resarcana_gui.app.output import ask, say
from resarcana_gui.app.terminal_texts import Texts
from resarcana_gui.games.plugin import Plugin


def ask_for_game(arguments: Namespace, plugin: Plugin, texts: Texts) -> None:
    """Ask for the number of players, the opponents and the setup, and store the answers in the arguments."""
    fewest, most = plugin.game().seat_range()
    counts = [str(seats) for seats in range(max(2, fewest), most + 1)]
    agents = plugin.agent_names()
    arguments.seats = int(_choice(texts, "how_many", counts, counts[0]))
    arguments.agent = _choice(texts, "which_agent", agents, plugin.usual_agent())
    arguments.setup = _choice(texts, "which_setup", list(plugin.setups()), setup_name(plugin, None))


def _choice(texts: Texts, key: str, choices: Sequence[str], usual: str) -> str:
    offered = ", ".join(choices)
    while len(choices) > 1:
        try:
            word = ask(texts(key, choices=offered, usual=usual)).strip().lower()
        except EOFError:
            return usual
        if not word or word in choices:
            return word or usual
        say(texts("not_a_choice", choices=offered))
    return usual

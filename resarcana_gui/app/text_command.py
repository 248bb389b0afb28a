"""The command that plays in the terminal: which game, against whom, and whether a save is continued."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from resarcana_gui.agents.agent import Budget
from resarcana_gui.app.auto import players as machine_players
from resarcana_gui.app.cli_commands import Plugins
from resarcana_gui.app.errors import UsageError
from resarcana_gui.app.matches import (
    Player,
    check_seats,
    chosen_game,
    close_agents,
    fresh_seed,
    new_match,
    resume_match,
    setup_name,
)
from resarcana_gui.app.output import ask, say
from resarcana_gui.app.outside import is_outside, short_name
from resarcana_gui.app.save_files import latest_unfinished, new_path
from resarcana_gui.app.terminal import Terminal
from resarcana_gui.app.terminal_texts import Texts
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.match.load import SavedMatch
from resarcana_gui.match.match import Match
from resarcana_gui.screens.seat_names import shown_names


def text(arguments: Namespace, plugins: Plugins) -> int:
    """Play in the terminal."""
    texts = Texts(arguments.language)
    saved = _to_continue(arguments, plugins, texts)
    if saved is None:
        plugin = chosen_game(plugins, arguments.game)
        if not _described(arguments):
            ask_for_game(arguments, plugin, texts)
        match = _new_match(arguments, plugin, texts)
    else:
        plugin, match = saved[0], resume_match(*saved, _programs(arguments))
        say(texts("welcome_back"))
    texts = Texts(texts.language, plugin.screen_texts(texts.language))
    say(_introduced(match, plugin, texts))
    table = Terminal(plugin, match, _budget(arguments), texts, ask, say)
    try:
        over = table.play(resumed=saved is not None)
    except Exception:
        _say_saved(match, texts)  # the error is reported after that
        raise
    finally:
        close_agents(match)
    if not over:
        _say_saved(match, texts)
    return 0


def _say_saved(match: Match, texts: Texts) -> None:
    """Say where the game is saved, or why it is not."""
    if match.journal is not None:
        say(match.journal.trouble or texts("saved", path=match.journal.path))


def _introduced(match: Match, plugin: Plugin, texts: Texts) -> str:
    """Return a sentence with the opponents and how strong they are."""
    names = shown_names(match.seats, texts.language, plugin.characters)
    seats = zip(names, match.seats, strict=True)
    rivals = [f"{name} ({short_name(seat.kind)})" for name, seat in seats if seat.kind is not None]
    return texts("rivals", names=texts.listed(rivals))


def _programs(arguments: Namespace) -> list[str]:
    """Return the outside programs among the named opponents."""
    return [name for name in (arguments.agent or "").split(",") if is_outside(name)]


def _to_continue(arguments: Namespace, plugins: Plugins, texts: Texts) -> tuple[Plugin, SavedMatch] | None:
    """Return the save to continue: requested, or offered if no new game is described."""
    if _described(arguments) and not arguments.resume:
        return None
    saved = latest_unfinished(plugins)
    if arguments.resume:
        if saved is None:
            raise UsageError(texts("nothing_to_continue"))
        return saved
    return saved if saved is not None and _agreed(*saved, texts) else None


def _described(arguments: Namespace) -> bool:
    """Return whether the command line specifies a kind of game."""
    return (arguments.seats, arguments.agent, arguments.setup, arguments.seed) != (None,) * 4


def _agreed(plugin: Plugin, saved: SavedMatch, texts: Texts) -> bool:
    names = ", ".join(shown_names(saved.origin.seats, texts.language, plugin.characters))
    try:
        return not ask(texts("continue", names=names)).strip().lower().startswith("n")
    except EOFError:
        return False


def _new_match(arguments: Namespace, plugin: Plugin, texts: Texts) -> Match:
    kinds = (arguments.agent or plugin.default_agent()).split(",")
    rivals = (arguments.seats or max(len(kinds) + 1, plugin.game().seat_range()[0])) - 1
    check_seats(plugin, rivals + 1)
    if len(kinds) not in {1, rivals}:
        raise UsageError(f"You named {len(kinds)} opponents for {rivals} seats.")
    kinds = kinds if len(kinds) == rivals else kinds * rivals
    seed = fresh_seed() if arguments.seed is None else arguments.seed
    me = Player(arguments.name or texts("you"))
    opponents = _rivals(plugin, kinds, me.name, texts.language)
    options = plugin.setups()[setup_name(plugin, arguments.setup)]
    return new_match(plugin, options, [me, *opponents], seed, new_path(plugin.game().name))


def _rivals(plugin: Plugin, kinds: Sequence[str], taken: str, language: str) -> list[Player]:
    """Return opponents of these kinds, named as in the window, or by their kinds if the game has too few names."""
    free = [name for name in plugin.characters(language) if name != taken]
    if len(free) < len(kinds):
        return machine_players(kinds)
    return [Player(name, kind) for name, kind in zip(free, kinds, strict=False)]


def _budget(arguments: Namespace) -> Budget:
    return Budget(arguments.iterations, arguments.think)


def ask_for_game(arguments: Namespace, plugin: Plugin, texts: Texts) -> None:
    """Ask for the number of players, the opponents and the setup, and store the answers in the arguments."""
    fewest, most = plugin.game().seat_range()
    counts = [str(seats) for seats in range(max(2, fewest), most + 1)]
    agents = plugin.agent_names()
    arguments.seats = int(_choice(texts, "how_many", counts, counts[0]))
    arguments.agent = _choice(texts, "which_agent", agents, plugin.default_agent())
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

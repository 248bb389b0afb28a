"""The command line's commands. Each takes its arguments and returns the exit code."""

from __future__ import annotations

import gc
import os
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path

from resarcana_gui.app.auto import Series, play_series
from resarcana_gui.app.companion import review_lines
from resarcana_gui.app.errors import UnsavedError, UsageError
from resarcana_gui.app.match_narrator import MatchNarrator, result_lines
from resarcana_gui.app.match_workers import adviser_at
from resarcana_gui.app.matches import chosen_game, fresh_seed, load_save
from resarcana_gui.app.output import print_notice, say
from resarcana_gui.app.terminal_texts import Texts
from resarcana_gui.files import UnreadableError, read_text
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.match.load import SavedMatch
from resarcana_gui.match.match import Match

Plugins = Mapping[str, Plugin]


def window(arguments: Namespace, plugins: Plugins) -> int:
    """Play in the window."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    gc.disable()  # until everything is loaded, as none of it is garbage
    from resarcana_gui.app.gui import window as show  # noqa: PLC0415 - nothing else here needs pygame

    return show(arguments, plugins)


def doctor(arguments: Namespace, plugins: Plugins) -> int:
    """Check this copy of the program; return 1 if something is wrong with it."""
    os.environ.update(PYGAME_HIDE_SUPPORT_PROMPT="1", SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    from resarcana_gui.app.doctor import examine  # noqa: PLC0415 - nothing else here needs pygame

    return 0 if examine(plugins) else 1


def auto(arguments: Namespace, plugins: Plugins) -> int:
    """Let machines play. Raises UnsavedError after the first game that could not be saved to its end."""
    series = Series(
        chosen_game(plugins, arguments.game),
        arguments.setup,
        tuple(arguments.agents.split(",")),
        arguments.games,
        fresh_seed() if arguments.seed is None else arguments.seed,
        rotate=arguments.rotate,
        iterations=arguments.iterations,
        think=arguments.think,
        save=arguments.save,
    )
    for played in play_series(series, arguments.jobs):
        say(played.line)
        if played.trouble is not None:
            raise UnsavedError(played.trouble)
    return 0


def replay(arguments: Namespace, plugins: Plugins) -> int:
    """Print a saved game as text, or a ledger; or a saved game as a ledger."""
    texts = Texts(arguments.language)
    if arguments.ledger:
        return _tell_ledger(plugins, arguments.file, texts.language)
    plugin, saved = load_save(plugins, arguments.file)
    if arguments.as_ledger:
        return _write_ledger(plugin, saved)
    if saved.torn:
        print_notice(texts("torn", path=saved.path))
    match = Match.resume(saved, {}, journaled=False)
    log_narrator = MatchNarrator(plugin, match, texts.language, _viewer(match, arguments.viewer))
    for sentence in log_narrator.news():
        say(sentence)
    if match.outcome is None or not log_narrator.narrator.tells_end():
        say("\n".join(result_lines(plugin, match, texts)))
    return 0


def _tell_ledger(plugins: Plugins, file: Path, language: str) -> int:
    """Print a ledger; the game whose notation it is in is the one that can read it."""
    readers = [plugin for plugin in plugins.values() if type(plugin).tell_ledger is not Plugin.tell_ledger]
    if not readers:
        raise UsageError("No game reads ledgers.")
    try:
        for line in readers[0].tell_ledger(read_text(file), language):
            say(line)
    except UnreadableError as error:
        raise UsageError(f"{file} cannot be read: {error.strerror}.") from error
    except ValueError as error:
        raise UsageError(f"{file}: {error}") from error
    return 0


def _write_ledger(plugin: Plugin, saved: SavedMatch) -> int:
    """Print a saved game as a ledger."""
    try:
        say(plugin.ledger_of(saved.history.options, saved.history.events()))
    except NotImplementedError as error:
        raise UsageError("This game has no notation for ledgers.") from error
    except ValueError as error:
        raise UsageError(f"{saved.path}: {error}") from error
    return 0


def _viewer(match: Match, number: int | None) -> int:
    """Return a seat by its number from 1. By default a finished game shows everything, and an unfinished one what
    the first person sees."""
    if number is not None and not 1 <= number <= len(match.seats):
        raise UsageError(f"There is no seat {number}: this game has {len(match.seats)} seats.")
    if number is not None:
        return number - 1
    people = [at for at, seat in enumerate(match.seats) if seat.is_human]
    return people[0] if people and match.outcome is None else EVERYONE


def review(arguments: Namespace, plugins: Plugins) -> int:
    """Go through a saved game with the companion."""
    plugin, saved = load_save(plugins, arguments.file)
    texts = Texts(arguments.language, plugin.screen_texts(arguments.language))
    match = Match.resume(saved, {}, journaled=False)
    adviser, seat = adviser_at(plugin, match), _viewer(match, arguments.viewer or _first_person(match))
    if adviser is None:
        raise UsageError(texts("no_advice"))
    match_narrator = MatchNarrator(plugin, match, texts.language, seat)
    for line in review_lines(match, adviser, seat, match_narrator.narrator, texts):
        say(line)
    return 0


def _first_person(match: Match) -> int:
    """Return the number, from 1, of the first seat with a person, or else 1."""
    return next((at for at, seat in enumerate(match.seats, 1) if seat.is_human), 1)


def lint_cards(arguments: Namespace, plugins: Plugins) -> int:
    """Check a game's component file; return 1 if it has faults."""
    file: Path | None = arguments.file
    try:
        faults = chosen_game(plugins, arguments.game).lint(file)
    except OSError as error:
        raise UsageError(f"{file} cannot be read: {error.strerror}.") from error
    for fault in faults:
        say(fault)
    say("No faults." if not faults else "1 fault." if len(faults) == 1 else f"{len(faults)} faults.")
    return 1 if faults else 0

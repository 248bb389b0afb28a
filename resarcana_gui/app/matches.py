"""Setting up tables: chooses the game, and makes a match from its plugin, names of opponents and a seed."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from resarcana_gui.agents.agent import Agent
from resarcana_gui.agents.self_seeded import SelfSeededAgent
from resarcana_gui.app.errors import UsageError
from resarcana_gui.app.outside import KIND, is_outside, outside, words
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.i18n import languages
from resarcana_gui.kernel.game import Game, Options
from resarcana_gui.match.errors import SaveError, SaveFault
from resarcana_gui.match.load import SavedMatch, load
from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from resarcana_gui.paths import user_data_dir
from resarcana_gui.settings import load as load_settings

DEFAULT_SETUP = "standard"
RIVAL: Final = "rival in a lesson"
"""The kind of opponent that gives a lesson's prescribed answers, or in a puzzle always the first. No list offers it."""


@dataclass(frozen=True)
class Player:
    """A player to seat: a display name, and the name of an opponent or outside program; None for a person."""

    name: str
    kind: str | None = None


def fresh_seed() -> int:
    """Return a seed nobody can guess."""
    return secrets.randbits(53)


def opponent(plugin: Plugin, kind: str, seat: int, at: int = 0) -> Agent:
    """Return an opponent for a seat, from a position on. Its chance does not come from the table's seed, and yet is
    the same when the whole game is played again (see SelfSeededAgent). An outside program gets none. Raises
    UsageError if there is no such opponent."""
    if is_outside(kind):
        return outside(plugin.game(), kind)
    return SelfSeededAgent(partial(plugin.agent, kind), f"{seat}/{at}")


def replacement_kind(plugin: Plugin, kind: str) -> str:
    """Return the kind of opponent that plays on for one of this kind: the default opponent for a lesson's rival."""
    return plugin.default_agent() if kind == RIVAL else kind


def setup_name(plugin: Plugin, setup: str | None) -> str:
    """Return the name of an existing setup; by default, the usual one. Raises UsageError."""
    setups = plugin.setups()
    name = setup or (DEFAULT_SETUP if DEFAULT_SETUP in setups else next(iter(setups)))
    if name not in setups:
        raise UsageError(f"There is no setup {name!r}; choose one of: {', '.join(setups)}.")
    return name


def check_agents(plugin: Plugin, names: Iterable[str]) -> None:
    """Check that these opponents exist. Raises UsageError."""
    known = plugin.agent_names()
    for name in names:
        if is_outside(name):
            words(name)
        elif name not in known:
            raise UsageError(f"There is no opponent {name!r}; choose one of: {', '.join(known)}.")


def check_seats(plugin: Plugin, seats: int) -> None:
    """Check that this many can play. Raises UsageError."""
    fewest, most = plugin.game().seat_range()
    if not fewest <= seats <= most:
        raise UsageError(f"This game is for {fewest} to {most} players, not {seats}.")


def new_match(
    plugin: Plugin,
    options: Options,
    players: Sequence[Player],
    seed: int | str,
    path: Path | None = None,
    *,
    fast: bool = False,
) -> Match:
    """Return a table at its first question. Raises UsageError, OptionsError, SaveError."""
    check_seats(plugin, len(players))
    check_agents(plugin, (player.kind for player in players if player.kind is not None))
    seats = [_seat(plugin, player, at) for at, player in enumerate(players)]
    return Match.start(plugin.game(), {**options, "seats": len(players)}, seats, seed, path=path, fast=fast)


def _seat(plugin: Plugin, player: Player, at: int) -> Seat:
    kind = player.kind
    if kind is None:
        return Seat(player.name)
    plays = plugin.seated(kind, player.name)
    return Seat(player.name, KIND if is_outside(kind) else kind, opponent(plugin, plays, at))


def resume_match(plugin: Plugin, saved: SavedMatch, programs: Sequence[str] = ()) -> Match:
    """Continue a save of this game. `programs` take the seats of outside programs, in order, the last of them all
    that are left. Raises SaveError, UsageError."""
    origin, at, left = saved.origin, len(saved.history.steps), list(programs)
    agents: dict[int, Agent] = {}
    for number, seat in enumerate(origin.seats):
        if seat.kind == KIND:
            if not left:
                raise SaveError(
                    f"{saved.path} needs an outside program, and a save never starts one: continue it with"
                    " `resarcana text --continue --agent program:COMMAND`.",
                    SaveFault.OUTSIDE,
                )
            agents[number] = opponent(plugin, left[0], number, at)
            left = left[1:] or left
        elif seat.kind is not None:
            kind = replacement_kind(plugin, seat.kind)
            if kind not in plugin.agent_names():
                raise SaveError(
                    f"{saved.path} needs the opponent {kind!r}, which no longer exists.", SaveFault.OPPONENT
                )
            agents[number] = opponent(plugin, plugin.seated(kind, seat.name), number, at)
    return Match.resume(saved, agents)


def close_agents(match: Match) -> None:
    """Close the machine opponents: they will not be asked again."""
    for seat in match.seats:
        if seat.agent is not None:
            seat.agent.close()


def games_by_name(plugins: Mapping[str, Plugin]) -> dict[str, Game]:
    """Return the games by name."""
    return {name: plugin.game() for name, plugin in plugins.items()}


def load_save(plugins: Mapping[str, Plugin], path: Path) -> tuple[Plugin, SavedMatch]:
    """Return the game that a save belongs to, and the save. Raises SaveError."""
    saved = load(path, games_by_name(plugins))
    return plugins[saved.history.game.name], saved


SETTINGS_FILE = "settings.json"


def chosen_game(plugins: Mapping[str, Plugin], name: str | None) -> Plugin:
    """Return the game of that name; by default the one last played in the window, or else the first by name. Raises
    UsageError."""
    if not plugins:
        raise UsageError("There is no game to play.")
    if name is None:
        return plugins[_usual(plugins)]
    if name not in plugins:
        raise UsageError(f"There is no game {name!r}; choose one of: {', '.join(plugins)}.")
    return plugins[name]


def _usual(plugins: Mapping[str, Plugin]) -> str:
    first = min(plugins)
    if len(plugins) == 1:
        return first
    try:
        last = load_settings(user_data_dir() / SETTINGS_FILE, languages()).settings.game
    except OSError:
        return first
    return last if last in plugins else first

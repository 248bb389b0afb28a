"""Plays random games and checks every guarantee: `python -m tools.fuzz`, or `make fuzz`.

For every game: invariants hold after every command; every offered command is accepted, and offered once; from time to
time a view is folded from the events its seat may see and compared with what it should see, and a world is sampled from
it, observed again and played on; at the end the whole game is replayed from its saved events.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Final

from resarcana_gui.app.arguments import MOST_JOBS, at_least, between
from resarcana_gui.app.output import INTERRUPTED
from resarcana_gui.app.processes import parallel_map
from resarcana_gui.games.plugin import Plugin, discover
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.game import Options
from resarcana_gui.kernel.session import Session, replay
from resarcana_gui.kernel.state import EVERYONE
from tools.chosen_game import add_game

MOST_COMMANDS: Final = 100_000
LOOKS: Final = 6
"""The mean number of times the views are checked in a game; folding all events each time is slow."""
USUAL_LENGTH: Final = 400
STEPS_IN_A_WORLD: Final = 8
"""The number of steps that a sampled world is played on."""


class BrokenGuaranteeError(Exception):
    """A guarantee is broken; the message says which, and how to reproduce it."""


class Fuzz:
    """One random game under observation."""

    def __init__(self, plugin: Plugin, options: Options, seed: int) -> None:
        self._game = plugin.game()
        self._dice = Dice(f"fuzz {seed}")
        self._where = f"seed {seed}, options {dict(options)}"
        self._session = Session.start(self._game, options, seed)

    def play(self) -> int:
        """Play the game to its end, and return the number of commands. Raises BrokenGuaranteeError."""
        commands = 0
        while self._session.pending is not None:
            self._look()
            legal = self._session.legal()
            self._expect(len(legal) > 0, "a question has no answer")
            self._expect(len(set(legal)) == len(legal), "an answer is offered twice")
            command = legal[self._dice.below(len(legal))]
            self._expect(self._session.refusal(command) is None, f"{command!r} is offered and refused")
            self._game.apply(self._session.state, command, self._session.chance)
            commands += 1
            self._expect(commands < MOST_COMMANDS, "the game does not end")
        self._replay()
        return commands

    def _look(self) -> None:
        faults = self._game.faults(self._session.state)
        self._expect(not faults, " ".join(faults))
        if self._dice.below(USUAL_LENGTH) < LOOKS:
            for seat in range(self._session.state.seats):
                self._look_as(seat)

    def _look_as(self, seat: int) -> None:
        session = self._session
        view = session.observe(seat)
        folded = replay(self._game, session.options, session.events, seat)
        self._expect(view.facts() == folded.facts(), f"seat {seat}'s view differs from the fold of what it saw")
        world = self._game.sample(view, self._dice)
        self._expect(
            self._game.observe(world, seat).facts() == view.facts(), f"a world sampled for seat {seat} looks different"
        )
        for _ in range(STEPS_IN_A_WORLD):
            faults = self._game.faults(world)
            self._expect(not faults, f"in a world sampled for seat {seat}: " + " ".join(faults))
            if legal := self._game.legal(world):
                self._game.apply(world, legal[self._dice.below(len(legal))], self._dice)

    def _replay(self) -> None:
        session, codec = self._session, self._game.codec
        saved = [codec.read_event(codec.write(event)) for event in session.events]
        again = replay(self._game, session.options, saved, EVERYONE)
        self._expect(again.facts() == session.state.facts(), "replaying the saved events gives another state")

    def _expect(self, promise: bool, otherwise: str) -> None:
        if not promise:
            raise BrokenGuaranteeError(f"{otherwise} ({self._where})")


def tables(plugin: Plugin) -> list[Options]:
    """Return every setup with every number of seats it allows."""
    least, most = plugin.game().seat_range()
    found: list[Options] = []
    for setup in plugin.setups().values():
        for seats in range(least, most + 1):
            options = {**setup, "seats": seats}
            if _allowed(plugin, options):
                found.append(options)
    return found


def _allowed(plugin: Plugin, options: Options) -> bool:
    try:
        plugin.game().complete(options)
    except ValueError:
        return False
    return True


def _play(job: tuple[str, Options, int]) -> int:
    name, options, seed = job
    return Fuzz(discover()[name], options, seed).play()


def jobs(name: str, games: int, seed: int) -> Iterator[tuple[str, Options, int]]:
    """Return the games to play: the setups in turn, each with a seed of its own."""
    setups = tables(discover()[name])
    for number in range(games):
        yield name, setups[number % len(setups)], seed + number


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and report. Return 0 if every guarantee held."""
    parser = argparse.ArgumentParser(prog="fuzz", description="Play random games and look for broken promises.")
    add_game(parser)
    parser.add_argument("--games", type=at_least(1), default=2000)
    parser.add_argument("--seed", type=at_least(0), default=0)
    parser.add_argument("--jobs", type=between(1, MOST_JOBS), default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    began, commands, done = time.monotonic(), 0, 0
    try:
        games = jobs(given.game, given.games, given.seed)
        for done, played in enumerate(parallel_map(given.jobs, _play, games, chunk=4), 1):
            commands += played
            if done % 200 == 0:
                print(f"{done} games, {commands} commands, {time.monotonic() - began:.0f} s", flush=True)
    except BrokenGuaranteeError as broken:
        print(f"Broken: {broken}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"Interrupted after {done} games, {commands} commands: every promise was kept so far.", file=sys.stderr)
        return INTERRUPTED
    print(f"{given.games} games, {commands} commands: every promise was kept.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The program's window as `make play` puts it together, except for screen, loudspeaker, clock and the opponents'
process; with a player who uses it by mouse and by keys."""

from __future__ import annotations

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.worker import InlineWorker, Worker
from resarcana_gui.app.match_service import LocalMatchService
from resarcana_gui.app.match_workers import agent_factory
from resarcana_gui.games.plugin import discover
from resarcana_gui.match.match import Match
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.screens.router import Router
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from tests.screens.market import RecordingSounds
from tests.screens.shell_player import Player


class AtHome(LocalMatchService):
    """Opponents think in this process."""

    def worker(self, match: Match) -> Worker:
        return InlineWorker(agent_factory(self._plugins[match.game.name], match, self._budget))


def opened(**settings: object) -> Player:
    """Somebody before the title of a program with every game that there is."""
    plugins = discover()
    games = {name: plugin.ui() for name, plugin in plugins.items() if plugin.has_window()}
    heard = RecordingSounds()
    shell = Shell(
        CANVAS, FakeClock(), games, AtHome(plugins, Budget(iterations=1)), heard,
        Settings(**settings), routes=Router,  # type: ignore[arg-type]
    )  # fmt: skip
    shell.routes.title()
    return Player(shell)


def table(player: Player) -> TableScreen:
    """The table that is shown."""
    assert isinstance(player.screen, TableScreen), player.screen
    return player.screen


def until_asked(player: Player, most: int = 200) -> bool:
    """Let time pass until this screen's person is asked; whether that happens before the game is over."""
    for _ in range(most):
        player.wait(500)
        if not isinstance(player.screen, TableScreen):
            return False
        if table(player).runner.asked_person is not None and not player.shell.look.queue.busy:
            return True
    raise AssertionError("nobody is asked, and the game does not end")

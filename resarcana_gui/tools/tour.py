"""A tour of the screens, each into a picture to be looked at, with what the layout check finds on it:

python -m resarcana_gui.tools.tour --out pictures --language es --text 200
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from resarcana_gui.agents.agent import Budget
from resarcana_gui.scene.check import check, report
from resarcana_gui.scene.theme import CANDLELIGHT, HIGH_CONTRAST
from resarcana_gui.screens.credits import Credits
from resarcana_gui.screens.curtain import Curtain
from resarcana_gui.screens.game_over import GameOver
from resarcana_gui.screens.keys_page import KeysPage
from resarcana_gui.screens.new_game import NewGame
from resarcana_gui.screens.pause import open_pause
from resarcana_gui.screens.screen import WHOLE
from resarcana_gui.screens.services import Unfinished
from resarcana_gui.screens.settings_page import SettingsPage
from resarcana_gui.screens.title import Title
from resarcana_gui.settings import LANGUAGES, Settings
from resarcana_gui.tools.backstage import NAMES, Backstage, headless

Stop = Callable[[Backstage], object]

WHEN: Final = datetime(2026, 1, 6, 20, 30, tzinfo=UTC)


def title(stage: Backstage) -> None:
    """The title when there is nothing to go on with."""
    stage.shell.show(Title(stage.shell))


def title_continue(stage: Backstage) -> None:
    """The title with a game that can go on."""
    save = Unfinished(Path("game.jsonl"), stage.game, NAMES[:3], WHEN, {"rounds": 4})
    stage.props.unfinished = lambda most=1: [save]  # type: ignore[method-assign]
    title(stage)


def new_game(stage: Backstage) -> None:
    """A new game as it is at first."""
    stage.shell.show(NewGame(stage.shell))


def new_game_full(stage: Backstage) -> None:
    """A new game with every seat taken, and the seed."""
    screen = NewGame(stage.shell)
    while screen.planning.can_add:
        screen.planning.add()
    screen.more = True
    stage.shell.show(screen)


def settings(stage: Backstage) -> None:
    """The settings."""
    stage.shell.show(SettingsPage(stage.shell))


def keys(stage: Backstage) -> None:
    """The keys."""
    stage.shell.show(KeysPage(stage.shell))


def keys_press(stage: Backstage) -> None:
    """A key is to be pressed."""
    page = KeysPage(stage.shell)
    stage.shell.show(page)
    page.change("undo")


def credits(stage: Backstage) -> None:  # noqa: A001 - that is what the screen is called
    """The credits."""
    stage.shell.show(Credits(stage.shell))


def table(stage: Backstage) -> None:
    """A table as a game begins."""
    stage.table()
    stage.rest()


def pause(stage: Backstage) -> None:
    """The pause."""
    table(stage)
    open_pause(stage.shell, lambda: None)


def curtain(stage: Backstage) -> None:
    """The curtain between two people."""
    table(stage)
    stage.shell.overlay.add(Curtain(stage.shell, NAMES[1], lambda: None))


def game_over(stage: Backstage) -> None:
    """The end of a game."""
    screen = stage.table(people=0, agent=stage.plugin.agent_names()[0])
    while screen.match.pending is not None:
        screen.match.ask_agent(Budget())
    stage.shell.visit(GameOver(stage.shell, stage.game, screen.match, 0))


STOPS: Final[Mapping[str, Stop]] = {
    stop.__name__: stop
    for stop in (
        title, title_continue, new_game, new_game_full, settings, keys, keys_press, credits, table, pause, curtain,
        game_over,
    )
}  # fmt: skip


def visit(name: str, wanted: Settings, size: tuple[int, int], folder: Path) -> str:
    """Make the picture of one screen. What the layout check finds; empty when nothing."""
    stage = Backstage(size, wanted)
    STOPS[name](stage)
    stage.shot(folder / f"{name}.png")
    theme = HIGH_CONTRAST if wanted.high_contrast else CANDLELIGHT
    return report(check(stage.shell.root, theme, WHOLE))


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the pictures. The exit status: 1 when the layout check finds anything."""
    given = _parser().parse_args(arguments)
    headless()
    width, _, height = given.size.partition("x")
    wanted = Settings(language=given.language, text_scale=given.text, high_contrast=given.contrast, speed="instant")
    faulty = False
    for name in given.only or STOPS:
        found = visit(name, wanted, (int(width), int(height)), given.out)
        print(f"{name}: {found or 'good'}")
        faulty = faulty or bool(found)
    return 1 if faulty else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tour", description="Shows every screen in a picture.")
    parser.add_argument("--out", type=Path, required=True, help="the folder for the pictures")
    parser.add_argument("--only", action="append", choices=sorted(STOPS), help="this screen; may be given again")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--size", default="1920x1080", help="of the window, such as 1280x720")
    parser.add_argument("--text", type=int, default=100, help="text size in percent, from 100 to 200")
    parser.add_argument("--contrast", action="store_true", help="with high contrast")
    return parser


if __name__ == "__main__":
    sys.exit(main())

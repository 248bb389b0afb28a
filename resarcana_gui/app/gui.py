"""The window: installed games, the player's settings and saves, put together into one program."""

from __future__ import annotations

import logging
import traceback
from argparse import Namespace
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame

from resarcana_gui.agents.agent import Budget
from resarcana_gui.app.background_compile.background_build import maybe_compile
from resarcana_gui.app.error_log import log_traceback
from resarcana_gui.app.errors import UsageError
from resarcana_gui.app.match_service import LocalMatchService
from resarcana_gui.app.matches import SETTINGS_FILE, chosen_game
from resarcana_gui.audio.sample_cache import SoundFolder
from resarcana_gui.audio.sounds import Sounds
from resarcana_gui.audio.speaker import Speaker
from resarcana_gui.files import remove_leftovers
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.i18n import Catalog, languages
from resarcana_gui.kernel.exhaustive_table import IncompleteError
from resarcana_gui.paths import PROGRAM, DamagedFileError, MissingFileError, assets, user_data_dir
from resarcana_gui.scene import clipboard, loop, memory
from resarcana_gui.scene.clock import RealClock
from resarcana_gui.scene.drawing.frame_budget import FrameBudget, take_short_turns
from resarcana_gui.scene.images import decoded
from resarcana_gui.scene.monitors import monitors, opening
from resarcana_gui.scene.pads.pads import listen
from resarcana_gui.scene.window import Window
from resarcana_gui.screens.crash_page import CrashPage
from resarcana_gui.screens.game_ui import GameUi
from resarcana_gui.screens.router import Router
from resarcana_gui.screens.shell import Shell
from resarcana_gui.settings import LoadedSettings, Settings, Trouble, load
from resarcana_gui.shipped import asset_path

_log = logging.getLogger(__name__)

POINTS_AT = (3, 3)
"""The hot spot of the cursor's picture, in pixels, as assets/window/cursor.yaml says."""


def window(arguments: Namespace, plugins: Mapping[str, Plugin]) -> int:
    """Play in the window until it is closed. Raises UsageError if there is no screen to open one on. Any other error
    is shown in a message box before it is raised, since the player may have no terminal."""
    memory.keep_little()
    path, loaded = _settings()
    windowed = {name: plugin for name, plugin in plugins.items() if plugin.has_window()}
    chosen = chosen_game(windowed, arguments.game).game().name
    settings = replace(loaded.settings, game=chosen)
    games = {name: plugin.ui() for name, plugin in windowed.items()}
    try:
        shown = _opened(games[chosen], settings)
        maybe_compile()
        matches = LocalMatchService(plugins, Budget(arguments.iterations, arguments.think))
        matches.archive.clean_up()
        _play(shown, games, matches, LoadedSettings(settings, loaded.trouble), path, demo=arguments.demo)
    except UsageError:
        raise
    except Exception as error:
        _show_error_box(error, settings.language)
        raise
    return 0


def begin(shell: Shell, trouble: Trouble | None = None, *, demo: bool = False) -> None:
    """Show the first screen, and what was wrong with the settings if anything was."""
    if demo:
        shell.routes.demo()
    else:
        shell.routes.title()
    if trouble is not None:
        shell.messages.tell(shell.text(f"settings.trouble.{trouble.code}", **trouble.values))


def _opened(game: GameUi, settings: Settings) -> Window:
    """Return the window, with its icon and cursor."""
    icon, found = decoded(asset_path("window", "icon.png")), monitors()
    size, at = opening(found, settings.window, settings.window_at)
    try:
        shown = Window(
            game.name(settings.language), size, full=settings.full_screen, icon=icon, at=at, monitors=found
        )  # fmt: skip
    except pygame.error as error:
        raise UsageError(f"The window cannot be opened ({error}); `resarcana text` plays in the terminal.") from error
    cursor = decoded(asset_path("window", "cursor.webp"))
    if cursor is not None:
        shown.set_cursor(cursor, POINTS_AT)
    return shown


def _play(
    shown: Window,
    games: Mapping[str, GameUi],
    matches: LocalMatchService,
    loaded: LoadedSettings,
    path: Path | None,
    *,
    demo: bool,
) -> None:
    """Run everything that happens in the window."""
    sounds, speaker = Sounds(folders(games)), Speaker()
    try:
        shell = Shell(
            shown.surface.get_size(), RealClock(), games, matches, sounds, loaded.settings, path, FrameBudget(),
            routes=Router,
        )  # fmt: skip
        try:
            shell.messages.present = partial(_present, shell, shown)
            shell.window = lambda settings: _fit(shown, shell, settings)
            shell.window_at = lambda: shown.position
            shell.announcer.say = partial(_say, shell, speaker)
            frames = iter((False, True))  # what can wait is done after the first picture
            shell.stage.tickers.append(lambda _: _get_ready(shell) if next(frames, False) else None)
            memory.settle_in()
            take_short_turns()
            _run(shell, shown, partial(begin, shell, loaded.trouble, demo=demo))
        finally:
            shell.close()
    finally:
        speaker.close()
        if sounds.close():  # otherwise pygame must not be quit (see Sounds.close)
            shown.close()


def _get_ready(shell: Shell) -> None:
    """Do what can wait until the first picture is seen: look for controllers, which takes a moment, and read ahead
    what the table of the chosen game needs."""
    listen()
    shell.game.prepare(shell.settings.language)


def _say(shell: Shell, speaker: Speaker, text: str, interrupts: bool) -> None:
    """Speak a text, or put it on the clipboard, as the player wishes."""
    language = shell.settings.language
    if shell.settings.read_out == "clipboard":
        clipboard.put(text)
    elif speaker.able(language):
        speaker.say(text, language, interrupts=interrupts)
    else:
        shell.change(read_out="off")
        shell.messages.tell(shell.text("settings.no_speech"))
        if shell.screen is not None:
            shell.screen.rebuild()


def _run(shell: Shell, shown: Window, start: Callable[[], object]) -> None:
    """Show the first screen and run until the window is closed. An exception inside is logged and shown on a page
    from which the player can go on. One that is raised on that page too is passed on, and so is one about a missing
    or damaged file of the program."""
    begun = False
    while True:
        try:
            if not begun:
                begun = True
                start()
            loop.run(shell.stage, shown, shell.clock)
        except (MissingFileError, DamagedFileError, IncompleteError):
            raise
        except Exception as error:
            if isinstance(shell.screen, CrashPage):
                raise
            _show_crash_page(error, shell)
        else:
            return


def _show_crash_page(error: Exception, shell: Shell) -> None:
    """Show the page about an error. Raises whatever keeps it from being shown."""
    try:
        where = str(log_traceback())
    except OSError as trouble:
        where = str(trouble)
    details = "".join(traceback.format_exception(error))
    shell.start_over()
    shell.show(CrashPage(shell, details, where, clipboard.put))


def _show_error_box(error: Exception, language: str) -> None:
    """Show an error in a message box, for players without a terminal; if that fails, log it. A missing or damaged
    file is named in English, as it may be the very file with the translated texts."""
    try:
        if isinstance(error, MissingFileError | DamagedFileError):
            title, text = PROGRAM, str(error)
        else:
            texts = Catalog.load(assets("lang"), language=language)
            title, text = texts.text("crash.title"), texts.text("crash.text")
        pygame.display.message_box(title, text, message_type="error")
    except (pygame.error, TypeError, MissingFileError, DamagedFileError) as trouble:
        _log.warning("no message could be shown: %s", trouble)


def _settings() -> tuple[Path | None, LoadedSettings]:
    try:
        path = user_data_dir() / SETTINGS_FILE
    except OSError as error:
        _log.warning("no folder for settings: %s", error)
        return None, LoadedSettings(Settings())
    remove_leftovers(path.parent)
    return path, load(path, languages())


def _present(shell: Shell, shown: Window) -> None:
    if shown.seen and shell.stage.draw(shown.surface):
        shown.show(shell.stage.places)


def _fit(shown: Window, shell: Shell, settings: Settings) -> None:
    shown.show_title(shell.game.name(settings.language))
    if shown.full != settings.full_screen:
        shown.toggle_full()


def folders(games: Iterable[str]) -> list[SoundFolder]:
    """Return the existing folders of sounds and music, the screens' and the games'."""
    own = [(name, _folder(name, kind)) for name in games for kind in ("sounds", "music")]
    return [(game, folder) for game, folder in [("", _folder("sounds")), *own] if folder is not None]


def _folder(*parts: str) -> Path | None:
    try:
        return assets(*parts)
    except MissingFileError:
        _log.warning("no sounds in assets/%s", "/".join(parts))
        return None

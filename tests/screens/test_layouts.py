"""Everything that is shown can be read, hit and seen: in both languages, every text size, both themes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from resarcana_gui.screens.credits import Credits
from resarcana_gui.screens.game_over import GameOver
from resarcana_gui.screens.lessons.lessons_page import HowToPlay
from resarcana_gui.screens.page import FRAME
from resarcana_gui.screens.saved_games import SavedGames
from resarcana_gui.screens.services import MatchPlan, PlayerSpec
from resarcana_gui.screens.settings.keys_page import KeysPage
from resarcana_gui.screens.settings.settings_page import SettingsPage
from resarcana_gui.screens.setup.new_game import NewGame
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table.curtain import Curtain
from resarcana_gui.screens.table.pause import open_pause
from resarcana_gui.screens.title import Title
from resarcana_gui.settings import Settings
from tests.for_each import for_each
from tests.screens.market import save_of, shell_of
from tests.screens.shell_player import Player

LONG = "Hermes Trismegisto der Gr"  # as long as a name can be typed


def title(shell: Shell) -> None:
    shell.show(Title(shell))


def new_game(shell: Shell) -> None:
    screen = NewGame(shell)
    screen.choices.pick("medea")
    screen.choices.add_person()
    screen.choices.set_name(3, LONG)
    shell.show(screen)


def new_game_options(shell: Shell) -> None:
    screen = NewGame(shell)
    shell.show(screen)
    screen.ask_options()


def keys_taken(shell: Shell) -> None:
    page = KeysPage(shell)
    shell.show(page)
    page._chosen("undo", "p")


def key_wanted(shell: Shell) -> None:
    page = KeysPage(shell)
    shell.show(page)
    page.change("accelerate")


def saved_games(shell: Shell) -> None:
    title(shell)
    shell.matches.saves.extend([save_of("You", LONG, "Merlin", "Circe"), save_of("Ada", "Circe")])  # type: ignore[attr-defined]
    shell.show(Title(shell))
    shell.visit(SavedGames(shell))


def several_saves(shell: Shell) -> None:
    shell.matches.saves.extend([save_of("You", LONG, "Merlin", "Circe"), save_of("Ada", "Circe")])  # type: ignore[attr-defined]
    title(shell)


def pause(shell: Shell) -> None:
    title(shell)
    open_pause(shell, lambda: None)


def curtain(shell: Shell) -> None:
    title(shell)
    shell.overlay.add(Curtain(shell, LONG, lambda: None, on_leave=lambda: None))


def game_over(shell: Shell) -> None:
    title(shell)
    match = shell.matches.new(
        MatchPlan("toy", {"cards": 0}, (PlayerSpec(LONG), PlayerSpec("Circe"), PlayerSpec("Íñigo")), 1)
    )
    shell.visit(GameOver(shell, "toy", match, 0))


SCREENS: list[Callable[[Shell], None]] = [
    title, new_game, new_game_options,
    lambda shell: shell.show(SettingsPage(shell)), lambda shell: shell.show(KeysPage(shell)),
    keys_taken, key_wanted, lambda shell: shell.show(Credits(shell)), pause, curtain, game_over,
    lambda shell: shell.show(HowToPlay(shell)), saved_games, several_saves,
]  # fmt: skip
NAMES = [
    *(
        "title",
        "new game",
        "options",
        "settings",
        "keys",
        "key taken",
        "key wanted",
        "credits",
        "pause",
        "curtain",
        "over",
    ),
    *("how to play", "saved games", "title with several saves"),
]


@pytest.mark.parametrize("show", SCREENS, ids=NAMES)
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("scale", [100, 130, 200])
def test_a_screen_has_no_faults(show: Callable[[Shell], None], language: str, scale: int) -> None:
    shell = shell_of(Settings(language=language, text_scale=scale), save_of("You", LONG, "Merlin", "Circe"))
    show(shell)
    assert Player(shell).faults() == ""


@pytest.mark.parametrize("window", [(1024, 768), (1080, 1920)])
def test_pages_are_higher_in_tall_windows_and_have_no_faults(window: tuple[int, int]) -> None:
    shell = shell_of(Settings())
    shell.stage.resize(window)
    shell.show(KeysPage(shell))
    page = shell.screen
    assert isinstance(page, KeysPage) and FRAME.h < page.frame.height <= FRAME.w
    assert shell.stage.viewport.box.contains(page.frame.bounds())
    assert Player(shell).faults() == ""


@for_each("show", SCREENS)
def test_a_screen_has_no_faults_in_high_contrast(show: Callable[[Shell], None]) -> None:
    shell = shell_of(Settings(high_contrast=True), save_of("You", "Circe"))
    show(shell)
    assert Player(shell).faults() == ""


@pytest.mark.parametrize("show", SCREENS, ids=NAMES)
@pytest.mark.parametrize("scale", [100, 200])
def test_a_screen_survives_texts_that_are_much_longer(show: Callable[[Shell], None], scale: int) -> None:
    shell = shell_of(Settings(text_scale=scale), save_of("You", "Circe"))
    for key, text in list(shell.texts._texts.items()):
        shell.texts._texts[key] = _longer(text)
    show(shell)
    assert Player(shell).faults() == ""


def _longer(text: str) -> str:
    """By 40 %, in words of the length that the text has."""
    words = text.split(" ")
    more = " ".join(words[: max(1, len(words) * 2 // 5)]) if len(words) > 1 else ""
    if not more:
        return text + "n" * (len(text) * 2 // 5) if "{" not in text else text
    return f"{text} {more}" if "{" not in more else text

"""What is explained once in a game happens there, is so when it is said, and has its words in every language."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from resarcana_gui.games.plugin import Plugin, discover
from resarcana_gui.games.resarcana.view.tell import catalogs as resarcana
from resarcana_gui.games.seasons.view.tell import catalogs as seasons
from resarcana_gui.games.terra_mystica.view.tell import catalogs as terra_mystica
from resarcana_gui.i18n import Catalog, languages
from resarcana_gui.settings import Settings
from tools.headless_client import HeadlessClient, headless

CATALOGS: Final = {"resarcana": resarcana.catalog, "seasons": seasons.catalog, "terra_mystica": terra_mystica.catalog}
"""The texts of the games that explain something."""
FRAMES: Final = 2500
ENOUGH: Final = 8

every_game = pytest.mark.parametrize("game", CATALOGS)


def plugin(game: str) -> Plugin:
    return discover()[game]


def told(texts: Catalog) -> set[str]:
    return {key.removeprefix("firsts.") for key in texts.keys() if key.startswith("firsts.")}  # noqa: SIM118 - no mapping


@every_game
@pytest.mark.parametrize("language", languages())
def test_every_one_has_its_words_and_no_words_are_left(game: str, language: str) -> None:
    ui = plugin(game).ui()
    assert {tip.name for tip in ui.onboarding()} == told(CATALOGS[game](language)) != set()
    assert all(ui.onboarding_text(tip.name, language) for tip in ui.onboarding())


@every_game
def test_every_event_is_one_of_the_game_and_has_the_fields_that_are_asked_for(game: str) -> None:
    events = plugin(game).game().codec.events
    known = {name: {field.name for field in kind.FIELDS} for name, kind in events.items()}
    for tip in plugin(game).ui().onboarding():
        for condition in tip.when:
            fields = known[condition.event]
            assert set(condition.fields) <= fields
            assert {name[1:] for name in tip.light if name.startswith("@")} <= fields


@pytest.mark.parametrize(
    ("game", "setup"), [("resarcana", "first"), ("seasons", "apprentice"), ("terra_mystica", "standard")]
)
def test_in_a_whole_game_every_one_is_so_and_about_what_was_seen(game: str, setup: str) -> None:
    headless()
    settings = Settings(game=game, speed="instant", second_thought="none")
    stage, dice = HeadlessClient((640, 360), settings, hints=True), Random(3)
    screen, wrong, heard = stage.table(setup, people=1, seed=3), [], set[str]()
    for _ in range(FRAMES):
        stage.tick()
        tips = screen.onboarding
        if screen.match.pending is None or tips is None or len(heard) > ENOUGH:
            break
        if stage.shell.look.queue.busy:
            continue
        if tips.saying and tips.tip is not None:
            table = screen.match.game.table(screen.model.view.picture())
            heard.add(tips.tip.name)
            wrong += [] if tips.tip.is_so(screen.model.ui.lesson_table(table), 0) else [tips.tip.name]
            assert table == screen.match.game.table(screen.match.view(0))
            tips.close()
        if answers := screen.match.legal_for(0):
            screen.controller.submit(dice.choice(answers))
    assert wrong == [] and len(heard) > 5

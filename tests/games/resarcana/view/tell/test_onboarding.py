"""What is explained once in a game of Res Arcana happens there, and has its words in every language."""

from __future__ import annotations

from random import Random

import pytest

from resarcana_gui.games.plugin import discover
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog
from resarcana_gui.screens.parts.teacher_speech import Speech
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from tools.headless_client import HeadlessClient, headless

PLUGIN = discover()["resarcana"]
TIPS = PLUGIN.ui().onboarding()


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_one_has_its_words_and_no_words_are_left(language: str) -> None:
    written = {key.removeprefix("firsts.") for key in catalog(language).keys() if key.startswith("firsts.")}  # noqa: SIM118
    assert TIPS and {tip.name for tip in TIPS} == written
    assert all(PLUGIN.ui().onboarding_text(tip.name, language) for tip in TIPS)


def test_every_event_is_one_of_the_game_and_has_the_fields_that_are_asked_for() -> None:
    known = {name: {field.name for field in kind.FIELDS} for name, kind in PLUGIN.game().codec.events.items()}
    for tip in TIPS:
        for condition in tip.when:
            fields = known[condition.event]
            assert set(condition.fields) <= fields
            assert {name[1:] for name in tip.light if name.startswith("@")} <= fields


def until_it_speaks(stage: HeadlessClient, screen: TableScreen) -> None:
    """The rival plays, and the player is asked again."""
    for _ in range(400):
        stage.tick()
        if screen.onboarding is not None and screen.onboarding.saying:
            return


def test_at_a_real_table_it_is_said_once_and_remembered_and_escape_puts_it_away() -> None:
    headless()
    stage = HeadlessClient(hints=True)
    stage.shell.change(speed="instant")
    own = {"mage": "seer", "item": "research", "pool": "4G", "hand": ["prism", "vault"]}
    screen = stage.table(people=1, scenario={"seats": [own, {"mage": "duelist", "item": "divination"}], "active": 0})
    screen.controller.submit(next(each for each in screen.match.legal() if each.KIND == "place"))
    until_it_speaks(stage, screen)
    assert screen.onboarding is not None and screen.onboarding.saying
    assert stage.shell.settings.hints_seen == ("resarcana/placed",)
    assert screen.act("cancel") and not screen.onboarding.saying


def test_in_the_largest_text_it_covers_neither_rivals_nor_the_slate_while_one_has_few_cards() -> None:
    headless()
    stage = HeadlessClient(settings=Settings(language="es", speed="instant", text_scale=200), hints=True)
    own = {"mage": "seer", "item": "research", "pool": "4G", "hand": ["prism", "vault"]}
    rival = {"mage": "duelist", "item": "divination", "play": ["treant", "hawk", "crypt", "athanor"]}
    screen = stage.table(people=1, scenario={"seats": [own, rival], "active": 0})
    screen.controller.submit(next(each for each in screen.match.legal() if each.KIND == "place"))
    until_it_speaks(stage, screen)
    assert screen.onboarding is not None and screen.view is not None and screen.onboarding.saying
    speech = next(node for node in screen.onboarding.walk() if isinstance(node, Speech))
    assert speech.bounds().top >= screen.view.layout.top_bar.bottom


def test_in_a_whole_game_every_one_is_so_and_about_what_was_seen() -> None:
    headless()
    stage = HeadlessClient((640, 360), hints=True)
    stage.shell.change(speed="instant", second_thought="none")
    screen, dice, wrong, told = stage.table("first", people=1, seed=3), Random(3), [], set[str]()
    for _ in range(2500):
        stage.tick()
        pending, tips = screen.match.pending, screen.onboarding
        if pending is None or tips is None or len(told) > 8:
            break
        if stage.shell.look.queue.busy:
            continue
        if tips.saying and tips.tip is not None:
            table = screen.match.game.table(screen.model.view.picture())
            told.add(tips.tip.name)
            wrong += [] if tips.tip.is_so(table, 0) else [tips.tip.name]
            assert table == screen.match.game.table(screen.match.view(0))
            tips.close()
        if pending.seat == 0:
            screen.controller.submit(dice.choice(screen.match.legal()))
    assert wrong == [] and len(told) > 5

"""Where what is explained once is said at the table of Res Arcana."""

from __future__ import annotations

from resarcana_gui.screens.parts.teacher_speech import Speech
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from tools.headless_client import HeadlessClient, headless


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

"""The pages beside the table."""

from __future__ import annotations

import pytest

from resarcana_gui.games.seasons.cards.tables import COPIES
from resarcana_gui.games.seasons.rules.codes import NO_CARD
from resarcana_gui.games.seasons.rules.commands import Crystallise
from resarcana_gui.games.seasons.view.faces.face import held_id, number_of
from resarcana_gui.games.seasons.view.faces.glossary import glossary
from resarcana_gui.games.seasons.view.pages.book import about
from resarcana_gui.games.seasons.view.pages.packs_page import PACKS
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.games.seasons.view.tell.card_text import rulings
from resarcana_gui.reference.articles import targets
from resarcana_gui.scene.control import Texts
from resarcana_gui.scene.events import PointerMoved
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.cards.card import CardNode
from tests.games.seasons.robot.test_answers import settled
from tests.screens.hands import Keyboard
from tools.headless_client import HeadlessClient, headless


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


@pytest.mark.parametrize(("language", "scale"), [("en", 100), ("es", 200)])
def test_how_to_play_explains_dice_turn_cards_and_end_in_words_and_signs(language: str, scale: int) -> None:
    client = HeadlessClient((1280, 720), Settings(game="seasons", language=language, text_scale=scale))
    client.shell.routes.guide()
    client.tick(50)
    said = [shown.block.text for node in client.shell.root.walk() if isinstance(node, Texts) for shown in node.texts()]
    words = " ".join(said)
    wanted = ("fifteen", "5, 12") if language == "en" else ("quince", "5, 12")
    assert all(each in words for each in wanted)
    assert len(said) > 25 and "guide." not in words


HELD: dict[str, object] = {
    "phase": "turn",
    "seats": [{"hand": ["staff_of_spring"], "play": ["kairn_the_destroyer"], "gauge": 1}, {}],
}


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_large_card_tells_its_rulings_signs_and_refusals_and_leads_to_rules_and_gallery(language: str) -> None:
    client = HeadlessClient((1280, 720), Settings(game="seasons", language=language))
    view = client.table(scenario=HELD).view
    assert isinstance(view, SeasonsTable)
    cards, voice = view.resources.cards, view.resources.voice
    played = cards.numbers["kairn_the_destroyer"] * COPIES
    for key, rule in ((held_id(cards.numbers["staff_of_spring"]), "gauge"), (played, "activating")):
        card, told = cards.cards[number_of(key)], about(view.resources, key, view.scenery.state)
        lines = [line for section in told.sections for line in section.lines]
        assert told.name == voice.card(card.number) and set(rulings(voice, card)) <= set(lines)
        links = [target for line in lines for target in targets(line)]
        assert links[0] == rule and links[-2:] == [f"card.{card.slug}", f"exhibit.{card.slug}"]
        assert any(target.startswith("sign.") for target in links)


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_help_page_leads_to_rules_gallery_and_why_the_card_pointed_at_cannot_be_used(language: str) -> None:
    client = HeadlessClient((1280, 720), Settings(game="seasons", language=language))
    table = client.table(scenario=HELD)
    assert isinstance(table.view, SeasonsTable)
    held = held_id(table.view.resources.cards.numbers["staff_of_spring"])

    def ways() -> list[str]:
        assert table.act("help")
        client.tick(50)
        named = [node.name for node in client.shell.root.walk() if node.name.startswith("look up ")]
        assert table.act("help")
        return [name.removeprefix("look up ") for name in named]

    assert ways() == ["", "exhibit."]
    table.view.pointer.point(table.view.scenery.cards[held])
    assert ways() == ["", "exhibit.", "card.staff_of_spring", "gauge"]


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_help_page_explains_the_round_every_sign_and_the_keys(language: str) -> None:
    client = HeadlessClient((1280, 720), Settings(game="seasons", language=language, text_scale=200))
    table = client.table(scenario=HELD)
    table.act("help")
    client.tick(50)
    said = [shown.block.text for node in client.shell.root.walk() if isinstance(node, Texts) for shown in node.texts()]
    assert all(any(meaning in line for line in said) for meaning in glossary(language).values())
    assert any("III" in line for line in said) and not any("pages." in line for line in said)
    labels = {node.text for node in client.shell.root.walk() if isinstance(node, Label)}
    assert {"[gold|B]", "[gold|C]"} <= labels


def laid_out(table: SeasonsTable) -> set[str]:
    """The cards on the open page of libraries and packs; none without one."""
    panel = table.book.panel
    if panel is None:
        return set()
    assert panel.page.name == PACKS
    shown = (node.known for node in panel.walk() if isinstance(node, CardNode))
    return {table.resources.cards.cards[number_of(each)].slug for each in shown if isinstance(each, int)}


def test_the_keys_that_only_this_game_has_do_what_the_help_page_says() -> None:
    """`B` shows libraries and packs at any time, `C` crystallises all energies of the type pointed at."""
    client = HeadlessClient((1280, 720), Settings(game="seasons", speed="instant"))
    library = ["amulet_of_air", "amulet_of_fire", "amulet_of_earth"]
    seats = [{"library_2": library, "reserve": "2A 1W", "gauge": 3}, {}]
    screen = client.table(scenario={"phase": "turn", "may_crystallise": True, "seats": seats})
    hand = Keyboard(client.shell, client.tick)
    table = settled(client, screen)
    hand.press("b")
    assert laid_out(table) == set(library)
    hand.press("b")
    assert laid_out(table) == set()
    hand.press("c")
    assert not screen.match.history.steps, "nothing is pointed at"
    client.shell.stage.send(PointerMoved(*table.scenery.own.tray.sockets[0].bounds().center))
    hand.press("c")
    assert [step.command.data() for step in screen.match.history.steps] == [Crystallise(0, 2, NO_CARD).data()]

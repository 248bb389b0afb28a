"""The pages beside the table."""

from __future__ import annotations

import pytest

from resarcana_gui.games.seasons.cards.tables import COPIES
from resarcana_gui.games.seasons.view.faces.face import held_id, number_of
from resarcana_gui.games.seasons.view.faces.glossary import glossary
from resarcana_gui.games.seasons.view.pages.book import about
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.games.seasons.view.tell.card_text import rulings
from resarcana_gui.reference.articles import targets
from resarcana_gui.scene.control import Texts
from resarcana_gui.settings import Settings
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

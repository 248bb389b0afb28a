"""What is asked about cards is seen on them, and the button that hands in stays a button."""

from __future__ import annotations

import pytest

from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.asking.controls.asking_controls import Details
from tools.headless_client import HeadlessClient
from tools.resarcana.tour.games import table_of
from tools.tour.run import stops
from tools.tour.stop import visit

RIVAL = {"mage": "duelist", "item": "research"}


@pytest.mark.parametrize("slug", ["calm_elan", "celestial_horse"])
def test_the_one_card_from_which_essences_are_chosen_is_lit(slug: str) -> None:
    own = {"mage": "scholar", "item": "calm_elan" if slug == "calm_elan" else "alchemy", "pool": "2E"}
    own["play"] = ["prism"] if slug == "calm_elan" else ["prism", slug]  # type: ignore[assignment]
    stage = HeadlessClient((1920, 1080), Settings(speed="instant"))
    stage.table(scenario={"phase": "collect", "seats": [own, RIVAL]})
    stage.rest()
    table = table_of(stage)
    cards = table.resources.cards
    lit = {cards.components[card].slug for card, node in table.scenery.cards.items() if node.mark == "can"}
    assert lit == {slug}
    assert not table.answers_with(table.scenery.cards[cards.numbers[slug]])


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1920, 1080), 200)])
def test_the_button_that_collects_is_large_and_the_piles_lie_aside_meanwhile(size: tuple[int, int], scale: int) -> None:
    wanted = Settings(language="es", speed="instant", text_scale=scale)
    stage = visit(stops()["ask-collect-essences"], wanted, size)
    table, corner = table_of(stage), table_of(stage).resources.areas.corner
    piles = [table.scenery.deck, *table.scenery.empty_slots.values()]
    assert table.asker.controls is not None
    (button,) = table.asker.controls.parts.buttons
    assert button.bounds().contains(corner.confirm) and button.width >= 2 * corner.confirm.w
    assert not any(pile.shown for pile in piles)
    button.activate()
    stage.rest()
    assert sum(pile.shown for pile in piles) == 2


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_button_that_discards_names_no_cards_that_are_marked(language: str) -> None:
    stage = visit(stops()["ask-discard-cards"], Settings(language=language, speed="instant", text_scale=200))
    table = table_of(stage)
    for card in table.scenery.state.hand[0][:3]:
        table.scenery.cards[card].activate()
    stage.rest()
    (button,) = [button for button in table.asker.controls.parts.buttons if button.waited_for]  # type: ignore[union-attr]
    assert button.enabled and "3" in button.text
    assert button.height < 2 * table.resources.areas.corner.confirm.h


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 200)])
@pytest.mark.parametrize("stop", ["ask-pay-placement", "ask-gain-essences", "ask-put-essence"])
def test_what_one_will_have_hides_none_of_the_own_cards(stop: str, size: tuple[int, int], scale: int) -> None:
    stage = visit(stops()[stop], Settings(speed="instant", text_scale=scale), size)
    table = table_of(stage)
    state, cards = table.scenery.state, table.scenery.cards
    own = [cards[card].bounds().inflate(-12, -12) for card in (*state.play[0], *state.hand[0]) if card in cards]
    told = [node.bounds() for node in table.walk() if isinstance(node, Details) and node.shown]
    assert own and not [box for box in told if box.collidelist(own) >= 0]

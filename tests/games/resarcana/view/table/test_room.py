"""What is asked covers nothing of one's own: its panel goes wider before it goes higher, and own cards give way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from resarcana_gui.games.resarcana.view.geometry.areas import areas
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.scene.transform import Box
from resarcana_gui.settings import Settings
from resarcana_gui.tools.headless_client import HeadlessClient, headless
from tests.robot.hands import Mouse

MUCH = ["hawk", "prism", "vault", "treant", "dragon_bridle", "horn_of_plenty", "chalice_of_life"]


class Asked:
    """A table with much in play, at which something large is asked."""

    def __init__(self, play: Sequence[str] = MUCH, hand: Sequence[str] = (), **settings: object) -> None:
        headless()
        first: Mapping[str, object] = {
            "mage": "scholar", "item": "research", "pool": "9E 9L 9C 9D 9G", "hand": list(hand), "play": list(play),
        }  # fmt: skip
        described = {"seats": [first, {"mage": "witch", "item": "alchemy"}], "active": 0}
        self.stage = HeadlessClient(settings=Settings(speed="instant", **settings))  # type: ignore[arg-type]
        screen = self.stage.table(scenario=described, people=1)
        assert isinstance(screen.view, ResArcanaTable)
        self.table = screen.view
        self.stage.rest()

    def use(self, slug: str) -> None:
        """Click a card, and its first choice if it has several."""
        mouse = Mouse(self.stage.shell, self.stage.tick)
        mouse.use(self.table.scenery.cards[self.table.kit.cards.numbers[slug]])
        if self.table.menu is not None:
            mouse.use(self.table.menu.buttons[0])
        self.rest()

    def rest(self) -> None:
        for _ in range(40):
            self.stage.tick()

    @property
    def panel(self) -> Box:
        assert self.table.panel is not None
        return self.table.panel.bounds()

    def own(self) -> list[Box]:
        state, cards = self.table.scenery.state, self.table.scenery.cards
        return [cards[number].bounds() for number in (*state.play[0], *state.hand[0])]


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("hand", [[], ["fire_dragon"], ["fire_dragon", "sea_serpent", "nightingale"]])
def test_what_is_asked_covers_no_own_card_and_no_place_of_power(hand: list[str], scale: int) -> None:
    for slug in ("scholar", "horn_of_plenty"):
        asked = Asked(hand=hand, text_scale=scale)
        asked.use(slug)
        assert not [box for box in asked.own() if box.colliderect(asked.panel)]
        assert asked.panel.top >= areas(2, 0).slate.whole.bottom


def test_amounts_to_choose_stay_in_the_bottom_row_and_go_wider() -> None:
    asked = Asked(hand=["fire_dragon", "sea_serpent", "nightingale"])
    asked.use("horn_of_plenty")
    assert asked.panel.w > areas(2, 0).asking.w and asked.panel.top >= areas(2, 0).row.bottom


def test_the_hand_comes_back_when_what_was_asked_is_answered() -> None:
    asked = Asked(hand=["fire_dragon", "sea_serpent", "nightingale"])
    before = asked.own()
    asked.use("scholar")
    assert asked.own() != before
    asked.table.act("cancel")
    asked.rest()
    assert asked.own() == before

"""What the gallery says of a faction or a tile follows from the components."""

from __future__ import annotations

import pygame
import pytest

from resarcana_gui.games.terra_mystica.components.loader import load_components
from resarcana_gui.games.terra_mystica.view.lookup.art import PIECES, art
from resarcana_gui.games.terra_mystica.view.lookup.exhibits import things
from resarcana_gui.games.terra_mystica.view.lookup.gallery import gallery
from resarcana_gui.games.terra_mystica.view.lookup.learning import PAGE_ART
from resarcana_gui.scene.theme import CANDLELIGHT, HIGH_CONTRAST
from resarcana_gui.settings import Settings
from tools.headless_client import HeadlessClient, headless

PARTS = load_components()
SHOWN = gallery(PARTS, "en")


@pytest.mark.parametrize("language", ["en", "es"])
def test_everything_is_on_a_shelf_and_every_value_finds_something_but_not_all(language: str) -> None:
    shown = gallery(PARTS, language)
    assert list(shown.exhibits) == [thing.name for thing in things(PARTS)]
    for facet in shown.facets:
        assert facet.values
        for value in facet.values:
            assert 0 < len(shown.chosen({facet.name: value.name})) < len(shown.exhibits)


@pytest.mark.parametrize(("wanted", "names"), [
    ({"kind": "faction", "terrain": "forest"}, {"auren", "witches"}),
    ({"kind": "faction", "cult": "air"}, {"auren", "witches", "giants", "halflings", "fakirs", "swarmlings"}),
    ({"kind": "bonus", "when": "passing"}, {"bon6", "bon7", "bon9"}),
    ({"kind": "bonus", "when": "action"}, {"bon1", "bon2"}),
    ({"kind": "favour", "rewards": "town"}, {"fav5"}),
    ({"rewards": "trading_house"}, {"bon7", "score6", "score8", "fav10", "fav12"}),
    ({"kind": "scoring", "gives": "spade"}, {"score2", "score6", "score8"}),
    ({"kind": "scoring", "rewards": "sanctuary"}, {"score4", "score7"}),
    ({"kind": "town", "gives": "cult"}, {"tw5"}),
    ({"gives": "ship"}, {"bon4"}),
    ({"kind": "favour", "when": "income", "gives": "power"}, {"fav7", "fav8"}),
])  # fmt: skip
def test_filters_join(wanted: dict[str, str], names: set[str]) -> None:
    assert {exhibit.name for exhibit in SHOWN.chosen(wanted)} == names


def test_words_are_sought_in_everything_that_is_told() -> None:
    assert [exhibit.name for exhibit in SHOWN.chosen({}, "sandstorm")] == ["nomads"]
    assert gallery(PARTS, "es").chosen({"kind": "faction"}, "faquires")[0].name == "fakirs"


def test_a_faction_leads_to_the_one_on_the_back_of_its_board() -> None:
    assert SHOWN.exhibits["giants"].related[0].names == ("chaosmagicians",)


def test_a_tile_leads_to_others_that_reward_the_same() -> None:
    assert SHOWN.exhibits["fav11"].related[0].names == ("bon9", "score3", "score5")
    assert SHOWN.exhibits["tw1"].related[0].names == ()


def test_pages_have_pictures_that_there_are() -> None:
    assert all(art(PARTS, name) is not None for name in PAGE_ART.values())


@pytest.mark.parametrize("name", ["title", "witches", *(f"{piece}_forest" for piece in PIECES)])
@pytest.mark.parametrize("size", [(60, 60), (240, 40), (30, 90)])
def test_a_picture_fills_a_box_of_any_shape(name: str, size: tuple[int, int]) -> None:
    drawing = art(PARTS, name)
    assert drawing is not None
    shown = drawing.render(size, 1.0)
    assert shown.get_size() == size and shown.get_at((size[0] // 2, size[1] // 2)).a == 255


def test_a_name_without_a_picture_has_none() -> None:
    assert art(PARTS, "temple_moon") is None and art(PARTS, "moon_forest") is None and art(PARTS, "") is None


@pytest.mark.parametrize("contrast", [False, True])
def test_every_face_is_drawn_and_they_differ(contrast: bool) -> None:
    headless()
    shell = HeadlessClient((640, 360), Settings(game="terra_mystica", high_contrast=contrast)).shell
    assert (HIGH_CONTRAST if contrast else CANDLELIGHT).name in shell.look.theme.name
    face = shell.game.card_face(shell)
    drawn = [pygame.image.tobytes(face(at, 60.0).render((60, 84), 0.2), "RGBA") for at in range(len(SHOWN.exhibits))]
    assert len(set(drawn)) == len(drawn)
    assert len({face(at, 60.0).key for at in range(len(drawn))}) == len(drawn)

"""Larger texts make no card smaller, whatever is on the table and however large the window is."""

from __future__ import annotations

import math

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.geometry.areas import areas
from resarcana_gui.games.resarcana.view.geometry.arrangement import arrange
from resarcana_gui.games.resarcana.view.geometry.setup_areas import SETUP_PHASES
from resarcana_gui.games.resarcana.view.geometry.table_lines import Canvas
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.geometry.placements import Spots
from tests.for_each import for_each
from tests.games.resarcana.view.table.whole_games import positions
from tools.headless_client import HeadlessClient

CANVASES = [
    Canvas(), Canvas(small=True), Canvas(taller=120), Canvas(wider=600), Canvas(taller=360, small=True),
    Canvas(taller=1480, small=True), Canvas(taller=1480),
]  # fmt: skip


def sizes(state: State, home: int, scale: float, canvas: Canvas) -> dict[int, tuple[float, float]]:
    """Return width and height of every card, as if none were turned, but of the viewer's discards, which are a badge
    with larger texts."""
    state = state.clone()
    state.turned = [False] * len(state.turned)
    placements: Spots = arrange(state, areas(state.seats, home, scale, canvas))
    lying = {card: spot for card, spot in placements.items() if card not in state.discards[home]}
    return {card: (spot.width, spot.width * spot.shape) for card, spot in lying.items()}


@for_each("canvas", CANVASES)
@for_each("seats, setup", [(2, "standard"), (3, "standard"), (4, "standard"), (4, "draft"), (2, "match")])
def test_no_card_is_smaller_with_larger_texts(canvas: Canvas, seats: int, setup: str) -> None:
    for state in positions(seats, setup):
        usual = sizes(state, 0, 1.0, canvas)
        for scale in (1.25, 1.5, 2.0):
            larger = sizes(state, 0, scale, canvas)
            smaller = {
                state.cards.components[card].slug: (usual[card], larger[card])
                for card in usual
                if any(now < before - 0.01 for before, now in zip(usual[card], larger[card], strict=True))
            }
            assert not smaller, (state.round, scale)


@for_each("seats", [2, 3, 4])
@for_each("small", [False, True])
@for_each("taller", [120, 360, 1480, 2320])
def test_no_card_is_smaller_in_a_taller_window(seats: int, small: bool, taller: int) -> None:
    for state in positions(seats, "standard"):
        usual = sizes(state, 0, 1.0, Canvas(small=small))
        higher = sizes(state, 0, 1.0, Canvas(taller=taller, small=small))
        assert not {
            state.cards.components[card].slug: (size, higher[card])
            for card, size in usual.items()
            if math.prod(higher[card]) < math.prod(size) - 1.0
        }, state.round


@for_each("canvas", CANVASES)
@for_each("scale", [1.0, 2.0])
@for_each("seats, setup", [(4, "draft"), (2, "match")])
def test_before_the_first_round_no_card_lies_on_another(canvas: Canvas, scale: float, seats: int, setup: str) -> None:
    for state in positions(seats, setup):
        if state.phase in SETUP_PHASES:
            boxes = [spot.box().inflate(-1, -1) for spot in arrange(state, areas(seats, 0, scale, canvas)).values()]
            assert all(box.collidelist(boxes[at + 1 :]) < 0 for at, box in enumerate(boxes))


def test_the_card_pointed_at_grows_further_with_larger_texts() -> None:
    usual, larger = (HeadlessClient((1920, 1080), Settings(text_scale=text)).table().view for text in (100, 200))
    assert isinstance(usual, ResArcanaTable) and isinstance(larger, ResArcanaTable)
    assert larger.grown_width >= 1.2 * usual.grown_width

"""Crowded tables: what may be used now is seen, and what rivals can do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.tables import CardSet
from resarcana_gui.games.resarcana.rules.codes import ACTING
from resarcana_gui.games.resarcana.rules.commands import Claim, UsePower
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.games.resarcana.view.geometry.areas import areas
from resarcana_gui.games.resarcana.view.geometry.arrangement import arrange
from resarcana_gui.games.resarcana.view.geometry.table_lines import Canvas
from resarcana_gui.scene.theme import CANDLELIGHT
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.context import LARGER, LARGEST, SMALLEST
from resarcana_gui.tabletop.cards.card_overlays import tokens_box
from resarcana_gui.tabletop.cards.contents import LAST_SIGN
from resarcana_gui.tabletop.cards.front import threat_box
from resarcana_gui.tabletop.geometry.placements import SHAPE, in_play
from tests.for_each import for_each
from tests.games.resarcana.described_table import resarcana
from tests.games.resarcana.view.table.whole_games import positions


def faces_on(small: bool, scale: float = 1.0, language: str = "en") -> Faces:
    """The faces of a window with texts of a scale."""
    look = UiStyle(CANDLELIGHT, min(scale * (LARGER if small else 1.0), LARGEST))
    look.pixel = SMALLEST if small else 1.0
    return Faces(look, cards(), language)


def cards() -> CardSet:
    return resarcana().cards


@for_each("seats", [2, 4])
@for_each("small", [False, True])
@for_each("scale", [1.0, 2.0])
@for_each("language", ["en", "es"])
def test_places_and_monuments_tell_everything_that_they_do(
    seats: int, small: bool, scale: float, language: str
) -> None:
    faces = faces_on(small, scale, language)
    width = areas(seats, 0, scale, Canvas(small=small)).slate.card
    for card in cards().components:
        if card.kind in (tables.PLACE, tables.MONUMENT):
            signs = faces.signs(card.number, width)
            assert "more" not in [name for name, _ in signs], card.slug
            assert bool(signs) == bool(faces.printed(card.number).lines), card.slug
            assert all(box.w >= LAST_SIGN * faces.look.pixel - 0.01 for _, box in signs), card.slug


@for_each("small", [False, True])
@for_each("count", [3, 6, 9, 12])
def test_rivals_cards_show_picture_points_and_attacks(small: bool, count: int) -> None:
    faces, (board, *_) = faces_on(small), areas(4, 0, 1.0, Canvas(small=small)).boards
    placement = in_play(range(count), (), board.cards, board.widest, board.least, whole_from=float("inf"))[0]
    for card in cards().components:
        contents = faces.contents(card.number, placement.width, placement.shape)
        assert contents.plan.window.h >= LEAST_PICTURE
        attacks = any(each.kind == tables.ATTACK for power in card.powers for each in power.effects)
        threat = threat_box(contents)
        assert (threat is not None) == attacks
        assert threat is None or contents.plan.card.contains(threat)


ENOUGH = 60
"""So many powers have to be usable in a game, lest the test look at nothing."""
LEAST_PICTURE = 20.0
"""Below it there is nothing to be recognised, in canvas pixels."""


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_covers_a_power_that_may_be_used_now(small: bool, scale: float, seats: int) -> None:
    faces, looked_at = faces_on(small, scale), 0
    for state in positions(seats, seed=7, every=2):
        looked_at += len(usable(state))
        covered = list(covered_powers(state, faces, small=small, scale=scale))
        assert not covered, (state.round, covered)
    assert looked_at > ENOUGH


def covered_powers(state: State, faces: Faces, *, small: bool, scale: float) -> Iterator[str]:
    """Yield the name of every card with a power, or a place to be claimed, that is not wholly seen."""
    placements = arrange(state, areas(state.seats, 0, scale, Canvas(small=small)))
    for card in usable(state):
        spot = placements[card]
        if spot.angle or (small and spot.shape != SHAPE):
            continue  # turned, it is read in its note; in the smallest window there may be half cards, without lines
        corner = spot.box().topleft
        shown = faces.signs(card, spot.width)
        lines = [box.move(*corner) for _, box in shown]
        above = [other.box() for each, other in placements.items() if each != card and other.z > spot.z]
        tokens = faces.tokens(state.on[card])
        if tokens:
            local = Box(0, 0, spot.width, spot.width * spot.shape)
            above.append(tokens_box(len(tokens), local, faces.picture(card, spot.width)).move(*corner))
        hidden = any(line.inflate(-1, -1).collidelist(above) >= 0 for line in lines)
        if hidden or (not lines and faces.printed(card).lines):
            yield state.cards.components[card].slug


def usable(state: State) -> list[int]:
    """The components that the first seat may use or claim now, if it is asked."""
    if state.phase != ACTING or not state.stack or state.stack[-1].seat != 0:
        return []
    legal = resarcana().legal(state)
    named = {answer.component for answer in legal if isinstance(answer, UsePower | Claim)}
    return sorted(card for card in named if card >= 0)  # not the top of the monument deck, which lies face down

"""Everything the tour shows can be read, hit and seen: with the largest text, in high contrast, and always in the
language with the longer words; in English the tests of the table and the screens look at it."""

from __future__ import annotations

import pytest

from resarcana_gui.games.plugin import discover
from resarcana_gui.scene.check import report
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.settings import Settings
from tools.headless_client import headless
from tools.tour import lookup_stops, record_stops
from tools.tour.run import stops
from tools.tour.stop import Stop, faults, visit

STOPS = stops()
KEPT = ("records", "record", "statistics", "achievements")
STILL = [name for name, stop in STOPS.items() if not stop.moving]
MOVING = [name for name, stop in STOPS.items() if stop.moving]


def of_another(game: str) -> list[Stop]:
    """What can be looked up of another game, and what is told of its finished games."""
    plugin = discover()[game]
    return [
        *lookup_stops.stops(plugin.ui()),
        *(stop for stop in record_stops.stops(plugin) if stop.name in KEPT),
    ]


OTHERS = [(game, stop) for game in ("seasons", "terra_mystica") for stop in of_another(game)]


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


def found(name: str, size: tuple[int, int] = CANVAS, **wanted: object) -> str:
    """What the layout check finds at a stop in a window of a size."""
    stop = STOPS[name]
    return report(faults(stop, visit(stop, Settings(speed="instant", **wanted), size)))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", STILL)
def test_a_stop_has_no_faults_with_longer_words_the_largest_text_and_high_contrast(name: str) -> None:
    assert found(name, language="es", text_scale=200, high_contrast=True) == ""


@pytest.mark.parametrize(("game", "stop"), OTHERS, ids=lambda part: part if isinstance(part, str) else part.name)
@pytest.mark.parametrize(("size", "language", "scale"), [((1280, 720), "en", 100), (CANVAS, "es", 200)])
def test_what_is_looked_up_and_kept_of_another_game_has_no_faults(
    game: str, stop: Stop, size: tuple[int, int], language: str, scale: int
) -> None:
    wanted = Settings(game=game, language=language, text_scale=scale, speed="instant")
    assert report(faults(stop, visit(stop, wanted, size))) == ""


@pytest.mark.parametrize("name", ["table-crowded-2", "table-crowded-4", "table-draft-late", "ask-pay-placement"])
@pytest.mark.parametrize(("size", "scale"), [((1024, 768), 200), ((1200, 1600), 100), ((1080, 1920), 200)])
def test_a_table_has_no_faults_in_windows_of_4_to_3_and_tall_ones(name: str, size: tuple[int, int], scale: int) -> None:
    assert found(name, size, language="es", text_scale=scale) == ""


@pytest.mark.parametrize("name", MOVING)
def test_a_moment_is_caught_while_something_moves(name: str) -> None:
    assert visit(STOPS[name], Settings(speed="normal")).shell.look.queue.busy


@pytest.mark.parametrize(("name", "size"), [("title", (2560, 1440)), ("table-4", (1280, 720))])
def test_a_stop_fills_a_window_that_is_larger_or_smaller(name: str, size: tuple[int, int]) -> None:
    stage = visit(STOPS[name], Settings(), size)
    picture = stage.draw()
    night = stage.shell.look.colour("night")
    assert picture.get_size() == size
    assert any(picture.get_at((x, size[1] // 2))[:3] != night for x in range(0, size[0], 7))

"""The end of a game: every point is a part of a block, and who has won stands in the light."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from resarcana_gui.agents.agent import Budget
from resarcana_gui.games.resarcana.cards.essences import CALM, of
from resarcana_gui.games.resarcana.resarcana_plugin import ResArcanaPlugin
from resarcana_gui.games.resarcana.rules.codes import GAME_OVER
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.pages.podium import ending, notes, podium, standings
from resarcana_gui.games.resarcana.view.pages.scores import RAISED, Part
from resarcana_gui.scene.check import check, report
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.scroll import ScrollArea
from resarcana_gui.tabletop.pages.podium import Podium
from resarcana_gui.tabletop.pages.score_block import ScorePart as Block
from tests.for_each import for_each
from tests.games.resarcana.described_table import Table, lying, resarcana, seat
from tests.games.resarcana.view.pages.opened import resources_of
from tests.games.resarcana.view.tell.speaking import voice

SIZE = (1500.0, 700.0)
HEARD: list[str] = []


def a_game(ada: str = "2E") -> State:
    """Two have passed ten points, and the second of them has won; `ada` is what the first has in the pool."""
    table = Table(
        seat(lying("sunken_reef", "8C"), "great_pyramid", pool=ada),
        seat(lying("catacombs_of_the_dead", "9D"), "colossus", "fire_dragon", pool="1G"),
        seat("library"),
        first=2,
    )
    state = table.state.clone()
    state.winners = 1 << 1
    return state


def test_the_most_points_come_first_and_the_fuller_pool_decides() -> None:
    assert [(one.seat, one.points) for one in standings(a_game())] == [(1, 12), (0, 11), (2, 2)]
    state = a_game(ada="3G")
    state.on[resarcana().cards.numbers["sunken_reef"]] += of(CALM)
    assert [one.seat for one in standings(state)][:2] == [0, 1]


def test_all_points_are_made_of_parts() -> None:
    state = a_game()
    assert all(sum(part.points for part in one.parts) == points_of(state, one.seat) for one in standings(state))


def test_points_raised_for_the_check_that_ended_the_game_still_count() -> None:
    state = a_game(ada="3G")
    state.counted = [12, 12, 2]
    first, second, _ = standings(state)
    assert (first.seat, first.points, second.points) == (0, 12, 12)
    assert Part(RAISED, 1) in first.parts and sum(part.points for part in first.parts) == 12
    assert notes(voice(seats=3), state)[0].endswith("Gold counting double: Ada 6, Circe 2.")


def test_a_tie_is_explained_and_a_shared_victory_too() -> None:
    state = a_game(ada="3G")
    state.on[resarcana().cards.numbers["sunken_reef"]] += of(CALM)
    assert notes(voice(seats=3), state)[0].endswith("Gold counting double: Ada 6, Circe 2.")
    state.pool[0] = state.pool[1]
    assert notes(voice(seats=3), state)[0] == "Tied on points and on essences in the pools: Ada 2, Circe 2."


def test_without_a_tie_only_the_length_of_the_game_is_told() -> None:
    state = a_game()
    state.round = 5
    assert notes(voice(seats=3), state) == ["5 rounds."]


def test_it_says_how_the_match_stands_and_how_it_ended() -> None:
    state = Table.dealt(setup="match").state.clone()
    state.wins, state.round = [3, 1], 4
    assert "Match: Ada leads 1.5 to 0.5." in notes(voice(viewer=1), state)
    assert "Match: you lead 1.5 to 0.5." in notes(voice(), state)
    state.phase = GAME_OVER
    assert "Match: Ada wins 1.5 to 0.5." in notes(voice(viewer=1), state)
    state.wins = [2, 2]
    assert "Match: tied at 1 each." in notes(voice(), state)


def built_of(state: State, language: str = "en", scale: float = 1.0, size: tuple[float, float] = SIZE) -> Podium:
    return podium(resources_of(language, scale, state.seats), state, size, HEARD.append)


def test_every_part_is_a_block_as_high_as_its_points() -> None:
    state = a_game()
    built = built_of(state)
    for column in built.columns:
        assert [block.part for block in column.blocks] == list(column.rank.parts)
    most = built.columns[0].blocks
    assert most[0].height > most[-1].height


def test_it_ends_complete_whether_it_is_watched_or_skipped() -> None:
    watched, skipped = built_of(a_game()), built_of(a_game())
    for _ in range(400):
        watched.look.queue.update(50)
    skipped.look.queue.finish()
    for one, other in zip(watched.walk(), skipped.walk(), strict=True):
        assert (one.at, one.size, one.alpha) == (other.at, other.size, other.alpha)
    assert not watched.look.queue.busy


def test_nothing_is_counted_before_it_is_seen() -> None:
    built = built_of(a_game())
    assert all(block.alpha == 0 for column in built.columns for block in column.blocks)
    built.look.queue.update(200)
    built.look.queue.update(200)
    seen = [sum(block.alpha > 0 for block in column.blocks) for column in built.columns]
    assert 0 < max(seen) < max(len(column.blocks) for column in built.columns)


def test_every_block_is_heard() -> None:
    HEARD.clear()
    built = built_of(a_game())
    built.look.queue.settle()
    assert len(HEARD) == max(len(column.blocks) for column in built.columns)
    assert set(HEARD) == {"resarcana/points_tick"}


def test_only_who_has_won_stands_in_the_light() -> None:
    built = built_of(a_game())
    built.look.queue.settle()
    assert [column.plinth.lit for column in built.columns] == [True, False, False]


@cache
def played(seats: int) -> State:
    """How a game between machines ended."""
    plugin = ResArcanaPlugin()
    session = Table.dealt(seed=seats, seats=seats).session
    agents = [plugin.agent("greedy", number) for number in range(seats)]
    while session.pending is not None:
        asked = session.pending
        session.submit(agents[asked.seat].choose(session.observe(asked.seat), asked, Budget()))
    assert isinstance(session.state, State)
    return session.state


@for_each("scale", [1.0, 2.0])
@for_each("language", ["en", "es"])
@for_each("seats", [2, 3, 4])
def test_it_can_be_read_with_any_number_of_seats_in_every_language_and_text_size(
    seats: int, language: str, scale: float
) -> None:
    built = built_of(played(seats), language, scale, (1500.0, 700.0 if scale == 1 else 560.0))
    built.look.queue.settle()
    root = Node(size=CANVAS)
    root.add(built)
    faults = check(root, built.look.theme, Box(0, 0, *CANVAS))
    assert not faults, report(faults)


def test_more_than_there_is_room_for_can_be_scrolled() -> None:
    built = built_of(a_game(), scale=2.0, size=(1500.0, 360.0))
    assert any(isinstance(node, ScrollArea) and node.furthest > 0 for node in built.walk())


def test_six_sources_of_points_are_seen_at_once_in_the_largest_text() -> None:
    state = a_game()
    resources = resources_of("es", 2.0, state.seats)
    ended = ending(resources, state)
    ranks = [replace(rank, parts=tuple(Block(1, f"Estatua dorada {at}") for at in range(6))) for rank in ended.ranks]
    built = Podium(resources.look, resources.faces.pictures, replace(ended, ranks=tuple(ranks)), (1684.0, 700.0), list)
    assert not any(isinstance(node, ScrollArea) for node in built.walk())
    built.look.queue.settle()
    root = Node(size=CANVAS)
    root.add(built)
    faults = check(root, built.look.theme, Box(0, 0, *CANVAS))
    assert not faults, report(faults)


def test_where_there_is_little_room_faces_go_before_anything_has_to_be_scrolled() -> None:
    state = a_game()
    look = UiStyle()

    def seen(height: float) -> tuple[bool, bool]:
        face = UiIcon("trophy", look.colour("gold"))
        resources = resources_of("en", 2.0, state.seats)
        nodes = list(podium(resources, state, (1500.0, height), HEARD.append, lambda *_: face).walk())
        return any(node.name == "face" for node in nodes), any(isinstance(node, ScrollArea) for node in nodes)

    found = [seen(float(height)) for height in range(900, 300, -60)]
    assert found[0] == (True, False) and found[-1] == (False, True)
    assert (False, False) in found and (True, True) not in found

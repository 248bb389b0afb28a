"""What lies below everything that moves is drawn once."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from resarcana_gui.scene import floor
from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.timing import Speed
from resarcana_gui.scene.transform import Box
from tests.scene.hurry import Tired, Watch, settle

SIZE = (960, 540)


@pytest.fixture(autouse=True)
def tall_strips(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tile's height, so that each is drawn at once."""
    monkeypatch.setattr(floor, "STRIP", 288)


class Tile(Node):
    """A plain square that counts how often it is drawn."""

    def __init__(self, colour: tuple[int, int, int], at: tuple[float, float], side: float = 300.0) -> None:
        super().__init__(at=at, size=(side, side))
        self.colour = colour
        self.drawn = 0

    def draw(self, painter: Painter) -> None:
        self.drawn += 1
        painter.put(PlainBox(self.colour), Box(0, 0, self.width, self.height))


def a_stage() -> tuple[Stage, Tile, Tile, Node]:
    root, room = Node(size=(1920, 1080)), Node(size=(1920, 1080), at=(60, 0))
    below, above = Tile((200, 0, 0), (0, 0)), Tile((0, 200, 0), (150, 0))
    room.add(below, above)
    root.add(room)
    return Stage(SIZE, FakeClock(), root, look=Look()), below, above, room


def frames(stage: Stage, mover: Node, count: int) -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    for _ in range(count):
        mover.x += 6
        stage.draw(surface)
    return surface


def test_the_floor_is_drawn_once_while_other_things_move() -> None:
    stage, below, above, _ = a_stage()
    stage.floor = [below]
    frames(stage, above, 10)
    assert below.drawn == 1
    assert above.drawn == 10


def test_it_looks_as_it_would_without() -> None:
    with_floor, below, above, _ = a_stage()
    with_floor.floor = [below]
    without, _, other, _ = a_stage()
    one, two = frames(with_floor, above, 5), frames(without, other, 5)
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(two, "RGB")


def test_it_is_drawn_anew_when_it_changes_or_what_it_lies_on_moves() -> None:
    stage, below, above, room = a_stage()
    stage.floor = [below]
    frames(stage, above, 3)
    before = below.drawn
    below.changed(inner=True)
    frames(stage, above, 1)
    room.x += 12
    surface = frames(stage, above, 1)
    assert below.drawn == before + 2
    assert surface.get_at((18, 12))[:3] != (200, 0, 0)
    assert surface.get_at((42, 12))[:3] == (200, 0, 0)


def test_what_has_left_the_stage_is_no_floor() -> None:
    stage, below, above, room = a_stage()
    stage.floor = [below]
    frames(stage, above, 3)
    room.remove(below)
    surface = frames(stage, above, 1)
    assert surface.get_at((36, 12))[:3] != (200, 0, 0)


def test_a_fading_parent_fades_the_floor_too() -> None:
    stage, below, above, room = a_stage()
    stage.floor = [below]
    room.alpha = 0.5
    surface = frames(stage, above, 3)
    assert 90 < surface.get_at((36, 12))[0] < 120


@pytest.mark.parametrize("hurried", [False, True], ids=["with all the time there is", "with none"])
def test_whatever_changes_on_it_it_looks_as_it_would_without(hurried: bool) -> None:
    dice = Random(4)
    stages = []
    for allowance in (Allowance(Tired()) if hurried else None, None):
        root = Node(size=(1920, 1080))
        tiles = [Tile((40 * at, 90, 200 - 30 * at), (60 + 290 * at, 200.0), 260.0) for at in range(6)]
        mover = Tile((255, 255, 255), (0, 700))
        root.add(*tiles, mover)
        stages.append((Stage(SIZE, FakeClock(), root, look=Look(), allowance=allowance), tiles, mover))
    stages[0][0].floor = list(stages[0][1])
    surfaces = [pygame.Surface(SIZE), pygame.Surface(SIZE)]
    for frame in range(80):
        changed = dice.sample(range(6), dice.choice((0, 0, 0, 1, 2)))
        moved = [(dice.uniform(0, 1600), dice.uniform(0, 800)) if dice.random() < 0.5 else None for _ in changed]
        hidden, shown = dice.choice((-1, -1, -1, *range(6))), dice.choice((-1, *range(6)))
        for (stage, tiles, mover), surface in zip(stages, surfaces, strict=True):
            for at, place in zip(changed, moved, strict=True):
                tiles[at].colour = (frame * 3 % 256, 10 * at, 77)
                tiles[at].changed(inner=True)
                tiles[at].at = tiles[at].at if place is None else place
            for at, visible in ((hidden, False), (shown, True)):
                if at >= 0:
                    tiles[at].visible = visible
            mover.x = frame * 20.0
            settle(stage, surface)
        assert pygame.image.tobytes(surfaces[0], "RGB") == pygame.image.tobytes(surfaces[1], "RGB"), frame


def test_many_changes_at_once_are_drawn_in_several_frames_when_there_is_no_time() -> None:
    root = Node(size=(1920, 1080))
    tiles = [Tile((40 * at, 90, 200 - 30 * at), (60 + 290 * at, 200.0), 260.0) for at in range(6)]
    root.add(*tiles)
    stage = Stage(SIZE, FakeClock(), root, look=Look(), allowance=Allowance(Tired()))
    stage.floor = list(tiles)
    surface = pygame.Surface(SIZE)
    settle(stage, surface)
    for tile in tiles:
        tile.colour = (250, 250, 10)
        tile.changed(inner=True)
    assert 3 <= settle(stage, surface) <= 20
    plain = pygame.Surface(SIZE)
    stage.floor = []
    stage.draw(plain, always=True)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(plain, "RGB")


def test_at_instant_speed_nothing_that_changes_is_left_to_the_next_frame() -> None:
    root = Node(size=(1920, 1080))
    tiles = [Tile((40 * at, 90, 200 - 30 * at), (60 + 290 * at, 200.0), 260.0) for at in range(6)]
    root.add(*tiles)
    stage = Stage(SIZE, FakeClock(), root, look=Look(), allowance=Allowance(Tired()))
    stage.look.pace.speed = Speed.INSTANT
    stage.floor = list(tiles)
    surface = pygame.Surface(SIZE)
    settle(stage, surface)
    for tile in tiles:
        tile.colour = (250, 250, 10)
        tile.changed(inner=True)
    stage.update()
    stage.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(stage.picture(SIZE), "RGB")


def test_of_another_scene_nothing_of_the_one_before_is_seen_even_when_there_is_no_time() -> None:
    root = Node(size=(1920, 1080))
    before = [Tile((200, 90, 30), (60 + 290 * at, 200.0), 260.0) for at in range(6)]
    ground = Tile((20, 14, 11), (0, 0), 2000.0)
    root.add(ground, *before)
    stage = Stage(SIZE, FakeClock(), root, look=Look(), allowance=Allowance(Tired()))
    stage.floor = [ground, *before]
    surface = pygame.Surface(SIZE)
    settle(stage, surface)
    assert surface.get_at((90, 150))[:3] == (200, 90, 30)
    for tile in before:
        root.remove(tile)
    stage.floor = [ground]
    stage.update()
    stage.draw(surface)
    assert all(surface.get_at((round((60 + 290 * at) / 2) + 60, 150))[:3] == (20, 14, 11) for at in range(6))


class Lit(Tile):
    """A ground that says whether its light fades."""

    fading = 0.0


def test_when_the_light_changes_no_strip_of_the_other_is_seen_before_all_of_it_is_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(floor, "STRIP", 60)
    root, ground = Node(size=(1920, 1080)), Lit((200, 0, 0), (0, 0), 1920.0)
    root.add(ground)
    stage = Stage(SIZE, FakeClock(), root, look=Look(), allowance=Allowance(Tired()))
    stage.floor = [ground]
    surface, seen = pygame.Surface(SIZE), []
    settle(stage, surface)
    ground.colour = (0, 200, 0)
    ground.changed(inner=True)
    for _ in range(30):
        stage.update()
        stage.draw(surface)
        seen.append({surface.get_at((400, y))[:3] for y in range(20, 500, 20)})
    assert seen[0] == {(200, 0, 0)} and seen[-1] == {(0, 200, 0)}
    assert all(len(colours) == 1 for colours in seen)


class Slow(Lit):
    """A strip of it takes a millisecond and a half."""

    def __init__(self, watch: Watch) -> None:
        super().__init__((200, 0, 0), (0, 0), 1920.0)
        self.watch = watch

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        self.watch.ms += 1.5


def test_where_frames_are_quiet_the_floor_in_another_light_is_soon_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(floor, "STRIP", 60)
    needed = []
    for busy in (0.0, 2.5):
        watch, root = Watch(), Node(size=(1920, 1080))
        ground, surface = Slow(watch), pygame.Surface(SIZE)
        root.add(ground)
        stage = Stage(SIZE, FakeClock(), root, look=Look(), allowance=Allowance(watch))
        stage.floor = [ground]
        settle(stage, surface)
        ground.colour = (0, 200, 0)
        ground.changed(inner=True)
        needed.append(0)
        while needed[-1] == 0 or stage._live._floor._undrawn:
            stage.update()
            watch.ms += busy
            stage.draw(surface)
            needed[-1] += 1
    assert needed == [3, 6], "three strips in each frame, or one and two by turns"


class Unready(Tile):
    """A tile that is only ever stood in for."""

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        painter.unfinished()


def hurried_stage(*tiles: Tile) -> tuple[Stage, pygame.Surface]:
    """A stage without time, whose floor is at rest."""
    root = Node(size=(1920, 1080))
    root.add(*tiles)
    stage = Stage(SIZE, FakeClock(), root, look=Look(), allowance=Allowance(Tired()))
    stage.floor = list(tiles)
    surface = pygame.Surface(SIZE)
    for _ in range(40):
        stage.update()
        stage.draw(surface)
    return stage, surface


def test_another_light_is_seen_though_something_on_the_floor_never_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(floor, "STRIP", 60)
    ground, restless = Lit((200, 0, 0), (0, 0), 1920.0), Tile((0, 0, 200), (0, 0), 600.0)
    stage, surface = hurried_stage(ground, restless)
    ground.colour = (0, 200, 0)
    ground.changed(inner=True)
    for _ in range(60):
        restless.changed(inner=True)
        stage.update()
        stage.draw(surface)
    assert surface.get_at((700, 400))[:3] == (0, 200, 0)


def test_what_is_not_ready_keeps_nothing_else_from_being_drawn() -> None:
    unready, other = Unready((0, 0, 200), (0, 0), 260.0), Tile((200, 0, 0), (600, 600), 260.0)
    stage, surface = hurried_stage(unready, other)
    unready.changed(inner=True)
    other.colour = (0, 200, 0)
    other.changed(inner=True)
    for _ in range(20):
        stage.update()
        stage.draw(surface)
    assert surface.get_at((350, 350))[:3] == (0, 200, 0)


def test_another_light_is_seen_though_something_is_not_ready_yet() -> None:
    ground, unready = Lit((200, 0, 0), (0, 0), 1920.0), Unready((0, 0, 200), (0, 0), 260.0)
    stage, surface = hurried_stage(ground, unready)
    ground.colour = (0, 200, 0)
    ground.changed(inner=True)
    for _ in range(60):
        stage.update()
        stage.draw(surface)
    assert surface.get_at((700, 400))[:3] == (0, 200, 0)


def test_a_strip_is_seen_as_it_was_until_all_that_is_new_there_is_drawn() -> None:
    watch, root = Watch(), Node(size=(1920, 1080))
    ground, sign = Tile((200, 0, 0), (0, 0), 900.0), Tile((0, 0, 200), (300, 300), 200.0)
    root.add(ground, sign)
    stage = Stage(SIZE, FakeClock(), root, look=Look(), allowance=Allowance(watch))
    stage.floor, surface, seen = [ground, sign], pygame.Surface(SIZE), []
    for colour in ((0, 0, 200), (0, 200, 0), (0, 200, 0), (0, 200, 0)):
        if sign.colour != colour:
            sign.colour = colour
            sign.changed(inner=True)
        stage.update()
        watch.ms += 6.9
        stage.draw(surface)
        seen.append(surface.get_at((200, 160))[:3])
    assert seen == [(0, 0, 200), (0, 0, 200), (0, 200, 0), (0, 200, 0)]


def test_light_that_reaches_beyond_what_it_lies_on_goes_out_everywhere() -> None:
    class Glow(Tile):
        """A light that reaches further than its box says, and than that of what it lies on."""

        reach = 60.0

        def draw(self, painter: Painter) -> None:
            if any(self.colour):
                painter.put(PlainBox(self.colour), Box(-60, -60, self.width + 120, self.height + 120))

    root, board, glow = Node(size=(1920, 1080)), Node(size=(400, 200), at=(500, 500)), Glow((250, 200, 90), (0, 0), 100)
    root.add(board)
    board.add(glow)
    stage, surface = Stage(SIZE, FakeClock(), root, look=Look()), pygame.Surface(SIZE)
    stage.floor = [board]
    stage.draw(surface)
    assert surface.get_at((230, 230))[:3] == (250, 200, 90)
    glow.colour = (0, 0, 0)
    glow.changed(inner=True)
    stage.draw(surface)
    assert surface.get_at((230, 230))[:3] != (250, 200, 90), "nothing of it stays about the board"

"""Windows of any size, with any input: nothing ends the program, nothing piles up."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tools.attack.monkey import Monkey
from tools.attack.sizes import SCREENS, TEXT_SCALES, Size, shrinking, walk
from tools.attack.window_attack import MOST_DESCRIPTORS, Usage
from tools.headless_client import HeadlessClient, headless

LIMIT = 40
FEW_DESCRIPTORS = f"""
import resource
from tools.attack.sizes import walk
from tools.headless_client import HeadlessClient, headless
headless()
resource.setrlimit(resource.RLIMIT_NOFILE, ({LIMIT}, {LIMIT}))
stage = HeadlessClient((1280, 720))
stage.table()
for scale in (100, 200):
    stage.shell.change(text_scale=scale)
    for size, error in walk(stage, [(960 + scale, 540 + scale)]):
        raise error
stage.shell.routes.how_to_play()
print("all is drawn")
"""


@pytest.fixture(scope="module")
def stage() -> HeadlessClient:
    headless()
    return HeadlessClient()


SMALL: list[Size] = [
    *(size for size in shrinking(4000, 353) if min(size[0] / 960, size[1] / 540) <= 1),
    (959, 540), (960, 539), (3, 2), (2, 1),
]  # fmt: skip
LARGE: list[Size] = [(960, 540), (961, 541), *shrinking(1499, 4000)]
DOWN_AND_UP: list[Size] = [*SMALL[::2], *reversed(SMALL[1::2])]
SOME_SCALES = (min(TEXT_SCALES), max(TEXT_SCALES))


@pytest.mark.parametrize(("number", "screen"), list(enumerate(SCREENS)))
@pytest.mark.parametrize("scale", SOME_SCALES)
def test_a_screen_is_drawn_in_windows_of_every_size(
    stage: HeadlessClient, number: int, screen: str, scale: int
) -> None:
    stage.shell.change(text_scale=scale)
    SCREENS[screen](stage)
    turn = 2 * number + SOME_SCALES.index(scale)
    every = len(SCREENS) * len(SOME_SCALES)  # each draws other sizes: they take long
    assert list(walk(stage, [*LARGE[turn::every], *DOWN_AND_UP[turn::every]])) == []


def test_whatever_is_done_the_program_goes_on() -> None:
    headless()
    monkey = Monkey(1)
    for _ in range(16):
        monkey.step()
    assert monkey.steps == 16


def test_the_same_seed_does_the_same() -> None:
    headless()
    one, other = Monkey(3), Monkey(3)
    for monkey in (one, other):
        for _ in range(6):
            monkey.step()
    assert one.latest == other.latest and one.surface.get_buffer().raw == other.surface.get_buffer().raw


@pytest.mark.skipif(sys.platform == "win32", reason="has no such limit")
def test_everything_is_drawn_with_few_file_descriptors() -> None:
    done = subprocess.run([sys.executable, "-c", FEW_DESCRIPTORS], capture_output=True, text=True, check=False)
    assert done.stdout.endswith("all is drawn\n"), done.stderr[-2000:]


def test_too_many_descriptors_and_too_much_memory_are_reported() -> None:
    usage = Usage()
    usage.memory.extend([500, 399])
    usage.files.extend([MOST_DESCRIPTORS - 1, 12])
    assert list(usage.broken()) == []
    usage.memory.append(401)
    usage.files.append(MOST_DESCRIPTORS)
    assert [sentence.split()[0] for sentence in usage.broken()] == ["40", "401"]

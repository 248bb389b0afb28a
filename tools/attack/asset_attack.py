"""Attack: every picture, sound and font is damaged in five ways and loaded as the program does; then all of them at
once, in a window that is played in."""

from __future__ import annotations

import json
import logging
import random
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from resarcana_gui import shipped
from resarcana_gui.audio.mixer import Mixer
from resarcana_gui.audio.sample_cache import VARIANT, SampleCache
from resarcana_gui.scene import fonts
from resarcana_gui.scene.images import decoded, drawn
from resarcana_gui.screens.title import Title
from tools.attack.damage import WAYS, copied_data, damaged, findings, use_data
from tools.attack.part import Part, Report
from tools.headless_client import HeadlessClient, headless

FRAMES: Final = 40
"""The number of frames drawn of each screen while everything is damaged."""
VARIANTS: Final = 3
"""No sound has more."""
TOP: Final = "assets"


class Notes(logging.Handler):
    """Collects what is logged."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.sentences: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.sentences.append(record.getMessage())


def sound(path: Path) -> None:
    """Load and play all variants of a sound or a loop."""
    device = Mixer()
    voice = device.open(3)[0]
    name = VARIANT.sub(r"\1", path.stem)
    cache = SampleCache([("", path.parent)], device)
    for sample in (cache.get(name) for _ in range(VARIANTS)):
        if sample is not None:
            voice.repeat(sample, 5)


def font(path: Path) -> object:
    """Draw a text in a font."""
    fonts._content.cache_clear()  # noqa: SLF001 - which is read once in a process
    return fonts.Fonts().get(fonts.Face(path.name), 24).render("Hola, ¿qué tal? AVWA 123", True, (0, 0, 0))  # noqa: FBT003


def picture(path: Path) -> object:
    """Draw a picture of a face or a scene."""
    return decoded(shipped.asset_path(*parts(path)))


def icon(path: Path) -> object:
    """Draw a sign."""
    return drawn(shipped.asset_path(*parts(path)), 24)


def parts(path: Path) -> tuple[str, ...]:
    """Return a file's path below the assets."""
    return path.parts[path.parts.index(TOP) + 1 :]


LOADERS: Final[Mapping[str, Callable[[Path], object]]] = {
    ".ogg": sound,
    ".ttf": font,
    ".webp": picture,
    ".png": picture,
    ".jpg": picture,
    ".svg": icon,
}


def each(root: Path, way: str, share: float, chance: random.Random) -> Iterator[str]:
    """Damage files one after the other, and yield what did not hold."""
    notes = Notes()
    logging.getLogger("resarcana_gui").addHandler(notes)
    for path in some(root, share, chance):
        notes.sentences.clear()
        shipped._told.clear()  # noqa: SLF001 - which is told once in a process
        print(path.name, file=sys.stderr, flush=True)
        with damaged(path, way, chance):
            for _ in range(2):
                LOADERS[path.suffix](path)
        named = [sentence for sentence in notes.sentences if path.name in sentence]
        if len(named) != 1 or "\n" in named[0] or not named[0].endswith("."):
            yield f"{way} {path.name}: the log says {notes.sentences}"


def some(root: Path, share: float, chance: random.Random) -> list[Path]:
    """Return a share of the files, all of them at 1."""
    files = sorted(path for path in (root / TOP).rglob("*") if path.suffix in LOADERS)
    return files if share >= 1 else sorted(chance.sample(files, max(1, round(len(files) * share))))


def together(root: Path, way: str, chance: random.Random) -> None:
    """Damage all of them, and look at the title and at a table."""
    with ExitStack() as stack:
        for path in some(root, 1.0, chance):
            stack.enter_context(damaged(path, way, chance))
        stage = HeadlessClient()
        for show in (lambda: stage.shell.show(Title(stage.shell)), lambda: stage.table("first", people=1, seed=3)):
            show()
            for _ in range(FRAMES):
                stage.tick()
                stage.draw()


def run(root: Path, way: str, share: float, seed: int) -> int:
    """Damage in one way, and print what did not hold. Runs in a process of its own."""
    use_data(root)
    headless()
    chance = random.Random(seed)
    together(root, way, chance)
    broken = list(each(root, way, share, chance))
    print(json.dumps(broken))
    return 0


def attack(size: float, seed: int, game: str) -> Report:
    """Run a process for each way."""
    broken = [sentence for way in WAYS for sentence in child(way, size, seed)]
    with copied_data() as root:
        files = len(some(root, size, random.Random(seed)))
    return Report({"files": files, "ways": len(WAYS), "loadings": files * len(WAYS)}, broken)


def child(way: str, share: float, seed: int) -> list[str]:
    """Damage files in one way in a process of its own, and return what did not hold."""
    with copied_data() as root:
        return findings("asset_attack", way, root, way, share, seed)


PART = Part("assets", "every picture, sound and font truncated, empty, with bits flipped, a folder, or missing", attack)

if __name__ == "__main__":
    sys.exit(run(Path(sys.argv[1]), sys.argv[2], float(sys.argv[3]), int(sys.argv[4])))

"""Attack: forges saves with correct checksums, from events and answers that occur in games, and tries them as
players do. A forged save must be refused in one sentence, or its game can be told, seen, and played to its end."""

from __future__ import annotations

import json
import random
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from resarcana_gui.games.plugin import discover
from tools.attack.changes import resealed, unsealed
from tools.attack.part import Part, Report
from tools.attack.save_attack import BASES, bases, every_text_there, tried

FORGED: Final = 4000
MOST: Final = 3
"""The most events that are forged in one step."""

Object = dict[str, Any]
Forge = Callable[[list[Object], Object, random.Random], None]
"""Changes one line of a save, given all of them to take something from."""


def attack(size: float, seed: int, game: str) -> Report:
    """Forge saves (FORGED at size 1), and try each."""
    plugin, chance, number = discover()[game], random.Random(seed), max(1, round(size * FORGED))
    counts: dict[str, int] = {"refused": 0, "played on": 0, "over": 0}
    broken: list[str] = []
    with tempfile.TemporaryDirectory() as folder, every_text_there():
        originals = bases(plugin, Path(folder), min(BASES, number), seed)
        path = Path(folder) / "forged.jsonl"
        for at in range(number):
            forge = chance.choice(FORGERIES)
            path.write_bytes(forged(chance.choice(originals), forge, chance))
            try:
                counts[tried(plugin, path)] += 1
            except Exception as error:  # noqa: BLE001 - that is what is looked for
                where = traceback.extract_tb(error.__traceback__)[-1]
                told = f"{error!r:.200} at {Path(where.filename).name}:{where.lineno}"
                broken.append(f"{forge.__name__}, {at} of seed {seed}: {told}")
    return Report({"forged": number, **counts}, broken)


def forged(content: bytes, forge: Forge, chance: random.Random) -> bytes:
    """Return a save with one line forged."""
    lines = [json.loads(unsealed(line)) for line in content.split(b"\n")[:-1]]
    steps = [line for line in lines if "events" in line]
    forge(lines, chance.choice(steps), chance)
    return resealed([json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() for line in lines])


def _events(lines: list[Object]) -> list[Object]:
    """Return every event of a save."""
    return [event for line in lines for name in ("setup", "events") for event in line.get(name, [])]


def other_events(lines: list[Object], step: Object, chance: random.Random) -> None:
    """Put other events in the place of some; the question that follows stays."""
    found, kept = _events(lines), step["events"]
    start = chance.randrange(len(kept) + 1)
    new = [dict(chance.choice(found)) for _ in range(chance.randrange(1, MOST + 1))]
    kept[start : start + chance.randrange(MOST)] = new


def to_and_fro(lines: list[Object], step: Object, chance: random.Random) -> None:
    """Put two events that undo each other, of any component, in the place of one or beside it."""
    components = sorted({event["component"] for event in _events(lines) if isinstance(event.get("component"), str)})
    component, kept = chance.choice([*components, "none"]), step["events"]
    pairs = [
        [{"event": f"Component{what}", "component": component} for what in ("Turned", "Straightened")],
        [{"event": f"Essences{what}", "component": component, "essences": "1G"} for what in ("Put", "Removed")],
    ]
    start = chance.randrange(len(kept) + 1)
    kept[start : start + chance.randrange(2)] = chance.choice(pairs)


def other_value(lines: list[Object], step: Object, chance: random.Random) -> None:
    """Give an event a field of another event, or a question one of another question."""
    event = chance.choice(step["events"])
    target = event.get("question", event)
    names = [name for name in target if name not in {"event", "kind"}]
    if names:
        name = chance.choice(names)
        others = [each.get("question", each) for each in _events(lines)]
        target[name] = chance.choice([other[name] for other in others if name in other])


def other_order(lines: list[Object], step: Object, chance: random.Random) -> None:
    """Put the same events in another order."""
    chance.shuffle(step["events"])


def other_answer(lines: list[Object], step: Object, chance: random.Random) -> None:
    """Give a step the answer of another; often by the same seat."""
    answers = [line["command"] for line in lines if "command" in line]
    step["command"] = {
        **chance.choice(answers),
        **({"seat": step["command"].get("seat", 0)} if chance.random() < 0.8 else {}),
    }


def other_step(lines: list[Object], step: Object, chance: random.Random) -> None:
    """Give a step all events of another, and sometimes its answer too."""
    other = chance.choice([line for line in lines if "events" in line])
    step["events"] = [dict(event) for event in other["events"]]
    if chance.random() < 0.5:
        step["command"] = other["command"]


def left_out(lines: list[Object], step: Object, chance: random.Random) -> None:
    """Leave out a step."""
    lines.remove(step)


FORGERIES: Final[tuple[Forge, ...]] = (
    other_events, other_events, to_and_fro, other_value, other_value, other_order, other_answer, other_step, left_out,
)  # fmt: skip

PART: Final = Part("forgeries", "well sealed saves in which something else happened than was answered", attack)

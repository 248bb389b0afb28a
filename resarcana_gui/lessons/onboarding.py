"""Tips for things that happen for the first time in a real game: one sentence each.

    - {name: attacked, when: {event: AttackBegan, seat: other}, light: [pool, "@component"]}

In conditions a `seat` is `you` or `other`, from the viewer's side; `@field` lights what that field of the event names.
`holds` says what the table must show as long as the sentence is said, by path, as lessons refer to it
(`GameUi.lesson_table`): a seat is `you` there, too.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from resarcana_gui.documents import read_document
from resarcana_gui.kernel.codec import Json, JsonObject
from resarcana_gui.lessons.lesson import SEPARATOR, Condition, shows
from resarcana_gui.lessons.lesson_file import LessonError, conditions_of, shown_values

_log = logging.getLogger(__name__)

SEAT: Final = "seat"
YOU: Final = "you"
OTHER: Final = "other"
FIELD: Final = "@"
KEYS: Final = {"name", "when", "light", "holds"}


@dataclass(frozen=True)
class OnboardingTip:
    """A sentence that is shown once: the first time that an event matches it."""

    name: str
    """The name of its text, by which it is also remembered as shown."""
    when: tuple[Condition, ...]
    """Conditions of which any matches."""
    light: tuple[str, ...] = ()
    """What is lit up: names that the game's table knows, or `@` and a field of the event."""
    holds: Mapping[str, Json] = field(default_factory=dict)
    """What must be so when it is said, which may be later than the event: values of the table, by path."""

    def is_so(self, table: JsonObject, viewer: int) -> bool:
        """Return whether a table shows what the sentence says, to a viewer."""
        seen = {path: viewer if value == YOU else value for path, value in self.holds.items()}
        return shows(table, {_of_viewer(path, viewer): value for path, value in seen.items()})

    def lit(self, event: JsonObject) -> list[str]:
        """Return the names of what is lit up after an event."""
        named = (event.get(name.removeprefix(FIELD)) if name.startswith(FIELD) else name for name in self.light)
        return [name for name in named if isinstance(name, str)]


def _of_viewer(path: str, viewer: int) -> str:
    """Return a path with the viewer's seat in place of `you`."""
    return SEPARATOR.join(str(viewer) if part == YOU else part for part in path.split(SEPARATOR))


def triggered(
    tips: Sequence[OnboardingTip], event: JsonObject, viewer: int, table: Callable[[], JsonObject]
) -> Iterator[OnboardingTip]:
    """Yield the tips that an event matches, as a viewer sees it. The table is called only for conditions on it."""
    heard: dict[str, Json] = dict(event)
    if SEAT in heard:
        heard[SEAT] = YOU if heard[SEAT] == viewer else OTHER
    for tip in tips:
        if any(each.holds(heard, table() if each.table else {}) for each in tip.when):
            yield tip


def read_onboarding(path: Path) -> tuple[OnboardingTip, ...]:
    """Return the tips of a file, in its order. Raises LessonError, UnreadableError, DocumentError."""
    data = read_document(path)
    if not isinstance(data, list):
        raise LessonError(f"{path} holds no list.")
    return tuple(_tip(f"{path}: entry {at + 1}", entry) for at, entry in enumerate(data))


@cache
def onboarding_of(path: Path) -> Sequence[OnboardingTip]:
    """Return the tips of a file, which is read once; none, with a line in the log, if it cannot be read."""
    try:
        return read_onboarding(path)
    except (OSError, ValueError) as error:
        _log.warning("nothing is explained: %s", error)
        return ()


def _tip(where: str, entry: object) -> OnboardingTip:
    if not isinstance(entry, dict) or not set(entry) <= KEYS or not isinstance(entry.get("name"), str):
        raise LessonError(f"{where}: expected a name, when, light, and holds.")
    light = entry.get("light", [])
    if not isinstance(light, list):
        raise LessonError(f"{where}: light is not a list.")
    when, holds = conditions_of(where, entry.get("when")), shown_values(where, entry.get("holds", {}))
    return OnboardingTip(entry["name"], when, tuple(map(str, light)), holds)

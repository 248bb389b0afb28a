"""One line of a save, read defensively: every fault is reported in one clear sentence."""

from __future__ import annotations

import json
import math
from typing import Final, NoReturn

from resarcana_gui.kernel.codec import Json, JsonObject
from resarcana_gui.match.errors import SaveError, SaveFault

LONGEST_LINE: Final = 1 << 20
"""Bytes; the longest real line has a hundredth of this."""
LARGEST_NUMBER: Final = 1_000_000
LONGEST_QUOTE: Final = 160
"""The number of characters shown of an error's detail."""


class Line:
    """A JSON object from a file, and its position there.

    Reading a field that is missing, of another type or out of bounds raises SaveError, which names the position and
    the field.
    """

    def __init__(self, where: str, data: JsonObject) -> None:
        self._where = where
        self.data = data

    @classmethod
    def parse(cls, where: str, raw: bytes) -> Line:
        """Read a line. Raises SaveError."""
        line = cls(where, {})
        if len(raw) > LONGEST_LINE:
            line.fail("the line is too long")
        data = line._json(raw)
        if not isinstance(data, dict):
            line.fail("expected a JSON object")
        line.data = data
        return line

    def _json(self, raw: bytes) -> Json:
        try:
            data: Json = json.loads(raw.decode("utf-8"), parse_constant=self._no_constant)
        except UnicodeDecodeError:
            self.fail("this is not text")
        except RecursionError:
            self.fail("this is nested too deeply")
        except ValueError:
            self.fail("this is not JSON")
        return data

    @staticmethod
    def _no_constant(name: str) -> NoReturn:
        raise ValueError(name)

    def fail(self, what: str) -> NoReturn:
        """Reject the file because of this line: raises SaveError."""
        brief = what if len(what) <= LONGEST_QUOTE else what[:LONGEST_QUOTE] + "..."
        raise SaveError(f"{self._where}: {brief.encode('utf-8', 'replace').decode()}.", SaveFault.DAMAGED)

    def check_fields(self, *names: str, optional: tuple[str, ...] = ()) -> None:
        """Check that the line has exactly these fields, apart from the optional ones."""
        for name in names:
            self.value(name)
        for name in self.data:
            if name not in names and name not in optional:
                self.fail(f"unknown field {name!r}")

    def value(self, name: str) -> Json:
        """Return a field of any type."""
        if name not in self.data:
            self.fail(f"the field {name!r} is missing")
        return self.data[name]

    def integer(self, name: str, low: int, high: int) -> int:
        """Return a number within bounds, both included."""
        value = self.value(name)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fail(f"the field {name!r} must be a number from {low} to {high}")
        return value

    def flag(self, name: str) -> bool:
        """Return whether a field is true."""
        value = self.value(name)
        if not isinstance(value, bool):
            self.fail(f"the field {name!r} must be true or false")
        return value

    def seconds(self, name: str) -> float:
        """Return a time span in seconds, finite and not negative."""
        value = self.value(name)
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < math.inf:
            self.fail(f"the field {name!r} must be a number of seconds")
        return float(value)

    def text(self, name: str, longest: int) -> str:
        """Return a text that can be shown: printable, not empty, and of at most this many characters."""
        value = self.value(name)
        if not isinstance(value, str) or not 0 < len(value) <= longest or not value.isprintable():
            self.fail(f"the field {name!r} must be a text of at most {longest} characters")
        return value

    def items(self, name: str) -> list[Json]:
        """Return a list of anything."""
        value = self.value(name)
        if not isinstance(value, list):
            self.fail(f"the field {name!r} must be a list")
        return value

    def numbers(self, name: str) -> dict[str, int]:
        """Return an object whose values are numbers."""
        inside = self.nested(name, self.value(name))
        return {key: inside.integer(key, -LARGEST_NUMBER, LARGEST_NUMBER) for key in inside.data}

    def nested(self, name: str, data: Json) -> Line:
        """Return an object within this line; errors in it are reported under this name."""
        if not isinstance(data, dict):
            self.fail(f"the field {name!r} must hold objects")
        return Line(f"{self._where}, {name}", data)

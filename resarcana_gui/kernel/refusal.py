"""Refusals: why a command cannot be carried out now."""

from __future__ import annotations

from typing import Final

from resarcana_gui.kernel.record import Value


class Refusal:
    """A code and the numbers that go with it. A view turns them into a sentence in the player's language."""

    def __init__(self, code: str, details: dict[str, Value] | None = None) -> None:
        self.code: Final = code
        self.details: Final = details if details is not None else {}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return self.code == other.code and self.details == other.details

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        details = "".join(f", {name}={value!r}" for name, value in self.details.items())
        return f"Refusal({self.code}{details})"


class Refused(Exception):  # noqa: N818 - it is not an error of the program
    """A command was refused, and nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal: Final = refusal

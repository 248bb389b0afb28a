"""Records: small immutable values with named fields, the basis of commands, questions and events.

The fields are declared as data, so that one codec can write and read every record of every game, and so that
equality and printing are written only once. These are plain classes because dataclasses and named tuples would keep
mypyc from compiling code that creates records (ADR 0002).
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

Value: TypeAlias = "int | str | tuple[int, ...] | Record"
"""What a field can hold."""

# The kinds of fields that every codec knows.
INT: Final = "int"
"""A number."""
INTS: Final = "ints"
"""A list of numbers."""
QUESTION: Final = "question"
"""A question."""
EFFECT: Final = "effect"
"""A waiting effect."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field of a record: its name, the kind that determines how it is written, and the default value, which need
    not be written."""

    def __init__(self, name: str, kind: str = INT, default: Value | None = None) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.default: Final = default


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """A value whose fields are listed in FIELDS, in the order of its constructor's parameters.

    In data, KIND distinguishes a command from other commands, a question from other questions, and a waiting effect
    from other effects.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = ()
    KIND: ClassVar[str] = ""

    def data(self) -> tuple[Value, ...]:
        """Return the values of the fields, in order."""
        values: list[Value] = [getattr(self, field.name) for field in self.FIELDS]
        return tuple(values)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return type(self) is type(other) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((type(self), self.data()))

    def __reduce__(self) -> tuple[type[Record], tuple[Value, ...]]:
        """Return what pickle needs, so that records can be copied and sent to other processes even when compiled."""
        return type(self), self.data()

    def __repr__(self) -> str:
        parts = [
            f"{field.name}={value!r}"
            for field, value in zip(self.FIELDS, self.data(), strict=True)
            if value != field.default
        ]
        return f"{type(self).__name__}({', '.join(parts)})"

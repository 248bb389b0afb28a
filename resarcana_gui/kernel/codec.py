"""How records are written as JSON and read back. Reading never executes anything, and never guesses."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.record import INT, INTS, Field, Record, Value

Json: TypeAlias = object
JsonObject: TypeAlias = dict[str, Json]
SomeRecord = TypeVar("SomeRecord", bound=Record)

LARGEST: Final = 1 << 60
"""Every number in a record is below this, so compiled code can hold it in a machine word."""


class CodecError(ValueError):
    """Invalid data was read; the message says what and where."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """How the values of one kind of field are written."""

    @abstractmethod
    def encode(self, value: Value) -> Json:
        """As JSON."""

    @abstractmethod
    def decode(self, data: Json) -> Value:
        """From JSON. Raises CodecError."""


class IntKind(Kind):
    """A plain number."""

    def encode(self, value: Value) -> Json:
        return value

    def decode(self, data: Json) -> Value:
        if not isinstance(data, int) or isinstance(data, bool):
            raise CodecError(f"expected a number, found {data!r}")
        if not -LARGEST < data < LARGEST:
            raise CodecError("expected a number, found one that is too large")
        return data


class NameKind(Kind):
    """A number that represents a name, such as a component's: written as the name, so that saves survive new cards."""

    def __init__(self, what: str, names: Mapping[int, str]) -> None:
        self._what = what
        self._names = dict(names)
        self._numbers = {name: number for number, name in names.items()}

    def encode(self, value: Value) -> Json:
        assert isinstance(value, int)
        return self._names[value]

    def decode(self, data: Json) -> Value:
        if not isinstance(data, str) or data not in self._numbers:
            raise CodecError(f"unknown {self._what} {data!r}")
        return self._numbers[data]


class ListKind(Kind):
    """A list of values of another kind."""

    def __init__(self, item: Kind) -> None:
        self._item = item

    def encode(self, value: Value) -> Json:
        assert isinstance(value, tuple)
        return [self._item.encode(item) for item in value]

    def decode(self, data: Json) -> Value:
        if not isinstance(data, list | tuple):
            raise CodecError(f"expected a list, found {data!r}")
        numbers: list[int] = []
        for item in data:
            number = self._item.decode(item)
            assert isinstance(number, int)
            numbers.append(number)
        return tuple(numbers)


class Codec:
    """Writes and reads the commands, questions and events of one game."""

    def __init__(
        self,
        command: type[Command],
        pending: type[Pending],
        events: Sequence[type[Event]],
        kinds: Mapping[str, Kind],
    ) -> None:
        self._command = command
        self._pending = pending
        self.events: Final = {event.__name__: event for event in events}
        self._kinds: dict[str, Kind] = {INT: IntKind(), INTS: ListKind(IntKind()), **kinds}

    def write(self, record: Record) -> JsonObject:
        """A record as a JSON object. Fields that have their default value are left out; an event gets its name."""
        data: JsonObject = {"event": type(record).__name__} if isinstance(record, Event) else {}
        for field, value in zip(record.FIELDS, record.data(), strict=True):
            if field.default is None or value != field.default:
                data[field.name] = self._kinds[field.kind].encode(value)
        return data

    def read_command(self, data: Json) -> Command:
        """A command from a JSON object. Raises CodecError."""
        return self._read(self._command, data, "command")

    def same_command(self, fields: Mapping[str, Json]) -> JsonObject:
        """Some fields of a command as `write` would write them, so that they can be compared with a written one.
        Raises CodecError."""
        kinds = {field.name: field.kind for field in self._command.FIELDS}
        unknown = sorted(str(name) for name in fields if name not in kinds)
        if unknown:
            raise CodecError(f"command: unknown field {unknown[0]!r}")
        return {name: self._kinds[kinds[name]].encode(self._kinds[kinds[name]].decode(fields[name])) for name in fields}

    def read_pending(self, data: Json) -> Pending:
        """A question from a JSON object. Raises CodecError."""
        return self._read(self._pending, data, "question")

    def read_event(self, data: Json) -> Event:
        """An event from a JSON object. Raises CodecError."""
        name = data.get("event") if isinstance(data, dict) else None
        if not isinstance(name, str) or name not in self.events:
            raise CodecError(f"unknown event {name!r}")
        rest = {key: value for key, value in data.items() if key != "event"} if isinstance(data, dict) else {}
        return self._read(self.events[name], rest, f"event {name}")

    def _read(self, record: type[SomeRecord], data: Json, what: str) -> SomeRecord:
        if not isinstance(data, Mapping):
            raise CodecError(f"{what}: expected an object, found {data!r}")
        unknown = set(data) - {field.name for field in record.FIELDS}
        if unknown:
            raise CodecError(f"{what}: unknown field {min(map(str, unknown))!r}")
        values = [self._read_field(field, data, what) for field in record.FIELDS]
        return record(*values)

    def _read_field(self, field: Field, data: Mapping[str, Json], what: str) -> Value:
        if field.name not in data:
            if field.default is None:
                raise CodecError(f"{what}: field {field.name!r} is missing")
            return field.default
        try:
            return self._kinds[field.kind].decode(data[field.name])
        except CodecError as error:
            raise CodecError(f"{what}, field {field.name!r}: {error}") from None

"""Writes records as JSON and reads them back. Reading never executes anything and never guesses."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.effect_queue import Effect
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.record import EFFECT, INT, INTS, QUESTION, Field, Record, Value

Json: TypeAlias = object
JsonObject: TypeAlias = dict[str, Json]
SomeRecord = TypeVar("SomeRecord", bound=Record)

LARGEST: Final = 1 << 60
"""Every number in a record is smaller than this in absolute value, so that compiled code can hold it in a machine
word."""
KIND: Final = "kind"
"""The key of a command's, question's or effect's KIND in data."""
EVENT: Final = "event"
"""The key of an event's class name in data."""


class CodecError(ValueError):
    """Invalid data was read. The message says what is wrong and where."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """How the values of one kind of field are written."""

    @abstractmethod
    def encode(self, value: Value) -> Json:
        """Return the value as JSON."""

    @abstractmethod
    def decode(self, data: Json) -> Value:
        """Return the value that JSON data stands for. Raises CodecError."""


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
    """A number that stands for a name, such as a component's. It is written as the name, so that saves stay valid
    when cards are added."""

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


class QuestionKind(Kind):
    """A question inside another record, such as the event that asks it."""

    def __init__(self, codec: Codec) -> None:
        self._codec = codec

    def encode(self, value: Value) -> Json:
        assert isinstance(value, Pending)
        return self._codec.write(value)

    def decode(self, data: Json) -> Value:
        return self._codec.read_pending(data)


class EffectKind(Kind):
    """A waiting effect inside another record, such as the event that puts it into the queue."""

    def __init__(self, codec: Codec) -> None:
        self._codec = codec

    def encode(self, value: Value) -> Json:
        assert isinstance(value, Effect)
        return self._codec.write(value)

    def decode(self, data: Json) -> Value:
        return self._codec.read_effect(data)


class Codec:
    """Writes and reads the commands, questions, events and waiting effects of one game. An event is identified by
    the name of its class, the other records by their KIND."""

    def __init__(
        self,
        commands: Sequence[type[Command]],
        questions: Sequence[type[Pending]],
        events: Sequence[type[Event]],
        kinds: Mapping[str, Kind],
        effects: Sequence[type[Effect]] = (),
    ) -> None:
        """Raises ValueError when two commands, questions or effects have the same KIND, or when one has none."""
        self.commands: Final = _by_kind(commands)
        self.questions: Final = _by_kind(questions)
        self.events: Final = {event.__name__: event for event in events}
        self.effects: Final = _by_kind(effects)
        self._kinds: dict[str, Kind] = {
            INT: IntKind(), INTS: ListKind(IntKind()), QUESTION: QuestionKind(self), EFFECT: EffectKind(self), **kinds
        }  # fmt: skip

    def write(self, record: Record) -> JsonObject:
        """Return a record as a JSON object. Fields that have their default value are left out; an event is written
        with its class name, any other record with its kind."""
        data: JsonObject = {EVENT: type(record).__name__} if isinstance(record, Event) else {KIND: record.KIND}
        for field, value in zip(record.FIELDS, record.data(), strict=True):
            if field.default is None or value != field.default:
                data[field.name] = self._kinds[field.kind].encode(value)
        return data

    def plain(self, value: object) -> Json:
        """Return any value of a state's facts as JSON data: records as `write` returns them, tuples as lists."""
        if isinstance(value, Record):
            return self.write(value)
        return [self.plain(each) for each in value] if isinstance(value, tuple) else value

    def read_command(self, data: Json) -> Command:
        """Return the command that a JSON object describes. Raises CodecError."""
        return self._read_one_of(self.commands, KIND, data, "command")

    def read_pending(self, data: Json) -> Pending:
        """Return the question that a JSON object describes. Raises CodecError."""
        return self._read_one_of(self.questions, KIND, data, "question")

    def read_effect(self, data: Json) -> Effect:
        """Return the waiting effect that a JSON object describes. Raises CodecError."""
        return self._read_one_of(self.effects, KIND, data, "effect")

    def read_event(self, data: Json) -> Event:
        """Return the event that a JSON object describes. Raises CodecError."""
        return self._read_one_of(self.events, EVENT, data, "event")

    def normalized(self, fields: Mapping[str, Json]) -> JsonObject:
        """Return some fields of a command as `write` would write them, so that they can be compared with a written
        command. Raises CodecError for fields that no command has, or that the command of the given kind does not
        have."""
        kind = fields.get(KIND)
        if KIND in fields and (not isinstance(kind, str) or kind not in self.commands):
            raise CodecError(f"unknown command {kind!r}")
        meant = [self.commands[kind]] if isinstance(kind, str) else list(self.commands.values())
        kinds = {field.name: field.kind for command in reversed(meant) for field in command.FIELDS}
        found: JsonObject = {}
        for name, value in fields.items():
            if name != KIND and name not in kinds:
                raise CodecError(f"command: unknown field {name!r}")
            found[name] = value if name == KIND else self._again(kinds[name], value)
        return found

    def _again(self, kind: str, value: Json) -> Json:
        return self._kinds[kind].encode(self._kinds[kind].decode(value))

    def _read_one_of(self, classes: Mapping[str, type[SomeRecord]], key: str, data: Json, what: str) -> SomeRecord:
        """Return a record of the class that the key names."""
        if not isinstance(data, Mapping):
            raise CodecError(f"{what}: expected an object, found {data!r}")
        name = data.get(key)
        if not isinstance(name, str) or name not in classes:
            raise CodecError(f"unknown {what} {name!r}")
        rest = {field: value for field, value in data.items() if field != key}
        return self._read(classes[name], rest, f"{what} {name}")

    def _read(self, record: type[SomeRecord], data: Mapping[str, Json], what: str) -> SomeRecord:
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


def _by_kind(classes: Sequence[type[SomeRecord]]) -> dict[str, type[SomeRecord]]:
    found: dict[str, type[SomeRecord]] = {}
    for each in classes:
        if not each.KIND or each.KIND in found:
            raise ValueError(f"{each.__name__} needs a KIND of its own, not {each.KIND!r}")
        found[each.KIND] = each
    return found

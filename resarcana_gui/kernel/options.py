"""Reads the options of a game, and the parts of a table that they describe. Everything raises OptionsError with one
sentence, in which a part's place comes first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from resarcana_gui.kernel.game import Options, OptionsError


def check_options(options: Options, known: Sequence[str]) -> None:
    """Refuse other options than these."""
    unknown = sorted(str(key) for key in options if key not in known)
    if unknown:
        raise OptionsError(f"Unknown option {unknown[0]!r}; choose from {', '.join(known)}.")


def whole_option(options: Options, key: str, default: int, least: int, most: int) -> int:
    """Return an option that is a whole number within bounds."""
    value = options.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise OptionsError(f"The option {key} is a whole number from {least} to {most}, not {value!r}.")
    return value


def named_option(options: Options, key: str, names: Sequence[str], default: int) -> int:
    """Return the index of an option that is one of these names; the default is an index too."""
    value = options.get(key, names[default])
    if value not in names:
        raise OptionsError(f"Unknown {key} {value!r}; choose from {', '.join(names)}.")
    return names.index(str(value))


def check_keys(data: Mapping[str, object], keys: frozenset[str], where: str) -> None:
    """Refuse other keys than these."""
    unknown = sorted(str(key) for key in data if key not in keys)
    if unknown:
        raise OptionsError(f"{where}: unknown key {unknown[0]!r}; known keys: {', '.join(sorted(keys))}.")


def mapping(data: object, where: str) -> Mapping[str, object]:
    """Return an object."""
    if not isinstance(data, Mapping):
        raise OptionsError(f"{where}: expected an object, found {data!r}.")
    return data


def sequence(data: object, where: str) -> Sequence[object]:
    """Return a list."""
    if not isinstance(data, Sequence) or isinstance(data, str):
        raise OptionsError(f"{where}: expected a list, found {data!r}.")
    return data


def whole(data: object, where: str, most: int, least: int = 0) -> int:
    """Return a whole number within bounds."""
    if not isinstance(data, int) or isinstance(data, bool) or not least <= data <= most:
        raise OptionsError(f"{where}: expected a whole number from {least} to {most}, found {data!r}.")
    return data


def numbers(data: object, where: str, count: int, most: int) -> list[int]:
    """Return a list of so many whole numbers."""
    found = [whole(each, where, most) for each in sequence(data, where)]
    if len(found) != count:
        raise OptionsError(f"{where}: expected {count} numbers, found {len(found)}.")
    return found


def flag(data: object, where: str) -> bool:
    """Return true or false."""
    if not isinstance(data, bool):
        raise OptionsError(f"{where}: expected true or false, found {data!r}.")
    return data


def one_of(data: object, where: str, names: Sequence[str]) -> int:
    """Return the index of one of a few names, which the message lists."""
    if data not in names:
        raise OptionsError(f"{where}: expected one of {', '.join(names)}, found {data!r}.")
    return names.index(str(data))


def name(data: object, where: str, names: Sequence[str]) -> int:
    """Return the index of one of many names."""
    if data not in names:
        raise OptionsError(f"{where}: there is no {data!r}.")
    return names.index(str(data))


def named(data: object, where: str, names: Sequence[str]) -> list[int]:
    """Return the indexes of a list of names."""
    return [name(each, where, names) for each in sequence(data, where)]

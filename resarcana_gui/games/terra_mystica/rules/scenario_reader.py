"""Reads the parts of a scenario: names, numbers, lists; each mistake is reported in one sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from resarcana_gui.kernel.game import OptionsError


def check_keys(data: Mapping[str, object], keys: frozenset[str], where: str) -> None:
    """Only these keys are known. Raises OptionsError."""
    unknown = sorted(str(key) for key in data if key not in keys)
    if unknown:
        raise OptionsError(f"{where}: unknown key {unknown[0]!r}; known keys: {', '.join(sorted(keys))}.")


def mapping(data: object, where: str) -> Mapping[str, object]:
    """An object. Raises OptionsError."""
    if not isinstance(data, Mapping):
        raise OptionsError(f"{where}: expected an object, found {data!r}.")
    return data


def sequence(data: object, where: str) -> Sequence[object]:
    """A list. Raises OptionsError."""
    if not isinstance(data, Sequence) or isinstance(data, str):
        raise OptionsError(f"{where}: expected a list, found {data!r}.")
    return data


def whole(data: object, where: str, most: int, least: int = 0) -> int:
    """A whole number within bounds. Raises OptionsError."""
    if not isinstance(data, int) or isinstance(data, bool) or not least <= data <= most:
        raise OptionsError(f"{where}: expected a whole number from {least} to {most}, found {data!r}.")
    return data


def numbers(data: object, where: str, count: int, most: int) -> list[int]:
    """A list of so many whole numbers. Raises OptionsError."""
    found = [whole(each, where, most) for each in sequence(data, where)]
    if len(found) != count:
        raise OptionsError(f"{where}: expected {count} numbers, found {len(found)}.")
    return found


def name(data: object, where: str, names: Sequence[str]) -> int:
    """One of these names, as its index. Raises OptionsError."""
    if data not in names:
        raise OptionsError(f"{where}: there is no {data!r}.")
    return names.index(str(data))


def named(data: object, where: str, names: Sequence[str]) -> list[int]:
    """A list of names, as their indexes. Raises OptionsError."""
    return [name(each, where, names) for each in sequence(data, where)]


def flag(data: object, where: str) -> bool:
    """True or false. Raises OptionsError."""
    if not isinstance(data, bool):
        raise OptionsError(f"{where}: expected true or false, found {data!r}.")
    return data

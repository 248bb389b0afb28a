"""Reading one file of texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from resarcana_gui.documents import DocumentError, clipped, read_document
from resarcana_gui.files import UnreadableError
from resarcana_gui.paths import DamagedFileError

BRACES: Final = re.compile(r"\{\{|\}\}|\{([a-z_][a-z0-9_]*)\}|[{}]")
"""What stands in braces in a text: a doubled brace, a placeholder, or a mistake."""


class I18nError(DamagedFileError):
    """A catalog cannot be read, or a text cannot be made; the message says which and why, in one sentence."""


def read_texts(path: Path) -> dict[str, str]:
    """The texts of a file by their keys, joined with dots. Raises I18nError."""
    try:
        data = read_document(path)
    except UnreadableError as error:
        raise I18nError(f"{path}: the file cannot be read ({error.strerror}).") from None
    except DocumentError as error:
        where = f"{path}, line {error.line}" if error.line is not None else str(path)
        raise I18nError(f"{where}: {error}.") from None
    return dict(_flat(path, "", {} if data is None else data))


def _flat(path: Path, prefix: str, data: object) -> Iterator[tuple[str, str]]:
    if not isinstance(data, dict):
        raise I18nError(
            f"{path}: {clipped(prefix) or 'the file'}: expected keys with texts, found {clipped(repr(data))}."
        )
    for key, value in data.items():
        name = f"{prefix}.{key}" if prefix else str(key)
        if isinstance(value, str):
            yield name, _checked(path, name, value)
        else:
            yield from _flat(path, name, value)


def _checked(path: Path, key: str, template: str) -> str:
    if any(match[0] in ("{", "}") for match in BRACES.finditer(template)):
        raise I18nError(
            f"{path}: {clipped(key)}: expected placeholders like '{{name}}', found {clipped(repr(template))}."
        )
    return template

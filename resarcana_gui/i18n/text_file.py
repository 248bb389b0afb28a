"""Reading one file of texts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from resarcana_gui.documents import DocumentError, clipped, document
from resarcana_gui.files import UnreadableError, read_text
from resarcana_gui.paths import DamagedFileError

BRACES: Final = re.compile(r"\{\{|\}\}|\{([a-z_][a-z0-9_]*)\}|[{}]")
"""Braces in a text: a doubled brace, a placeholder, or a mistake."""
MOST: Final = 64
"""The number of files whose texts are kept: more than all languages of a game have."""


class I18nError(DamagedFileError):
    """A catalog cannot be read, or a text cannot be made; the message says which and why, in one sentence."""


def read_texts(path: Path) -> dict[str, str]:
    """Return the texts of a file by their keys, joined with dots. Raises I18nError."""
    try:
        return dict(_texts_in(path, read_text(path)))
    except UnreadableError as error:
        raise I18nError(f"{path}: the file cannot be read ({error.strerror}).") from None
    except DocumentError as error:
        where = f"{path}, line {error.line}" if error.line is not None else str(path)
        raise I18nError(f"{where}: {error}.") from None


@lru_cache(maxsize=MOST)
def _texts_in(path: Path, content: str) -> Mapping[str, str]:
    """Return the texts of a file with this content. Results are kept, as reading is quick but parsing YAML is not.
    Raises DocumentError and I18nError."""
    data = document(content)
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

"""Files are read in one place, where no pipe is waited for and no device read without end; others only write."""

from __future__ import annotations

import ast
from functools import cache

from tests.architecture.sources import modules, nodes, place

READERS = {"resarcana_gui/files.py"}
WRITERS = {
    "resarcana_gui/app/background_compile/background_build.py",  # its lock, and what the compiler wrote
    "resarcana_gui/app/output.py",  # the place of streams that were closed
    "resarcana_gui/audio/mixer.py",  # where a library's complaints go
    "resarcana_gui/locks.py",  # empty files, to be locked
}
"""Who may open a file to write to it."""
READING = {"read_text", "read_bytes"}
DECODING = {"image.load", "image.load_sized_svg", "font.Font", "mixer.Sound", "mixer.music"}
"""What pygame decodes; it is to be given bytes that were checked."""


@cache
def calls() -> list[tuple[str, ast.Call, str]]:
    """Return every call in the program, with where it stands and what is called. Tools read developers' own files."""
    found = [(place(path), node) for path in modules() for node in nodes(path) if isinstance(node, ast.Call)]
    return [(where, call, ast.unparse(call.func)) for where, call in found]


def opens(call: ast.Call, text: str) -> bool:
    """Whether this opens a file: `open(...)`, `os.open(...)` or `path.open("rb")`; widgets open without a word."""
    modes = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return text in ("open", "os.open", "io.open") or (text.endswith(".open") and bool(modes))


def test_only_one_module_reads_files() -> None:
    found = {where for where, call, _ in calls() if isinstance(call.func, ast.Attribute) and call.func.attr in READING}
    assert not found - READERS


def test_files_are_opened_by_the_reader_and_a_few_writers_only() -> None:
    assert {where for where, call, text in calls() if opens(call, text)} == READERS | WRITERS


def test_pygame_is_given_bytes_and_never_a_file_to_read() -> None:
    named = {
        f"{where}: {ast.unparse(call)}"
        for where, call, text in calls()
        if text.removeprefix("pygame.") in DECODING
        and not (call.args and ast.unparse(call.args[0]).startswith("BytesIO("))
        and [keyword.arg for keyword in call.keywords] != ["buffer"]  # which is decoded already
    }
    assert not named


def test_paths_are_joined_and_asked_but_not_read_by_yaml_or_json() -> None:
    loaders = {"yaml.load", "yaml.safe_load", "json.load", "plistlib.load"}
    assert not {where for where, _, text in calls() if text in loaders}

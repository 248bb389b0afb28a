"""Every catalog of every language that there is says everything, with the same gaps to fill."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from resarcana_gui.i18n import languages
from resarcana_gui.i18n.catalog import FALLBACK, placeholders
from resarcana_gui.i18n.text_file import read_texts
from resarcana_gui.paths import assets
from tests.for_each import for_each

OWN = "language."
"""What a language says of itself."""
LEFT_OUT = {"who"}
"""In some languages verbs tell who by themselves."""

FOLDERS = sorted({path.parent for path in assets().rglob(f"lang/**/{FALLBACK}.yaml")})
OTHERS = sorted(set(languages()) - {FALLBACK})


def wanted(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """The keys that a language needs, each with the English text that it goes with."""
    english = read_texts(folder / f"{FALLBACK}.yaml")
    for key, text in english.items():
        base = key.rpartition(".")[0]
        if key.startswith(OWN):
            continue
        if {f"{base}.one", f"{base}.other"} <= english.keys():
            yield from ((f"{base}.{each}", english[f"{base}.other"]) for each in languages()[language].rule.forms)
        else:
            yield key, text


def test_there_are_catalogs_to_compare() -> None:
    assert len(FOLDERS) > 1 and FALLBACK in languages()


@for_each("language", OTHERS)
@for_each("folder", FOLDERS)
def test_every_text_is_there_with_the_same_placeholders(folder: Path, language: str) -> None:
    own = {key: text for key, text in read_texts(folder / f"{language}.yaml").items() if not key.startswith(OWN)}
    needed = dict(wanted(folder, language))
    assert sorted(own) == sorted(needed)
    for key, english in needed.items():
        gaps, there = placeholders(english) - LEFT_OUT, placeholders(own[key]) - LEFT_OUT
        plural = key.endswith(tuple(f".{form}" for form in languages()[language].rule.forms))
        assert there <= gaps if plural else there == gaps, key


@for_each("language", sorted(languages()))
def test_a_language_writes_its_percentages_all_alike(language: str) -> None:
    shared = read_texts(assets("lang", f"{language}.yaml"))
    before = shared["settings.percent"].removeprefix("{number}")
    assert before in {"%", "\u202f%"}, "a space there would be broken at the end of a line"
    for folder in FOLDERS:
        for key, text in read_texts(folder / f"{language}.yaml").items():
            for amount in text.split("%")[:-1]:
                assert f"{amount}%".endswith(f"}}{before}"), (folder, key)

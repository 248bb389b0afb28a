"""Lists of names in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.i18n import Catalog
from resarcana_gui.scene.markup import escaped


def listed_names(texts: Catalog, names: Sequence[str]) -> str:
    """Return names, escaped, as a list in a sentence: "Ada, Circe and Merlin"; empty for none."""
    return listed(texts, [escaped(name) for name in names])


def listed(texts: Catalog, shown: Sequence[str]) -> str:
    """Return texts in markup as a list in a sentence; empty for none."""
    if len(shown) < 2:
        return "".join(shown)
    changes = shown[-1].lower().startswith(tuple(texts.text("list.and_changes_before").split()))
    last = texts.text("list.and_changed" if changes else "list.and")
    return f"{texts.text('list.comma').join(shown[:-1])}{last}{shown[-1]}"

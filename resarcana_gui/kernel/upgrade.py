"""Saves of earlier versions: what was written then, as it would be written now."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from resarcana_gui.kernel.codec import JsonObject


@mypyc_attr(allow_interpreted_subclasses=True)
class Upgrade:
    """One step from the data of one version of a game to those of the next. It sees one record at a time, and what it
    is given may be damaged: whatever it raises then is taken for damage. It must not change what it is given."""

    def command(self, data: JsonObject) -> JsonObject:
        """A command as the next version writes it; the same unless a game says otherwise."""
        return data

    def event(self, data: JsonObject) -> JsonObject:
        """An event as the next version writes it; the same unless a game says otherwise."""
        return data

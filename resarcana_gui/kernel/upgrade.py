"""Conversion of saves of earlier versions into today's form."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from resarcana_gui.kernel.codec import JsonObject


@mypyc_attr(allow_interpreted_subclasses=True)
class Upgrade:
    """One step from the data of one version of a game to those of the next. It sees one record at a time, and the
    data may be damaged: any exception it raises is taken as damage. It must not change its argument."""

    def command(self, data: JsonObject) -> JsonObject:
        """Return a command as the next version writes it; unchanged unless a game says otherwise."""
        return data

    def event(self, data: JsonObject) -> JsonObject:
        """Return an event as the next version writes it; unchanged unless a game says otherwise."""
        return data

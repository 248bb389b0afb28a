"""Programs of others that play at the table, over their standard input and output: see docs/protocol.md."""

from resarcana_gui.agents.outside.program import OutsideProgram

__all__ = ["OutsideProgram"]

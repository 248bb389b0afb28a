"""Opponents that are other people's programs, connected by standard input and output: see docs/protocol.md."""

from resarcana_gui.agents.outside.program import OutsideProgram

__all__ = ["OutsideProgram"]

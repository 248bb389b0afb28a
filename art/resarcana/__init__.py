"""The scripts of Res Arcana's pictures and sounds."""

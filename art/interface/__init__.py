"""What the program's window is drawn with: signs, icon, pointer, materials; and tools that games draw with too."""

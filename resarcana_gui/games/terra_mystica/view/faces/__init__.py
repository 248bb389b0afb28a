"""The looks of what lies on the table: colours, signs, icons, turned pieces."""

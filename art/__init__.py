"""The scripts that make the game's pictures. They need Blender as a Python module (bpy); the game does not."""

"""What the pictures share: materials, light, backdrops, bodies. x is right, y away from the camera, z up."""

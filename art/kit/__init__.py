"""What the pictures share: materials, light, cameras, backdrops and bodies. x is right, y away from the camera, z up."""

"""Icons as SVG, viewbox 0 0 64 64: only what SDL's reader of SVG knows (paths, shapes, gradients)."""

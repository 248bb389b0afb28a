"""How a frame comes to the window.

1. `Stage.draw` asks whether anything has changed since the frame before: a node's revision, the look, the surface.
2. `LivePicture` lets the tree paint. A `Painter` collects a list of blits: pictures of drawings, made once for each
   size and kept in the `SurfaceCache`. A node that has not changed, nor what it lies on, repeats its part of the list.
3. The `Compositor` compares the list with the one before and draws on the surface only in the squares in which they
   differ (`DirtyRegions`). A surface that is drawn on again must therefore be shown as another one: as a subsurface.
4. A window too large or too small to draw in shows the surface scaled (`ScaledPicture`).

What takes time:

- `FrameBudget` says whether a frame may still make a picture that another can stand in for
  (`Painter.put_or_stand_in`, `Painter.may_bake`). What is missing is drawn again in the next frame, as long as anything
  said `Painter.unfinished`. What has no stand-in is always drawn at once.
- `TransientPictures` keeps what is faded, stretched or turned for a frame until the next one, in case it asks for the
  same; `SurfacePool` lends memory for such pictures, and for those as large as the window.
- A `BakedNode` (cards, medallions) is one picture with all its descendants. A `Snapshot` stands for the whole picture
  while that shakes; a `DimOverlay` darkens it.
- `Stage.warmups` prepares what will be needed in frames with time to spare.

Why it is done this way: docs/adr/0014.
"""

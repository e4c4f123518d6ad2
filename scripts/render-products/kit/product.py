"""What build() hands back: where to look, and how the product stands in each view."""


class Product:
    """`detail`: point of interest in build coordinates. `span`: width of the detail view in build units.
    `pose`: resting Euler angles for all views (the product is then let down to the floor; `sink` lowers it further).
    `three_quarter`, `front`, `close`: overrides per view, any of
      turn       degrees its front is turned from the camera to the picture's left (defaults 32, 0, 24)
      elevation  degrees the camera looks down (defaults 12, 5, 16)
      pose       resting angles in this view
      fill       largest share of the frame it may take (default 0.8; not for close)
      detail, span, blur   for close only (blur 1 = the default shallow depth of field, 0 = none)
      hide       objects left out in this view; only = objects that are in this view alone"""

    def __init__(self, detail=(0, 0, 1), span=0.9, pose=(0, 0, 0), sink=0.0, three_quarter=None, front=None, close=None):
        self.detail, self.span, self.pose, self.sink = detail, span, pose, sink
        self.views = {
            1: {'turn': 32, 'elevation': 12, **(three_quarter or {})},
            2: {'turn': 0, 'elevation': 5, **(front or {})},
            3: {'turn': 24, 'elevation': 16, **(close or {})},
        }

"""What a shape file gets as `kit`: geometry, materials, painted screens, parts and Product."""
from .geometry import *  # noqa: F401,F403
from .materials import *  # noqa: F401,F403
from .parts import *  # noqa: F401,F403
from .product import Product  # noqa: F401
from . import screens as paint_screen  # noqa: F401

"""True wireless earbuds: a pebble case with its lid open, the pair with stems and silicone tips before it."""
import math

FINISHES = ('graphite', 'silver')


def build(kit, finish):
    dark = finish == 'graphite'
    shell = kit.gloss('#2e2f33', 0.22) if dark else kit.aluminium('#bfbcb6', 0.3)
    bud = kit.gloss('#3a3b40' if dark else '#a5a29b', 0.16)
    inner = kit.plastic('#3d3e43' if dark else '#8b8985', 0.42)
    tip = kit.rubber('#1a1a1c' if dark else '#4b4c50', 0.5)
    metal = kit.metal('#9b9ca0' if dark else '#c9c8c4', 0.2)
    accent = kit.metal('copper', 0.2) if dark else kit.metal('brass', 0.2)
    mesh = kit.perforated('#4a4b4f' if dark else '#8d8d8b', across='xy', pitch=0.022, hole=0.6)
    parts = (bud, tip, metal, accent, mesh, inner)

    w, d, h, y = 1.5, 0.78, 0.52, 0.45
    _shell(kit, shell, w, d, 0.0, h, (0, y, 0), cut=[
        kit.slab(w - 0.2, d - 0.2, 0.3, None, (0, 0, h), radius=0.26, bevel=0),
    ])
    kit.slab(w - 0.19, d - 0.19, 0.02, inner, (0, y, h - 0.1), radius=0.26, bevel=0.004)
    with kit.collect(loc=(0, y, h)):
        kit.extrude(kit.outline_rect(w - 0.03, d - 0.03, 0.34), 0.01, metal, (0, 0, -0.022), bevel=0.002, cuts=[kit.slab(w - 0.17, d - 0.17, 0.2, None, radius=0.27, bevel=0)])
    kit.cylinder(0.05, 0.5, metal, (0, y + d / 2 - 0.02, h + 0.02), (0, 90, 0), bevel=0.012)
    kit.cylinder(0.022, 0.014, kit.led('#5df08a', 6), (0, y - d / 2 + 0.005, h * 0.56), (90, 0, 0), bevel=0.004, segments=24)
    # lid, thrown back
    with kit.collect(loc=(0, y + d / 2 - 0.01, h + 0.03), rot=(-100, 0, 0)):
        _shell(kit, shell, w, d, 0.0, 0.3, (0, -d / 2, 0), cut=[kit.slab(w - 0.16, d - 0.16, 0.4, None, (0, 0, 0), radius=0.28, bevel=0)], lid=True)
        kit.slab(w - 0.17, d - 0.17, 0.012, inner, (0, -d / 2, 0.17), radius=0.28, bevel=0.003)
        kit.text('L        R', 0.13, metal, (0, -d / 2, 0.163), (180, 0, 0))
    # wells, with charging pins
    hole, pin = kit.paint('#060607', 0.4), kit.metal('brass', 0.2)
    for x in (-0.32, 0.32):
        kit.cylinder(0.2, 0.03, hole, (x, y + 0.03, h - 0.09), bevel=0.004)
        kit.pipe(0.215, 0.19, 0.035, metal, (x, y + 0.03, h - 0.09), bevel=0.006)
        kit.slab(0.2, 0.3, 0.03, hole, (x * 0.55, y - 0.06, h - 0.088), (0, 0, -x * 100), radius=0.09, bevel=0.004)
        for k in (-1, 1):
            kit.cylinder(0.018, 0.03, pin, (x + k * 0.05, y + 0.03, h - 0.07), bevel=0.006, segments=20)
    # the buds lie before the case, nozzles up and towards each other
    for s in (-1, 1):
        with kit.collect(loc=(s * 0.5 + 0.02, -0.4, 0.21), rot=(3, s * -36, s * 10)):
            _bud(kit, -s, *parts)
    return kit.Product(
        detail=(0.02, -0.4, 0.28), span=1.75,
        three_quarter={'turn': 20, 'elevation': 24},
        front={'turn': -26, 'elevation': 34},
        close={'turn': 16, 'elevation': 30},
    )


def _shell(kit, mat, w, d, z0, h, loc, cut, lid=False):
    rings = []
    # a pebble: quarter-round from the seam to the flat foot (or top)
    for a in [90 * k / 10 for k in range(11)]:
        t = math.radians(a)
        inset, z = 0.3 * (1 - math.cos(t)) , h * math.sin(t)
        rings.append([(x, y, z if lid else h - z) for x, y in kit.outline_rect(w - 1.2 * inset, d - 1.2 * inset, 0.36 - 0.5 * inset, 12)])
    o = kit.loft(rings, mat, loc, sharp=50)
    for c in cut:
        c.location = tuple(c.location[i] + loc[i] for i in range(3))
        kit.cut(o, c)
    return o


def _bud(kit, side, bud, tip, metal, accent, mesh, inner):
    """A bud with its nozzle along +z and its stem along −y; touch face at −z."""
    kit.sphere(0.215, bud, scale=(1, 1.06, 0.82))
    kit.turned([(0, 0), (0.125, 0.12), (0.09, 0.24), (0.085, 0.28), (0, 0.28)], bud, (side * 0.03, 0.02, 0.06), (0, side * 14, 0), bevel=0.03)
    with kit.collect(loc=(side * 0.03, 0.02, 0.06), rot=(0, side * 14, 0)):
        kit.turned([(0.085, 0.25), (0.168, 0.225), (0.165, 0.27), (0.13, 0.38), (0.09, 0.42), (0.07, 0.41), (0.068, 0.3)], tip, bevel=0.025)
        kit.cylinder(0.07, 0.02, mesh, (0, 0, 0.37), bevel=0.003, segments=32)
    kit.tube([(0, -0.08, -0.1), (0, -0.3, -0.1), (0, -0.6, -0.08)], 0.085, bud)
    kit.cylinder(0.087, 0.03, accent, (0, -0.6, -0.08), (94, 0, 0), bevel=0.008)
    kit.cylinder(0.13, 0.02, accent, (0, 0, -0.172), bevel=0.008)
    kit.cylinder(0.118, 0.022, bud, (0, 0, -0.174), bevel=0.006)

"""Smart plug: a short round adapter, socket with earth clips in front, two pins behind, a lit button on its side."""
import math

FINISHES = ('graphite', 'silver')


def build(kit, finish):
    dark = finish == 'graphite'
    shell = kit.plastic('#2b2c30' if dark else '#cbc6bc', 0.36)
    inner = kit.plastic('#36373c' if dark else '#aaa59b', 0.42)
    band = kit.aluminium('#6a6b70' if dark else 'silver', 0.28)
    metal = kit.metal('silver', 0.2)
    glow = kit.led('#ff8a3c' if dark else '#58c8ff', 5)
    hole = kit.paint('#050506', 0.6)

    with kit.collect(rot=(90, 0, 0)):
        # the socket looks along +z; its floor lies 0.5 behind the rim
        profile = [(0, -0.75), (0.7, -0.75), (0.84, -0.62), (0.94, -0.3), (0.94, 0.62), (0.88, 0.72), (0.76, 0.72), (0.72, 0.66), (0.7, 0.2), (0, 0.2)]
        kit.turned(profile, shell, bevel=0.05, segments=128)
        kit.pipe(0.755, 0.7, 0.03, band, (0, 0, 0.71), bevel=0.01, segments=128)
        kit.cylinder(0.69, 0.04, inner, (0, 0, 0.2), bevel=0.008)
        for x in (-0.34, 0.34):
            kit.pipe(0.13, 0.095, 0.02, inner, (x, 0, 0.225), bevel=0.006, segments=48)
            kit.mesh([(*p, 0) for p in kit.outline_circle(0.1, 32)], [tuple(range(32))], hole, (x, 0, 0.2225))
        for y in (-1, 1):
            kit.box((0.2, 0.03, 0.42), metal, (0, y * 0.665, 0.44), (y * 5, 0, 0), bevel=0.01)
            kit.box((0.3, 0.05, 0.4), inner, (0, y * 0.7, 0.42), bevel=0.012)
        kit.torus(0.942, 0.01, band, (0, 0, -0.28), segments=160)
        # back: pins and earth contacts
        kit.turned([(0, -0.9), (0.62, -0.9), (0.66, -0.84), (0.66, -0.74)], inner, bevel=0.03)
        for x in (-0.34, 0.34):
            kit.cylinder(0.085, 0.3, inner, (x, 0, -1.0), bevel=0.008, segments=48)
            kit.cylinder(0.085, 0.55, metal, (x, 0, -1.35), bevel=0.04, segments=48)
        for y in (-1, 1):
            kit.box((0.22, 0.02, 0.14), metal, (0, y * 0.655, -0.84), bevel=0.006)
        # button on top, towards the front right
        with kit.collect(rot=(0, 0, -8)):
            kit.pipe(0.17, 0.135, 0.03, glow, (0, 0.935, 0.25), (-90, 0, 0), bevel=0.008, segments=64)
            kit.cylinder(0.13, 0.05, band, (0, 0.94, 0.25), (-90, 0, 0), bevel=0.014, segments=64)
        for k in (-1, 0, 1):
            a = math.radians(-78 + 0)
            kit.box((0.14, 0.012, 0.02), inner, (0.945 * math.cos(a), 0.945 * math.sin(a), -0.02 + 0.07 * k), (0, 0, math.degrees(a) + 90), bevel=0.004)
    return kit.Product(
        detail=(0.05, -0.6, 0.9), span=1.7, sink=0.01,
        three_quarter={'turn': 34, 'elevation': 26, 'fill': 0.74},
        front={'turn': 138, 'elevation': 24, 'fill': 0.78},
        close={'turn': 18, 'elevation': 30, 'blur': 0.6},
    )

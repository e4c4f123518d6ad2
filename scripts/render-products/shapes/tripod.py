"""Photo tripod: three splayed legs with ribbed twist locks, centre column with hook, ball head with a quick-release plate."""
import math

FINISHES = ('graphite', 'silver')


def build(kit, finish):
    dark = finish == 'graphite'
    legs = kit.gloss('#2b2d31', 0.28) if dark else kit.aluminium('#d2cfc8', 0.3)
    metal = kit.metal('#3b3c41', 0.34) if dark else kit.aluminium('#a9a6a0', 0.3)
    black = kit.rubber('#202124', 0.55)
    steel = kit.metal('silver', 0.2)
    accent = kit.paint('signal', 0.35) if dark else kit.metal('brass', 0.2)
    ink = kit.paint('#e6e6e2' if dark else '#2a2b2e')
    top = 1.5
    # spider, column
    kit.turned([(0, -0.1), (0.13, -0.1), (0.17, -0.04), (0.17, 0.05), (0.12, 0.09), (0, 0.09)], metal, (0, 0, top), bevel=0.02)
    kit.cylinder(0.062, 0.8, legs, (0, 0, top - 0.02), bevel=0.01)
    _ribbed(kit, 0.095, 0.11, 22, black, (0, 0, top + 0.15))
    kit.pipe(0.098, 0.06, 0.022, accent, (0, 0, top + 0.215), bevel=0.006)
    kit.cylinder(0.075, 0.06, metal, (0, 0, top - 0.43), bevel=0.015)
    kit.torus(0.045, 0.013, steel, (0, 0, top - 0.5), (90, 0, 0), segments=48)
    for az in (0, 120, 240):
        a = math.radians(az)
        with kit.collect(loc=(-0.21 * math.sin(a), 0.21 * math.cos(a), top - 0.01), rot=(24, 0, az)):
            _leg(kit, legs, metal, black, steel, accent, ink)
    _head(kit, top + 0.36, metal, black, steel, accent, ink)
    return kit.Product(
        detail=(0, 0, top + 0.36), span=1.2,
        three_quarter={'turn': 24, 'elevation': 12, 'fill': 0.9},
        front={'turn': -38, 'elevation': 24, 'fill': 0.88},
        close={'turn': 30, 'elevation': 18},
    )


def _leg(kit, legs, metal, black, steel, accent, ink):
    """Hangs along -z from its hinge; y looks outwards."""
    kit.box((0.15, 0.19, 0.13), metal, (0, -0.06, 0.0), bevel=0.025)
    kit.cylinder(0.045, 0.2, steel, (0, 0, 0), (0, 90, 0), bevel=0.01)
    kit.box((0.09, 0.045, 0.075), accent, (0, 0.05, 0.02), bevel=0.012)
    kit.turned([(0, -0.14), (0.085, -0.14), (0.085, -0.04), (0.06, 0.02), (0, 0.02)], metal, bevel=0.02)
    z = -0.1
    for k, (r, length) in enumerate(((0.074, 0.52), (0.06, 0.45), (0.047, 0.5))):
        if k == 0:
            kit.cylinder(0.082, 0.34, black, (0, 0, -0.32), bevel=0.02)  # foam grip
        kit.cylinder(r, length, legs, (0, 0, z - length / 2), bevel=0.005)
        z -= length
        if k < 2:
            _ribbed(kit, r + 0.016, 0.12, 18, black, (0, 0, z))
            kit.pipe(r + 0.014, r - 0.02, 0.02, accent if k == 0 else metal, (0, 0, z + 0.07), bevel=0.005)
    kit.pipe(0.056, 0.03, 0.04, metal, (0, 0, z + 0.02), bevel=0.008)
    kit.turned([(0, -0.12), (0.045, -0.11), (0.065, -0.04), (0.056, 0.02), (0, 0.02)], black, (0, 0, z), bevel=0.02)


def _head(kit, z, metal, black, steel, accent, ink):
    with kit.collect(loc=(0, 0, z)):
        kit.cylinder(0.15, 0.05, metal, (0, 0, 0), bevel=0.012)
        for k in range(36):  # panning scale
            a = math.radians(10 * k)
            kit.box((0.007, 0.004, 0.024 if k % 3 == 0 else 0.014), ink, (0.15 * math.sin(a), -0.15 * math.cos(a), 0), (0, 0, 10 * k), bevel=0)
        kit.turned([(0, 0.02), (0.135, 0.03), (0.145, 0.08), (0.145, 0.2), (0.125, 0.26), (0.1, 0.27), (0, 0.2)], metal, bevel=0.02)
        kit.torus(0.118, 0.012, accent, (0, 0, 0.263))
        kit.sphere(0.112, steel, (0, 0, 0.28))
        kit.cylinder(0.05, 0.12, steel, (0, 0, 0.39), bevel=0.01)
        kit.cylinder(0.09, 0.035, metal, (0, 0, 0.435), bevel=0.01)
        # clamp and plate
        kit.slab(0.32, 0.3, 0.05, metal, (0, 0, 0.475), radius=0.04, bevel=0.012)
        for s in (-1, 1):
            kit.box((0.05, 0.3, 0.06), metal, (s * 0.15, 0, 0.515), bevel=0.014)
        kit.slab(0.25, 0.38, 0.045, black, (0, 0, 0.525), radius=0.03, bevel=0.012)
        for y in (-0.12, 0.12):
            kit.box((0.2, 0.05, 0.01), kit.rubber('#38393c', 0.7), (0, y, 0.55), bevel=0.003)
        kit.cylinder(0.035, 0.02, steel, (0, 0, 0.553), bevel=0.004)
        kit.cylinder(0.022, 0.1, steel, (0, 0, 0.6), bevel=0.005)
        kit.sphere(0.026, kit.gloss('#7fd64a', 0.05), (0.15, -0.12, 0.545))
        # knobs: plate, ball, panning
        kit.cylinder(0.02, 0.1, steel, (0.21, 0, 0.5), (0, 90, 0), bevel=0.004)
        kit.knob(0.065, 0.08, black, accent, None, (0.23, 0, 0.5), (0, 90, 0), ribs=14)
        kit.cylinder(0.03, 0.1, steel, (-0.18, 0, 0.15), (0, 90, 0), bevel=0.004)
        kit.knob(0.1, 0.12, black, accent, None, (-0.2, 0, 0.15), (0, -90, 0), ribs=18)
        kit.cylinder(0.022, 0.1, steel, (0.16, -0.03, 0.1), (0, 90, 0), bevel=0.004)
        kit.knob(0.055, 0.07, black, metal, None, (0.18, -0.03, 0.1), (0, 90, 0), ribs=14)


def _ribbed(kit, r, h, teeth, mat, loc, rot=(0, 0, 0), depth=0.01):
    n = teeth * 4
    outline = []
    for i in range(n):
        a, k = 2 * math.pi * i / n, r - (depth if i % 4 > 1 else 0)
        outline.append((k * math.cos(a), k * math.sin(a)))
    return kit.extrude(outline, h, mat, loc, rot, bevel=0.008, steps=2)

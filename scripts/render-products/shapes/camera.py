"""Mirrorless camera: wrapped body with a finder hump, deep grip, dials and a fast prime on a metal mount."""
import math

FINISHES = ('graphite', 'silver')
AXIS = (0.1, 0.56)  # the lens axis, x and z


def build(kit, finish):
    dark = finish == 'graphite'
    plate = kit.metal('#35363a', 0.42) if dark else kit.aluminium('silver', 0.34)
    wrap = kit.leather('#1b1c1e' if dark else '#4a3227', scale=70)
    black = kit.plastic('#1d1e20', 0.42)
    barrel = kit.metal('#2a2b2e', 0.4) if dark else kit.aluminium('#c9c7c1', 0.33)
    accent = kit.paint('signal', 0.4) if dark else kit.metal('brass', 0.25)
    steel = kit.metal('silver', 0.25)
    ink = kit.paint('#e6e6e2')

    kit.slab(2.0, 0.48, 0.17, plate, (0, 0, 0.085), radius=0.17, bevel=0.03)
    kit.slab(1.97, 0.46, 0.72, wrap, (0, 0, 0.5), radius=0.16, bevel=0.01)
    kit.slab(2.0, 0.48, 0.22, plate, (0, 0, 0.95), radius=0.17, bevel=0.04)
    _hump(kit, plate, black, steel)
    _grip(kit, wrap, plate, steel, accent)
    _dials(kit, plate, black, steel, ink, accent, dark)
    _lens(kit, barrel, black, steel, accent, ink)
    _back(kit, black, steel, ink)
    # strap lugs, lamp, name
    for x in (-1.0, 1.0):
        kit.torus(0.055, 0.014, steel, (x * 1.03, 0, 0.86), (90, 0, 0))
        kit.cylinder(0.045, 0.05, steel, (x, 0, 0.92), (0, 90, 0), bevel=0.012)
    kit.cylinder(0.04, 0.03, kit.gloss('#ff8b3d' if dark else '#5a2a18'), (-0.42, -0.24, 0.95), (90, 0, 0), bevel=0.01)
    kit.text('OVERTONE', 0.085, ink if dark else kit.paint('#1d1e20'), (0.1, -0.305, 1.17), (86, 0, 0), depth=0.01)
    return kit.Product(
        detail=(0.0, -0.85, 0.6), span=1.5,
        three_quarter={'turn': -24, 'elevation': 17},
        front={'turn': 152, 'elevation': 15},
        close={'turn': -30, 'elevation': 16},
    )


def _hump(kit, plate, black, steel):
    rings = []
    for z, w, front, back in ((1.0, 0.84, -0.29, 0.24), (1.1, 0.78, -0.3, 0.3), (1.24, 0.64, -0.29, 0.34), (1.34, 0.46, -0.26, 0.34), (1.37, 0.4, -0.2, 0.3)):
        rings.append([(AXIS[0] + x, y + (front + back) / 2, z) for x, y in kit.outline_rect(w, back - front, 0.06, 5)])
    kit.loft(rings, plate, bevel=0.025)
    x = AXIS[0]
    kit.box((0.24, 0.24, 0.016), steel, (x, 0.07, 1.378), bevel=0.004)
    for side in (-1, 1):
        kit.box((0.02, 0.24, 0.04), steel, (x + side * 0.115, 0.07, 1.395), bevel=0.005)
        kit.box((0.045, 0.24, 0.012), steel, (x + side * 0.1, 0.07, 1.415), bevel=0.004)
    # eyepiece
    kit.slab(0.44, 0.27, 0.12, kit.rubber(), (x, 0.38, 1.19), (90, 0, 180), radius=0.09, bevel=0.03)
    kit.slab(0.27, 0.14, 0.02, kit.gloss('#0a1420'), (x, 0.445, 1.19), (90, 0, 180), radius=0.04, bevel=0.005)


def _grip(kit, wrap, plate, steel, accent):
    outline = kit.bezier([(-0.24, 0.2), (-0.27, -0.02), (-0.2, -0.2), (0.0, -0.26), (0.17, -0.2), (0.2, -0.06), (0.3, 0.1), (0.34, 0.2)], 8)
    kit.extrude(outline, 0.86, wrap, (-0.72, -0.25, 0.5), bevel=0.07)
    top = [(x * 0.98, y * 0.98) for x, y in outline]
    rings = []
    for z, k, shift in ((0.9, 1, 0), (0.98, 0.99, 0.0), (1.03, 0.93, 0.01), (1.05, 0.86, 0.02)):
        rings.append([(-0.72 + x * k, -0.25 + y * k + shift, z) for x, y in top])
    kit.loft(rings, plate, bevel=0.01)
    kit.cylinder(0.105, 0.05, plate, (-0.74, -0.33, 1.06), bevel=0.012)
    kit.cylinder(0.075, 0.06, accent, (-0.74, -0.33, 1.085), bevel=0.02)
    _ribbed(kit, 0.1, 0.13, 34, kit.metal('#2c2d30', 0.35), (-0.74, -0.43, 0.95), (0, 90, 0))


def _dials(kit, plate, black, steel, ink, accent, dark):
    dial = kit.metal('#2c2d30', 0.35) if dark else kit.metal('#bdbbb5', 0.28)
    for x, y, r, h in ((0.74, 0.02, 0.17, 0.13), (-0.46, 0.06, 0.15, 0.12), (-0.82, 0.1, 0.12, 0.08)):
        _ribbed(kit, r, h, 44, dial, (x, y, 1.06 + h / 2))
        kit.cylinder(r * 0.84, 0.012, plate, (x, y, 1.065 + h), bevel=0.004)
        for k in range(8):
            a = math.radians(45 * k + 10)
            kit.box((0.008, 0.03, 0.004), accent if k == 2 else (ink if dark else black), (x + r * 0.62 * math.sin(a), y + r * 0.62 * math.cos(a), 1.074 + h), (0, 0, -45 * k - 10), bevel=0)
    kit.cylinder(0.03, 0.03, black, (0.74, 0.02, 1.2), bevel=0.01)


def _ribbed(kit, r, h, teeth, mat, loc, rot=(0, 0, 0), depth=0.012):
    n = teeth * 4
    outline = []
    for i in range(n):
        a, k = 2 * math.pi * i / n, r - (depth if i % 4 > 1 else 0)
        outline.append((k * math.cos(a), k * math.sin(a)))
    return kit.extrude(outline, h, mat, loc, rot, bevel=0.006, steps=2)


def _lens(kit, barrel, black, steel, accent, ink):
    with kit.collect(loc=(AXIS[0], -0.22, AXIS[1]), rot=(90, 0, 0)):
        kit.cylinder(0.53, 0.07, barrel, (0, 0, 0.01), bevel=0.02)
        kit.turned([(0, 0), (0.48, 0), (0.48, 0.09), (0.45, 0.1), (0.45, 0.17), (0, 0.17)], steel, bevel=0.012)
        kit.turned([(0.4, 0.1), (0.45, 0.1), (0.47, 0.2), (0.47, 0.28), (0.4, 0.28)], barrel, bevel=0.012)
        _ribbed(kit, 0.475, 0.12, 70, barrel, (0, 0, 0.33), depth=0.01)
        kit.pipe(0.468, 0.38, 0.06, barrel, (0, 0, 0.41), bevel=0.008)
        _ribbed(kit, 0.482, 0.26, 60, kit.rubber('#202123', 0.6), (0, 0, 0.57), depth=0.018)
        kit.torus(0.466, 0.011, accent, (0, 0, 0.716))
        kit.turned([(0.4, 0.7), (0.46, 0.7), (0.47, 0.78), (0.47, 0.9), (0.445, 0.9), (0.42, 0.84)], barrel, bevel=0.012)
        kit.lens_front(0.44, 0.24, black, '#2f3a70', (0, 0, 0.655))
        for k in range(-5, 6):
            a = math.radians(90 + 10 * k)
            kit.box((0.006 if k else 0.012, 0.006, 0.03), accent if not k else ink, (0.466 * math.cos(a), 0.466 * math.sin(a), 0.41), (0, 0, 10 * k), bevel=0)
    kit.cylinder(0.055, 0.06, steel, (AXIS[0] + 0.58, -0.24, AXIS[1] - 0.08), (90, 0, 0), bevel=0.015)


def _back(kit, black, steel, ink):
    back = (90, 0, 180)
    kit.slab(1.12, 0.72, 0.06, black, (0.25, 0.25, 0.52), back, radius=0.04, bevel=0.015)
    kit.slab(1.1, 0.68, 0.01, kit.gloss('#08090a'), (0.25, 0.282, 0.52), back, radius=0.03, bevel=0.003)
    kit.screen(1.0, 0.6, kit.paint_screen.viewfinder(960, 576), (0.25, 0.29, 0.52), back, radius=0.01)
    # thumb rest, pad and keys right of the screen
    kit.slab(0.3, 0.3, 0.08, kit.rubber(), (-0.72, 0.25, 0.8), back, radius=0.08, bevel=0.03)
    kit.cylinder(0.17, 0.05, steel, (-0.62, 0.25, 0.4), back, bevel=0.012)
    _ribbed(kit, 0.165, 0.05, 40, black, (-0.62, 0.26, 0.4), back)
    kit.cylinder(0.09, 0.03, steel, (-0.62, 0.285, 0.4), back, bevel=0.01)
    for x, z in ((-0.45, 0.65), (-0.45, 0.2), (-0.75, 0.2)):
        kit.cylinder(0.045, 0.04, black, (x, 0.245, z), back, bevel=0.012)
    for x in (0.55, -0.3):
        kit.cylinder(0.055, 0.04, black, (x, 0.25, 0.97), back, bevel=0.012)

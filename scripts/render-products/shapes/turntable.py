"""Turntable: plinth on four feet, turned platter with a record and its label, tonearm with counterweight on the grooves."""
import math

FINISHES = ('graphite', 'sand')


def build(kit, finish):
    dark = finish == 'graphite'
    plinth = kit.plastic('#2c2d30' if dark else '#b39a70', 0.38)
    edge = kit.aluminium('#55565a' if dark else 'brass', 0.3)
    metal = kit.metal('#8c8d90' if dark else 'brass', 0.24)
    steel = kit.metal('silver', 0.22)
    black = kit.plastic('#161618', 0.4)
    accent = kit.paint('signal', 0.4)
    top = 0.34

    kit.slab(2.3, 1.78, 0.2, plinth, (0, 0, top - 0.1), radius=0.06, bevel=0.022)
    kit.slab(2.306, 1.786, 0.018, edge, (0, 0, top - 0.165), radius=0.06, bevel=0.004)
    for x in (-0.92, 0.92):
        for y in (-0.68, 0.68):
            kit.turned([(0, 0), (0.13, 0), (0.14, 0.05), (0.12, 0.06), (0.12, 0.14), (0, 0.14)], edge, (x, y, 0), bevel=0.012)
    _platter(kit, dark, edge, steel, black, top)
    _arm(kit, dark, metal, steel, black, accent, top)

    # speed switch, pitch fader, lamp
    kit.knob(0.1, 0.07, black, metal, accent, (-0.95, -0.68, top), angle=40)
    ink = kit.paint('#d8dadf' if dark else '#5b5043')
    for k, a in enumerate((-40, 0, 40)):
        r = math.radians(90 - a)
        kit.cylinder(0.011, 0.004, accent if k == 2 else ink, (-0.95 + 0.145 * math.cos(r), -0.68 + 0.145 * math.sin(r), top + 0.001), bevel=0.001, segments=20)
    with kit.collect(loc=(0.96, -0.46, top)):
        kit.slab(0.2, 0.6, 0.012, edge, radius=0.03, bevel=0.004)
        kit.fader(0.5, 0.55, kit.paint('#050506'), black, accent, (0, 0, 0.008), width=0.1)
        for k in range(9):
            kit.box((0.024, 0.007, 0.004), ink, (0.072, -0.2 + 0.05 * k, 0.008), bevel=0.001)
    kit.cylinder(0.05, 0.06, black, (-0.98, 0.66, top + 0.02), bevel=0.012)
    kit.cylinder(0.02, 0.012, kit.led('#ff5a1f', 6), (-0.98, 0.66, top + 0.05), bevel=0.003, segments=24)
    return kit.Product(
        detail=(0.26, -0.36, 0.46), span=1.05,
        three_quarter={'turn': 22, 'elevation': 33, 'fill': 0.88},
        front={'turn': 0, 'elevation': 60, 'fill': 0.84},
        close={'turn': 52, 'elevation': 20},
    )


def _platter(kit, dark, edge, steel, black, top):
    x, y = -0.24, 0.02
    kit.cylinder(0.8, 0.02, black, (x, y, top + 0.004), bevel=0.006)
    kit.turned([(0, 0.01), (0.77, 0.01), (0.77, 0.03), (0.785, 0.035), (0.785, 0.085), (0.76, 0.1), (0, 0.1)], edge, (x, y, top), bevel=0.008, segments=160)
    n = 120
    dots = [(x + 0.787 * math.cos(2 * math.pi * k / n), y + 0.787 * math.sin(2 * math.pi * k / n), top + 0.06) for k in range(n)]
    r = 0.009
    kit.many(([(-r, -r, -r), (r, -r, -r), (r, r, -r), (-r, r, -r), (-r, -r, r), (r, -r, r), (r, r, r), (-r, r, r)],
              [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]), dots, steel)
    vinyl = kit.spun('#17171a', 0.3)
    gap = kit.gloss('#0b0b0c', 0.12)
    kit.turned([(0, 0.1), (0.745, 0.1), (0.75, 0.11), (0.745, 0.118), (0, 0.118)], gap, (x, y, top), bevel=0.003, segments=160)
    edges = (0.735, 0.65, 0.55, 0.46, 0.37, 0.29)
    for a, b in zip(edges, edges[1:]):
        kit.pipe(a - 0.006, b + 0.006, 0.012, vinyl, (x, y, top + 0.1155), bevel=0.001, segments=160)
    kit.pipe(0.28, 0.24, 0.012, gap, (x, y, top + 0.115), bevel=0.001)
    label = kit.paint_screen.record_label(400, 400, '#c2370b' if dark else '#27344f')
    kit.plate(0.5, 0.5, kit.printed(label.image()), (x, y, top + 0.1225), (0, 0, 30), radius=0.2499)
    kit.cylinder(0.02, 0.09, steel, (x, y, top + 0.15), bevel=0.009, segments=32)


def _arm(kit, dark, metal, steel, black, accent, top):
    px, py = 0.82, 0.5
    kit.cylinder(0.23, 0.03, metal, (px, py, top + 0.015), bevel=0.01)
    kit.cylinder(0.15, 0.06, black, (px, py, top + 0.05), bevel=0.012)
    kit.pipe(0.175, 0.15, 0.04, steel, (px, py, top + 0.06), bevel=0.008)
    kit.cylinder(0.06, 0.2, metal, (px, py, top + 0.12), bevel=0.012)
    z = top + 0.215
    with kit.collect(loc=(px, py, z), rot=(0, 0, -34.6)):
        # arm points towards −y here
        for s in (-1, 1):
            kit.slab(0.026, 0.12, 0.16, metal, (s * 0.085, 0, -0.01), radius=0.012, bevel=0.006)
        kit.box((0.2, 0.1, 0.03), metal, (0, 0, -0.08), bevel=0.01)
        kit.cylinder(0.05, 0.12, black, (0, 0, 0), (90, 0, 0), bevel=0.012)
        kit.tube([(0, 0.2, 0), (0, -0.3, 0), (0.1, -0.42, 0), (0.06, -0.72, 0), (0, -0.86, -0.01), (0, -0.9, -0.02)], 0.024, steel)
        kit.cylinder(0.09, 0.13, metal, (0, 0.23, 0), (90, 0, 0), bevel=0.018)
        kit.cylinder(0.091, 0.03, black, (0, 0.15, 0), (90, 0, 0), bevel=0.006)
        kit.torus(0.09, 0.007, accent, (0, 0.28, 0), (90, 0, 0))
        kit.cylinder(0.034, 0.07, metal, (0, -0.89, -0.02), (90, 0, 0), bevel=0.008)
        with kit.collect(loc=(0, -0.98, -0.035), rot=(-3, 0, -12)):
            kit.slab(0.1, 0.2, 0.022, black, radius=0.03, bevel=0.007)
            kit.box((0.085, 0.12, 0.06), accent, (0, -0.03, -0.038), bevel=0.01)
            kit.cone(0.004, 0.012, 0.03, steel, (0, -0.075, -0.072), bevel=0.002, segments=16)
            kit.tube([(0.04, -0.05, 0), (0.09, -0.06, 0.01), (0.15, -0.05, 0.05)], 0.008, steel)
    # arm rest and lift lever beside the arm
    kit.cylinder(0.024, 0.24, metal, (0.86, 0.02, top + 0.1), bevel=0.008)
    kit.tube(kit.arc(0.045, 180, 360, 16, centre=(0.86, 0.02, top + 0.26)), 0.012, metal)
    kit.tube([(1.0, 0.44, top + 0.06), (1.04, 0.4, top + 0.12), (1.05, 0.3, top + 0.13)], 0.013, steel)

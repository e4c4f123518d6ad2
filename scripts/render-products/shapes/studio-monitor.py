"""A pair of two-way studio monitors: horn-loaded tweeter over a woofer, slotted bass port, lit power mark."""
import math

FINISHES = ('graphite', 'sand')


def build(kit, finish):
    dark = finish == 'graphite'
    for side in (-1, 1):
        with kit.collect(loc=(side * 0.68, 0, 0), rot=(0, 0, side * -9)):
            _speaker(kit, dark)
    return kit.Product(
        detail=(-0.68, -0.55, 0.98), span=1.35,
        three_quarter={'turn': 24, 'elevation': 10},
        front={'turn': -6, 'elevation': 3},
        close={'turn': 30, 'elevation': 9},
    )


def _speaker(kit, dark):
    shell = kit.plastic('#2b2c2f' if dark else '#a98f66', 0.46)
    face = kit.plastic('#38393d' if dark else '#b8a078', 0.36)
    horn = kit.plastic('#202124' if dark else '#cbb68f', 0.3)
    metal = kit.aluminium('#6a6b70' if dark else 'brass', 0.28)
    black = kit.plastic('#141416', 0.4)
    cone = kit.fabric('#d9822b', across='xy', scale=34, contrast=0.35, rough=0.6) if dark else kit.plastic('#3a2f27', 0.5)
    w, h, d = 1.02, 1.62, 1.12
    front = -d / 2
    zw, zt = 0.67, 1.36

    kit.slab(w, d, h, shell, (0, 0.14, h / 2 + 0.05), radius=0.07, bevel=0.035)
    # the baffle is bevelled at its upper corners, and cut out for horn, woofer and port
    k = 0.14
    outline = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2 - k * 1.6), (w / 2 - k, h / 2), (-w / 2 + k, h / 2), (-w / 2, h / 2 - k * 1.6)]
    with kit.collect(loc=(0, front, h / 2 + 0.05), rot=(90, 0, 0)):
        holes = [
            kit.extrude(kit.outline_circle(0.375), 0.6, None, (0, zw - h / 2 - 0.05, 0), bevel=0),
            kit.extrude(kit.outline_circle(0.27), 0.6, None, (0, zt - h / 2 - 0.05, 0), bevel=0),
            kit.slab(0.56, 0.075, 0.6, None, (0, 0.1 - h / 2, 0), radius=0.035, bevel=0),
        ]
        kit.extrude(outline, 0.24, face, bevel=0.026, cuts=holes)
        kit.plate(w - 0.1, h - 0.1, kit.paint('#060607'), (0, 0, -0.105))
    y = front - 0.12
    kit.driver(0.4, (0, y - 0.006, zw), (90, 0, 0), cone=cone, cap=kit.plastic('#1a1a1c' if dark else '#2a221d', 0.3), frame=metal)
    for a in range(45, 360, 90):
        kit.screw(0.018, black, (0.38 * math.cos(math.radians(a)), y - 0.03, zw + 0.38 * math.sin(math.radians(a))), (90, 0, 0))
    with kit.collect(loc=(0, y - 0.004, zt), rot=(90, 0, 0)):
        kit.lathe(kit.bezier([(0.085, -0.15), (0.1, -0.13), (0.14, -0.075), (0.2, -0.03), (0.272, 0.006)]), horn)
        kit.torus(0.27, 0.012, horn)
        kit.pipe(0.105, 0.085, 0.03, metal, (0, 0, -0.135), bevel=0.006)
        kit.dome(0.09, 0.045, kit.metal('#3b3c40' if dark else 'copper', 0.3), (0, 0, -0.145))
        for a in (30, 150, 270):
            kit.box((0.014, 0.085, 0.016), horn, (0.07 * math.cos(math.radians(a)), 0.07 * math.sin(math.radians(a)), -0.1), (0, 0, a + 90), bevel=0.004)
    kit.slab(0.15, 0.02, 0.012, kit.led('#ff5a1f' if dark else '#ffd39a', 5), (0, y - 0.004, 0.225), (90, 0, 0), radius=0.009, bevel=0.003)
    for x in (-0.42, 0.42):
        kit.knob(0.035, 0.035, metal, None, black, (x, y, 0.15), (90, 0, 0), angle=x * 90)
    kit.feet(w * 0.75, d * 0.75, 0.08, 0.05, kit.rubber(), (0, 0.05, 0.05))

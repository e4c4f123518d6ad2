"""Portable speaker: a lying cloth-covered cylinder with bare passive radiators at its ends, rubber spine with buttons, wrist loop."""
import math

FINISHES = ('graphite', 'sand')


def build(kit, finish):
    dark = finish == 'graphite'
    r, half = 0.47, 0.92
    cloth = kit.fabric('#3a3c41' if dark else '#bda680', across=f'cyl:{r}', scale=34, contrast=0.45)
    rubber = kit.rubber('#1d1d20' if dark else '#7d6a50', 0.6)
    shell = kit.plastic('#26272a' if dark else '#c9b79c', 0.4)
    metal = kit.aluminium('#77787c' if dark else 'brass', 0.26)
    accent = kit.paint('signal', 0.4) if dark else kit.metal('brass', 0.22)
    ink = kit.paint('#e4e5e8' if dark else '#f2ead9', 0.4)
    z = r + 0.05

    # the barrel runs along its own z, turned to lie along x
    kit.turned([(r - 0.02, -half), (r, -half + 0.04), (r, half - 0.04), (r - 0.02, half)], cloth, (0, 0, z), (0, 90, 0), bevel=0.03, segments=160)
    for s in (-1, 1):
        with kit.collect(loc=(s * half, 0, z), rot=(0, s * 90, 0)):
            kit.turned([(r - 0.03, -0.05), (r + 0.012, -0.04), (r + 0.015, 0.03), (r - 0.01, 0.09), (r - 0.07, 0.1), (r - 0.1, 0.03), (r - 0.1, -0.05)], rubber, bevel=0.025, segments=128)
            kit.cylinder(r - 0.09, 0.02, kit.paint('#08080a'), (0, 0, -0.03), bevel=0)
            kit.torus(r - 0.135, 0.042, kit.rubber('#141416', 0.5), (0, 0, -0.005))
            kit.turned([(0, -0.02), (0.305, -0.02), (0.3, 0.02), (0.18, 0.035), (0, 0.03)], metal, bevel=0.012)
            kit.torus(0.2, 0.009, accent, (0, 0, 0.034))
            kit.cylinder(0.11, 0.012, shell, (0, 0, 0.032), bevel=0.004)
    # spine along the top with raised marks
    rings = []
    for x in (-half + 0.02, half - 0.02):
        ring = [(x, (r + 0.014) * math.sin(math.radians(a)), (r + 0.014) * math.cos(math.radians(a))) for a in range(-17, 18, 2)]
        ring += [(x, (r - 0.03) * math.sin(math.radians(a)), (r - 0.03) * math.cos(math.radians(a))) for a in range(17, -18, -2)]
        rings.append(ring)
    with kit.collect(loc=(0, 0, z), rot=(20, 0, 0)):
        kit.loft(rings, rubber, bevel=0.008)
        top = r + 0.02
        for k, x in enumerate((-0.5, -0.25, 0.0, 0.25, 0.5)):
            kit.cylinder(0.085, 0.02, accent if k == 0 else shell, (x, 0, top - 0.005), bevel=0.007, segments=48)
            if k == 0:
                kit.pipe(0.038, 0.026, 0.006, ink, (x, 0, top + 0.005), bevel=0.001, segments=32)
                kit.box((0.011, 0.036, 0.006), ink, (x, 0.034, top + 0.006), bevel=0.001)
            elif k in (1, 3):
                kit.box((0.085, 0.02, 0.006), ink, (x, 0, top + 0.005), bevel=0.001)
                if k == 3:
                    kit.box((0.02, 0.085, 0.006), ink, (x, 0, top + 0.005), bevel=0.001)
            elif k == 2:
                kit.mesh([(x - 0.03, -0.042, top + 0.0065), (x + 0.046, 0, top + 0.0065), (x - 0.03, 0.042, top + 0.0065)], [(0, 1, 2)], ink)
            else:
                kit.tube([(x - 0.022, -0.024, top + 0.006), (x + 0.022, 0.022, top + 0.006), (x, 0.048, top + 0.006), (x, -0.048, top + 0.006), (x + 0.022, -0.022, top + 0.006), (x - 0.022, 0.024, top + 0.006)], 0.006, ink, smooth=False)
        for k in range(5):
            kit.cylinder(0.011, 0.01, kit.led('#ffffff', 4) if k < 4 else shell, (0.66 + 0.04 * k, 0, top - 0.002), bevel=0.002, segments=16)
    # badge on the front
    with kit.collect(loc=(0, 0, z), rot=(-4, 0, 0)):
        kit.slab(0.44, 0.12, 0.02, metal, (0, -r - 0.002, 0), (90, 0, 0), radius=0.055, bevel=0.007)
        kit.text('OVERTONE', 0.062, kit.paint('#111113' if dark else '#3a2f22'), (0, -r - 0.013, 0), (90, 0, 0), spacing=1.1)
    # feet and wrist loop
    for x in (-0.55, 0.55):
        kit.box((0.36, 0.34, 0.08), rubber, (x, 0, 0.045), bevel=0.03)
    strap = kit.fabric('#ff5a1f' if dark else '#5d4a35', across='xz', scale=60, contrast=0.3)
    kit.slab(0.09, 0.2, 0.1, metal, (half + 0.04, -0.16, z + r - 0.02), (20, 0, 0), radius=0.03, bevel=0.012)
    kit.strip(kit.bezier([(half + 0.05, -0.2, z + r + 0.0), (half + 0.13, -0.28, z + r - 0.02), (half + 0.26, -0.34, z + 0.24), (half + 0.3, -0.36, z - 0.1), (half + 0.24, -0.36, z - 0.26), (half + 0.18, -0.34, z - 0.1), (half + 0.17, -0.3, z + 0.24), (half + 0.08, -0.2, z + r - 0.06)], 12), 0.085, 0.02, strap, up=(0, 1, 0), round=0.75)
    return kit.Product(
        detail=(0.72, -0.16, 0.68), span=1.2,
        three_quarter={'turn': -32, 'elevation': 15},
        front={'turn': 14, 'elevation': 22},
        close={'turn': -46, 'elevation': 26},
    )

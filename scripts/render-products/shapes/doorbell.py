"""Video doorbell: a tall rounded case with a wide lens under black glass and a big bell button in a ring of light."""
import math

FINISHES = ('graphite', 'silver')


def build(kit, finish):
    dark = finish == 'graphite'
    shell = kit.aluminium('#4c4d52' if dark else 'silver', 0.3)
    face = kit.plastic('#1f2023' if dark else '#c9c4ba', 0.34)
    glass = kit.gloss('#060708', 0.06)
    black = kit.plastic('#121214', 0.45)
    glow = kit.led('#ff8a3c' if dark else '#58c8ff', 4)

    with kit.collect(rot=(90, 0, 0)):
        # the wall is xy, the street in +z
        kit.slab(0.86, 2.3, 0.12, black, (0, 1.15, 0.06), radius=0.38, bevel=0.03)
        kit.slab(0.94, 2.4, 0.4, shell, (0, 1.15, 0.3), radius=0.46, bevel=0.09)
        kit.slab(0.84, 2.3, 0.05, face, (0, 1.15, 0.495), radius=0.41, bevel=0.025)
        kit.slab(0.74, 1.14, 0.03, glass, (0, 1.68, 0.512), radius=0.36, bevel=0.014)
        # camera
        kit.pipe(0.27, 0.235, 0.05, shell, (0, 1.9, 0.53), bevel=0.014)
        kit.lens_front(0.24, 0.12, kit.metal('#2a2b2f', 0.3), '#1a2860', (0, 1.9, 0.5))
        for k in range(6):
            a = math.radians(60 * k + 30)
            kit.cylinder(0.02, 0.01, kit.gloss('#3a1216', 0.1), (0.31 * math.cos(a), 1.9 + 0.31 * math.sin(a), 0.527), bevel=0.003, segments=24)
        kit.dome(0.075, 0.03, kit.gloss('#1b1d22', 0.25), (0, 1.44, 0.526))
        kit.cylinder(0.016, 0.008, kit.led('#5df08a', 3), (0, 1.28, 0.528), bevel=0.002, segments=24)
        # button
        kit.torus(0.275, 0.024, glow, (0, 0.62, 0.522))
        kit.turned([(0, 0.5), (0.25, 0.5), (0.25, 0.555), (0.2, 0.58), (0, 0.57)], shell, (0, 0.62, 0), bevel=0.02)
        _bell(kit, kit.paint('#f2efe8' if dark else '#2b2c30'))
        kit.grille(0.34, 0.09, kit.paint('#08080a'), (0, 0.21, 0.5215), pitch=0.045, r=0.0135)
        kit.grille(0.1, 0.001, kit.paint('#08080a'), (0, 1.01, 0.5215), pitch=0.05, r=0.012)
        kit.screw(0.04, black, (0, -0.05, 0.3), (90, 0, 0))
    return kit.Product(
        detail=(0, -0.5, 1.75), span=0.95,
        three_quarter={'turn': 30, 'elevation': 10, 'fill': 0.84},
        front={'turn': -24, 'elevation': 3, 'fill': 0.84},
        close={'turn': 26, 'elevation': 10, 'blur': 0.8},
    )


def _bell(kit, ink):
    """The bell sign on the button."""
    pts = kit.bezier([(-0.1, -0.05), (-0.07, -0.02), (-0.06, 0.06), (0, 0.11), (0.06, 0.06), (0.07, -0.02), (0.1, -0.05)], 8)
    kit.extrude(pts, 0.006, ink, (0, 0.625, 0.573), bevel=0.001)
    kit.extrude([(0.03 * math.cos(a), 0.03 * math.sin(a)) for a in [math.pi + math.pi * k / 12 for k in range(13)]], 0.006, ink, (0, 0.562, 0.573), bevel=0.001)

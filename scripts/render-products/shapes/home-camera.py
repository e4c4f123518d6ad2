"""Indoor camera: a round head with a black glass face and lens, on a jointed arm and a weighted foot, cable behind."""
import math

FINISHES = ('graphite', 'sand')


def build(kit, finish):
    dark = finish == 'graphite'
    shell = kit.plastic('#2a2b2f' if dark else '#b29f7d', 0.36)
    metal = kit.aluminium('#5d5e63' if dark else 'brass', 0.26)
    glass = kit.gloss('#060708', 0.05)
    black = kit.plastic('#131315', 0.45)
    accent = kit.paint('signal', 0.4) if dark else kit.metal('brass', 0.22)

    # foot, stem, ball joint
    kit.turned([(0, 0.0), (0.68, 0.0), (0.7, 0.03), (0.7, 0.09), (0.62, 0.15), (0.2, 0.18), (0, 0.18)], shell, bevel=0.03, segments=128)
    kit.cylinder(0.66, 0.03, kit.rubber(), (0, 0, 0.01), bevel=0.008)
    kit.torus(0.702, 0.008, accent, (0, 0, 0.06))
    kit.turned([(0.13, 0.16), (0.13, 0.2), (0.085, 0.26), (0.085, 0.62), (0, 0.63)], metal, (0, 0.1, 0), bevel=0.02)
    kit.sphere(0.15, black, (0, 0.1, 0.7))
    kit.pipe(0.17, 0.12, 0.1, metal, (0, 0.08, 0.75), (14, 0, 0), bevel=0.015)
    with kit.collect(loc=(0, 0.02, 1.36), rot=(84, 0, 0)):
        # the head looks along +z
        kit.turned([(0, -0.52), (0.42, -0.5), (0.6, -0.36), (0.66, -0.1), (0.66, 0.3), (0.62, 0.36), (0.56, 0.36), (0.55, 0.3)], shell, bevel=0.07, segments=128)
        kit.pipe(0.664, 0.64, 0.018, metal, (0, 0, 0.1), bevel=0.005, segments=128)
        kit.turned([(0.565, 0.3), (0.56, 0.345), (0.3, 0.365), (0, 0.37)], glass, bevel=0.012, segments=128)
        kit.lens_front(0.25, 0.14, metal, '#16305e', (0, 0.06, 0.355), ring=accent)
        for k in range(8):
            a = math.radians(45 * k + 22.5)
            kit.cylinder(0.026, 0.012, kit.gloss('#43131a', 0.12), (0.4 * math.cos(a), 0.06 + 0.36 * math.sin(a), 0.362), bevel=0.004, segments=24)
        kit.cylinder(0.02, 0.01, kit.led('#5df08a', 5), (0, -0.42, 0.357), bevel=0.002, segments=24)
        kit.grille(0.3, 0.001, kit.paint('#34363c'), (0, -0.5, 0.352), pitch=0.04, r=0.01)
        kit.grille(0.5, 0.5, kit.paint('#0a0a0b'), (0, 0, -0.522), (180, 0, 0), pitch=0.07, r=0.02, round=True)
    kit.tube([(0, 0.6, 0.06), (0.05, 0.95, 0.03), (0.6, 1.1, 0.026), (1.0, 0.7, 0.026), (1.15, 0.25, 0.026)], 0.026, kit.fabric('#2a2b2f' if dark else '#b9ab92', scale=60))
    return kit.Product(
        detail=(0, -0.3, 1.38), span=1.35,
        three_quarter={'turn': 32, 'elevation': 12},
        front={'turn': -20, 'elevation': 6},
        close={'turn': 28, 'elevation': 10, 'blur': 0.8},
    )

"""Smart speaker: a cloth-covered drum with softened ends, a glass touch top with a light ring, a rubber foot."""
import math

FINISHES = ('graphite', 'sand')


def build(kit, finish):
    dark = finish == 'graphite'
    cloth = kit.fabric('#303236' if dark else '#a8977c', across='cyl:0.8', scale=42, contrast=0.4)
    shell = kit.plastic('#1a1b1d' if dark else '#e6e1d8', 0.4)
    metal = kit.aluminium('#4a4b50' if dark else 'brass', 0.28)
    top = kit.gloss('#0b0c0e' if dark else '#efece6', 0.12)
    glow = kit.led('#4cc9ff' if dark else '#ffb35c', 5)

    # a squat drum, wider at the middle, standing on a waist
    profile = kit.bezier([(0.69, 0.12), (0.79, 0.22), (0.84, 0.55), (0.84, 1.1), (0.79, 1.46), (0.7, 1.57)])
    kit.lathe(profile, cloth, segments=160)
    kit.turned([(0, 0.0), (0.6, 0.0), (0.62, 0.05), (0.66, 0.1), (0.7, 0.125), (0, 0.13)], kit.rubber(), bevel=0.02)
    kit.torus(0.7, 0.012, metal, (0, 0, 0.125))
    # top: metal lip, recessed light channel, glass
    kit.turned([(0.72, 1.555), (0.715, 1.6), (0.665, 1.6), (0.655, 1.575)], metal, bevel=0.014, segments=160)
    kit.torus(0.645, 0.013, glow, (0, 0, 1.583))
    kit.turned([(0.63, 1.55), (0.63, 1.59), (0.45, 1.585), (0, 1.57)], top, bevel=0.02, segments=160)
    ink = kit.paint('#d8dadf' if dark else '#55504a')
    kit.box((0.13, 0.026, 0.004), ink, (-0.32, 0, 1.589), bevel=0.001)
    for rot in (0, 90):
        kit.box((0.13, 0.026, 0.004), ink, (0.32, 0, 1.589), (0, 0, rot), bevel=0.001)
    kit.mesh([(-0.035, -0.05, 0), (0.055, 0, 0), (-0.035, 0.05, 0)], [(0, 1, 2)], ink, (0, -0.32, 1.59))
    for k in range(4):
        a = math.radians(45 + 90 * k)
        kit.cylinder(0.016, 0.004, kit.paint('#050506'), (0.5 * math.cos(a), 0.5 * math.sin(a), 1.588), bevel=0.001, segments=24)
    kit.slab(0.15, 0.012, 0.05, metal, (0, -0.846, 0.84), radius=0.005, bevel=0.003)
    # a fabric seam at the back, the mains lead running off to the right
    kit.tube([(0, 0.55, 0.05), (0.15, 0.95, 0.03), (0.75, 0.98, 0.028), (1.15, 0.62, 0.028), (1.28, 0.2, 0.028)], 0.026, kit.fabric('#26272a' if dark else '#b9ad9a', scale=60))
    return kit.Product(
        detail=(0.12, -0.66, 1.56), span=1.15,
        three_quarter={'turn': 20, 'elevation': 20, 'fill': 0.72},
        front={'elevation': 7, 'fill': 0.72},
        close={'turn': 20, 'elevation': 26},
    )

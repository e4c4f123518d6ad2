"""Open-back headphones: turned wooden cups round a see-through metal grille, thin sprung bows, a hung leather strap, velour pads."""
import math

FINISHES = ('graphite', 'sand')


def build(kit, finish):
    dark = finish == 'graphite'
    wood = kit.wood('#3c3733', '#1f1c1b', axis='y', scale=1.2) if dark else kit.wood('#c39a66', '#94683a', axis='y', scale=1.2)
    metal = kit.aluminium('#3a3b3f' if dark else '#cdbb9c', 0.3)
    bright = kit.metal('#a3a4a8' if dark else 'brass', 0.2)
    mesh = kit.perforated('#6f7074' if dark else '#d2bf9c', across='xy', pitch=0.062, hole=0.74, rough=0.3)
    leather = kit.leather('#1e1c1c' if dark else '#a9794c')
    velour = kit.fabric('#26262a' if dark else '#8b7355', across='xy', scale=40, contrast=0.3)
    black = kit.plastic('#141416', 0.42)
    accent = kit.paint('signal', 0.4) if dark else kit.metal('brass', 0.2)

    braid = kit.fabric('#2a2a2d' if dark else '#6a563d', across='xz', scale=70)

    height, reach = 1.0, 0.92
    for side in (-1, 1):
        # the cup looks outwards along its own z
        with kit.collect(loc=(side * reach, 0, height), rot=(0, side * 82, 0)):
            kit.turned([(0.4, -0.12), (0.6, -0.12), (0.665, -0.02), (0.67, 0.1), (0.6, 0.2), (0.49, 0.21), (0.47, 0.12), (0.47, 0.02)], wood, bevel=0.04, segments=128)
            kit.torus(0.487, 0.014, bright, (0, 0, 0.2))
            _grille(kit, mesh, metal, bright, black, accent)
            _pad(kit, velour, black)
            # slim fork on two pins
            kit.strip(kit.arc(0.735, 90, 90 + side * 180, plane='xy', centre=(0, 0, 0.03)), 0.05, 0.05, metal, up=(0, 0, 1), round=0.6)
            for y in (-0.7, 0.7):
                kit.cylinder(0.045, 0.12, bright, (0, y, 0.03), (90, 0, 0), bevel=0.012)
            # lead
            kit.cylinder(0.05, 0.14, bright, (side * 0.44, -0.53, -0.02), (0, 90, -side * 50), bevel=0.012)
        x = side * (reach + 0.02)
        kit.cylinder(0.05, 0.16, bright, (x + side * 0.06, 0, height + 0.76), (0, side * -6, 0), bevel=0.012)
        kit.tube([(x + side * 0.06, 0, height + 0.74), (x + side * 0.05, 0, height + 1.1), (x, 0, height + 1.42)], 0.024, bright)
        with kit.collect(loc=(x + side * 0.02, 0, height + 1.25), rot=(0, side * -7, 0)):
            kit.slab(0.085, 0.5, 0.13, metal, radius=0.04, bevel=0.018)
            kit.cylinder(0.038, 0.06, accent, (side * 0.04, 0, 0), (0, 90, 0), bevel=0.01)
        # the lead drops to the floor, which the pose slopes towards the viewer
        lead = [(side * 0.86, -0.54, height - 0.46), (side * 0.84, -0.7, height - 0.6), (side * 0.7, -0.84), (side * 0.4, -0.92), (side * 0.12, -0.93), (side * 0.03, -1.0)]
        kit.cable([(*p, height - 0.645 + 0.14 * p[1])[:3] if len(p) == 2 else p for p in lead], 0.026, braid)
    lead = [(0, -1.1), (0.03, -1.24), (0.3, -1.3), (0.75, -1.15), (1.15, -0.7), (1.3, -0.2), (1.35, 0.2)]
    lead = [(x, y, height - 0.64 + 0.14 * y) for x, y in lead]
    kit.tube([(0, -0.98, height - 0.777), lead[0]], 0.045, bright, smooth=False)
    kit.cable(lead, 0.032, braid)
    # two thin bows and the strap hanging between them
    base, r = height + 1.22, 0.95
    for y in (-0.19, 0.19):
        kit.strip([(r, y, base - 0.02), *kit.arc(r, 0, 180, 48, centre=(0, y, base), squash=0.86), (-r, y, base - 0.02)], 0.05, 0.026, metal, up=(0, 1, 0.0001), round=0.7)
    strap = kit.arc(r - 0.04, 12, 168, 48, centre=(0, 0, base - 0.1), squash=0.62)
    kit.strip(strap, 0.46, 0.045, leather, up=(0, 0.0001, 1), taper=lambda t: min(1, 0.55 + 0.9 * math.sin(math.pi * t)), round=0.8)
    for side in (-1, 1):
        kit.box((0.03, 0.3, 0.14), metal, (side * 0.885, 0, base + 0.02), (0, side * -16, 0), bevel=0.012)
    return kit.Product(
        detail=(1.08, 0, 1.02), span=1.5, pose=(-8, 0, 0),
        three_quarter={'turn': 46, 'elevation': 9},
        front={'turn': 8, 'elevation': 4},
        close={'turn': 66, 'elevation': 8},
    )


def _grille(kit, mesh, metal, bright, black, accent):
    kit.disc(0.48, black, (0, 0, 0.0))
    # the driver seen through the mesh, then rings and spokes over it
    kit.lathe(kit.bezier([(0.48, 0.135), (0.36, 0.165), (0.2, 0.185), (0, 0.192)]), mesh)
    for r in (0.16, 0.31):
        kit.torus(r, 0.012, metal, (0, 0, 0.187 - 0.06 * (r - 0.1)))
    for k in range(6):
        a = 60 * k + 30
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        kit.tube([(0.11 * c, 0.11 * s, 0.19), (0.3 * c, 0.3 * s, 0.178), (0.48 * c, 0.48 * s, 0.14)], 0.014, metal)
    kit.cylinder(0.115, 0.03, metal, (0, 0, 0.195), bevel=0.01)
    kit.torus(0.075, 0.01, accent, (0, 0, 0.21))
    for k in range(6):
        a = math.radians(60 * k)
        kit.screw(0.022, bright, (0.545 * math.cos(a), 0.545 * math.sin(a), 0.206))


def _pad(kit, velour, black):
    rings = []
    for i in range(80):
        a = 2 * math.pi * i / 80
        ring = []
        for j in range(24):
            b = 2 * math.pi * j / 24
            c, s = math.cos(b), math.sin(b)
            r = 0.46 + 0.17 * math.copysign(abs(c) ** 0.8, c)
            ring.append((r * math.cos(a), r * math.sin(a), -0.25 + 0.12 * math.copysign(abs(s) ** 0.75, s)))
        rings.append(ring)
    kit.loft(rings, velour, loop=True)
    kit.disc(0.34, black, (0, 0, -0.18), (180, 0, 0))

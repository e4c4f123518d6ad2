"""Handheld game console: wide glass front with a lit game, two sticks, d-pad, four coloured buttons, shoulder triggers, grips."""
import math

FINISHES = ('graphite', 'silver')


def build(kit, finish):
    dark = finish == 'graphite'
    shell = kit.plastic('#2a2b2f' if dark else '#d2cec6', 0.4)
    back = kit.plastic('#1c1d20' if dark else '#a9a69f', 0.5)
    black = kit.plastic('#151518', 0.42)
    key = kit.plastic('#17181a' if dark else '#f0ede6', 0.35)
    cap = kit.rubber('#202124' if dark else '#3a3b3f', 0.6)
    metal = kit.aluminium('#6d6e73' if dark else '#c4c1bb', 0.28)
    accent = kit.paint('signal', 0.4)
    ink = kit.paint('#9a9ba0' if dark else '#55565a')

    # a landscape body, waisted above and below the screen, drawn in xy and stood up afterwards
    half = [(0, 0.44), (0.6, 0.44), (0.86, 0.455), (1.06, 0.43), (1.2, 0.3), (1.26, 0.06), (1.25, -0.2), (1.17, -0.42), (1.02, -0.5), (0.85, -0.47), (0.6, -0.43), (0, -0.43)]
    right = kit.bezier(half, 6)
    outline = right + [(-x, y) for x, y in right[::-1][1:-1]]
    # leaned back as if on a stand
    with kit.collect(loc=(0, 0, 0.55), rot=(72, 0, 0)):
        kit.extrude(outline, 0.17, shell, bevel=0.06, steps=6)
        kit.extrude([(x * 0.995, y * 0.99) for x, y in outline], 0.1, back, (0, 0, -0.06), bevel=0.04)
        # seam of light colour round the shell
        kit.extrude([(x * 1.0015, y * 1.003) for x, y in outline], 0.016, accent if dark else metal, (0, 0, -0.025), bevel=0.004)
        # grips bulging behind
        for s in (-1, 1):
            rings = []
            for z, k in ((-0.05, 1.0), (-0.14, 0.98), (-0.21, 0.85), (-0.26, 0.58), (-0.275, 0.3)):
                rings.append([(s * 1.03 + x * k, -0.05 + y * k, z) for x, y in kit.outline_super(0.4, 0.82, 2.8, 48)])
            kit.loft(rings, cap, sharp=60)
            _side(kit, s, black, key, cap, metal, accent, ink, dark)
        # glass and picture
        kit.slab(1.36, 0.8, 0.02, kit.gloss('#08090a', 0.06), (0, 0.005, 0.083), radius=0.05, bevel=0.006)
        kit.screen(1.24, 0.7, kit.paint_screen.game(992, 560), (0, 0.005, 0.0965), radius=0.02, brightness=1.25)
        # top edge: air slots, headset socket, volume
        for k in range(9):
            kit.box((0.022, 0.012, 0.07), black, (-0.16 + 0.04 * k, 0.437, 0), bevel=0.004)
        kit.slab(0.22, 0.045, 0.02, metal, (-0.42, 0.442, 0), (-90, 0, 0), radius=0.02, bevel=0.006)
        kit.usb_c((0, -0.434, 0), (90, 0, 0), 0.8)
    # kick stand behind
    kit.box((0.5, 0.03, 0.62), metal, (0, 0.3, 0.3), (24, 0, 0), bevel=0.012)
    return kit.Product(
        detail=(0.94, -0.1, 0.56), span=1.15,
        three_quarter={'turn': 24, 'elevation': 16, 'fill': 0.88},
        front={'turn': 0, 'elevation': 14, 'fill': 0.88},
        close={'turn': 20, 'elevation': 22, 'blur': 0.4},
    )


def _side(kit, s, black, key, cap, metal, accent, ink, dark):
    x = s * 0.96
    top = 0.085
    # stick: the left one above its pad, the right one below its buttons
    y = 0.2 if s < 0 else -0.16
    kit.pipe(0.165, 0.135, 0.03, metal if not dark else black, (x, y, top), bevel=0.008)
    kit.cylinder(0.137, 0.012, black, (x, y, top), bevel=0.003)
    kit.dome(0.1, 0.04, black, (x, y, top))
    with kit.collect(loc=(x, y, top + 0.03), rot=(4 * s, 5, 0)):
        kit.cylinder(0.05, 0.09, black, (0, 0, 0.02), bevel=0.01)
        kit.turned([(0, 0.06), (0.1, 0.06), (0.118, 0.085), (0.11, 0.12), (0.085, 0.115), (0, 0.1)], cap, bevel=0.014)
        kit.torus(0.1, 0.008, accent if s < 0 else metal, (0, 0, 0.118))
    y = -0.16 if s < 0 else 0.2
    if s < 0:
        a, b = 0.15, 0.052
        kit.cylinder(0.172, 0.012, black, (x, y, top), bevel=0.004)
        cross = [(b, b), (b, a), (-b, a), (-b, b), (-a, b), (-a, -b), (-b, -b), (-b, -a), (b, -a), (b, -b), (a, -b), (a, b)]
        kit.extrude(cross, 0.07, key, (x, y, top + 0.02), bevel=0.016)
        for k in range(4):
            p, q = math.cos(math.radians(90 * k)), math.sin(math.radians(90 * k))
            tri = [(0.125, 0), (0.095, 0.022), (0.095, -0.022)]
            kit.mesh([(x + u * p - v * q, y + u * q + v * p, top + 0.0565) for u, v in tri], [(0, 1, 2)], ink)
    else:
        for k, colour in enumerate(('#e2331f', '#f0b429', '#2a7be0', '#37a862')):
            p, q = math.cos(math.radians(90 * k)) * 0.115, math.sin(math.radians(90 * k)) * 0.115
            kit.cylinder(0.062, 0.012, black, (x + p, y + q, top), bevel=0.003)
            kit.turned([(0, 0), (0.052, 0), (0.052, 0.04), (0.03, 0.05), (0, 0.052)], kit.gloss(colour, 0.2), (x + p, y + q, top), bevel=0.01)
    # small keys by the screen, speaker slots below
    kit.slab(0.075, 0.036, 0.02, key, (s * 0.76, 0.33, top + 0.004), radius=0.017, bevel=0.006)
    kit.slab(0.05, 0.05, 0.02, key if s < 0 else accent, (s * 0.755, -0.33, top + 0.004), radius=0.022, bevel=0.006)
    for k in range(4):
        kit.slab(0.1 - 0.012 * k, 0.014, 0.01, black, (s * (0.99 - 0.004 * k), -0.36 - 0.028 * k + 0.0, top - 0.002 - 0.004 * (k > 1)), radius=0.006, bevel=0.002)
    # shoulder key and trigger
    with kit.collect(loc=(s * 0.98, 0.42, 0), rot=(0, 0, -14 * s)):
        kit.slab(0.42, 0.09, 0.11, black, (0, 0.01, 0.02), radius=0.04, bevel=0.025)
        kit.slab(0.34, 0.13, 0.12, metal, (0.02 * s, -0.01, -0.12), radius=0.055, bevel=0.035)

"""Robot vacuum: flat round body with bumper, lidar turret and sweeping side brush, in front of its emptying station."""
import math

FINISHES = ('graphite', 'sand')


def build(kit, finish):
    dark = finish == 'graphite'
    shell = kit.plastic('#2c2d31' if dark else '#b29f7d', 0.36)
    lid = kit.gloss('#17181b' if dark else '#c9bb9f', 0.16)
    trim = kit.aluminium('#6a6b70' if dark else 'brass', 0.28)
    black = kit.plastic('#131315', 0.42)
    accent = kit.paint('signal', 0.4) if dark else kit.metal('brass', 0.25)
    glow = kit.led('#eafcff' if dark else '#fff1d6', 4)

    with kit.collect(loc=(0.3, -0.55, 0), rot=(0, 0, -12)):
        _robot(kit, shell, lid, trim, black, accent, glow)
    with kit.collect(loc=(-0.35, 1.15, 0)):
        _station(kit, dark, shell, lid, trim, black, accent, glow)
    return kit.Product(
        detail=(0.42, -0.75, 0.36), span=1.7,
        three_quarter={'turn': 24, 'elevation': 27, 'fill': 0.84},
        front={'turn': -34, 'elevation': 20, 'fill': 0.84},
        close={'turn': 20, 'elevation': 26, 'blur': 0.7},
    )


def _robot(kit, shell, lid, trim, black, accent, glow):
    kit.turned([(0, 0.07), (0.86, 0.07), (0.955, 0.13), (0.955, 0.38), (0.9, 0.43), (0, 0.435)], shell, bevel=0.03, segments=128)
    # the bumper goes round the front half with a gap to the body
    kit.extrude(_sector(1.0, 0.9, 184, 356), 0.25, shell, (0, 0, 0.245), bevel=0.035)
    kit.extrude(_sector(1.006, 0.95, 236, 304), 0.085, kit.gloss('#050506', 0.06), (0, 0, 0.27), bevel=0.012)
    kit.torus(0.957, 0.008, accent, (0, 0, 0.385))
    kit.turned([(0, 0.43), (0.87, 0.43), (0.86, 0.455), (0.5, 0.468), (0, 0.47)], lid, bevel=0.012, segments=128)
    # turret: foot, glass with its laser behind pillars, cap
    at = (0, 0.16)
    kit.cylinder(0.33, 0.03, trim, (*at, 0.475), bevel=0.012)
    kit.cylinder(0.27, 0.13, black, (*at, 0.53), bevel=0.01)
    for k in range(5):
        a = math.radians(20 + 72 * k)
        kit.box((0.03, 0.05, 0.11), shell, (at[0] + 0.275 * math.cos(a), at[1] + 0.275 * math.sin(a), 0.54), (0, 0, math.degrees(a) + 90), bevel=0.01)
    kit.turned([(0, 0.58), (0.3, 0.58), (0.3, 0.64), (0.26, 0.665), (0, 0.67)], shell, (*at, 0), bevel=0.025)
    kit.torus(0.3, 0.009, accent, (*at, 0.59))
    for x, r in ((-0.15, 0.07), (0.15, 0.07)):
        kit.button(r, 0.02, trim, (x, -0.42, 0.462), ring=glow if x < 0 else None)
    kit.plate(0.07, 0.014, glow, (0.15, -0.42, 0.486))
    kit.plate(0.014, 0.07, glow, (0.15, -0.42, 0.486))
    # side brush, three tufts fanning out under the rim
    brush = (0.66, -0.66)
    kit.cylinder(0.12, 0.05, black, (*brush, 0.05), bevel=0.015)
    bristle = kit.plastic('#34353a', 0.6)
    for arm in (-100, 20, 140):
        for k in range(9):
            a, spread = math.radians(arm), math.radians(arm + (k - 4) * 5)
            end = (brush[0] + 0.56 * math.cos(spread), brush[1] + 0.56 * math.sin(spread), 0.012)
            mid = (brush[0] + 0.25 * math.cos(a), brush[1] + 0.25 * math.sin(a), 0.045)
            kit.tube([(*brush, 0.05), mid, end], 0.008, bristle)
        a = math.radians(arm)
        kit.strip([(*brush, 0.045), (brush[0] + 0.24 * math.cos(a), brush[1] + 0.24 * math.sin(a), 0.04)], 0.08, 0.035, accent)
    for x in (-0.55, 0.55):
        kit.cylinder(0.17, 0.12, kit.rubber(), (x, 0.1, 0.17), (0, 90, 0), bevel=0.03)


def _station(kit, dark, shell, lid, trim, black, accent, glow):
    w, d, h = 1.5, 0.95, 1.95
    bay = kit.extrude(kit.outline_rect(1.16, 0.66, 0.2), 0.8, None, (0, -d / 2, 0.27), (90, 0, 0), bevel=0)
    kit.slab(w, d, h, shell, (0, 0, h / 2), radius=0.26, bevel=0.06, cuts=[bay])
    kit.box((1.16, 0.04, 0.6), black, (0, 0.05, 0.3), bevel=0.005)
    kit.slab(1.3, 0.7, 0.05, black, (0, -0.55, 0.03), radius=0.14, bevel=0.015)
    for x in (-0.2, 0.2):
        kit.slab(0.16, 0.08, 0.02, kit.metal('brass', 0.25), (x, 0.01, 0.3), (90, 0, 0), radius=0.03, bevel=0.006)
    cloth = kit.fabric('#3a3c41' if dark else '#a8977c', across='xy', scale=34)
    kit.slab(1.14, 0.98, 0.03, cloth, (0, -d / 2, 1.22), (90, 0, 0), radius=0.16, bevel=0.012)
    kit.slab(0.36, 0.03, 0.02, glow, (0, -d / 2 - 0.016, 1.5), (90, 0, 0), radius=0.014, bevel=0.004)
    kit.slab(w + 0.004, d + 0.004, 0.012, black, (0, 0, h - 0.2), radius=0.26, bevel=0.003)
    kit.slab(w - 0.14, d - 0.14, 0.03, lid, (0, 0, h + 0.004), radius=0.2, bevel=0.012)
    kit.slab(0.34, 0.05, 0.03, accent, (0, -d / 2 + 0.01, h - 0.1), (90, 0, 0), radius=0.022, bevel=0.006)


def _sector(outer, inner, start, end, n=72):
    """Outline of a piece of a ring, from `start` to `end` degrees."""
    angles = [math.radians(start + (end - start) * k / n) for k in range(n + 1)]
    out = [(outer * math.cos(a), outer * math.sin(a)) for a in angles]
    return out + [(inner * math.cos(a), inner * math.sin(a)) for a in reversed(angles)]

"""Over-ear headphones: padded leather band on two metal bows, forked yokes, turned cups with a perforated cap."""
import math

FINISHES = ('graphite', 'sand')


def build(kit, finish):
    dark = finish == 'graphite'
    metal = kit.aluminium('#5b5c60' if dark else 'silver', 0.3)
    shell = kit.plastic('#232427' if dark else '#dcd8d0', 0.4)
    leather = kit.leather('#1d1b1b' if dark else '#8a5f43')
    cloth = kit.fabric('#151516' if dark else '#3b322c', across='xy', scale=30)
    accent = kit.paint('signal', 0.4) if dark else kit.metal('brass', 0.25)
    cap = kit.perforated('#47484c' if dark else 'silver', across='xy', pitch=0.05, hole=0.56, rough=0.34)
    black = kit.plastic('#141416', 0.45)

    height, reach = 1.05, 1.0
    for side in (-1, 1):
        # the cup looks outwards along its own z
        with kit.collect(loc=(side * reach, 0, height), rot=(0, side * 84, 0)):
            kit.turned([(0, -0.16), (0.5, -0.16), (0.6, -0.06), (0.6, 0.1), (0.52, 0.19), (0, 0.19)], shell, bevel=0.06)
            kit.pipe(0.53, 0.46, 0.06, metal, (0, 0, 0.19), bevel=0.015)
            kit.torus(0.545, 0.009, accent, (0, 0, 0.175))
            kit.turned([(0, 0.2), (0.3, 0.212), (0.46, 0.2), (0.47, 0.16)], cap, bevel=0.01)
            kit.cylinder(0.11, 0.03, metal, (0, 0, 0.215), bevel=0.01)
            _pad(kit, leather, cloth)
            # fork and its pivots; y is front and back, the fork's bow lies above
            kit.strip(kit.arc(0.7, 90, 90 + side * 180, plane='xy', centre=(0, 0, 0.02)), 0.1, 0.06, metal, up=(0, 0, 1), round=0.7)
            for y in (-0.66, 0.66):
                kit.cylinder(0.085, 0.14, black, (0, y, 0.02), (90, 0, 0), bevel=0.025)
                kit.cylinder(0.05, 0.02, accent if dark else metal, (0, y * 1.11, 0.02), (90, 0, 0), bevel=0.006)
        _arm(kit, side, reach, height, metal, black, accent)
    _band(kit, metal, leather)
    kit.usb_c((-reach - 0.02, -0.02, height - 0.6), (180, 0, 90), 0.9)
    kit.cylinder(0.045, 0.06, metal, (reach, -0.4, height - 0.46), (40, 0, 0), bevel=0.012)
    return kit.Product(
        detail=(1.12, -0.1, 1.22), span=1.5, pose=(-10, 0, 0),
        three_quarter={'turn': 28, 'elevation': 9},
        front={'turn': 8, 'elevation': 4},
        close={'turn': -38, 'elevation': 12},
    )


def _pad(kit, leather, cloth):
    rings = []
    for i in range(96):
        a = 2 * math.pi * i / 96
        ring = []
        for j in range(32):
            b = 2 * math.pi * j / 32
            c, s = math.cos(b), math.sin(b)
            # a cushion: nearly flat towards the head, rounder outside, softly wrinkled inside
            r = 0.41 + 0.18 * math.copysign(abs(c) ** 0.8, c) + 0.004 * math.sin(a * 24) * max(0, -c)
            z = -0.27 + 0.125 * math.copysign(abs(s) ** 0.75, s)
            ring.append((r * math.cos(a) * 1.04, r * math.sin(a), z))
        rings.append(ring)
    kit.loft(rings, leather, loop=True)
    kit.torus(0.585, 0.006, kit.plastic('#101011', 0.5), (0, 0, -0.17), scale=(1.03, 1, 1))
    kit.disc(0.3, cloth, (0, 0, -0.23), (180, 0, 0))


def _arm(kit, side, reach, height, metal, black, accent):
    x = side * (reach + 0.01)
    kit.tube([(x + side * 0.05, 0, height + 0.66), (x + side * 0.045, 0, height + 1.0), (x, 0, height + 1.3)], 0.042, metal)
    kit.cylinder(0.075, 0.1, black, (x + side * 0.055, 0, height + 0.71), (0, side * -5, 0), bevel=0.02)
    with kit.collect(loc=(x + side * 0.005, 0, height + 1.2), rot=(0, side * -8, 0)):
        kit.slab(0.15, 0.36, 0.22, black, radius=0.07, bevel=0.025)
        kit.slab(0.156, 0.3, 0.014, accent, (0, 0, -0.05), radius=0.07, bevel=0.004)
        for k in range(3):
            kit.box((0.012, 0.06, 0.008), accent, (side * 0.074, 0, 0.02 + 0.03 * k), bevel=0.002)


def _band(kit, metal, leather):
    base, r, squash = 2.3, 1.01, 0.84
    for y in (-0.13, 0.13):
        arc = kit.arc(r, 0, 180, 40, centre=(0, y, base), squash=squash)
        kit.tube([(r, y, base - 0.12), *arc, (-r, y, base - 0.12)], 0.03, metal)
    cushion = kit.arc(r - 0.07, 14, 166, 60, centre=(0, 0, base), squash=squash)
    kit.strip(cushion, 0.42, 0.15, leather, up=(0, 0.0001, 1), taper=_taper, round=0.96)
    cover = kit.arc(r + 0.0, 20, 160, 60, centre=(0, 0, base), squash=squash)
    kit.strip(cover, 0.36, 0.05, leather, up=(0, 0.0001, 1), taper=_taper, round=0.85)


def _taper(t):
    return min(1, 0.4 + 1.1 * math.sin(math.pi * t))

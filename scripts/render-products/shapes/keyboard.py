"""75% mechanical keyboard: wedge case, two tones of sculpted caps, accent keys, a knob, a coiled cable."""
import math

FINISHES = ('graphite', 'sand')
ROWS = [
    [1, -0.25, 1, 1, 1, 1, -0.25, 1, 1, 1, 1, -0.25, 1, 1, 1, 1, -0.25, -2],
    [1] * 13 + [2, 1],
    [1.5] + [1] * 12 + [1.5, 1],
    [1.75] + [1] * 11 + [2.25, 1],
    [2.25] + [1] * 10 + [1.75, 1, 1],
    [1.25, 1.25, 1.25, 6.25, 1, 1, 1, 1, 1, 1],
]
UNIT = 0.135
TILT = 6


def build(kit, finish):
    dark = finish == 'graphite'
    case = kit.metal('#3a3b3f', 0.4) if dark else kit.metal('#b7a382', 0.42)
    alpha = kit.plastic('#3c3e43' if dark else '#e3d9c6', 0.5)
    other = kit.plastic('#212226' if dark else '#8c7860', 0.5)
    accent = kit.plastic('signal' if dark else '#b5512f', 0.45)
    pit = kit.plastic('#121214' if dark else '#4a4034', 0.5)
    ink = kit.paint('#c9cbd0' if dark else '#4a4034')
    brass = kit.knurled('#8a8b90' if dark else 'brass', 0.1, 48)

    w, d = 16 * UNIT + 0.14, 6 * UNIT + 0.16
    # the wedge: a side profile (y, z) pulled along x
    side = [(-d / 2, 0.02), (d / 2 - 0.03, 0.02), (d / 2, 0.05), (d / 2, 0.24), (d / 2 - 0.02, 0.26), (-d / 2 + 0.03, 0.165), (-d / 2, 0.14)]
    kit.extrude(side, w, case, (0, 0, 0), (90, 0, 90), bevel=0.022)
    kit.extrude([(-d / 2 + 0.03, 0.1), (d / 2 + 0.003, 0.1), (d / 2 + 0.003, 0.115), (-d / 2 - 0.003, 0.075), (-d / 2 - 0.003, 0.06)], w + 0.006, accent, (0, 0, 0), (90, 0, 90), bevel=0.003)
    for x in (-0.9, 0.9):
        kit.box((0.3, 0.09, 0.03), kit.rubber(), (x, -d / 2 + 0.12, 0.015), bevel=0.01)
        kit.box((0.3, 0.09, 0.06), kit.rubber(), (x, d / 2 - 0.14, 0.02), bevel=0.01)

    with kit.collect(loc=(0, 0, 0.212), rot=(TILT, 0, 0)):
        kit.slab(16 * UNIT + 0.03, 6 * UNIT + 0.03, 0.02, pit, (0, 0, 0.0), radius=0.02, bevel=0.004)
        marked = {(0, 0), (2, 13), (3, 12)} - {(2, 13)}
        arrows = {(4, 12), (5, 7), (5, 8), (5, 9)}
        for i, row in enumerate(ROWS):
            # each row of caps is a little differently raked, as on a sculpted set
            y, rake, lift = (2.5 - i) * UNIT, (7, 4, 1, -2, -5, -6)[i], (0.012, 0.008, 0.002, 0.0, 0.004, 0.006)[i]
            total = sum(abs(k) for k in row)
            x, seen = -total / 2, {}
            for j, width in enumerate(row):
                if width > 0:
                    tone = accent if (i, j) in marked else other if _modifier(i, j, row) else alpha
                    at = ((x + width / 2) * UNIT, y, 0.012)
                    if (width, id(tone)) in seen:
                        o = kit.repeat(seen[(width, id(tone))], [(0, 0, 0)])[0]
                        o.location = at
                    else:
                        o = kit.key(width * UNIT - 0.012, UNIT - 0.012, 0.095 + lift, tone, at, (rake, 0, 0), taper=0.74, bevel=0.008)
                        seen[(width, id(tone))] = o
                    if tone is alpha and width == 1:
                        kit.box((0.02, 0.024, 0.003), ink, (at[0] - 0.018, y + 0.016, 0.109 + lift), (rake, 0, 0), bevel=0)
                    elif tone is other and (i, j) not in arrows:
                        kit.box((0.045, 0.01, 0.003), kit.paint('#d8d2c6'), (at[0] - width * UNIT * 0.5 + 0.06, y + 0.016, 0.109 + lift), (rake, 0, 0), bevel=0)
                x += abs(width)
        kx, ky = 7.05 * UNIT, 2.5 * UNIT
        kit.cylinder(0.118, 0.02, case, (kx, ky, 0.012), bevel=0.006)
        kit.cylinder(0.1, 0.13, brass, (kx, ky, 0.085), bevel=0.014)
        kit.cylinder(0.08, 0.01, case, (kx, ky, 0.152), bevel=0.003)
        kit.box((0.012, 0.05, 0.006), accent, (kx + 0.02, ky + 0.04, 0.157), (0, 0, -28), bevel=0.001)
        kit.box((0.03, 0.012, 0.006), kit.led('#7dffb0', 5), (6.2 * UNIT, ky, 0.012), bevel=0.002)
    _cable(kit, d, accent, case)
    return kit.Product(
        detail=(0.78, 0.12, 0.27), span=0.95,
        three_quarter={'turn': 24, 'elevation': 34, 'fill': 0.86},
        front={'turn': -28, 'elevation': 20, 'fill': 0.86},
        close={'turn': 22, 'elevation': 34},
    )


def _modifier(i, j, row):
    if i == 0:
        return j >= 7 and j <= 10 or j > 15
    last = len(row) - 1
    if i == 5:
        return row[j] < 6
    return j == last or j == 0 or row[j] > 1 or (i == 4 and j >= last - 1)


def _cable(kit, d, mat, plug):
    x0, y0 = -0.55, d / 2
    kit.cylinder(0.035, 0.12, plug, (x0, y0 + 0.07, 0.14), (90, 0, 0), bevel=0.01)
    kit.tube([(x0, y0 + 0.12, 0.14), (x0, y0 + 0.22, 0.13), (x0 + 0.03, y0 + 0.3, 0.07), (x0 + 0.2, y0 + 0.3, 0.07)], 0.02, mat)
    points, turns = [], 15
    for k in range(turns * 14):
        a = 2 * math.pi * k / 14
        points.append((x0 + 0.2 + 0.75 * k / (turns * 14), y0 + 0.3 + 0.055 * math.cos(a), 0.075 + 0.055 * math.sin(a)))
    kit.tube(points, 0.02, mat, smooth=False)
    e = x0 + 0.95
    kit.cylinder(0.04, 0.13, plug, (e + 0.05, y0 + 0.3, 0.075), (0, 90, 0), bevel=0.01)
    kit.tube([(e + 0.1, y0 + 0.3, 0.075), (e + 0.35, y0 + 0.32, 0.03), (e + 0.5, y0 + 0.5, 0.02), (e + 0.35, y0 + 0.75, 0.02)], 0.02, mat)

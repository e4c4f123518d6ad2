"""Eight-channel mixing desk: sloping panel with rows of coloured knobs, a fader on every channel, sockets at the head, meters."""
import math

FINISHES = ('graphite', 'silver')


def build(kit, finish):
    dark = finish == 'graphite'
    panel = kit.paint('#303135' if dark else '#b3b0a9', 0.42)
    strip = kit.paint('#3c3d42' if dark else '#a09d96', 0.42)
    cheek = kit.plastic('#1b1c1e' if dark else '#6d6e73', 0.4)
    black = kit.plastic('#17171a', 0.42)
    ink = kit.paint('#d8dadf' if dark else '#2b2c30')
    white = kit.paint('#e9e7e2', 0.4)
    slot = kit.paint('#050506')
    metal = kit.metal('silver', 0.22)
    caps = {'gain': kit.paint('signal', 0.4), 'eq': kit.paint('#3f7fb8' if dark else '#2f5f92', 0.4), 'aux': kit.paint('#8e9196' if dark else '#6b6d72', 0.4), 'pan': white if dark else black}

    w, d = 2.5, 2.1
    low, high = 0.16, 0.42
    slope = math.degrees(math.atan2(high - low, d))
    side = [(-d / 2, 0.05), (d / 2, 0.05), (d / 2, high + 0.06), (-d / 2 + 0.02, low + 0.06), (-d / 2 - 0.03, 0.1)]
    for s in (-1, 1):
        kit.extrude(side, 0.09, cheek, (s * (w / 2 + 0.035), 0, 0), (90, 0, 90), bevel=0.025)
    kit.extrude([(-d / 2 + 0.02, 0.06), (d / 2 - 0.02, 0.06), (d / 2 - 0.02, high), (-d / 2 + 0.02, low)], w, panel, (0, 0, 0), (90, 0, 90), bevel=0.01)
    kit.feet(w * 0.9, d * 0.8, 0.09, 0.06, kit.rubber(), (0, 0, 0.06))

    with kit.collect(loc=(0, 0, (low + high) / 2 + 0.001), rot=(slope, 0, 0)):
        n, pitch = 8, 0.215
        left = -w / 2 + 0.13
        for k in range(n):
            x = left + pitch * k + 0.02
            _channel(kit, k, x, strip, black, caps, ink, white, slot, metal, pitch)
        _master(kit, left + pitch * n + 0.02, w / 2, strip, black, caps, ink, white, slot, metal)
    return kit.Product(
        detail=(0.35, -0.45, 0.25), span=1.3,
        three_quarter={'turn': 22, 'elevation': 40, 'fill': 0.9},
        front={'turn': 0, 'elevation': 62, 'fill': 0.86},
        close={'turn': 34, 'elevation': 30},
    )


def _channel(kit, k, x, strip, black, caps, ink, white, slot, metal, pitch):
    kit.slab(pitch - 0.022, 1.98, 0.008, strip, (x, 0, 0), radius=0.015, bevel=0.003)
    z = 0.004
    with kit.collect(loc=(x, 0.86, z), scale=0.42):
        kit.xlr(0.185, (0, 0, 0))
    kit.jack(0.042, (x, 0.66, z), ring=metal)
    rows = [('gain', 0.5), ('eq', 0.3), ('eq', 0.125), ('eq', -0.05), ('aux', -0.225), ('pan', -0.385)]
    for i, (kind, y) in enumerate(rows):
        angle = -120 + (k * 67 + i * 101) % 220
        if kind == 'pan':
            angle = (k % 3 - 1) * 40
        kit.cylinder(0.064, 0.004, black, (x, y, z), bevel=0.001, segments=32)
        kit.knob(0.056, 0.075, caps[kind], None, black if kind == 'pan' and caps['pan'] is white else white, (x, y, z), angle=angle)
    lit = kit.led('#ff5a1f', 4) if k in (1, 5) else kit.paint('#e9e7e2' if caps['pan'] is white else '#f4f2ee', 0.4)
    kit.slab(0.075, 0.042, 0.03, lit, (x - 0.042, -0.5, z + 0.012), radius=0.012, bevel=0.006)
    kit.slab(0.075, 0.042, 0.03, kit.led('#f6c945', 3) if k == 3 else black, (x + 0.046, -0.5, z + 0.012), radius=0.012, bevel=0.006)
    value = (0.72, 0.55, 0.8, 0.62, 0.35, 0.7, 0.48, 0.2)[k]
    for i in range(9):
        kit.box((0.04 if i % 4 == 0 else 0.025, 0.007, 0.003), ink, (x + 0.068, -0.915 + 0.043 * i, z), bevel=0)
    kit.fader(0.4, value, slot, black, white, (x - 0.008, -0.745, z), width=0.085)


def _master(kit, x0, right, strip, black, caps, ink, white, slot, metal):
    width = right - x0 + 0.085
    x = x0 - 0.095 + width / 2
    kit.slab(width - 0.04, 1.98, 0.008, strip, (x, 0, 0), radius=0.015, bevel=0.003)
    z = 0.004
    for s in (-1, 1):
        with kit.collect(loc=(x + s * 0.125, 0.86, z), scale=0.42):
            kit.xlr(0.185, (0, 0, 0), combo=False)
        kit.jack(0.042, (x + s * 0.125, 0.66, z), ring=metal)
    kit.slab(width - 0.1, 0.6, 0.014, kit.gloss('#08090a'), (x, 0.26, z), radius=0.03, bevel=0.004)
    kit.screen(width - 0.15, 0.54, kit.paint_screen.meters(260, 380, 4, 5), (x, 0.26, z + 0.0105), radius=0.01, brightness=1.3)
    for i in range(2):
        for s in (-1, 1):
            kit.cylinder(0.07, 0.004, black, (x + s * 0.12, -0.14 - 0.19 * i, z), bevel=0.001, segments=32)
            kit.knob(0.06, 0.08, caps['aux'] if i == 0 else caps['gain'], None, white, (x + s * 0.12, -0.14 - 0.19 * i, z), angle=30 * s - 40 * i)
    for s in (-1, 1):
        kit.slab(0.12, 0.042, 0.03, kit.led('#4be37a', 3) if s < 0 else black, (x + s * 0.1, -0.5, z + 0.012), radius=0.012, bevel=0.006)
        kit.fader(0.4, 0.66 + 0.03 * s, slot, caps['gain'], white, (x + s * 0.11, -0.745, z), width=0.095)
        for i in range(9):
            kit.box((0.04 if i % 4 == 0 else 0.025, 0.007, 0.003), ink, (x + s * 0.11 + 0.075, -0.915 + 0.043 * i, z), bevel=0)

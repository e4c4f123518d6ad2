"""MIDI keyboard: two octaves of keys, lit pads, a row of knobs, small screen, pitch and modulation wheels."""
FINISHES = ('graphite', 'sand')


def build(kit, finish):
    dark = finish == 'graphite'
    case = kit.plastic('#2b2c30' if dark else '#b0966c', 0.42)
    deck = kit.plastic('#1e1f22' if dark else '#c4ad84', 0.36)
    white = kit.gloss('#dedad2' if dark else '#ece4d4', 0.2)
    ebony = kit.gloss('#161618' if dark else '#3a2c22', 0.2)
    black = kit.plastic('#161618' if dark else '#4a3b2e', 0.4)
    cap = kit.spun('#7a7b7f') if dark else kit.spun('brass')
    accent = kit.paint('signal', 0.4)
    ink = kit.paint('#d8dadf' if dark else '#4f4335')

    w, d, h = 2.9, 1.36, 0.2
    kit.slab(w, d, h, case, (0, 0, 0.05 + h / 2), radius=0.07, bevel=0.03)
    kit.feet(w * 0.9, d * 0.8, 0.08, 0.05, kit.rubber(), (0, 0, 0.05))
    top = 0.05 + h
    # control deck behind, a little raised
    kit.slab(w - 0.06, 0.62, 0.05, deck, (0, 0.34, top + 0.02), radius=0.05, bevel=0.012)
    _keys(kit, white, ebony, top, w, d)
    kit.box((w - 0.44, 0.014, 0.03), accent, (0.18, 0.025, top + 0.03), bevel=0.004)

    # cheek left of the keys: wheels, octave buttons
    for k, x in enumerate((-1.33, -1.18)):
        kit.slab(0.1, 0.36, 0.01, kit.paint('#050506'), (x, -0.3, top + 0.001), radius=0.04, bevel=0.002)
        kit.cylinder(0.17, 0.075, kit.knurled('#3a3b3f' if dark else '#4a3b2e', 0.17, 60, 0.5, 0), (x, -0.3, top - 0.1), (0, 90, 0), bevel=0.015)
        kit.box((0.07, 0.02, 0.012), accent, (x, -0.3 + 0.03 * k, top + 0.07), bevel=0.004)
    for k, x in enumerate((-1.33, -1.18)):
        kit.slab(0.1, 0.06, 0.03, kit.led('#ff5a1f', 3) if k else black, (x, -0.02, top + 0.01), radius=0.015, bevel=0.008)

    z = top + 0.045
    # 4 × 2 pads
    colours = ['#ff5a1f', '#f6c945', '#4be37a', '#43d9ff', '#5b8cff', '#b07cff', '#ff6fa3', '#ff5a1f']
    lit = (0, 2, 3, 5, 6)
    for k in range(8):
        x, y = 0.42 + 0.29 * (k % 4), 0.475 - 0.275 * (k // 4)
        kit.slab(0.262, 0.25, 0.03, black, (x, y, z - 0.004), radius=0.03, bevel=0.006)
        kit.slab(0.236, 0.224, 0.05, kit.led(colours[k], 0.9) if k in lit else kit.rubber('#5b5c61' if dark else '#8a7a62', 0.5), (x, y, z + 0.012), radius=0.028, bevel=0.014)
    # 8 knobs in two rows
    for k in range(8):
        x, y = -0.74 + 0.25 * (k % 4), 0.475 - 0.275 * (k // 4)
        kit.cylinder(0.093, 0.006, black, (x, y, z), bevel=0.002, segments=40)
        kit.knob(0.078, 0.1, black, cap, accent if dark else kit.paint('#f4efe4'), (x, y, z), angle=-110 + (k * 83) % 220, ribs=16)
    # screen and transport
    # the screen leans towards the player, away from the lamp's reflection
    with kit.collect(loc=(-1.16, 0.46, z + 0.03), rot=(20, 0, 0)):
        kit.slab(0.44, 0.31, 0.12, black, (0, 0, -0.04), radius=0.03, bevel=0.012)
        kit.screen(0.37, 0.245, kit.paint_screen.spectrum(480, 320, '#ff7a45'), (0, 0, 0.0235), radius=0.01, brightness=1.6)
    for k, x in enumerate((-1.31, -1.16, -1.01)):
        kit.slab(0.12, 0.09, 0.035, (kit.led('#ff3b30', 3), black, kit.led('#4be37a', 2.5))[k], (x, 0.2, z + 0.006), radius=0.02, bevel=0.01)
    kit.text('OVERTONE', 0.052, ink, (-1.16, 0.098, z), spacing=1.1)
    return kit.Product(
        detail=(0.5, 0.1, 0.3), span=1.35,
        three_quarter={'turn': 22, 'elevation': 36, 'fill': 0.9},
        front={'turn': 0, 'elevation': 46, 'fill': 0.88},
        close={'turn': 30, 'elevation': 28},
    )


def _keys(kit, white, ebony, top, w, d):
    n, left = 15, -1.08
    pitch = (w / 2 - 0.05 - left) / n
    kit.box((pitch * n + 0.01, 0.68, 0.02), kit.paint('#060607'), (left + pitch * n / 2, -0.34, top - 0.005), bevel=0.002)
    first = None
    for k in range(n):
        at = (left + pitch * (k + 0.5), -0.35, top + 0.025)
        if first is None:
            first = kit.slab(pitch - 0.012, 0.68, 0.09, white, at, radius=0.018, bevel=0.014)
            origin = at
        else:
            kit.repeat(first, [tuple(at[i] - origin[i] for i in range(3))])
        if k % 7 in (0, 1, 3, 4, 5) and k < n - 1:
            x, y, z = left + pitch * (k + 1), -0.2, top + 0.065
            b = pitch * 0.56
            rings = [[(x + u, y + v * s + dy, zz) for u, v in kit.outline_rect(b * q, 0.4, 0.02, 3)] for zz, q, s, dy in ((z, 1, 1, 0), (z + 0.06, 0.92, 0.97, 0.006), (z + 0.085, 0.78, 0.9, 0.02))]
            kit.loft(rings, ebony, bevel=0.01)

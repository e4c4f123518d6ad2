"""Wireless charging stand: a tilted puck on a bent arm holds a phone, a second pad in the foot charges an earbud case."""
FINISHES = ('graphite', 'silver')

TILT = -18


def build(kit, finish):
    dark = finish == 'graphite'
    metal = kit.aluminium('#47484d' if dark else '#bab8b3', 0.3)
    soft = kit.rubber('#1c1d1f' if dark else '#c9c5bc')
    edge = kit.plastic('#232427' if dark else '#dcd8d0', 0.4)
    light = kit.led('#ff6a2b' if dark else '#4cc9ff', 4)
    ink = kit.paint('#55565a' if dark else '#8d8a83')

    # foot with a shallow pad and a status light
    kit.slab(1.02, 1.2, 0.09, metal, (0, -0.08, 0.055), radius=0.3, bevel=0.03)
    kit.slab(0.94, 1.12, 0.02, kit.rubber(), (0, -0.08, 0.008), radius=0.28, bevel=0.004)
    with kit.collect(loc=(0, -0.33, 0.1)):
        kit.cylinder(0.27, 0.014, soft, (0, 0, 0.002), bevel=0.005)
        kit.torus(0.275, 0.009, light, (0, 0, 0.002))
        kit.pipe(0.1, 0.088, 0.004, ink, (0, 0, 0.009), bevel=0.001)
        with kit.collect(loc=(0, 0, 0.009)) as case:
            _case(kit, dark)
    # arm: one bent band from the foot to the back of the puck
    path = kit.bezier([(0, 0.3, 0.07), (0, 0.37, 0.22), (0, 0.41, 0.5), (0, 0.4, 0.8), (0, 0.32, 0.98), (0, 0.21, 1.06)])
    kit.strip(path, 0.24, 0.055, metal, up=(0, 1, 0.3), round=0.45)
    with kit.collect(loc=(0, 0.16, 1.06), rot=(TILT, 0, 0)):
        with kit.collect(rot=(90, 0, 0)):
            kit.turned([(0, -0.07), (0.26, -0.07), (0.35, -0.03), (0.36, 0.02), (0.345, 0.04), (0, 0.04)], metal, bevel=0.02)
            kit.cylinder(0.325, 0.012, soft, (0, 0, 0.039), bevel=0.004)
            kit.torus(0.333, 0.009, light, (0, 0, 0.041))
            for r in (0.12, 0.19, 0.26):
                kit.pipe(r, r - 0.01, 0.004, ink, (0, 0, 0.045), bevel=0.001)
            bolt = [(0.03, 0.075), (-0.045, -0.01), (-0.005, -0.01), (-0.03, -0.075), (0.045, 0.015), (0.005, 0.015)]
            kit.extrude(bolt, 0.006, ink, (0, 0, 0.046), bevel=0.001)
        with kit.collect() as phone:
            _phone(kit, dark)
    lead = kit.fabric('#2a2b2e' if dark else '#b3afa7', across='xy', scale=70)
    kit.tube([(0.1, 0.5, 0.06), (0.1, 0.7, 0.06), (0.2, 0.98, 0.035), (0.7, 1.0, 0.03), (1.0, 0.7, 0.03), (0.98, 0.2, 0.03), (0.8, -0.1, 0.03), (0.95, -0.4, 0.03)], 0.027, lead)
    kit.cylinder(0.042, 0.08, edge, (0.1, 0.53, 0.06), (90, 0, 0), bevel=0.01, segments=48)
    return kit.Product(
        detail=(0, 0.1, 1.06), span=1.0,
        three_quarter={'turn': 38, 'elevation': 15},
        front={'turn': 24, 'elevation': 20, 'hide': [phone.object, case.object]},
        close={'turn': 26, 'elevation': 12, 'hide': [phone.object, case.object]},
    )


def _phone(kit, dark):
    w, h, t, y = 0.74, 1.52, 0.075, -0.087
    upright = (90, 0, 0)
    frame = kit.metal('#4c4d52' if dark else '#c4c2bd', 0.22)
    kit.slab(w, h, t, frame, (0, y, 0), upright, radius=0.13, bevel=0.024)
    kit.slab(w - 0.03, h - 0.03, 0.008, kit.gloss('#060607'), (0, y - t / 2, 0), upright, radius=0.115, bevel=0.003)
    shown = _charging(kit, dark)
    front = y - t / 2 - 0.0055
    kit.screen(w - 0.06, h - 0.06, shown, (0, front, 0), upright, radius=0.1)
    kit.slab(0.15, 0.042, 0.002, kit.paint('#040405', 0.3), (0, front - 0.001, h / 2 - 0.085), upright, radius=0.021, bevel=0.0005)
    white = kit.led('#ffffff', 1.1)
    kit.text('10:09', 0.17, white, (0, front - 0.001, h / 2 - 0.26), upright, depth=0.0005)
    kit.text('82%', 0.11, white, (0, front - 0.001, -0.1), upright, depth=0.0005)
    kit.slab(0.028, 0.2, 0.012, frame, (w / 2 + 0.002, y, 0.25), (90, 0, 90), radius=0.013, bevel=0.003)


def _charging(kit, dark):
    c = kit.paint_screen.wallpaper(480, 996, 'night' if dark else 'mint')
    x, y = 240, 563
    c.circle(x, y, 138, '#05070c', 0.55).ring(x, y, 118, 16, '#ffffff', alpha=0.22)
    c.ring(x, y, 118, 16, '#5df08a', 0, 295)
    bolt = [(x + 12, y - 86), (x - 12, y - 56), (x + 8, y - 56), (x - 8, y - 28)]
    c.line(bolt, 9, '#5df08a')
    c.rect(60, 860, 92, 92, '#ffffff', 46, 0.25).rect(328, 860, 92, 92, '#ffffff', 46, 0.25)
    return c.circle(106, 906, 18, '#ffffff').circle(374, 906, 18, '#ffffff')


def _case(kit, dark):
    shell = kit.gloss('#2a2b2f' if dark else '#e6e2da', 0.18)
    kit.extrude(kit.outline_super(0.42, 0.34, 2.9), 0.17, shell, (0, 0, 0.086), bevel=0.075, steps=8)
    kit.extrude(kit.outline_super(0.423, 0.343, 2.9), 0.006, kit.paint('#0c0c0d'), (0, 0, 0.108), bevel=0.001)
    kit.cylinder(0.011, 0.01, kit.led('#5df08a', 5), (0, -0.17, 0.075), (90, 0, 0), bevel=0.003, segments=24)

"""Gaming laptop: angular chassis with a finned rear exhaust, keys lit from below in a rainbow, light strips, a game on the lid."""
FINISHES = ('graphite', 'silver')

RAINBOW = ['#ff2f6d', '#ff7a1f', '#ffd23f', '#3fe07a', '#2fb7ff', '#7a4dff', '#ff3fd0']
TOP = 0.075


def build(kit, finish):
    dark = finish == 'graphite'
    body = kit.aluminium('#3b3c41' if dark else '#b7b5b0', 0.36)
    under = kit.plastic('#1b1c1f' if dark else '#5d5e62', 0.45)
    black = kit.plastic('#151517', 0.45)
    hole = kit.paint('#050506')
    light = kit.led('#ff4d1f' if dark else '#2fb7ff', 3.2)

    chassis = [(-1.16, -0.88), (1.16, -0.88), (1.24, -0.78), (1.24, 0.62), (1.1, 0.92), (0.62, 0.92), (0.55, 0.84),
               (-0.55, 0.84), (-0.62, 0.92), (-1.1, 0.92), (-1.24, 0.62), (-1.24, -0.78)]
    kit.extrude(chassis, 0.1, body, (0, 0, 0.025), bevel=0.022)
    kit.extrude([(x * 0.975, y * 0.965) for x, y in chassis], 0.08, under, (0, 0, -0.05), bevel=0.03)
    _deck(kit, finish, body, black, hole, light)
    # rear: exhaust grilles with fins either side of the ports, a strip of light below
    for s in (-1, 1):
        with kit.collect(loc=(s * 0.86, 0.918, 0.015), rot=(90, 0, 180)):
            kit.slab(0.44, 0.09, 0.01, hole, radius=0.012, bevel=0.002)
            fin = kit.box((0.012, 0.086, 0.016), kit.metal('copper', 0.3), (-0.2, 0, 0.004), bevel=0.003)
            kit.repeat(fin, [(0.0334 * k, 0, 0) for k in range(1, 13)])
        with kit.collect(loc=(s * 1.175, 0.775, 0.015), rot=(90, 0, 115 if s > 0 else 245)):
            kit.slots(6, 0.02, 0.07, 0.036, hole, (0, 0, 0.004))
    kit.box((0.9, 0.012, 0.014), light, (0, 0.837, -0.03), bevel=0.004)
    kit.hdmi((-0.3, 0.832, 0.025), (90, 0, 180), 0.55)
    kit.usb_c((-0.05, 0.832, 0.025), (90, 0, 180), 0.55)
    kit.slab(0.16, 0.09, 0.02, black, (0.2, 0.832, 0.022), (90, 0, 180), radius=0.01, bevel=0.003)
    kit.cylinder(0.04, 0.02, black, (0.42, 0.832, 0.025), (90, 0, 180), bevel=0.006, segments=32)
    for y in (-0.2, 0.02):
        kit.usb_a((1.232, y, 0.02), (90, 0, 90), 0.55)
        kit.usb_a((-1.232, y, 0.02), (90, 0, -90), 0.55)
    kit.jack(0.026, (-1.238, -0.4, 0.02), (90, 0, -90))
    kit.slots(9, 0.024, 0.07, 0.045, hole, (1.242, 0.38, 0.02), (90, 0, 90))
    kit.slots(9, 0.024, 0.07, 0.045, hole, (-1.242, 0.38, 0.02), (90, 0, -90))
    # light along the front edge
    kit.box((1.7, 0.016, 0.016), light, (0, -0.872, -0.018), bevel=0.005)
    kit.feet(2.0, 1.4, 0.07, 0.04, kit.rubber(), (0, 0, -0.085))
    _lid(kit, dark, body, black, light)
    return kit.Product(
        detail=(-0.45, -0.02, TOP), span=1.15,
        three_quarter={'turn': 26, 'elevation': 20},
        front={'turn': 150, 'elevation': 19},
        close={'turn': 24, 'elevation': 30},
    )


def _deck(kit, finish, body, black, hole, light):
    legends = kit.led('#f3f6ff', 1.6)
    stops = [(k / 6, c) for k, c in enumerate(RAINBOW)]
    glow = kit.paint_screen.Canvas(480, 200).gradient(stops, 12)
    kit.slab(2.04, 0.86, 0.006, black, (0, 0.1, TOP - 0.001), radius=0.03, bevel=0.001)
    kit.screen(1.98, 0.8, glow, (0, 0.1, TOP + 0.0035), brightness=1.5, radius=0.03)
    caps = kit.plastic('#1d1e21', 0.42)
    accent = kit.plastic('#ff5a1f' if finish == 'graphite' else '#e9e7e2', 0.35)
    kit.keys(kit.KEYBOARD_75, caps, (0, 0.1, TOP + 0.004), unit=0.131, height=0.034, gap=0.026, taper=0.9,
             accent=accent, accents={(2, 2), (3, 1), (3, 2), (3, 3)}, legends=legends)
    kit.slab(0.8, 0.42, 0.006, black, (-0.1, -0.6, TOP - 0.001), radius=0.03, bevel=0.001)
    kit.slab(0.782, 0.402, 0.006, kit.plastic('#2a2b2f' if finish == 'graphite' else '#b9b8b4', 0.32), (-0.1, -0.6, TOP + 0.001), radius=0.025, bevel=0.001)
    # strip behind the keyboard: hexagonal power key, speaker slots, the rear deck's vents
    kit.cylinder(0.042, 0.014, black, (0, 0.585, TOP + 0.004), bevel=0.004, segments=6)
    kit.torus(0.03, 0.005, light, (0, 0.585, TOP + 0.011), segments=32)
    for s in (-1, 1):
        kit.slots(20, 0.014, 0.05, 0.03, hole, (s * 0.55, 0.59, TOP + 0.001), (0, 0, 0))
        kit.slots(11, 0.02, 0.12, 0.04, hole, (s * 0.84, 0.8, TOP + 0.001), (0, 0, 0))


def _lid(kit, dark, body, black, light):
    for x in (-0.72, 0.72):
        kit.cylinder(0.042, 0.36, black, (x, 0.665, TOP + 0.02), (0, 90, 0), bevel=0.012)
    with kit.collect(loc=(0, 0.67, TOP + 0.02), rot=(-20, 0, 0)):
        outline = [(-1.19, -0.72), (1.19, -0.72), (1.22, -0.6), (1.22, 0.66), (1.13, 0.75), (0.4, 0.75), (0.36, 0.72),
                   (-0.36, 0.72), (-0.4, 0.75), (-1.13, 0.75), (-1.22, 0.66), (-1.22, -0.6)]
        kit.extrude(outline, 0.05, body, (0, 0, 0.76), (90, 0, 0), bevel=0.016)
        kit.slab(2.38, 1.4, 0.008, black, (0, -0.024, 0.765), (90, 0, 0), radius=0.04, bevel=0.002)
        kit.screen(2.28, 1.283, kit.paint_screen.game(960, 540), (0, -0.0305, 0.8), (90, 0, 0), radius=0.02)
        kit.cylinder(0.012, 0.004, kit.lens('#2f5f9a'), (0, -0.029, 1.455), (90, 0, 0), bevel=0.001, segments=24)
        # lid: two raised blades and a lit chevron between them
        blade = kit.aluminium('#2c2d31' if dark else '#b4b3b0', 0.3)
        for s in (-1, 1):
            kit.extrude([(s * x, y) for x, y in ((0.5, -0.55), (0.74, -0.55), (0.98, 0.6), (0.8, 0.6))], 0.012, blade, (0, 0.026, 0.76), (90, 0, 180), bevel=0.004)
            kit.box((0.24, 0.01, 0.04), light, (s * 0.085, 0.026, 0.8), (0, s * 42, 0), bevel=0.003)
        kit.box((0.34, 0.008, 0.022), kit.metal('graphite', 0.2), (0, 0.026, 0.63), bevel=0.003)

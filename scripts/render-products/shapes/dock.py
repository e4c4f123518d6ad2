"""Desk dock: a finned metal bar with a row of ports in front, more behind, its USB-C lead curling over the desk."""
FINISHES = ('graphite', 'silver')

W, D, H = 1.9, 0.8, 0.36


def build(kit, finish):
    dark = finish == 'graphite'
    body = kit.aluminium('#46474c' if dark else '#bab8b3', 0.34)
    face = kit.plastic('#17181a' if dark else '#3a3b3f', 0.35)
    ink = kit.paint('#c9ccd2')
    hole = kit.paint('#050506', 0.4)
    accent = kit.paint('signal', 0.35)
    foot = 0.04
    z = foot + H / 2

    kit.slab(W, D, H, body, (0, 0, z), radius=0.09, bevel=0.03)
    # cooling fins along the top
    top = foot + H
    kit.slab(W - 0.3, D - 0.2, 0.006, hole, (0, 0, top - 0.001), radius=0.03, bevel=0.001)
    fin = kit.slab(W - 0.36, 0.034, 0.08, body, (0, -0.255, top + 0.02), radius=0.016, bevel=0.01)
    kit.repeat(fin, [(0, 0.085 * k, 0) for k in range(1, 7)])
    kit.box((W - 0.3, D - 0.3, 0.05), kit.rubber(), (0, 0, 0.03), bevel=0.02)
    _front(kit, face, hole, ink, accent, z)
    _back(kit, face, hole, z)
    # the lead: braided, from the back round to the front right, plug lying in view
    lead = kit.fabric('#2a2b2e' if dark else '#8f8d89', across='xy', scale=70)
    path = [(0.72, D / 2, z), (0.72, 0.6, z), (0.75, 0.85, 0.06), (1.15, 0.95, 0.04), (1.5, 0.55, 0.04), (1.42, 0.0, 0.04),
            (1.3, -0.3, 0.04), (1.2, -0.55, 0.045), (1.0, -0.66, 0.05)]
    kit.tube(path, 0.036, lead)
    kit.cylinder(0.058, 0.12, face, (0.72, D / 2 + 0.04, z), (90, 0, 0), bevel=0.014, segments=48)
    with kit.collect(loc=(0.93, -0.7, 0.055), rot=(0, 0, 28)):
        kit.cone(0.036, 0.046, 0.12, face, (0.09, 0, 0), (0, -90, 0), bevel=0.008, segments=48)
        kit.slab(0.24, 0.15, 0.075, kit.aluminium('#55565b' if dark else '#c6c4bf', 0.3), (-0.08, 0, 0), radius=0.03, bevel=0.022)
        kit.box((0.02, 0.152, 0.077), accent, (0.02, 0, 0), bevel=0.006)
        kit.slab(0.1, 0.046, 0.12, kit.metal('silver', 0.2), (-0.25, 0, 0), (90, 0, 90), radius=0.02, bevel=0.006)
    return kit.Product(
        detail=(-0.2, -0.4, z), span=1.15,
        three_quarter={'turn': 24, 'elevation': 24, 'fill': 0.86},
        front={'turn': 158, 'elevation': 20},
        close={'turn': 18, 'elevation': 14},
    )


def _front(kit, face, hole, ink, accent, z):
    y, to = -D / 2, (90, 0, 0)
    kit.slab(W - 0.22, H - 0.1, 0.012, face, (0, y, z), to, radius=0.05, bevel=0.004)
    front = y - 0.008
    kit.pipe(0.062, 0.05, 0.012, kit.metal('silver', 0.2), (-0.72, front, z), to, bevel=0.003, segments=48)
    kit.cylinder(0.05, 0.014, kit.plastic('#222327', 0.3), (-0.72, front, z), to, bevel=0.004, segments=48)
    kit.cylinder(0.012, 0.018, kit.led('#ff6a2b', 6), (-0.72, front, z), to, bevel=0.003, segments=24)
    kit.jack(0.05, (-0.52, front, z), to)
    kit.usb_c((-0.3, front, z), to, 0.9)
    kit.usb_c((-0.05, front, z), to, 0.9)
    kit.usb_a((0.24, front, z), to, 0.92)
    # card slot with a card put in
    kit.slab(0.34, 0.05, 0.014, hole, (0.6, front + 0.001, z), to, radius=0.01, bevel=0.002)
    kit.slab(0.3, 0.05, 0.026, accent, (0.6, front - 0.012, z), to, radius=0.008, bevel=0.003)
    for x, words in ((-0.52, 'audio'), (-0.3, '40 G'), (-0.05, '10 G'), (0.24, '10 G'), (0.6, 'SD 4.0')):
        kit.text(words, 0.042, ink, (x, y - 0.0075, z - 0.092), to, depth=0.001)


def _back(kit, face, hole, z):
    y, to = D / 2, (90, 0, 180)
    kit.slab(W - 0.22, H - 0.1, 0.012, face, (0, y, z), to, radius=0.05, bevel=0.004)
    back = y + 0.008
    for x in (0.44, 0.1):
        kit.hdmi((x, back, z), to, 0.95)
    kit.usb_a((-0.2, back, z + 0.055), to, 0.75)
    kit.usb_a((-0.2, back, z - 0.055), to, 0.75)
    # network socket: metal frame, stepped opening, two lights
    kit.slab(0.24, 0.21, 0.02, kit.metal('silver', 0.3), (-0.48, back, z), to, radius=0.012, bevel=0.004)
    kit.slab(0.19, 0.13, 0.022, hole, (-0.48, back, z + 0.015), to, radius=0.006, bevel=0.001)
    kit.slab(0.08, 0.05, 0.022, hole, (-0.48, back, z - 0.065), to, radius=0.006, bevel=0.001)
    for s, colour in ((-1, '#5df08a'), (1, '#ffb020')):
        kit.box((0.03, 0.024, 0.02), kit.led(colour, 3), (-0.48 + s * 0.085, back, z - 0.082), bevel=0.003)
    kit.pipe(0.06, 0.035, 0.02, kit.metal('silver', 0.3), (-0.74, back, z), to, bevel=0.004, segments=48)
    kit.cylinder(0.014, 0.02, kit.metal('brass', 0.3), (-0.74, back, z), to, bevel=0.003, segments=24)

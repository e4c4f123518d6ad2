"""Two smartphones, back and front: metal frame, matt glass back with a camera island of three lenses, edge-to-edge screen."""
FINISHES = ('graphite', 'sand')

W, H, T = 0.75, 1.56, 0.085


def build(kit, finish):
    dark = finish == 'graphite'
    frame = kit.metal('#4c4d52' if dark else '#bda283', 0.22)
    back = kit.plastic('#2c2d31' if dark else '#cdb898', 0.3)
    island = kit.gloss('#1c1d20' if dark else '#b89f7d', 0.2)
    accent = kit.paint('signal', 0.35)
    with kit.collect(loc=(-0.24, 0.2, 0), rot=(0, 0, 188)) as rear:
        _phone(kit, frame, back, island, accent, 'night' if dark else 'ember')
    with kit.collect(loc=(0.25, -0.16, 0), rot=(0, 0, 6)) as face:
        _phone(kit, frame, back, island, accent, 'dusk' if dark else 'mint')
    return kit.Product(
        detail=(-0.4, 0.1, 1.27), span=0.72,
        three_quarter={'turn': 14, 'elevation': 8},
        front={'turn': -28, 'elevation': 7, 'hide': [rear.object]},
        close={'turn': -22, 'elevation': 12, 'hide': [face.object]},
    )


def _phone(kit, frame, back, island, accent, hue):
    upright, rear = (90, 0, 0), (90, 0, 180)
    middle = (0, 0, H / 2)
    kit.slab(W, H, T, frame, middle, upright, radius=0.14, bevel=0.026)
    kit.slab(W - 0.03, H - 0.03, 0.008, kit.gloss('#060607'), (0, -T / 2, H / 2), upright, radius=0.125, bevel=0.003)
    kit.screen(W - 0.065, H - 0.065, kit.paint_screen.phone(480, 1040, hue), (0, -T / 2 - 0.0055, H / 2), upright, radius=0.105)
    kit.slab(0.15, 0.042, 0.002, kit.paint('#040405', 0.3), (0, -T / 2 - 0.007, H - 0.085), upright, radius=0.021, bevel=0.0005)
    kit.disc(0.012, kit.lens('#2f5f9a'), (0.045, -T / 2 - 0.0085, H - 0.085), upright)
    kit.slab(W - 0.03, H - 0.03, 0.01, back, (0, T / 2, H / 2), rear, radius=0.125, bevel=0.004)
    # camera island, top left as seen from behind
    x, z, y = 0.155, H - 0.235, T / 2 + 0.004
    kit.slab(0.38, 0.38, 0.035, island, (x, y + 0.015, z), rear, radius=0.1, bevel=0.014)
    for dx, dz in ((0.088, 0.088), (0.088, -0.088), (-0.088, 0)):
        kit.lens_front(0.083, 0.034, frame, '#3b4fae', (x + dx, y + 0.028, z + dz), rear)
    kit.cylinder(0.026, 0.008, kit.plastic('#f4e7c2', 0.25), (x - 0.085, y + 0.032, z + 0.125), rear, bevel=0.002, segments=32)
    kit.cylinder(0.016, 0.008, kit.lens('#5a2222'), (x - 0.085, y + 0.032, z - 0.125), rear, bevel=0.002, segments=32)
    mark = kit.metal('#77787d' if hue in ('night', 'dusk') else '#9a8162', 0.12)
    kit.pipe(0.058, 0.041, 0.004, mark, (0, T / 2 + 0.005, H * 0.5), rear, bevel=0.001)
    # keys, antenna lines, socket and holes
    kit.slab(0.03, 0.16, 0.012, accent, (W / 2 + 0.003, 0, H - 0.36), (90, 0, 90), radius=0.014, bevel=0.004)
    kit.slab(0.03, 0.24, 0.012, frame, (W / 2 + 0.003, 0, H - 0.62), (90, 0, 90), radius=0.014, bevel=0.004)
    kit.slab(0.03, 0.13, 0.012, frame, (-W / 2 - 0.003, 0, H - 0.36), (90, 0, -90), radius=0.014, bevel=0.004)
    line = kit.plastic('#37383c' if hue in ('night', 'dusk') else '#a8906f', 0.4)
    for sx in (-1, 1):
        for at in (0.2, H - 0.2):
            kit.box((0.006, T - 0.03, 0.014), line, (sx * (W / 2 - 0.001), 0, at), bevel=0.001)
    kit.usb_c((0, 0, 0.002), (180, 0, 0), 0.5)
    for sx in (-1, 1):
        for k in range(5):
            kit.cylinder(0.01, 0.006, kit.paint('#050506'), (sx * (0.13 + 0.032 * k), 0, 0.001), bevel=0.001, segments=16)

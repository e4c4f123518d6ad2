"""Laptop stand: a slotted tray with two front lips on hinged arms over a heavy base, lifting a slim open laptop."""
import math

FINISHES = ('graphite', 'silver')

TILT = 13


def build(kit, finish):
    dark = finish == 'graphite'
    metal = kit.aluminium('#44454a' if dark else '#bab8b3', 0.32)
    pad = kit.rubber('#18181a' if dark else '#4c4d50')
    accent = kit.paint('signal', 0.35)
    joint = kit.metal('#2b2c30' if dark else '#8f8e8c', 0.25)

    # base: a plate with an opening, pads and an accent line
    window = kit.slab(0.8, 0.42, 0.3, None, (0, -0.08, 0.03), radius=0.12)
    kit.slab(1.4, 1.0, 0.05, metal, (0, 0.02, 0.035), radius=0.13, bevel=0.014, cuts=[window])
    for x in (-0.6, 0.6):
        for y in (-0.38, 0.42):
            kit.cylinder(0.05, 0.016, pad, (x, y, 0.007), bevel=0.004, segments=32)
    low, high = (0.4, 0.13), (0.1, 0.66)
    length = math.dist(low, high)
    lean = math.degrees(math.atan2(low[0] - high[0], high[1] - low[1]))
    for s in (-1, 1):
        with kit.collect(loc=(s * 0.53, low[0], low[1]), rot=(lean, 0, 0)):
            kit.extrude(kit.outline_rect(0.15, length + 0.15, 0.075), 0.06, metal, (0, 0, length / 2), (90, 0, 90), bevel=0.014)
            for z in (0, length):
                kit.cylinder(0.052, 0.1, joint, (0, 0, z), (0, 90, 0), bevel=0.008, segments=48)
                kit.cylinder(0.03, 0.112, accent, (0, 0, z), (0, 90, 0), bevel=0.005, segments=6)
        kit.box((0.035, 0.2, 0.14), metal, (s * 0.465, low[0], 0.1), bevel=0.012)
    for (y, z), half in ((low, 0.45), (high, 0.45)):
        kit.cylinder(0.034, 2 * half, joint, (0, y, z), (0, 90, 0), bevel=0.006, segments=48)

    with kit.collect(loc=(0, 0.04, 0.72), rot=(TILT, 0, 0)):
        cuts = [kit.slab(0.86, 0.26, 0.3, None, (0, y, 0), radius=0.12) for y in (-0.2, 0.18)]
        kit.slab(1.5, 1.16, 0.04, metal, radius=0.12, bevel=0.012, cuts=cuts)
        for s in (-1, 1):
            kit.box((0.035, 0.2, 0.13), metal, (s * 0.465, 0.06, -0.06), bevel=0.012)
            kit.slab(0.09, 0.95, 0.016, pad, (s * 0.6, 0.02, 0.024), radius=0.04, bevel=0.005)
            with kit.collect(loc=(s * 0.5, -0.575, 0)):
                kit.slab(0.2, 0.15, 0.03, metal, (0, -0.01, 0.05), (90, 0, 0), radius=0.06, bevel=0.01)
                kit.slab(0.16, 0.07, 0.014, pad, (0, 0.008, 0.07), (90, 0, 180), radius=0.03, bevel=0.004)
        with kit.collect() as laptop:
            _laptop(kit, dark)
    return kit.Product(
        detail=(0.5, 0.2, 0.42), span=1.05,
        three_quarter={'turn': 33, 'elevation': 15},
        front={'turn': 40, 'elevation': 24, 'hide': [laptop.object]},
        close={'turn': 48, 'elevation': 15, 'hide': [laptop.object]},
    )


def _laptop(kit, dark):
    body = kit.aluminium('#8f8e8c' if dark else '#7d7e82', 0.34)
    z = 0.062
    kit.slab(2.0, 1.36, 0.055, body, (0, 0.135, z), radius=0.09, bevel=0.02)
    kit.slab(1.7, 0.68, 0.006, kit.plastic('#131315', 0.5), (0, 0.34, z + 0.0265), radius=0.025, bevel=0.001)
    kit.keys(kit.KEYBOARD_75, kit.plastic('#26272a', 0.45), (0, 0.34, z + 0.028), unit=0.11, height=0.018, gap=0.015, taper=0.95)
    kit.slab(0.72, 0.42, 0.004, kit.aluminium('#a3a2a0' if dark else '#8c8d91', 0.26), (0, -0.27, z + 0.0275), radius=0.03, bevel=0.001)
    kit.cylinder(0.03, 1.5, kit.plastic('#19191b', 0.4), (0, 0.79, z + 0.03), (0, 90, 0), bevel=0.008)
    for s in (-1, 1):
        kit.usb_c((s * 0.996, 0.6, z), (90, 0, 90 * s), 0.4)
        kit.usb_c((s * 0.996, 0.48, z), (90, 0, 90 * s), 0.4)
    with kit.collect(loc=(0, 0.795, z + 0.035), rot=(-14 - TILT, 0, 0)):
        kit.slab(2.0, 1.33, 0.034, body, (0, 0, 0.69), (90, 0, 0), radius=0.09, bevel=0.012)
        kit.slab(1.97, 1.3, 0.006, kit.gloss('#08090a'), (0, -0.016, 0.69), (90, 0, 0), radius=0.075, bevel=0.002)
        shown = kit.paint_screen.editor(960, 600) if dark else kit.paint_screen.desktop(960, 600, 'dawn')
        kit.screen(1.9, 1.1875, shown, (0, -0.021, 0.71), (90, 0, 0), radius=0.04)

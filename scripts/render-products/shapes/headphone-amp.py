"""Valve headphone amplifier: two glowing tubes on a metal chassis, one large volume knob, a needle meter and headphone sockets."""
import math

FINISHES = ('graphite', 'silver')


def build(kit, finish):
    dark = finish == 'graphite'
    body = kit.aluminium('#404145' if dark else '#b3b0aa', 0.34)
    face = kit.brushed('#5a5b60' if dark else '#bcb9b2', 0.3, axis='x', strength=0.1)
    trim = kit.metal('#9b9ca0' if dark else '#b9b7b2', 0.18)
    black = kit.plastic('#151517', 0.42)
    accent = kit.paint('signal', 0.4)
    ink = kit.paint('#e4e5e8' if dark else '#2b2c30')

    w, d, h = 1.7, 1.35, 0.5
    base = 0.07
    top = base + h
    kit.slab(w, d, h, body, (0, 0.04, base + h / 2), radius=0.06, bevel=0.03)
    with kit.collect(loc=(0, -d / 2 + 0.04, base + h / 2), rot=(90, 0, 0)):
        kit.slab(w + 0.04, h + 0.04, 0.07, face, radius=0.05, bevel=0.014)
        for x in (-0.8, 0.8):
            for y in (-0.2, 0.2):
                kit.screw(0.026, trim, (x, y, 0.034))
    y = -d / 2 + 0.004
    z = base + h / 2
    for x in (-0.62, 0.62):
        for yy in (-0.4, 0.5):
            kit.turned([(0, 0), (0.1, 0), (0.11, 0.03), (0.09, 0.07), (0, 0.07)], trim, (x, yy, 0), bevel=0.012)
    # volume
    with kit.collect(loc=(0.4, y, z), rot=(90, 0, 0)):
        kit.cylinder(0.225, 0.014, black, bevel=0.004)
        kit.turned([(0, 0), (0.195, 0), (0.19, 0.19), (0.17, 0.21), (0, 0.21)], kit.knurled('#8b8c90' if dark else '#a9a7a2', 0.195, 80), bevel=0.012)
        kit.cylinder(0.172, 0.012, kit.spun('#8b8c90' if dark else '#c9c6c0'), (0, 0, 0.208), bevel=0.004)
        kit.box((0.022, 0.12, 0.01), accent, (-0.06, 0.085, 0.215), (0, 0, 35), bevel=0.003)
        for k in range(11):
            a = math.radians(90 + 135 - 27 * k)
            kit.box((0.035, 0.009, 0.006), ink, (0.255 * math.cos(a), 0.255 * math.sin(a), 0.002), (0, 0, math.degrees(a)), bevel=0.001)
    # meter
    with kit.collect(loc=(-0.1, y, z + 0.02), rot=(90, 0, 0)):
        kit.slab(0.44, 0.32, 0.03, black, radius=0.03, bevel=0.008)
        kit.screen(0.39, 0.27, _meter(kit), (0, 0, 0.0175), radius=0.015, brightness=1.1)
    kit.text('OVERTONE', 0.062, ink, (-0.1, -d / 2 + 0.004, z - 0.19), (90, 0, 0), spacing=1.2)
    # sockets, switch, lamp
    for k, x in enumerate((-0.7, -0.46)):
        kit.jack(0.085, (x, y, z - 0.07), (90, 0, 0), ring=trim)
    kit.cylinder(0.05, 0.02, trim, (-0.7, y, z + 0.13), (90, 0, 0), bevel=0.006)
    kit.tube([(-0.7, y, z + 0.13), (-0.7, y - 0.07, z + 0.15), (-0.7, y - 0.13, z + 0.18)], 0.02, trim)
    kit.cylinder(0.028, 0.02, kit.led('#ff5a1f', 7), (-0.46, y, z + 0.13), (90, 0, 0), bevel=0.006, segments=32)
    kit.knob(0.045, 0.07, black, trim, accent, (0.74, y, z + 0.1), (90, 0, 0), angle=-40)
    kit.knob(0.045, 0.07, black, trim, accent, (0.74, y, z - 0.1), (90, 0, 0), angle=40)
    # a pair of headphones' plug in the first socket
    kit.cylinder(0.06, 0.17, trim, (-0.46, y - 0.09, z - 0.07), (90, 0, 0), bevel=0.012)
    kit.cone(0.06, 0.035, 0.14, black, (-0.46, y - 0.24, z - 0.07), (90, 0, 0), bevel=0.012)
    kit.cable([(-0.46, y - 0.28, z - 0.07), (-0.46, y - 0.42, z - 0.08), (-0.5, y - 0.5, 0.06), (-0.75, y - 0.42, 0.03), (-1.05, y - 0.12, 0.03), (-1.15, y + 0.3, 0.03)], 0.03)
    for x in (-0.36, 0.36):
        _tube(kit, (x, -0.14, top), trim, black, body)
    # transformer block behind the tubes, vents
    kit.slab(1.2, 0.36, 0.36, black, (0, 0.44, top + 0.18), radius=0.05, bevel=0.03)
    kit.slab(1.1, 0.28, 0.02, trim, (0, 0.44, top + 0.36), radius=0.04, bevel=0.006)
    for s in (-1, 1):
        kit.slots(6, 0.022, 0.34, 0.055, kit.paint('#060607'), (s * 0.68, -0.14, top + 0.0015))
    return kit.Product(
        detail=(-0.02, -0.35, 0.72), span=1.35,
        three_quarter={'turn': 28, 'elevation': 18},
        front={'turn': -16, 'elevation': 7},
        close={'turn': 38, 'elevation': 16},
    )


def _tube(kit, at, trim, black, body):
    with kit.collect(loc=at):
        kit.pipe(0.19, 0.15, 0.04, trim, (0, 0, 0.01), bevel=0.01)
        kit.turned([(0, 0), (0.135, 0), (0.14, 0.1), (0.12, 0.13), (0, 0.13)], black, bevel=0.012)
        # plates, mica, the glowing heater, getter cap
        kit.slab(0.13, 0.085, 0.26, kit.metal('#55565a', 0.35), (0, 0, 0.31), radius=0.04, bevel=0.01)
        kit.cylinder(0.1, 0.01, kit.paint('#d8d2c4'), (0, 0, 0.455), bevel=0.002)
        kit.cylinder(0.1, 0.01, kit.paint('#d8d2c4'), (0, 0, 0.17), bevel=0.002)
        for k in range(4):
            a = math.radians(45 + 90 * k)
            kit.cylinder(0.009, 0.36, kit.metal('copper', 0.3), (0.078 * math.cos(a), 0.078 * math.sin(a), 0.32), bevel=0.001, segments=12)
        kit.cylinder(0.03, 0.06, kit.led('#ff7a2a', 14), (0, 0, 0.475), bevel=0.01, segments=24)
        kit.torus(0.075, 0.01, kit.led('#ff6a1f', 10), (0, 0, 0.155), segments=48)
        kit.torus(0.05, 0.009, kit.metal('silver', 0.2), (0, 0, 0.52), segments=48)
        profile = kit.bezier([(0.125, 0.1), (0.13, 0.2), (0.13, 0.46), (0.105, 0.54), (0.05, 0.585), (0.02, 0.62), (0, 0.64)], 8)
        kit.lathe(profile, kit.glass('#fff3e6'), segments=48)
        # guard hoops
        for a in (0, 90):
            with kit.collect(rot=(0, 0, a + 45)):
                kit.tube([(0.185, 0, 0.02), (0.185, 0, 0.52), *kit.arc(0.185, 0, 180, 16, centre=(0, 0, 0.52))[1:-1], (-0.185, 0, 0.52), (-0.185, 0, 0.02)], 0.01, trim, smooth=False)


def _meter(kit):
    c = kit.paint_screen.Canvas(420, 290, '#f3dfb4')
    c.glow(210, 300, 300, '#ffb35c', 0.5)
    c.ring(210, 290, 190, 5, '#20262b', 312, 372).ring(210, 290, 190, 12, '#d8321b', 372, 408)
    for k in range(13):
        a = math.radians(-48 + 8 * k)
        p = [(210 + r * math.sin(a), 290 - r * math.cos(a)) for r in (196, 222 if k % 3 == 0 else 210)]
        c.line(p, 5, '#20262b' if k < 8 else '#d8321b')
    a = math.radians(14)
    c.line([(210, 290), (210 + 215 * math.sin(a), 290 - 215 * math.cos(a))], 5, '#111214')
    return c.circle(210, 290, 36, '#15171b')

"""Desktop audio interface: two combo sockets with lit gain knobs, a large monitor knob, level screen and headphone jacks."""
import math

FINISHES = ('graphite', 'silver')


def build(kit, finish):
    dark = finish == 'graphite'
    shell = kit.aluminium('#47484c' if dark else '#b5b2ac', 0.34)
    face = kit.plastic('#1b1c1e' if dark else '#b9b6ae', 0.4)
    trim = kit.metal('#8c8d91' if dark else '#a8a6a1', 0.2)
    black = kit.plastic('#151517', 0.42)
    cap = kit.spun('#6d6e72' if dark else '#55565a')
    accent = kit.paint('signal', 0.4)
    ink = kit.paint('#d8dadf' if dark else '#303136')
    glow = kit.led('#ff5a1f', 5)
    green = kit.led('#4be37a', 4)

    w, d, h = 2.3, 1.25, 0.62
    z = 0.06 + h / 2
    front = -d / 2
    # a sleeve with its face set in
    with kit.collect(loc=(0, 0, z), rot=(90, 0, 0)):
        kit.extrude(kit.outline_rect(w, h, 0.1), d, shell, bevel=0.022)
        kit.extrude(kit.outline_rect(w - 0.07, h - 0.07, 0.07), 0.04, face, (0, 0, d / 2), bevel=0.012)
    y = front - 0.021
    kit.feet(w * 0.82, d * 0.75, 0.09, 0.06, kit.rubber(), (0, 0, 0.06))
    kit.slots(18, 0.02, 0.34, 0.06, kit.paint('#070708'), (0.35, 0.28, 0.06 + h + 0.0015))
    kit.text('OVERTONE', 0.1, ink if dark else kit.paint('#5c5d61'), (-0.62, 0.28, 0.06 + h), spacing=1.2)

    for k, x in enumerate((-0.93, -0.22)):
        kit.xlr(0.165, (x, y - 0.004, z), (90, 0, 0))
        # gain knob in a ring of lights
        at = (x + 0.36, y, z + 0.03)
        with kit.collect(loc=at, rot=(90, 0, 0)):
            kit.cylinder(0.135, 0.012, black, bevel=0.003)
            kit.knob(0.092, 0.11, black, cap, accent, (0, 0, 0.004), angle=60 - 70 * k, ribs=18)
            for i in range(13):
                a = math.radians(90 + 140 - 280 * i / 12)
                lit = i < 9 - 3 * k
                kit.cylinder(0.011, 0.01, (glow if i > 9 else green) if lit else kit.paint('#3a3b3f'), (0.121 * math.cos(a), 0.121 * math.sin(a), 0.005), bevel=0.002, segments=16)
            kit.box((0.07, 0.028, 0.012), accent if k == 0 else ink, (0, -0.21, 0.004), bevel=0.005)
        kit.text(str(k + 1), 0.07, ink, (x + 0.36, y - 0.002, z + 0.215), (90, 0, 0))
    # level screen
    c = kit.paint_screen.meters(160, 340, 4, 7)
    kit.slab(0.21, 0.42, 0.014, kit.gloss('#08090a'), (0.405, y, z), (90, 0, 0), radius=0.03, bevel=0.004)
    kit.screen(0.17, 0.36, c, (0.405, y - 0.0105, z), (90, 0, 0), radius=0.012, brightness=1.3)
    # monitor knob
    with kit.collect(loc=(0.74, y, z), rot=(90, 0, 0)):
        kit.pipe(0.2, 0.175, 0.016, black, bevel=0.004)
        kit.turned([(0, 0), (0.17, 0), (0.165, 0.13), (0.15, 0.145), (0, 0.145)], kit.knurled('#6d6e72' if dark else '#b9b7b2', 0.17, 70), bevel=0.01)
        kit.cylinder(0.145, 0.01, cap if dark else trim, (0, 0, 0.145), bevel=0.003)
        kit.box((0.014, 0.07, 0.008), glow, (0.055, 0.085, 0.151), (0, 0, -33), bevel=0.002)
    for k, zz in enumerate((z + 0.17, z - 0.08)):
        kit.jack(0.066, (1.03, y, zz), (90, 0, 0), ring=trim)
        kit.knob(0.03, 0.04, black, None, ink, (1.03, y, zz - 0.105), (90, 0, 0), angle=20 + 40 * k)
    # the lead at the back
    kit.cable([(-0.4, d / 2, 0.3), (-0.4, d / 2 + 0.2, 0.3), (-0.5, d / 2 + 0.35, 0.04), (-1.0, d / 2 + 0.3, 0.03), (-1.35, d / 2 - 0.1, 0.03)], 0.03)
    return kit.Product(
        detail=(-0.33, -0.62, 0.4), span=1.25,
        three_quarter={'turn': 26, 'elevation': 24, 'fill': 0.86},
        front={'turn': -14, 'elevation': 9, 'fill': 0.86},
        close={'turn': 36, 'elevation': 14},
    )

"""Thermostat: a turning metal ring round a black glass face with the lit temperature, on a square wall plate."""
import math

FINISHES = ('graphite', 'silver')


def build(kit, finish):
    dark = finish == 'graphite'
    plate = kit.plastic('#26272a' if dark else '#c6c0b5', 0.4)
    ring = kit.aluminium('#595a5f' if dark else 'silver', 0.24)
    body = kit.plastic('#17181a' if dark else '#b9b5ad', 0.4)
    glass = kit.gloss('#050607', 0.05)
    colour = '#ff7a2e' if dark else '#ff6a3c'

    with kit.collect(rot=(90, 0, 0)):
        # the wall is xy here
        kit.slab(2.1, 2.1, 0.09, plate, (0, 0, 0.045), radius=0.3, bevel=0.035)
        kit.turned([(0, 0.08), (0.82, 0.08), (0.8, 0.2), (0.84, 0.22), (0, 0.22)], body, bevel=0.01)
        kit.turned([(0.8, 0.21), (0.9, 0.21), (0.93, 0.25), (0.93, 0.47), (0.88, 0.53), (0.81, 0.54), (0.8, 0.5)], ring, bevel=0.02, segments=160)
        # grip: fine ribs round the ring's wall
        rib = kit.box((0.012, 0.016, 0.17), ring, (0.932, 0, 0.36), bevel=0.004)
        turns = [2 * math.pi * k / 120 for k in range(1, 120)]
        kit.repeat(rib, [(0.932 * (math.cos(a) - 1), 0.932 * math.sin(a), 0) for a in turns], [(0, 0, math.degrees(a)) for a in turns])
        kit.torus(0.93, 0.012, kit.paint('signal', 0.4) if dark else kit.metal('brass', 0.2), (0, 0, 0.245), segments=160)
        kit.turned([(0.81, 0.48), (0.805, 0.525), (0.5, 0.54), (0, 0.545)], glass, bevel=0.012, segments=128)
        kit.screen(1.46, 1.46, _face(kit, colour), (0, 0, 0.549), radius=0.73, brightness=1.2)
        white, warm, cool = kit.led('#ffffff', 1.4), kit.led(colour, 1.6), kit.led('#9fb4c2', 1)
        kit.text('21.5°', 0.44, white, (0.03, 0.02, 0.553), depth=0.001)
        kit.text('HEATING', 0.1, warm, (0, 0.3, 0.553), depth=0.001, spacing=1.15)
        kit.text('45 %   19:30', 0.095, cool, (0, -0.25, 0.553), depth=0.001)
        kit.mesh([(-0.05, 0, 0), (0.05, 0, 0), (0, 0.08, 0)], [(0, 1, 2)], warm, (0, -0.5, 0.553))
        for x in (-0.85, 0.85):
            for y in (-0.85, 0.85):
                kit.screw(0.045, kit.metal('silver' if not dark else 'graphite', 0.25), (x, y, 0.09))
        kit.slots(9, 0.03, 0.1, 0.075, kit.paint('#0a0a0b'), (0, -1.045, 0.05), (90, 0, 0))
    return kit.Product(
        detail=(0.42, -0.5, 0.45), span=1.15, pose=(-4, 0, 0),
        three_quarter={'turn': 30, 'elevation': 10, 'fill': 0.76},
        front={'turn': -6, 'elevation': 4, 'fill': 0.76},
        close={'turn': 34, 'elevation': 14, 'blur': 0.7},
    )


def _face(kit, colour):
    """The scale: 72 ticks, lit up to the temperature wished, with its knob of light."""
    w = 760
    c = kit.paint_screen.Canvas(w, w, '#050607')
    c.glow(w / 2, w * 0.5, w * 0.5, colour, 0.16)
    for k in range(73):
        a = math.radians(-140 + 280 * k / 72)
        lit = k / 72 <= 0.6
        inner = 0.4 if k % 6 else 0.385
        p = [(w / 2 + math.sin(a) * r * w, w / 2 - math.cos(a) * r * w) for r in (inner, 0.455)]
        c.line(p, 7 if lit else 4, colour if lit else '#4a525a')
    a = math.radians(-140 + 280 * 0.6)
    return c.circle(w / 2 + math.sin(a) * 0.43 * w, w / 2 - math.cos(a) * 0.43 * w, 22, '#ffffff')

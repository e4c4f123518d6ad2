"""Large-diaphragm condenser microphone: wire basket on a turned body, hung on elastic cords in a shock mount, on a desk stand."""
import math

FINISHES = ('graphite', 'silver')


def build(kit, finish):
    dark = finish == 'graphite'
    body = kit.aluminium('#3d3e42' if dark else '#b3b0aa', 0.34)
    trim = kit.metal('#8b8c90' if dark else '#e0ddd6', 0.16)
    mesh = kit.perforated('#8f9094' if dark else '#bdbab3', across='cyl:0.34', pitch=0.042, hole=0.64, rough=0.28)
    frame = kit.aluminium('#2b2c2f' if dark else '#96948f', 0.36)
    black = kit.plastic('#18181a', 0.42)
    cord = kit.fabric('#ff5a1f' if dark else '#2d2d30', across='xz', scale=50)
    accent = kit.paint('signal', 0.4)
    ink = kit.paint('#d8dadf' if dark else '#2c2d30')

    # body, from the socket up to the collar
    kit.turned([(0, 0.72), (0.15, 0.72), (0.15, 0.82), (0.27, 0.86), (0.31, 0.95), (0.31, 1.72), (0, 1.72)], body, bevel=0.03)
    kit.turned([(0.3, 1.7), (0.345, 1.7), (0.355, 1.73), (0.355, 1.77), (0.34, 1.8), (0.3, 1.8)], trim, bevel=0.012)
    kit.torus(0.312, 0.008, trim, (0, 0, 0.98))
    # basket
    kit.lathe(kit.bezier([(0.335, 1.79), (0.34, 2.0), (0.34, 2.22), (0.325, 2.36), (0.26, 2.47), (0.14, 2.515), (0, 2.525)]), mesh)
    kit.torus(0.343, 0.013, trim, (0, 0, 2.2))
    hoop = [(0.345, 0, 1.79), (0.352, 0, 2.22), *[(0.352 * math.cos(a), 0, 2.22 + 0.315 * math.sin(a)) for a in [math.pi * k / 24 for k in range(1, 24)]], (-0.352, 0, 2.22), (-0.345, 0, 1.79)]
    kit.strip(hoop, 0.05, 0.018, trim, up=(0, 1, 0.0001), round=0.8)
    # badge, pattern switch
    kit.cylinder(0.085, 0.02, trim, (0, -0.31, 1.58), (90, 0, 0), bevel=0.006)
    kit.cylinder(0.066, 0.02, accent, (0, -0.313, 1.58), (90, 0, 0), bevel=0.004)
    kit.slab(0.13, 0.045, 0.012, kit.paint('#08080a'), (0, -0.311, 1.1), (90, 0, 0), radius=0.02, bevel=0.003)
    kit.box((0.045, 0.02, 0.036), trim, (0.03, -0.318, 1.1), bevel=0.006)
    for k in (-1, 0, 1):
        kit.torus(0.016, 0.0045, ink, (k * 0.06, -0.311, 1.17), (90, 0, 0), segments=32)
    _mount(kit, frame, black, cord, trim, accent)
    _stand(kit, frame, black, trim)
    return kit.Product(
        detail=(0, -0.2, 1.9), span=1.5,
        three_quarter={'turn': 30, 'elevation': 10, 'fill': 0.86},
        front={'turn': -18, 'elevation': 6, 'fill': 0.86},
        close={'turn': 24, 'elevation': 12},
    )


def _mount(kit, frame, black, cord, trim, accent):
    low, high, out, inner = 0.96, 1.5, 0.58, 0.37
    for z in (low, high):
        kit.torus(out, 0.032, frame, (0, 0, z))
    kit.pipe(inner + 0.012, 0.315, 0.1, frame, (0, 0, 1.23), bevel=0.015)
    kit.torus(inner, 0.02, frame, (0, 0, 1.33))
    kit.torus(inner, 0.02, frame, (0, 0, 1.13))
    for k in range(4):
        a = math.radians(45 + 90 * k)
        x, y = math.cos(a), math.sin(a)
        kit.tube([(out * x, out * y, low), (out * x * 1.06, out * y * 1.06, 1.23), (out * x, out * y, high)], 0.026, frame)
    # cords go from the outer rings to the inner one and back
    n = 8
    for z, iz in ((low, 1.13), (high, 1.33)):
        points = []
        for k in range(n):
            a, b = math.radians(360 / n * k + 22), math.radians(360 / n * (k + 0.5) + 22)
            points += [(out * math.cos(a), out * math.sin(a), z), (inner * math.cos(b), inner * math.sin(b), iz)]
        kit.tube(points, 0.017, cord, smooth=False, closed=True)
        for k in range(n):
            a, b = math.radians(360 / n * k + 22), math.radians(360 / n * (k + 0.5) + 22)
            kit.torus(0.042, 0.012, black, (out * math.cos(a), out * math.sin(a), z), (90, 0, math.degrees(a)), segments=24)
            kit.sphere(0.028, black, (inner * math.cos(b), inner * math.sin(b), iz), segments=16)
    kit.cylinder(0.035, 0.22, black, (0.4, 0, 1.23), (0, 90, 0), bevel=0.008)


def _stand(kit, frame, black, trim):
    y = 0.74
    kit.box((0.12, 0.2, 0.16), frame, (0, 0.64, 1.23), bevel=0.03)
    kit.tube([(0, 0.6, 0.98), (0, 0.68, 1.1), (0, 0.68, 1.36), (0, 0.6, 1.48)], 0.03, frame)
    kit.cylinder(0.08, 0.2, frame, (0, y, 1.23), (0, 90, 0), bevel=0.015)
    kit.knob(0.085, 0.09, black, trim, None, (0.1, y, 1.23), (0, 90, 0), ribs=16)
    kit.cylinder(0.055, 0.16, trim, (0, y, 1.1), bevel=0.012)
    kit.cylinder(0.04, 1.1, frame, (0, y, 0.56), bevel=0.005)
    kit.turned([(0, 0), (0.62, 0), (0.63, 0.04), (0.6, 0.075), (0.14, 0.1), (0.07, 0.16), (0, 0.16)], frame, (0, 0.42, 0), bevel=0.02)
    kit.cylinder(0.09, 0.08, trim, (0, y, 0.1), bevel=0.012)
    # cable
    kit.cylinder(0.105, 0.2, trim, (0, 0, 0.64), bevel=0.012)
    kit.cone(0.055, 0.095, 0.12, black, (0, 0, 0.49), bevel=0.01)
    kit.cable([(0, 0, 0.48), (0, 0, 0.3), (0.04, 0.05, 0.14), (0.3, 0.1, 0.12), (0.66, -0.05, 0.06), (0.8, 0.35, 0.035), (0.95, 0.75, 0.035)], 0.035)

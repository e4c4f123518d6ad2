"""Refractor telescope: long tube with dew shield in two rings on an equatorial mount with counterweights and a tripod."""
import math

FINISHES = ('graphite', 'silver')
POLE, HOUR, CENTRE, OFF = 50, 48, (0, 0, 1.42), 0.46  # the polar axis, the turn about it, their crossing, the tube's distance


def build(kit, finish):
    dark = finish == 'graphite'
    tube = kit.paint('#2c2e33', 0.3) if dark else kit.paint('#dcd8d0', 0.3)
    metal = kit.metal('#3a3b3f', 0.36) if dark else kit.aluminium('#b9b6af', 0.32)
    black = kit.plastic('#1b1c1e', 0.42)
    steel = kit.metal('silver', 0.2)
    accent = kit.paint('signal', 0.35) if dark else kit.metal('brass', 0.22)
    with kit.collect(loc=CENTRE, rot=(POLE, 0, 0)):
        # polar housing, its setting circle
        kit.turned([(0, -0.34), (0.12, -0.34), (0.13, -0.2), (0.13, 0.06), (0.16, 0.09), (0.16, 0.16), (0, 0.16)], metal, bevel=0.02)
        kit.cylinder(0.09, 0.08, black, (0, 0, -0.37), bevel=0.015)
        kit.torus(0.158, 0.012, accent, (0, 0, 0.09))
        with kit.collect(rot=(0, 0, HOUR)):
            _head(kit, tube, metal, black, steel, accent)
            with kit.collect(loc=(0, OFF, 0.1)):
                _tube(kit, tube, metal, black, steel, accent)
    _tripod(kit, metal, black, steel, accent)
    return kit.Product(
        detail=_world(kit, (0, OFF + 0.02, -0.92)), span=1.15,
        three_quarter={'turn': 52, 'elevation': 8, 'fill': 0.88},
        front={'turn': 132, 'elevation': 10, 'fill': 0.88},
        close={'turn': 112, 'elevation': 14},
    )


def _world(kit, p):
    p = kit.turn(kit.turn(p, (0, 0, HOUR)), (POLE, 0, 0))
    return tuple(a + b for a, b in zip(p, CENTRE))


def _head(kit, tube, metal, black, steel, accent):
    """The declination axis along y, the saddle above, counterweights below."""
    kit.cylinder(0.115, 0.4, metal, (0, 0.08, 0.24), (90, 0, 0), bevel=0.02)
    kit.cylinder(0.13, 0.04, accent, (0, 0.2, 0.24), (90, 0, 0), bevel=0.01)
    kit.box((0.17, 0.06, 0.62), metal, (0, OFF - 0.21, 0.2), bevel=0.015)
    kit.cylinder(0.032, 0.78, steel, (0, -0.45, 0.24), (90, 0, 0), bevel=0.008)
    for y in (-0.52, -0.68):
        kit.cylinder(0.17, 0.13, metal if y > -0.6 else black, (0, y, 0.24), (90, 0, 0), bevel=0.03)
        kit.cylinder(0.035, 0.1, accent, (0.19, y, 0.24), (0, 90, 0), bevel=0.01)
    kit.cylinder(0.055, 0.04, black, (0, -0.84, 0.24), (90, 0, 0), bevel=0.012)
    # slow-motion shaft
    kit.tube([(0.1, 0.02, 0.2), (0.25, 0.02, 0.16), (0.36, 0.04, 0.0), (0.4, 0.05, -0.16)], 0.016, steel)
    kit.cylinder(0.045, 0.12, black, (0.402, 0.05, -0.2), (6, -8, 0), bevel=0.015)


def _tube(kit, tube, metal, black, steel, accent):
    kit.turned([(0, -0.72), (0.17, -0.72), (0.17, 0.7), (0, 0.7)], tube, bevel=0.01)
    kit.turned([(0.165, 0.58), (0.215, 0.6), (0.215, 1.04), (0.19, 1.04), (0.185, 0.86), (0, 0.84)], tube, bevel=0.015)
    kit.pipe(0.222, 0.18, 0.05, accent, (0, 0, 0.62), bevel=0.012)
    kit.pipe(0.222, 0.185, 0.035, black, (0, 0, 1.03), bevel=0.01)
    kit.dome(0.184, 0.035, kit.lens('#2a5a9a'), (0, 0, 0.9))
    kit.pipe(0.192, 0.165, 0.03, black, (0, 0, 0.905), bevel=0.008)
    for z in (-0.12, 0.32):  # tube rings with hinge and thumb screw
        kit.pipe(0.2, 0.165, 0.09, metal, (0, 0, z), bevel=0.012)
        kit.box((0.08, 0.06, 0.09), metal, (0, -0.2, z), bevel=0.012)
        kit.box((0.05, 0.06, 0.08), metal, (0, 0.2, z), bevel=0.012)
        kit.cylinder(0.035, 0.07, black, (0, 0.25, z), (90, 0, 0), bevel=0.012)
    # focuser
    kit.turned([(0, -0.88), (0.1, -0.88), (0.11, -0.8), (0.178, -0.74), (0.178, -0.68), (0, -0.68)], metal, bevel=0.015)
    kit.cylinder(0.078, 0.14, steel, (0, 0, -0.92), bevel=0.01)
    kit.pipe(0.09, 0.07, 0.05, accent, (0, 0, -0.99), bevel=0.01)
    with kit.collect(rot=(0, 0, -HOUR)):
        kit.box((0.1, 0.08, 0.13), metal, (0, -0.12, -0.82), bevel=0.015)
        kit.cylinder(0.018, 0.36, steel, (0, -0.13, -0.82), (0, 90, 0), bevel=0.004)
        for x in (-0.19, 0.19):
            kit.knob(0.07, 0.07, black, accent, None, (x * 0.72, -0.13, -0.82), (0, 90 if x > 0 else -90, 0), ribs=18)
        # star diagonal and eyepiece
        kit.cylinder(0.06, 0.12, steel, (0, 0, -1.05), bevel=0.008)
        side = [(0.09, 0.09), (-0.1, 0.09), (-0.1, 0.02), (0.02, -0.1), (0.09, -0.1)]
        kit.extrude([(-y, z) for y, z in side], 0.16, black, (0, 0, -1.17), (90, 0, 90), bevel=0.018)
        kit.cylinder(0.062, 0.08, steel, (0, 0.13, -1.17), (90, 0, 0), bevel=0.008)
        kit.cylinder(0.075, 0.14, black, (0, 0.22, -1.17), (90, 0, 0), bevel=0.012)
        kit.pipe(0.079, 0.06, 0.03, accent, (0, 0.24, -1.17), (90, 0, 0), bevel=0.008)
        kit.turned([(0, 0), (0.065, 0), (0.07, 0.06), (0.05, 0.075), (0.045, 0.04), (0, 0.035)], kit.rubber(), (0, 0.29, -1.17), (-90, 0, 0), bevel=0.01)
        # finder
        with kit.collect(loc=(0.0, 0.3, -0.42)):
            kit.turned([(0, -0.26), (0.045, -0.26), (0.045, -0.16), (0.034, -0.14), (0.034, 0.08), (0.062, 0.16), (0.062, 0.28), (0.05, 0.28), (0, 0.25)], black, bevel=0.01)
            kit.torus(0.062, 0.007, accent, (0, 0, 0.2))
            kit.pipe(0.066, 0.033, 0.04, metal, (0, 0, -0.05), bevel=0.008)
            kit.box((0.05, 0.13, 0.1), metal, (0, -0.1, -0.04), bevel=0.012)


def _tripod(kit, metal, black, steel, accent):
    top = 1.06
    # wedge that carries the polar housing
    for x in (-0.12, 0.12):
        kit.extrude([(-0.16, -0.12), (0.16, -0.12), (0.13, 0.16), (0.02, 0.3), (-0.1, 0.2)], 0.05, metal, (x, 0.06, top + 0.16), (90, 0, 90), bevel=0.012)
        kit.cylinder(0.05, 0.06, black, (x * 1.2, 0.1, top + 0.3), (0, 90, 0), bevel=0.015)
    kit.turned([(0, -0.04), (0.2, -0.04), (0.2, 0.06), (0.17, 0.09), (0, 0.09)], metal, (0, 0.04, top), bevel=0.015)
    kit.torus(0.201, 0.01, accent, (0, 0.04, top + 0.02))
    tilt, length = 26, 1.1
    for az in (0, 120, 240):
        a = math.radians(az)
        ox, oy = -math.sin(a), math.cos(a)
        with kit.collect(loc=(0.15 * ox, 0.04 + 0.15 * oy, top - 0.02), rot=(tilt, 0, az)):
            kit.box((0.16, 0.12, 0.16), metal, (0, 0, -0.02), bevel=0.025)
            kit.cylinder(0.035, 0.2, steel, (0, 0, 0), (0, 90, 0), bevel=0.008)
            kit.cylinder(0.055, 0.6, steel, (0, 0, -0.36), bevel=0.008)
            kit.pipe(0.072, 0.045, 0.1, black, (0, 0, -0.64), bevel=0.014)
            kit.cylinder(0.028, 0.07, accent, (0, 0.085, -0.64), (90, 0, 0), bevel=0.008)
            kit.cylinder(0.042, 0.5, steel, (0, 0, -0.86), bevel=0.006)
            kit.cone(0.035, 0.055, 0.1, black, (0, 0, -length - 0.02), bevel=0.015)
        reach = 0.15 + math.tan(math.radians(tilt)) * 0.5
        with kit.collect(loc=(0, 0.04, 0.5), rot=(0, 0, az)):
            kit.box((0.1, reach, 0.025), black, (0, reach / 2, 0), bevel=0.008)
    kit.cylinder(0.22, 0.03, black, (0, 0.04, 0.51), bevel=0.01)

"""Smart bulb: a screw cap with a real thread; a frosted glowing globe on a ribbed collar, or clear glass round filaments."""
import math

FINISHES = ('graphite', 'silver')


def build(kit, finish):
    dark = finish == 'graphite'
    cap = kit.metal('#3c3c40' if dark else '#cfcdc8', 0.25)
    _cap(kit, cap, kit.metal('#6b5a3e' if dark else '#cfcdc8', 0.3))
    if dark:
        _filament(kit, cap)
    else:
        _frosted(kit)
    return kit.Product(
        detail=(0, -0.3, 0.62), span=1.35,
        three_quarter={'turn': 20, 'elevation': 10, 'fill': 0.78},
        front={'turn': 62, 'elevation': 24, 'pose': (103, 0, 0), 'fill': 0.76},
        close={'turn': 20, 'elevation': 12, 'blur': 0.6},
    )


def _cap(kit, metal, tip):
    """An E27 cap: contact, black insulator, thread of 3.5 turns."""
    kit.turned([(0, 0), (0.1, 0.0), (0.15, 0.05), (0, 0.06)], tip, bevel=0.02)
    kit.turned([(0.14, 0.04), (0.2, 0.05), (0.3, 0.12), (0.32, 0.14), (0, 0.15)], kit.gloss('#0c0c0e', 0.2), bevel=0.02)
    pitch, rings = 0.125, []
    for k in range(65):
        z = 0.13 + 0.5 * k / 64
        fade = min(1, (z - 0.13) / 0.06, (0.63 - z) / 0.05)
        rings.append([((0.4 + 0.028 * fade * math.cos(2 * math.pi * (z / pitch - i / 96))) * math.cos(2 * math.pi * i / 96), (0.4 + 0.028 * fade * math.cos(2 * math.pi * (z / pitch - i / 96))) * math.sin(2 * math.pi * i / 96), z) for i in range(96)])
    kit.loft(rings, metal, sharp=80)
    kit.turned([(0.4, 0.62), (0.43, 0.64), (0.43, 0.72), (0.4, 0.74), (0, 0.74)], metal, bevel=0.015)


def _frosted(kit):
    collar = kit.aluminium('silver', 0.3)
    kit.turned([(0.43, 0.72), (0.46, 0.8), (0.62, 1.08), (0.66, 1.16), (0.64, 1.18), (0, 1.18)], collar, bevel=0.02)
    rib = kit.box((0.03, 0.022, 0.42), collar, (0.575, 0, 0.96), (0, 28, 0), bevel=0.008)
    turns = [2 * math.pi * k / 36 for k in range(1, 36)]
    kit.repeat(rib, [(0.575 * (math.cos(a) - 1), 0.575 * math.sin(a), 0) for a in turns], [(0, 28, math.degrees(a)) for a in turns])
    kit.torus(0.655, 0.012, kit.paint('signal', 0.4), (0, 0, 1.165))
    globe = kit.bezier([(0.62, 1.17), (0.74, 1.36), (0.82, 1.62), (0.78, 1.92), (0.6, 2.18), (0.32, 2.34), (0, 2.39)])
    kit.lathe(globe, _glowing(kit, '#ffe2b0', '#f08a2c'))


def _glowing(kit, core, rim):
    """Opal glass lit from within: brightest where one looks straight in, warmer and darker towards its edge."""
    m = kit.plastic('#a89a84', 0.3)
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    facing = nt.nodes.new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = 0.42
    ramp = nt.nodes.new('ShaderNodeValToRGB')
    for e, colour, k in zip(ramp.color_ramp.elements, (core, rim), (0.62, 0.34)):
        e.color = (*[v * k for v in kit.rgb(colour)], 1)
    ramp.color_ramp.elements[1].position = 0.85
    nt.links.new(facing.outputs['Facing'], ramp.inputs[0])
    nt.links.new(ramp.outputs[0], b.inputs['Emission'])
    b.inputs['Emission Strength'].default_value = 1.0
    return m


def _filament(kit, cap):
    glass = kit.glass('#fff0d8')
    outer = kit.bezier([(0.39, 0.7), (0.42, 0.9), (0.58, 1.2), (0.79, 1.56), (0.8, 1.88), (0.62, 2.18), (0.32, 2.35), (0, 2.4)])
    kit.lathe(outer + [(r * 0.975, z - 0.015) for r, z in reversed(outer)], glass)
    kit.torus(0.432, 0.012, kit.paint('signal', 0.4), (0, 0, 0.68))
    kit.turned([(0, 0.74), (0.2, 0.76), (0.1, 0.95), (0.055, 1.2), (0.05, 1.75), (0, 1.78)], kit.plastic('#d9c9a8', 0.25), bevel=0.03)
    wire, hot = kit.metal('#8a7a5c', 0.3), kit.led('#ff9a3c', 9)
    for k in range(6):
        a = math.radians(60 * k + 15)
        c, s = math.cos(a), math.sin(a)
        kit.tube([(0.34 * c, 0.34 * s, 1.2), (0.16 * c, 0.16 * s, 1.98)], 0.024, hot, smooth=False)
        kit.tube([(0.05 * c, 0.05 * s, 1.1), (0.34 * c, 0.34 * s, 1.2)], 0.012, wire, smooth=False)
        kit.tube([(0.16 * c, 0.16 * s, 1.98), (0.02 * c, 0.02 * s, 1.78)], 0.012, wire, smooth=False)

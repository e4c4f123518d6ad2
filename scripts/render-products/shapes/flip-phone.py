"""Flip phone: a clamshell half open on its lower half, tall screen bent over the fold, small cover screen with two lenses."""
import math

import bpy

FINISHES = ('graphite', 'silver')

W, H, T = 0.78, 0.82, 0.07


def build(kit, finish):
    dark = finish == 'graphite'
    frame = kit.metal('#4b4c51' if dark else '#cbc9c4', 0.24)
    back = kit.plastic('#2a2b30' if dark else '#dcd8d0', 0.3)
    spine = kit.metal('#303136' if dark else '#a9a8a6', 0.16)
    accent = kit.paint('signal', 0.35)
    made = (frame, back, spine, accent, dark)
    # the fold lies along z when built; a quarter turn lays it level, the second lets the lower half lie flat
    with kit.collect() as stand:
        _lay(kit, 104, made)
    with kit.collect(loc=(0.78, 0.0, 0), rot=(0, 0, 168)) as rear:
        _lay(kit, 96, made)
    return kit.Product(
        detail=(0.8, -0.2, 0.5), span=0.85,
        three_quarter={'turn': 24, 'elevation': 20, 'hide': [rear.object]},
        front={'turn': 8, 'elevation': 22},
        close={'turn': 0, 'elevation': 14, 'hide': [stand.object]},
    )


def _lay(kit, opening, made):
    b = (180 - opening) / 2
    with kit.collect(rot=(b - 90, 0, 0)), kit.collect(rot=(0, 90, 0)):
        _device(kit, opening, *made)


def _device(kit, opening, frame, back, spine, accent, dark):
    """Upper half towards -x, lower towards +x, hinge along z through the origin, screen facing -y."""
    b = math.radians((180 - opening) / 2)
    black = kit.gloss('#060607')
    for s in (-1, 1):
        with kit.collect(rot=(0, 0, -s * math.degrees(b))), kit.collect(rot=(90, 0, 0)):
            kit.extrude(_half(kit, H, W, 0.12, s), T, frame, (0, 0, -T / 2), bevel=0.018)
            kit.extrude(_half(kit, H - 0.012, W - 0.024, 0.11, s), 0.006, black, (0, 0, 0.001), bevel=0.002)
            kit.extrude(_half(kit, H - 0.02, W - 0.04, 0.105, s), 0.008, back, (0, 0, -T), bevel=0.003)
            if s < 0:
                _cover(kit, frame, dark)
                kit.disc(0.018, kit.paint('#040405', 0.3), (-H + 0.07, 0, 0.0085))
            for y in (-0.24, 0.24):
                kit.box((0.012, 0.006, T - 0.03), kit.plastic('#2f3034' if dark else '#9b9a97'), (s * (H - 0.002), y, -T / 2), bevel=0.001)
            if s < 0:
                kit.slab(0.2, 0.026, 0.012, accent, (-0.36, W / 2 + 0.001, -T / 2), (-90, 0, 0), radius=0.012, bevel=0.003)
                kit.slab(0.14, 0.026, 0.012, frame, (-0.6, W / 2 + 0.001, -T / 2), (-90, 0, 0), radius=0.012, bevel=0.003)
            else:
                kit.usb_c((H - 0.004, 0, -T / 2), (90, 0, 90), 0.5)
                kit.slots(5, 0.016, 0.016, 0.034, kit.paint('#050506'), (H + 0.0015, 0.2, -T / 2), (90, 0, 90))
    kit.cylinder(0.058, W - 0.012, spine, (0, 0.045, 0), bevel=0.012, segments=48)
    for z in (-W / 2 + 0.012, W / 2 - 0.012):
        kit.cylinder(0.06, 0.006, accent, (0, 0.045, z), bevel=0.002, segments=48)
    tall = kit.paint_screen.phone(440, 960, 'mint' if dark else 'dusk')
    c = kit.paint_screen.Canvas(960, 440)
    c.px = tall.px.transpose(1, 0, 2)[::-1]
    edge = 0.032
    side = [(H - edge - d * 0.011, -0.0062) for d in range(0, 9)] + [(0.5, -0.0062), (0.06, -0.0062)]
    path = [_turn(-x, y, b) for x, y in side]
    other = [_turn(x, y, -b) for x, y in side[::-1]]
    p0, p1 = path[-1], other[0]
    bend = [tuple((1 - t) ** 2 * p0[i] + 2 * t * (1 - t) * (0, -0.004)[i] + t * t * p1[i] for i in (0, 1)) for t in [k / 8 for k in range(1, 8)]]
    _sheet(path + bend + other, W - 0.07, 0.085, kit.picture(c.image()), (0, 0, 0))


def _cover(kit, frame, dark):
    """The outside of the upper half, drawn in its plane: x from hinge to top edge, seen from below."""
    under = (180, 0, 0)
    z = -T - 0.004
    kit.slab(0.5, W - 0.1, 0.006, kit.gloss('#060607'), (-0.5, 0, z), under, radius=0.07, bevel=0.002)
    shown = kit.paint_screen.player(560, 400)
    c = kit.paint_screen.Canvas(400, 560)
    c.px = shown.px.transpose(1, 0, 2)[::-1]
    kit.screen(0.24, W - 0.15, c, (-0.39, 0, z - 0.0045), under, radius=0.03)
    for y in (0.2, 0.0):
        kit.lens_front(0.078, 0.03, frame, '#3b4fae', (-0.635, y, z - 0.003), under)
    kit.cylinder(0.02, 0.006, kit.plastic('#f4e7c2', 0.25), (-0.635, -0.16, z - 0.004), under, bevel=0.002, segments=32)


def _turn(x, y, b):
    return x * math.cos(b) - y * math.sin(b), x * math.sin(b) + y * math.cos(b)


def _half(kit, w, h, r, s):
    """A rectangle from the hinge outwards with two rounded corners."""
    pts = kit.outline_rect(2 * w, h, r)
    right = [p for p in pts if p[0] > 0 and p[1] > 0] + [(0.012, h / 2), (0.012, -h / 2)] + [p for p in pts if p[0] > 0 and p[1] < 0]
    return right if s > 0 else [(-x, y) for x, y in right][::-1]


def _sheet(path, h, r, mat, loc):
    """A screen along a path in xy, h tall, its outer corners rounded by r."""
    at = [0]
    for p, q in zip(path, path[1:]):
        at.append(at[-1] + math.dist(p, q))
    verts, uvs = [], []
    for p, a in zip(path, at):
        d = min(a, at[-1] - a, r)
        half = h / 2 - (r - math.sqrt(max(0, r * r - (r - d) ** 2)))
        for z in (-half, half):
            verts.append((*p, z))
            uvs.append((a / at[-1], z / h + 0.5))
    me = bpy.data.meshes.new('sheet')
    me.from_pydata(verts, [], [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(path) - 1)])
    layer = me.uv_layers.new()
    for loop in me.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.materials.append(mat)
    o = bpy.data.objects.new('sheet', me)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    return o

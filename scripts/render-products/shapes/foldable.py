"""Folding phone: two halves on a metal spine, half open like a book, one bright screen running over the fold."""
import math

import bpy

FINISHES = ('graphite', 'silver')

W, H, T = 0.76, 1.6, 0.06


def build(kit, finish):
    dark = finish == 'graphite'
    frame = kit.metal('#4b4c51' if dark else '#cbc9c4', 0.24)
    back = kit.plastic('#26272b' if dark else '#d6d2ca', 0.3)
    spine = kit.metal('#37383c' if dark else '#a9a8a6', 0.16)
    accent = kit.paint('signal', 0.35)
    with kit.collect() as book:
        _device(kit, 132, frame, back, spine, accent, dark)
    with kit.collect(rot=(0, 0, 180)) as rear:
        _device(kit, 236, frame, back, spine, accent, dark, inside=False)
    return kit.Product(
        detail=(0.02, 0, 1.32), span=0.95,
        three_quarter={'turn': 20, 'elevation': 14},
        front={'turn': 8, 'elevation': 10, 'only': [rear.object], 'hide': [book.object]},
        close={'turn': 20, 'elevation': 30},
    )


def _device(kit, opening, frame, back, spine, accent, dark, inside=True):
    """The phone standing on its edge, hinge along z at the origin, halves turned towards the viewer."""
    if not inside:
        opening = 124
    b = math.radians((180 - opening) / 2)
    black = kit.gloss('#060607')
    for s in (-1, 1):
        with kit.collect(loc=(0, 0, H / 2), rot=(0, 0, -s * math.degrees(b))):
            with kit.collect(rot=(90, 0, 0)):
                kit.extrude(_half(kit, W, H, 0.11, s), T, frame, (0, 0, -T / 2), bevel=0.016)
                kit.extrude(_half(kit, W - 0.012, H - 0.024, 0.1, s), 0.006, black, (0, 0, 0.001), bevel=0.002)
                kit.extrude(_half(kit, W - 0.02, H - 0.04, 0.095, s), 0.008, back, (0, 0, -T), bevel=0.003)
            if s > 0:
                _cameras(kit, frame, accent)
            else:
                _cover(kit, dark)
                kit.cylinder(0.02, 0.003, kit.lens('#2f5f9a'), (-0.36, -0.0055, H / 2 - 0.065), (90, 0, 0), bevel=0.001, segments=32)
    kit.cylinder(0.052, H - 0.012, spine, (0, 0.04, H / 2), bevel=0.012, segments=48)
    for z in (0.012, H - 0.012):
        kit.cylinder(0.0535, 0.006, accent, (0, 0.04, z), bevel=0.002, segments=48)
    c = kit.paint_screen.wallpaper(960, 1010, 'dusk' if dark else 'mint')
    _widgets(c)
    edge = 0.03
    side = [(W - edge - d * 0.01, -0.0062) for d in range(0, 9)] + [(0.5, -0.0062), (0.05, -0.0062)]
    path = [_turn(-x, y, b) for x, y in side]
    other = [_turn(x, y, -b) for x, y in side[::-1]]
    p0, p1 = path[-1], other[0]
    bend = [tuple((1 - t) ** 2 * p0[i] + 2 * t * (1 - t) * (0, -0.004)[i] + t * t * p1[i] for i in (0, 1)) for t in [k / 8 for k in range(1, 8)]]
    _sheet(path + bend + other, H - 0.07, 0.075, kit.picture(c.image()), (0, 0, H / 2))


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


def _widgets(c):
    w, h = c.w, c.h
    c.rect(w * 0.05, h * 0.08, w * 0.38, h * 0.3, '#f6f3ec', 34, 0.94)
    c.lines_of_text(w * 0.085, h * 0.13, w * 0.3, 5, '#3a3c44', 13, 44, 3)
    c.rect(w * 0.05, h * 0.43, w * 0.38, h * 0.2, '#1f4fd8', 34)
    for k in range(9):
        c.rect(w * (0.08 + 0.036 * k), h * (0.6 - 0.014 * ((k * 5) % 9 + 1)), w * 0.022, h * 0.014 * ((k * 5) % 9 + 1), '#bcd0ff', 5)
    cols = ['#ff7a45', '#28c941', '#f6c945', '#8a5cf0', '#e8476a', '#25b8c8', '#2b2f38', '#ffffff', '#d98b4b', '#1f4fd8', '#5fb59b', '#ff6fa3']
    s = w * 0.088
    for k, col in enumerate(cols):
        c.rect(w * (0.57 + 0.135 * (k % 3)), h * (0.1 + 0.135 * (k // 3)), s, s, col, s * 0.28)
    c.rect(w * 0.3, h * 0.86, w * 0.4, h * 0.105, '#ffffff', 34, 0.32)
    for k in range(4):
        c.rect(w * (0.32 + 0.093 * k), h * 0.87, s * 0.9, s * 0.9, cols[(k * 5 + 2) % 12], s * 0.26)


def _cameras(kit, frame, accent):
    rear = (90, 0, 180)
    x, y = W - 0.17, T + 0.006
    kit.slab(0.2, 0.56, 0.03, kit.gloss('#17181a', 0.2), (x, y, H / 2 - 0.37), rear, radius=0.09, bevel=0.012)
    for k in range(3):
        kit.lens_front(0.078, 0.028, frame, '#3b4fae', (x, y + 0.013, H / 2 - 0.2 - 0.17 * k), rear)
    kit.cylinder(0.02, 0.006, kit.plastic('#f4e7c2', 0.25), (x - 0.16, y, H / 2 - 0.2), rear, bevel=0.002, segments=32)
    kit.slab(0.024, 0.2, 0.012, accent, (W + 0.001, T / 2, 0.2), (90, 0, 90), radius=0.011, bevel=0.003)
    kit.slab(0.024, 0.14, 0.012, frame, (W + 0.001, T / 2, -0.06), (90, 0, 90), radius=0.011, bevel=0.003)


def _cover(kit, dark):
    rear = (90, 0, 180)
    y = T + 0.004
    kit.slab(W - 0.09, H - 0.07, 0.006, kit.gloss('#060607'), (-W / 2 - 0.015, y + 0.001, 0), rear, radius=0.08, bevel=0.002)
    kit.screen(W - 0.12, H - 0.1, kit.paint_screen.phone(440, 1040, 'ember' if dark else 'dawn'), (-W / 2 - 0.015, y + 0.006, 0), rear, radius=0.065)
    kit.disc(0.018, kit.paint('#040405', 0.3), (-W / 2 - 0.015, y + 0.008, H / 2 - 0.1), rear)

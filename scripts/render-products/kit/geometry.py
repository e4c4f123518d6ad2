"""Solids with rounded edges. Angles are degrees, `loc` a point, `rot` Euler angles; every function gives the object."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Vector

ZERO = (0, 0, 0)


def _place(o, loc, rot, parent=None):
    o.location = loc
    o.rotation_euler = [math.radians(a) for a in rot]
    if parent:
        o.parent = parent
    return o


def _link(name, data):
    o = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(o)
    return o


def mesh(verts, faces, mat, loc=ZERO, rot=ZERO, bevel=0, segments=3, subsurf=0, sharp=38, cuts=()):
    """Any mesh from vertices and faces. `bevel` rounds edges sharper than 30°, `subsurf` makes a soft form of a cage,
    `sharp` is the angle above which an edge stays hard, `cuts` are objects to take away (hidden afterwards)."""
    me = bpy.data.meshes.new('m')
    me.from_pydata([tuple(map(float, v)) for v in verts], [], [tuple(map(int, f)) for f in faces])
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(sharp)
    if mat:
        me.materials.append(mat)
    o = _link('m', me)
    for c in cuts:
        cut(o, c)
    if subsurf:
        s = o.modifiers.new('s', 'SUBSURF')
        s.levels = s.render_levels = subsurf
    if bevel:
        b = o.modifiers.new('b', 'BEVEL')
        b.width, b.segments, b.limit_method, b.angle_limit = bevel, segments, 'ANGLE', math.radians(30)
        b.harden_normals = False
    if not subsurf:
        w = o.modifiers.new('w', 'WEIGHTED_NORMAL')
        w.keep_sharp = True
    return _place(o, loc, rot)


def cut(o, cutter):
    """Takes `cutter`'s volume away from `o` before its edges are rounded; the cutter is no longer rendered."""
    m = o.modifiers.new('cut', 'BOOLEAN')
    m.object, m.operation, m.solver = cutter, 'DIFFERENCE', 'EXACT'
    bpy.context.view_layer.objects.active = o
    bpy.ops.object.modifier_move_to_index(modifier=m.name, index=0)
    cutter.hide_render = True
    cutter['cutter'] = True
    return o


def box(size, mat, loc=ZERO, rot=ZERO, bevel=0.02, segments=3):
    """A block (x, y, z), centred, all edges rounded by `bevel`."""
    x, y, z = (s / 2 for s in size)
    v = [(a, b, c) for a in (-x, x) for b in (-y, y) for c in (-z, z)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return mesh(v, f, mat, loc, rot, min(bevel, min(size) * 0.49), segments)


def outline_rect(w, h, r, n=8):
    """Points of a rounded rectangle, anticlockwise, for extrude()."""
    r = max(1e-4, min(r, w / 2 - 1e-4, h / 2 - 1e-4))
    out = []
    for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(n + 1):
            a = math.pi / 2 * (k + i / n)
            out.append((sx * (w / 2 - r) + r * math.cos(a), sy * (h / 2 - r) + r * math.sin(a)))
    return out


def outline_circle(r, n=96):
    return [(r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n)) for i in range(n)]


def outline_super(w, h, power=3.5, n=128):
    """Points of a superellipse (2 = ellipse, larger = squarer)."""
    out = []
    for i in range(n):
        a = 2 * math.pi * i / n
        c, s = math.cos(a), math.sin(a)
        out.append((w / 2 * math.copysign(abs(c) ** (2 / power), c), h / 2 * math.copysign(abs(s) ** (2 / power), s)))
    return out


def loft(rings, mat, loc=ZERO, rot=ZERO, closed=True, cap=True, loop=False, bevel=0, subsurf=0, sharp=38):
    """A skin over rings of 3-D points (equal counts): pads, mice, grips. `loop` joins the last ring to the first."""
    n = len(rings[0])
    verts = [p for r in rings for p in r]
    faces = []
    last = len(rings) if loop else len(rings) - 1
    for k in range(last):
        a, b = k * n, (k + 1) % len(rings) * n
        for i in range(n if closed else n - 1):
            j = (i + 1) % n
            faces.append((a + i, a + j, b + j, b + i))
    if cap and closed and not loop:
        faces += [tuple(range(n)), tuple(range((len(rings) - 1) * n, len(rings) * n))]
    return mesh(verts, faces, mat, loc, rot, bevel=bevel, subsurf=subsurf, sharp=sharp)


def _inset(points, d):
    n, out = len(points), []
    for i in range(n):
        p, a, b = Vector(points[i]), Vector(points[i - 1]), Vector(points[(i + 1) % n])
        e1, e2 = (p - a).normalized(), (b - p).normalized()
        n1, n2 = Vector((-e1.y, e1.x)), Vector((-e2.y, e2.x))
        m = n1 + n2
        m = m / max(m.length_squared / 2, 0.35) if m.length > 1e-6 else n1
        out.append(tuple(p + m * d))
    return out


def extrude(outline, depth, mat, loc=ZERO, rot=ZERO, bevel=0.02, steps=4, cuts=()):
    """An anticlockwise outline in xy pulled along z by `depth` (centred), top and bottom edge rounded by `bevel`.
    With `cuts` the edges of the cuts are rounded too."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1]))
    outline = list(outline) if area > 0 else list(outline)[::-1]
    bevel = min(bevel, depth * 0.49)
    half = depth / 2
    if bevel <= 0 or cuts:
        rings = [[(*p, -half) for p in outline], [(*p, half) for p in outline]]
    else:
        prof = [(bevel * (1 - math.sin(a)), half - bevel * (1 - math.cos(a))) for a in np.linspace(0, math.pi / 2, steps + 1)]
        prof = [(i, z) for i, z in prof]
        top = [[(*p, z) for p in _inset(outline, i)] for i, z in sorted(prof, key=lambda t: -t[0])]
        bottom = [[(x, y, -z) for x, y, z in r] for r in top]
        rings = bottom + top[::-1]
    n = len(outline)
    verts = [p for r in rings for p in r]
    faces = [
        (k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i)
        for k in range(len(rings) - 1)
        for i in range(n)
    ] + [tuple(range(n)), tuple(range((len(rings) - 1) * n, len(rings) * n))]
    return mesh(verts, faces, mat, loc, rot, bevel=bevel if cuts else 0, cuts=cuts)


def slab(w, d, h, mat, loc=ZERO, rot=ZERO, radius=0.1, bevel=0.02, cuts=()):
    """A plate rounded in plan (xy, `radius`) with a small fillet on its edges: laptops, phones, cases. Centred."""
    return extrude(outline_rect(w, d, radius), h, mat, loc, rot, bevel=min(bevel, radius * 0.95), cuts=cuts)


def lathe(profile, mat, loc=ZERO, rot=ZERO, segments=96, sharp=38, subsurf=0):
    """A turned part: (radius, z) points from bottom to top, around z. Radius 0 closes an end."""
    rings = [[(r * c, r * s, z) for c, s in outline_circle(1, segments)] for r, z in profile]
    return loft(rings, mat, loc, rot, cap=False, sharp=sharp, subsurf=subsurf)


def _filleted(points, bevel, steps=4):
    """Round the inner corners of an open (r, z) polyline."""
    out = [points[0]]
    for a, p, b in zip(points, points[1:], points[2:]):
        a, p, b = Vector(a), Vector(p), Vector(b)
        d = min(bevel, (a - p).length * 0.49, (b - p).length * 0.49)
        s, e = p + (a - p).normalized() * d, p + (b - p).normalized() * d
        out += [tuple(s.lerp(p, t).lerp(p.lerp(e, t), t)) for t in np.linspace(0, 1, steps + 1)]
    return out + [points[-1]]


def turned(profile, mat, loc=ZERO, rot=ZERO, bevel=0.02, segments=96):
    """lathe() with every corner of the profile rounded by `bevel`."""
    return lathe(_filleted(profile, bevel), mat, loc, rot, segments)


def cylinder(r, h, mat, loc=ZERO, rot=ZERO, bevel=0.02, segments=96):
    """A cylinder along z, centred. rot=(90,0,0) points it at the viewer, rot=(0,90,0) sideways."""
    return turned([(0, -h / 2), (r, -h / 2), (r, h / 2), (0, h / 2)], mat, loc, rot, min(bevel, h * 0.49, r * 0.49), segments)


def pipe(r, inner, h, mat, loc=ZERO, rot=ZERO, bevel=0.01, segments=96):
    """A ring with a rectangular section (bezels, collars, lens barrels), along z, centred."""
    mid = (inner + r) / 2
    points = [(mid, -h / 2), (r, -h / 2), (r, h / 2), (inner, h / 2), (inner, -h / 2), (mid, -h / 2)]
    return turned(points, mat, loc, rot, min(bevel, h * 0.49, (r - inner) * 0.49), segments)


def cone(r1, r2, h, mat, loc=ZERO, rot=ZERO, bevel=0.02, segments=96):
    """A truncated cone along z: r1 at the bottom, r2 at the top. Centred."""
    return turned([(0, -h / 2), (r1, -h / 2), (r2, h / 2), (0, h / 2)], mat, loc, rot, bevel, segments)


def torus(major, minor, mat, loc=ZERO, rot=ZERO, scale=(1, 1, 1), segments=128):
    """A ring with a round section, around z."""
    rings = []
    for i in range(segments):
        a = 2 * math.pi * i / segments
        ring = []
        for j in range(32):
            b = 2 * math.pi * j / 32
            r = major + minor * math.cos(b)
            ring.append((r * math.cos(a) * scale[0], r * math.sin(a) * scale[1], minor * math.sin(b) * scale[2]))
        rings.append(ring)
    return loft(rings, mat, loc, rot, loop=True)


def sphere(r, mat, loc=ZERO, rot=ZERO, scale=(1, 1, 1), segments=64):
    """A ball, or an ellipsoid with `scale`."""
    prof = [(r * math.cos(a), r * math.sin(a)) for a in np.linspace(-math.pi / 2, math.pi / 2, segments // 2 + 1)]
    rings = [[(q * c * scale[0], q * s * scale[1], z * scale[2]) for c, s in outline_circle(1, segments)] for q, z in prof]
    return loft(rings, mat, loc, rot, cap=False)


def dome(r, height, mat, loc=ZERO, rot=ZERO, base=0.0):
    """A spherical cap (lens fronts, dust caps): radius r, rising `height` along z, on a rim `base` thick."""
    R = (r * r + height * height) / (2 * height)
    top = math.asin(min(1, r / R))
    prof = [(R * math.sin(a), base + height - R + R * math.cos(a)) for a in np.linspace(top, 0, 24)]
    return lathe([(0, 0), (r, 0)] + prof, mat, loc, rot)


def plate(w, h, mat, loc=ZERO, rot=ZERO, radius=0.0):
    """A flat sheet in xy facing +z, with UVs from 0 to 1 (decals, screens). rot=(90,0,0) makes it face the viewer."""
    pts = outline_rect(w, h, radius) if radius else [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
    me = bpy.data.meshes.new('plate')
    me.from_pydata([(*p, 0) for p in pts], [], [tuple(range(len(pts)))])
    uv = me.uv_layers.new()
    for loop in me.loops:
        x, y = pts[loop.vertex_index]
        uv.data[loop.index].uv = (x / w + 0.5, y / h + 0.5)
    me.materials.append(mat)
    return _place(_link('plate', me), loc, rot)


def curved_plate(w, h, mat, radius, loc=ZERO, rot=ZERO, n=48):
    """A sheet in xz facing −y, bent around the viewer with `radius` (curved monitors); UVs from 0 to 1."""
    half = w / 2 / radius
    verts, faces = [], []
    for i in range(n + 1):
        a = -half + 2 * half * i / n
        x, y = radius * math.sin(a), radius * (math.cos(a) - 1)
        verts += [(x, y, -h / 2), (x, y, h / 2)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]
    me = bpy.data.meshes.new('plate')
    me.from_pydata(verts, [], faces)
    uv = me.uv_layers.new()
    for loop in me.loops:
        v = loop.vertex_index
        uv.data[loop.index].uv = (v // 2 / n, v % 2)
    me.polygons.foreach_set('use_smooth', [True] * n)
    me.materials.append(mat)
    return _place(_link('plate', me), loc, rot)


def disc(r, mat, loc=ZERO, rot=ZERO, segments=64):
    """A flat round sheet facing +z."""
    return mesh([(*p, 0) for p in outline_circle(r, segments)], [tuple(range(segments))], mat, loc, rot)


def tube(points, r, mat, loc=ZERO, rot=ZERO, smooth=True, closed=False, flat=1.0):
    """A round bar or cable through control points (`smooth` bends softly, else straight pieces). `flat` < 1 squeezes z."""
    c = bpy.data.curves.new('tube', 'CURVE')
    c.dimensions, c.bevel_depth, c.bevel_resolution, c.resolution_u, c.use_fill_caps = '3D', r, 6, 16, True
    sp = c.splines.new('NURBS' if smooth else 'POLY')
    sp.points.add(len(points) - 1)
    for p, q in zip(sp.points, points):
        p.co = (*q, 1)
    if smooth:
        sp.order_u = min(4, len(points))
        sp.use_endpoint_u = not closed
    sp.use_cyclic_u = closed
    c.materials.append(mat)
    o = _place(_link('tube', c), loc, rot)
    o.scale[2] = flat
    return o


def strip(points, w, h, mat, up=(0, 0, 1), loc=ZERO, rot=ZERO, round=0.9, taper=None):
    """A band with a rounded section w × h along points (headbands, straps). `up` fixes the section; `taper(t)` scales it."""
    up = Vector(up)
    pts = [Vector(p) for p in points]
    section = outline_super(w, h, 2 + (1 - round) * 12, 32)
    rings = []
    for i, p in enumerate(pts):
        t = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
        side = t.cross(up).normalized()
        normal = side.cross(t).normalized()
        k = taper(i / (len(pts) - 1)) if taper else 1
        rings.append([tuple(p + side * (u * k) + normal * (v * k)) for u, v in section])
    return loft(rings, mat, loc, rot)


def arc(r, start, end, n=48, plane='xz', centre=ZERO, squash=1.0):
    """Points on a circle from `start` to `end` degrees in a plane, for tube() and strip(). `squash` scales the 2nd axis."""
    out = []
    for a in np.linspace(math.radians(start), math.radians(end), n):
        u, v = r * math.cos(a), r * math.sin(a) * squash
        p = {'xz': (u, 0, v), 'xy': (u, v, 0), 'yz': (0, u, v)}[plane]
        out.append(tuple(p[i] + centre[i] for i in range(3)))
    return out


def bezier(points, n=16):
    """Points of a smooth (Catmull-Rom) curve through 2-D or 3-D points, for outlines, profiles and tubes."""
    pts = [np.array(p, float) for p in points]
    pts = [2 * pts[0] - pts[1]] + pts + [2 * pts[-1] - pts[-2]]
    out = []
    for a, b, c, d in zip(pts, pts[1:], pts[2:], pts[3:]):
        for t in np.linspace(0, 1, n, endpoint=False):
            out.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)))
    return out + [tuple(pts[-2])]


def many(make_verts_faces, places, mat, loc=ZERO, rot=ZERO, sharp=38):
    """One mesh of many copies of a small part: (verts, faces) at each point. Thousands are fine."""
    verts, faces = make_verts_faces
    base = np.array(verts, float)
    places = np.array(places, float)
    out = (places[:, None, :] + base[None]).reshape(-1, 3)
    n = len(base)
    all_faces = [tuple(i + k * n for i in f) for k in range(len(places)) for f in faces]
    me = bpy.data.meshes.new('many')
    me.from_pydata(out.tolist(), [], all_faces)
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(sharp)
    me.materials.append(mat)
    return _place(_link('many', me), loc, rot)


def repeat(o, places, rots=None):
    """Linked copies of `o` moved by each offset (the original stays where it is); gives the copies."""
    out = []
    for i, p in enumerate(places):
        c = o.copy()
        bpy.context.scene.collection.objects.link(c)
        c.location = Vector(o.location) + Vector(p)
        if rots:
            c.rotation_euler = [math.radians(a) for a in rots[i]]
        out.append(c)
    return out


def group(objects, loc=ZERO, rot=ZERO, scale=1.0):
    """Objects moved, turned (about the origin) and scaled as one; gives the empty that holds them."""
    e = _link('group', None)
    for o in objects:
        if o.parent is None:
            o.parent = e
    e.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return _place(e, loc, rot)


class collect:
    """`with kit.collect(loc=…, rot=…) as g:` groups all that is made inside the block."""

    def __init__(self, loc=ZERO, rot=ZERO, scale=1.0):
        self.args = (loc, rot, scale)

    def __enter__(self):
        self.before = set(bpy.context.scene.objects)
        self.object = None
        return self

    def __exit__(self, kind, *_):
        if kind is None:
            self.object = group([o for o in bpy.context.scene.objects if o not in self.before], *self.args)


def text(words, size, mat, loc=ZERO, rot=ZERO, align='CENTER', depth=0.002, spacing=1.0):
    """Thin raised lettering in xy facing +z; rot=(90,0,0) makes it face the viewer. No brands that exist."""
    c = bpy.data.curves.new('text', 'FONT')
    c.body, c.size, c.extrude, c.space_character = words, size, depth, spacing
    c.align_x, c.align_y, c.resolution_u = align, 'CENTER', 3
    c.materials.append(mat)
    return _place(_link('text', c), loc, rot)


def turn(point, rot):
    """A point turned by Euler degrees."""
    v = Vector(point)
    v.rotate(Euler([math.radians(a) for a in rot]))
    return tuple(v)

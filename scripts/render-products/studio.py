"""The studio: paper cyclorama, soft key, strip rims, 85 mm lens; frames a product and renders it denoised."""
import math
import os
import shutil
import tempfile

os.environ.setdefault('OPENBLAS_NUM_THREADS', '1')
import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

import denoise
from kit import materials

AZIMUTH = math.degrees(math.atan2(3.2, 9.4))
DISTANCE = 10.0
LENS = 85
SENSOR = 36
PAPER = (0.92, 0.90, 0.87)


def open_studio(size, samples):
    """Clears the file and sets up scene, backdrop and lights. Products are built into it afterwards."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device, c.samples, c.seed, c.use_denoising, c.use_adaptive_sampling = 'CPU', samples, 1, False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 6, 3, 4, 6, 6
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.sample_clamp_indirect = 1.0, 6.0
    c.filter_width = 1.5
    s.render.resolution_x = s.render.resolution_y = size
    s.render.use_persistent_data = True
    s.render.threads_mode = 'AUTO'
    v = s.view_settings
    v.view_transform, v.look, v.exposure = 'Filmic', 'Very High Contrast', 0.1
    _backdrop()
    _world(s)
    _light((-4.5, -4, 6), (0, 0, 1), 4, 520)
    _light((5, -1.5, 3.5), (0, 0, 1.2), 1.2, 190, 4)
    _light((-3.2, 3.6, 3.8), (0, 0, 1.4), 0.8, 260, 3, (1, 0.95, 0.9))
    cam = bpy.data.cameras.new('camera')
    cam.lens, cam.sensor_width = LENS, SENSOR
    s.camera = bpy.data.objects.new('camera', cam)
    s.collection.objects.link(s.camera)
    for o in s.objects:
        o['studio'] = True
    return s


def _backdrop():
    me = bpy.data.meshes.new('cyclorama')
    bm = bmesh.new()
    sweep = [(4 + 3 * math.sin(t), 3 - 3 * math.cos(t)) for t in [math.radians(d) for d in range(0, 91, 6)]]
    prof = [(-14, 0), *sweep, (7, 16)]
    a = [bm.verts.new((-16, y, z)) for y, z in prof]
    b = [bm.verts.new((16, y, z)) for y, z in prof]
    for i in range(len(prof) - 1):
        bm.faces.new((a[i], a[i + 1], b[i + 1], b[i]))
    bm.normal_update()
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.materials.append(materials._new(PAPER, 0, 0.9)[0])
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('cyclorama', me))


def _world(scene):
    w = scene.world = bpy.data.worlds.new('world')
    w.use_nodes = True
    background = w.node_tree.nodes['Background'].inputs
    background[0].default_value, background[1].default_value = (1, 0.98, 0.95, 1), 0.5


def _light(loc, target, size, energy, height=None, colour=(1, 1, 1)):
    light = bpy.data.lights.new('light', 'AREA')
    light.energy, light.size, light.color = energy, size, colour
    if height:
        light.shape, light.size_y = 'RECTANGLE', height
    o = bpy.data.objects.new('light', light)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()


def adopt(product):
    """Puts all that a build made under one root. Gives the root."""
    scene = bpy.context.scene
    root = bpy.data.objects.new('root', None)
    scene.collection.objects.link(root)
    root['studio'] = True
    for o in scene.objects:
        if not o.get('studio') and o.parent is None:
            o.parent = root
        if o.get('cutter'):
            o.display_type = 'WIRE'
    return root


def _vertices(scene):
    """World positions of every rendered vertex of the product."""
    graph = bpy.context.evaluated_depsgraph_get()
    out = []
    for o in scene.objects:
        if o.get('studio') or o.hide_render or o.type not in ('MESH', 'CURVE', 'FONT'):
            continue
        e = o.evaluated_get(graph)
        me = e.to_mesh()
        co = np.empty(len(me.vertices) * 3, np.float32)
        me.vertices.foreach_get('co', co)
        e.to_mesh_clear()
        m = np.array(e.matrix_world)
        out.append(co.reshape(-1, 3) @ m[:3, :3].T + m[:3, 3])
    return np.concatenate(out)


def _axes(elevation):
    """Camera's right, up and direction from target to camera."""
    a, e = math.radians(AZIMUTH), math.radians(elevation)
    back = np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)])
    right = np.array([math.cos(a), math.sin(a), 0])
    return right, np.cross(back, right), back


def frame(scene, root, product, number):
    """Poses the product for a view and sets the camera. The product is scaled, so that light and lens never change."""
    view = product.views[number]
    for o in scene.objects:
        if not o.get('studio') and not o.get('cutter'):
            o.hide_render = False
    for other, v in product.views.items():
        for o in v.get('only', ()) if other != number else v.get('hide', ()):
            for part in (o, *o.children_recursive):
                part.hide_render = True
    pose = Euler([math.radians(a) for a in view.get('pose', product.pose)]).to_matrix()
    spin = Matrix.Rotation(math.radians(AZIMUTH - view['turn']), 3, 'Z')
    root.matrix_world = (spin @ pose).to_4x4()
    bpy.context.view_layer.update()
    points = _vertices(scene).astype(np.float64)
    shift = np.array([
        -(points[:, 0].min() + points[:, 0].max()) / 2,
        -(points[:, 1].min() + points[:, 1].max()) / 2,
        -points[:, 2].min() - product.sink,
    ])
    points += shift
    right, up, back = _axes(view['elevation'])
    fill = view.get('fill', 0.8)
    scale, target = 1.0, points.mean(axis=0)
    for _ in range(12):
        p = points * scale - target
        depth = DISTANCE - p @ back
        x, y = (p @ right) / depth * LENS / SENSOR, (p @ up) / depth * LENS / SENSOR
        w, h = x.max() - x.min(), y.max() - y.min()
        scale_by = min(fill / max(w, h), math.sqrt(0.5 / (w * h)))
        middle = (x.max() + x.min()) / 2 * right + (y.max() + y.min()) / 2 * up
        target = (target + middle * DISTANCE * SENSOR / LENS) * scale_by
        scale *= scale_by
    root.matrix_world = Matrix.Translation(shift * scale) @ (spin @ pose).to_4x4() @ Matrix.Scale(scale, 4)
    cam = scene.camera
    distance = DISTANCE
    cam.data.dof.use_dof = False
    if number == 3:
        bpy.context.view_layer.update()
        target = np.array(root.matrix_world @ Vector(view.get('detail', product.detail)))
        distance = max(view.get('span', product.span) * scale * LENS / SENSOR, 1.2)
        blur = view.get('blur', 1.0)
        cam.data.dof.use_dof = blur > 0
        cam.data.dof.focus_distance = distance
        if blur:
            cam.data.dof.aperture_fstop = LENS / 1000 / (0.02 * blur * distance)
    else:
        target = target + up * 0.02 * DISTANCE * SENSOR / LENS
    cam.data.clip_start = 0.05
    cam.location = Vector(target + back * distance)
    cam.rotation_euler = Vector(back).to_track_quat('Z', 'Y').to_euler()


def render(scene, out, weights):
    """Renders to the PNG `out`; with weights (from denoise.load_weights) the linear picture is denoised first."""
    folder = tempfile.mkdtemp(prefix='render-')
    try:
        passes = _passes(scene, folder)
        bpy.ops.render.render(write_still=False)
        pictures = [_load(os.path.join(folder, f'{name}0001.exr')) for name in passes]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    colour = pictures[0]
    if weights:
        colour = denoise.denoise(weights, *pictures)
    h, w, _ = colour.shape
    im = bpy.data.images.new('out', w, h, float_buffer=True)
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = colour
    im.pixels.foreach_set(rgba.ravel())
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    scene.render.image_settings.compression = 15
    im.save_render(out, scene=scene)
    bpy.data.images.remove(im)


def _passes(scene, folder):
    bpy.context.view_layer.cycles.denoising_store_passes = True
    bpy.context.view_layer.update()
    scene.use_nodes = True
    nt = scene.node_tree
    nt.nodes.clear()
    layers = nt.nodes.new('CompositorNodeRLayers')
    names = {'colour': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}
    sink = nt.nodes.new('CompositorNodeOutputFile')
    sink.base_path = folder
    sink.format.file_format, sink.format.color_depth, sink.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    sink.file_slots.clear()
    for name, socket in names.items():
        sink.file_slots.new(name)
        nt.links.new(layers.outputs[socket], sink.inputs[name])
    scene.frame_current = 1
    return names


def _load(path):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Non-Color'
    w, h = im.size
    px = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(px)
    bpy.data.images.remove(im)
    return np.ascontiguousarray(px.reshape(h, w, 4)[..., :3])

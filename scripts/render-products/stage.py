"""The studio's large table: sets several products together in true proportion and frames them as one picture.

A scene's floor is measured in centimetres from its middle: x to the picture's right, y away from the camera.
"""
import math

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

import studio

# Diameter of the lens's opening, for a slight blur before and behind the point of focus.
APERTURE = 0.14


def set_up(scene, kit, shapes, things):
    """Builds and places the things of a scene. Gives their roots, each holding what was built for it."""
    return [_place(scene, kit, shapes, thing) for thing in things]


def _place(scene, kit, shapes, thing):
    if 'block' in thing:
        w, d, h = thing['block']
        kit.box((w, d, h), kit.paint(thing['colour'], 0.7), bevel=0.25)
        pose, sink, scale = (0, 0, 0), 0, 1
    else:
        product = shapes(thing['shape']).build(kit, thing['finish'])
        pose = product.views[thing['view']].get('pose', product.pose)
        sink, scale = product.sink, thing['size']
        _hide(product, thing['view'])
    root = studio.adopt(None)
    upright = Euler([math.radians(a) for a in pose]).to_matrix()
    turned = Matrix.Rotation(math.radians(-thing['turn']), 3, 'Z') @ upright
    root.matrix_world = Matrix.Scale(scale, 4) @ turned.to_4x4()
    floor = points_of(scene, root)[:, 2].min() + sink * scale
    x, y = thing['at']
    root.matrix_world = Matrix.Translation((x, y, thing['lift'] - floor)) @ root.matrix_world
    return root


def _hide(product, number):
    """Leaves out what the product's picture of that view leaves out."""
    for other, view in product.views.items():
        for o in view.get('only', ()) if other != number else view.get('hide', ()):
            for part in (o, *o.children_recursive):
                part.hide_render = True


def points_of(scene, root):
    """World positions of every rendered vertex under a root."""
    bpy.context.view_layer.update()
    mine = set(root.children_recursive)
    hidden = [o for o in scene.objects if o not in mine and not o.hide_render]
    for o in hidden:
        o.hide_render = True
    points = studio._vertices(scene)
    for o in hidden:
        o.hide_render = False
    return points.astype(np.float64)


def frame(scene, roots, picture):
    """Scales the group into the picture, so that lens and light stay those of the product pictures, and sets the camera."""
    width, height = picture['width'], picture['height']
    # The denoiser works in blocks of 16 and smears the last, unfinished ones: those rows are rendered and cut off later.
    scene.render.resolution_x, scene.render.resolution_y = width, height + -height % 16
    spin = Matrix.Rotation(math.radians(studio.AZIMUTH), 4, 'Z')
    clouds = [points_of(scene, root) @ np.array(spin.to_3x3()).T for root in roots]
    points = np.concatenate(clouds)
    right, up, back = studio._axes(picture['elevation'])
    middle = (points.max(axis=0) + points.min(axis=0)) / 2 * (1, 1, 0)
    points -= middle
    widest, tallest = picture['within']
    scale, target = 1 / 30, np.zeros(3)
    for _ in range(20):
        p = points * scale - target
        depth = studio.DISTANCE - p @ back
        # in shares of the picture's width
        x, y = ((p @ axis) / depth * studio.LENS / studio.SENSOR for axis in (right, up))
        scale_by = min(widest / (x.max() - x.min()), tallest * height / width / (y.max() - y.min()))
        centre = (x.max() + x.min()) / 2 * right + (y.max() + y.min()) / 2 * up
        target = (target + centre * studio.DISTANCE * studio.SENSOR / studio.LENS) * scale_by
        scale *= scale_by
    group = Matrix.Scale(scale, 4) @ Matrix.Translation(-middle) @ spin
    for root in roots:
        root.matrix_world = group @ root.matrix_world
    camera = scene.camera
    camera.location = Vector(target + back * studio.DISTANCE)
    camera.rotation_euler = Vector(back).to_track_quat('Z', 'Y').to_euler()
    camera.data.clip_start = 0.05
    sharp = (clouds[picture['focus']] - middle) * scale - target
    lens = camera.data.dof
    lens.use_dof = True
    lens.focus_distance = studio.DISTANCE - float(np.median(sharp @ back))
    lens.aperture_fstop = studio.LENS / 1000 / (APERTURE * picture['blur'])

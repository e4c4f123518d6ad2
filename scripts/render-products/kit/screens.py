"""Images painted with numpy for screens and prints. Each painter gives a Blender image for picture() or printed()."""
import bpy
import numpy as np

from .materials import NAMED


def _srgb(colour):
    h = NAMED.get(colour, colour).lstrip('#')
    return np.array([int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)


class Canvas:
    """A picture of w × h points, y downwards, colours as hex strings. image() hands it to Blender."""

    def __init__(self, w=960, h=600, colour='#14161a'):
        self.w, self.h = w, h
        self.px = np.tile(_srgb(colour), (h, w, 1)).astype(np.float32)
        self.y, self.x = np.mgrid[0:h, 0:w].astype(np.float32) + 0.5

    def _blend(self, mask, colour, alpha=1.0):
        c = _srgb(colour) if isinstance(colour, str) else colour
        a = (np.clip(mask, 0, 1) * alpha)[..., None]
        self.px = self.px * (1 - a) + c * a
        return self

    def rect(self, x, y, w, h, colour, radius=0, alpha=1.0):
        r = min(radius, w / 2, h / 2)
        dx = np.abs(self.x - x - w / 2) - w / 2 + r
        dy = np.abs(self.y - y - h / 2) - h / 2 + r
        d = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) + np.minimum(np.maximum(dx, dy), 0) - r
        return self._blend(0.5 - d, colour, alpha)

    def circle(self, x, y, r, colour, alpha=1.0):
        return self._blend(0.5 + r - np.hypot(self.x - x, self.y - y), colour, alpha)

    def ring(self, x, y, r, width, colour, start=0, end=360, alpha=1.0):
        """An arc; degrees run clockwise from the top."""
        d = np.hypot(self.x - x, self.y - y)
        a = np.degrees(np.arctan2(self.x - x, y - self.y)) % 360
        inside = ((a - start) % 360) <= (end - start)
        return self._blend((0.5 + width / 2 - np.abs(d - r)) * inside, colour, alpha)

    def line(self, points, width, colour, alpha=1.0):
        mask = np.zeros((self.h, self.w), np.float32)
        for (ax, ay), (bx, by) in zip(points, points[1:]):
            vx, vy = bx - ax, by - ay
            t = np.clip(((self.x - ax) * vx + (self.y - ay) * vy) / max(vx * vx + vy * vy, 1e-6), 0, 1)
            d = np.hypot(self.x - ax - t * vx, self.y - ay - t * vy)
            mask = np.maximum(mask, 0.5 + width / 2 - d)
        return self._blend(mask, colour, alpha)

    def gradient(self, stops, angle=90):
        """Fills all: [(0, '#…'), (1, '#…')] along `angle` (0 = left to right, 90 = top to bottom)."""
        a = np.radians(angle)
        t = (self.x / self.w - 0.5) * np.cos(a) + (self.y / self.h - 0.5) * np.sin(a)
        t = t / (abs(np.cos(a)) + abs(np.sin(a))) + 0.5
        at = [s[0] for s in stops]
        cols = np.stack([_srgb(s[1]) for s in stops])
        self.px = np.stack([np.interp(t, at, cols[:, k]) for k in range(3)], -1).astype(np.float32)
        return self

    def glow(self, x, y, r, colour, alpha=1.0):
        d = np.hypot(self.x - x, self.y - y) / r
        return self._blend(np.exp(-d * d * 2), colour, alpha)

    def below(self, heights, colour, alpha=1.0):
        """Fills under a curve: `heights` are y values sampled from left to right (hills, spectra)."""
        y = np.interp(self.x[0], np.linspace(0, self.w, len(heights)), heights)
        return self._blend(self.y - y[None], colour, alpha)

    def lines_of_text(self, x, y, w, count, colour, size=10, leading=22, seed=1, alpha=0.8):
        """Greeked text: bars in the lengths of words."""
        rng = np.random.RandomState(seed)
        for k in range(count):
            at, end = x, x + w * (rng.uniform(0.5, 1) if k % 4 == 3 else rng.uniform(0.85, 1))
            while at < end - size:
                word = min(size * rng.uniform(1.2, 5), end - at)
                self.rect(at, y + k * leading, word, size, colour, size / 2, alpha)
                at += word + size * 0.8
        return self

    def image(self):
        im = bpy.data.images.new('screen', self.w, self.h)
        rgba = np.ones((self.h, self.w, 4), np.float32)
        rgba[..., :3] = self.px[::-1]
        im.pixels.foreach_set(rgba.ravel())
        im.pack()
        return im


def _hills(c, base, amp, colour, seed, alpha=1.0, waves=5):
    rng = np.random.RandomState(seed)
    x = np.linspace(0, 1, 160)
    y = sum(np.sin(x * np.pi * rng.uniform(1, 2.2) * (k + 1) + rng.uniform(0, 6)) / (k + 1) for k in range(waves))
    return c.below(base - amp * y, colour, alpha)


def wallpaper(w=960, h=600, hue='dusk'):
    """Soft layered hills under a low sun: 'dusk', 'dawn', 'night', 'mint' or 'ember'."""
    sky, sun, hills = {
        'dusk': ([(0, '#20304f'), (0.55, '#b0647a'), (1, '#f2a65e')], '#ffe0a8', ['#8c4a6a', '#5b3560', '#35274f', '#1b1a36']),
        'dawn': ([(0, '#6fa7d6'), (0.6, '#f4c9a8'), (1, '#f9e2c4')], '#fff4dc', ['#c48a8a', '#93708d', '#5f5a82', '#39426b']),
        'night': ([(0, '#05070f'), (0.7, '#14284a'), (1, '#27507a')], '#dfe9ff', ['#1b3a5c', '#122a47', '#0b1c33', '#060f1f']),
        'mint': ([(0, '#0f4c4f'), (0.6, '#5fb59b'), (1, '#e6e3b6')], '#fff7d2', ['#3f9a8a', '#23756f', '#135457', '#0a383f']),
        'ember': ([(0, '#1a1012'), (0.55, '#a3321b'), (1, '#ff8a3d')], '#ffd08a', ['#7c2417', '#531812', '#30100f', '#180a0b']),
    }[hue]
    c = Canvas(w, h).gradient(sky)
    c.glow(w * 0.66, h * 0.5, h * 0.42, sun, 0.55).circle(w * 0.66, h * 0.5, h * 0.09, sun)
    for k, colour in enumerate(hills):
        _hills(c, h * (0.6 + 0.11 * k), h * 0.055, colour, 7 + k)
    return c


def desktop(w=960, h=600, hue='dusk'):
    """A desktop: wallpaper, two windows, a dock."""
    c = wallpaper(w, h, hue)
    c.rect(0, 0, w, h * 0.035, '#0b0c10', 0, 0.55)
    c.rect(w * 0.1, h * 0.14, w * 0.5, h * 0.56, '#f7f5f1', 12)
    c.rect(w * 0.1, h * 0.14, w * 0.13, h * 0.56, '#e6e2da', 12)
    for k, col in enumerate(('#ff6159', '#ffbd2e', '#28c941')):
        c.circle(w * 0.118 + k * 16, h * 0.17, 5, col)
    c.lines_of_text(w * 0.25, h * 0.23, w * 0.32, 4, '#3b3d44', 9, 21, 3)
    c.rect(w * 0.25, h * 0.4, w * 0.32, h * 0.25, '#1f4fd8', 8)
    _bars(c, w * 0.27, h * 0.43, w * 0.28, h * 0.2, '#bcd0ff', 18, 5)
    c.rect(w * 0.54, h * 0.3, w * 0.36, h * 0.48, '#15171c', 12)
    _wave(c, w * 0.56, h * 0.46, w * 0.32, h * 0.14, '#ff7a45', 4)
    _wave(c, w * 0.56, h * 0.64, w * 0.32, h * 0.1, '#5fd0c5', 9)
    c.rect(w * 0.33, h * 0.89, w * 0.34, h * 0.085, '#ffffff', 16, 0.35)
    for k, col in enumerate(('#ff7a45', '#1f4fd8', '#28c941', '#f6c945', '#8a5cf0', '#e6e2da')):
        c.rect(w * (0.345 + 0.054 * k), h * 0.9, h * 0.064, h * 0.064, col, 12)
    return c


def _bars(c, x, y, w, h, colour, n, seed):
    rng = np.random.RandomState(seed)
    for k in range(n):
        b = h * rng.uniform(0.2, 1)
        c.rect(x + w * k / n, y + h - b, w / n * 0.6, b, colour, 2)


def _wave(c, x, y, w, h, colour, seed, alpha=1.0):
    rng = np.random.RandomState(seed)
    n = int(w / 5)
    envelope = np.abs(np.sin(np.linspace(0, rng.uniform(5, 9), n))) * rng.uniform(0.25, 1, n) + 0.06
    for k in range(n):
        b = h * envelope[k]
        c.rect(x + k * 5, y - b / 2, 3, b, colour, 1.5, alpha)


def daw(w=960, h=600):
    """Audio software: coloured tracks with waveforms and a playhead."""
    c = Canvas(w, h, '#1b1d22').rect(0, 0, w, h * 0.09, '#2a2d34')
    c.rect(0, 0, w * 0.17, h, '#24272d')
    for k in range(7):
        c.circle(w * 0.4 + k * 34, h * 0.045, 9, '#ff7a45' if k == 2 else '#4a4f59')
    tracks = ['#ff7a45', '#f6c945', '#7fd46b', '#4cc9c0', '#5b8cff', '#b07cff', '#ff6fa3']
    rng = np.random.RandomState(5)
    step = h * 0.87 / len(tracks)
    for k, col in enumerate(tracks):
        y = h * 0.11 + k * step
        c.rect(w * 0.012, y + 6, w * 0.012, step - 14, col, 3)
        c.lines_of_text(w * 0.035, y + step * 0.3, w * 0.09, 1, '#c9ccd2', 8, 10, k)
        at = 0.18 + rng.uniform(0, 0.1)
        while at < 0.94:
            width = min(rng.uniform(0.12, 0.34), 0.99 - at)
            c.rect(w * at, y + 3, w * width, step - 6, col, 5, 0.42)
            _wave(c, w * at + 4, y + step / 2, w * width - 8, step * 0.75, col, int(at * 900) + k)
            at += width + rng.choice([0.004, 0.06])
    return c.rect(w * 0.52, h * 0.09, 3, h, '#ffffff')


def editor(w=960, h=600):
    """A code editor in dark colours."""
    c = Canvas(w, h, '#15171d').rect(0, 0, w * 0.19, h, '#1d2027').rect(w * 0.19, 0, w, h * 0.06, '#22252d')
    c.lines_of_text(w * 0.02, h * 0.1, w * 0.13, 18, '#7f8694', 8, h * 0.045, 2, 0.7)
    rng = np.random.RandomState(11)
    cols = ['#7fb4ff', '#ff9a6b', '#8fdc8a', '#d7a6ff', '#c9ccd2', '#f6d06b']
    for k in range(19):
        x = w * (0.23 + 0.035 * rng.randint(0, 4))
        for _ in range(rng.randint(1, 7)):
            word = w * rng.uniform(0.02, 0.09)
            c.rect(x, h * (0.1 + 0.046 * k), word, h * 0.017, cols[rng.randint(6)], 4)
            x += word + 9
    return c


def game(w=960, h=600):
    """A game: a neon road into a low sun, with bars and a small map."""
    c = Canvas(w, h).gradient([(0, '#160a34'), (0.45, '#7a1f7d'), (0.56, '#ff7a59'), (1, '#1a0b2e')])
    c.circle(w / 2, h * 0.45, h * 0.2, '#ffd166')
    for k in range(5):
        c.rect(0, h * (0.44 + 0.036 * k), w, 3 + k * 1.5, '#a82f74', 0, 0.75)
    _hills(c, h * 0.55, h * 0.05, '#2a1150', 3)
    c.below([h * 0.585] * 2, '#140a26')
    for k in range(-9, 10):
        c.line([(w / 2 + k * 26, h * 0.585), (w / 2 + k * 190, h * 1.02)], 2.2, '#ff4fd8', 0.8)
    for k in range(9):
        c.rect(0, h * (0.585 + 0.415 * (k / 9) ** 2), w, 2 + k * 0.25, '#43d9ff', 0, 0.75)
    x, y, s = w / 2, h * 0.83, h * 0.1
    c.rect(x - s, y - s * 0.35, 2 * s, s * 0.8, '#0d0d14', s * 0.2).rect(x - s * 0.7, y - s * 0.8, s * 1.4, s * 0.6, '#1b1b28', s * 0.25)
    c.rect(x - s * 0.92, y - s * 0.1, s * 0.5, s * 0.16, '#ff3355', 4).rect(x + s * 0.42, y - s * 0.1, s * 0.5, s * 0.16, '#ff3355', 4)
    c.rect(w * 0.03, h * 0.05, w * 0.24, h * 0.035, '#ffffff', 9, 0.25).rect(w * 0.03, h * 0.05, w * 0.17, h * 0.035, '#5df08a', 9)
    c.ring(w * 0.92, h * 0.14, h * 0.085, 5, '#ffffff').circle(w * 0.93, h * 0.12, 6, '#ff5a1f')
    return c


def photo(w=960, h=640):
    """A landscape photograph: a lake between hills."""
    c = wallpaper(w, h, 'dawn')
    c.below([h * 0.8] * 2, '#7fa0b8')
    for k in range(14):
        c.rect(w * (0.58 + 0.008 * (k % 3)), h * (0.81 + k * 0.013), w * (0.17 - 0.008 * k), 3, '#fbe6c8', 2, 0.8)
    rng = np.random.RandomState(8)
    for k in range(26):
        x, s = w * rng.uniform(0, 0.42), h * rng.uniform(0.08, 0.22)
        for t in range(4):
            c.line([(x, h * 0.84 - s), (x, h * 0.84)], s * 0.08 * (t + 1) * 0.6, '#16302b', 0.5)
    return c


def viewfinder(w=960, h=640):
    """A camera's screen: the photo with frame lines, focus box, scale."""
    c = photo(w, h)
    for k in (1, 2):
        c.rect(w * k / 3, 0, 1.5, h, '#ffffff', 0, 0.5).rect(0, h * k / 3, w, 1.5, '#ffffff', 0, 0.5)
    x, y, s = w * 0.62, h * 0.47, h * 0.16
    for a, b in (((0, 0), (1, 0)), ((0, 0), (0, 1)), ((1, 1), (0, 1)), ((1, 1), (1, 0))):
        c.line([(x + a[0] * s, y + a[1] * s), (x + b[0] * s, y + b[1] * s)], 3, '#5df08a')
    c.rect(0, h * 0.91, w, h * 0.09, '#000000', 0, 0.6)
    return c.lines_of_text(w * 0.05, h * 0.94, w * 0.85, 1, '#ffffff', 13, 20, 4)


def phone(w=480, h=1000, hue='mint'):
    """A phone's home screen."""
    c = wallpaper(w, h, hue)
    c.lines_of_text(w * 0.28, h * 0.13, w * 0.46, 1, '#ffffff', 40, 50, 6, 0.95)
    c.lines_of_text(w * 0.33, h * 0.185, w * 0.34, 1, '#ffffff', 12, 20, 2, 0.8)
    cols = ['#ff7a45', '#1f4fd8', '#28c941', '#f6c945', '#8a5cf0', '#e6e2da', '#e8476a', '#25b8c8', '#2b2f38', '#ffffff', '#5fb59b', '#d98b4b']
    s = w * 0.155
    for k in range(12):
        c.rect(w * 0.09 + (k % 4) * w * 0.222, h * 0.53 + (k // 4) * w * 0.235, s, s, cols[k], s * 0.26)
    c.rect(w * 0.05, h * 0.885, w * 0.9, h * 0.09, '#ffffff', 36, 0.3)
    for k in range(4):
        c.rect(w * 0.09 + k * w * 0.222, h * 0.895, s, s, cols[(k * 5 + 1) % 12], s * 0.26)
    return c


def home(w=960, h=600):
    """A smart home panel: tiles, a dial, a chart."""
    c = Canvas(w, h).gradient([(0, '#1d2a33'), (1, '#3a4a4a')], 60)
    g, u = w * 0.02, w * 0.225
    cols = ['#f6f5f2', '#ff7a45', '#f6f5f2', '#2f3f46', '#2f3f46', '#f6c945', '#2f3f46', '#f6f5f2']
    for k, col in enumerate(cols):
        x, y = w * 0.03 + (k % 4) * (u + g), h * 0.08 + (k // 4) * (h * 0.45)
        c.rect(x, y, u, h * 0.4, col, 22)
        ink = '#20262b' if col != '#2f3f46' else '#dfe6e6'
        c.circle(x + u * 0.2, y + h * 0.09, h * 0.042, ink, 0.9)
        c.lines_of_text(x + u * 0.1, y + h * 0.29, u * 0.6, 2, ink, 9, 20, k, 0.8)
    c.ring(w * 0.03 + u * 1.5 + g, h * 0.24, h * 0.075, 10, '#ffffff', 220, 500)
    return c


def dial(w=600, h=600, value=0.62, colour='#ff7a45'):
    """A thermostat's round face: an arc with ticks; put figures on with text()."""
    c = Canvas(w, h, '#08090b')
    for k in range(61):
        a = np.radians(-135 + 270 * k / 60)
        lit = k / 60 <= value
        p = [(w / 2 + np.sin(a) * r * w, h / 2 - np.cos(a) * r * h) for r in (0.36, 0.43)]
        c.line(p, 5 if lit else 3, colour if lit else '#4a4f57')
    return c


def player(w=960, h=600):
    """A music player: cover, title, progress, buttons."""
    c = Canvas(w, h).gradient([(0, '#3a1f2b'), (1, '#10131c')], 60)
    s = h * 0.56
    x, y = w * 0.08, h * 0.2
    c.rect(x, y, s, s, '#ff7a45', 16).circle(x + s / 2, y + s / 2, s * 0.36, '#2a1a3a').circle(x + s / 2, y + s / 2, s * 0.13, '#f6c945')
    for k in range(4):
        c.ring(x + s / 2, y + s / 2, s * (0.18 + 0.05 * k), 1.5, '#f6f5f2', alpha=0.4)
    c.lines_of_text(w * 0.5, h * 0.28, w * 0.36, 1, '#ffffff', 28, 40, 4).lines_of_text(w * 0.5, h * 0.38, w * 0.25, 1, '#c9ccd2', 14, 20, 3)
    c.rect(w * 0.5, h * 0.52, w * 0.42, 6, '#ffffff', 3, 0.3).rect(w * 0.5, h * 0.52, w * 0.22, 6, '#ff7a45', 3).circle(w * 0.72, h * 0.525, 11, '#ffffff')
    c.circle(w * 0.71, h * 0.7, h * 0.075, '#ffffff')
    for k in (-1, 1):
        c.circle(w * (0.71 + 0.1 * k), h * 0.7, h * 0.045, '#ffffff', 0.5)
    return c


def meters(w=600, h=300, channels=8, seed=4):
    """Level meters in green, amber and red."""
    c = Canvas(w, h, '#060708')
    rng = np.random.RandomState(seed)
    step = w / channels
    for k in range(channels):
        level = rng.uniform(0.45, 0.98)
        for s in range(16):
            lit = s / 16 < level
            col = ('#4be37a' if s < 11 else '#f6c945' if s < 14 else '#ff4b3e') if lit else '#1c2024'
            c.rect(k * step + step * 0.2, h * 0.95 - (s + 1) * h * 0.056, step * 0.6, h * 0.04, col, 2)
    return c


def spectrum(w=600, h=300, colour='#43d9ff'):
    """A frequency curve over a grid: equalisers, analysers."""
    c = Canvas(w, h, '#0a0d12')
    for k in range(1, 8):
        c.rect(w * k / 8, 0, 1, h, '#2a323c').rect(0, h * k / 8, w, 1, '#2a323c')
    x = np.linspace(0, 1, 90)
    rng = np.random.RandomState(3)
    y = h * (0.75 - 0.35 * np.exp(-((x - 0.22) ** 2) * 30) - 0.28 * np.exp(-((x - 0.62) ** 2) * 60) + 0.2 * x) + rng.uniform(-1, 1, 90) * h * 0.03
    c.below(y, colour, 0.35)
    return c.line(list(zip(x * w, y)), 4, colour)


def sky(w=960, h=600):
    """A star field with a nebula, for telescopes' apps and planet screens."""
    c = Canvas(w, h).gradient([(0, '#04050d'), (1, '#0d1a38')])
    c.glow(w * 0.4, h * 0.5, h * 0.5, '#7a3fa0', 0.6).glow(w * 0.6, h * 0.4, h * 0.35, '#2f6fd0', 0.6).glow(w * 0.5, h * 0.5, h * 0.15, '#ffd9c0', 0.8)
    rng = np.random.RandomState(2)
    for _ in range(110):
        c.circle(rng.uniform(0, w), rng.uniform(0, h), rng.choice([0.8, 1.2, 2.2]), '#ffffff', rng.uniform(0.4, 1))
    return c


def record_label(w=400, h=400, colour='#c2370b'):
    """A record's paper label."""
    c = Canvas(w, h, colour).circle(w / 2, h / 2, w * 0.42, '#f0e3cf').ring(w / 2, h / 2, w * 0.33, 3, colour)
    return c.lines_of_text(w * 0.3, h * 0.25, w * 0.4, 2, '#20262b', 12, 26, 3).lines_of_text(w * 0.3, h * 0.66, w * 0.4, 2, '#20262b', 9, 20, 4)

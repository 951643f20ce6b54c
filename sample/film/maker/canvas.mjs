/**
 * The film's canvas: RGB in floats (0 to 255), shapes as signed distance functions. A pixel's coverage follows from its distance to
 * the edge, which smooths every edge without supersampling. Scenes are drawn in units, `scale` pixels each.
 */
export const width = 640;
export const height = 360;
const scale = 2;
export const widthPx = width * scale;
export const heightPx = height * scale;
export const tau = Math.PI * 2;

/** The site's three colors and the tones between them. */
export const ink = [12, 11, 17];
export const night = [24, 21, 36];
export const plum = [58, 40, 66];
export const rust = [134, 64, 46];
export const ember = [214, 108, 48];
export const amber = [246, 184, 66];
export const ivory = [246, 240, 228];

export const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value));
export const lerp = (a, b, t) => a + (b - a) * t;
export const mix = (a, b, t) => [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];
/** A remainder that is never negative. */
export const modulo = (value, by) => ((value % by) + by) % by;
/** 0 before `from`, 1 after `to`, eased between. */
export const smooth = (from, to, value) => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};

/** Mulberry32, seeded: the same stars, windows and specks in every run. */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const createCanvas = () => new Float32Array(widthPx * heightPx * 3);

/** Fills from top to bottom; stops are `[y, color]`, in order. */
export function fillDown(canvas, stops) {
  for (let row = 0; row < heightPx; row++) {
    const y = row / scale;
    const next = stops.findIndex(([at]) => at > y);
    const [y1, c1] = stops[next < 0 ? stops.length - 1 : next];
    const [y0, c0] = stops[Math.max(0, (next < 0 ? stops.length : next) - 1)];
    const color = y1 === y0 ? c1 : mix(c0, c1, (y - y0) / (y1 - y0));
    for (let x = 0, i = row * widthPx * 3; x < widthPx; x++, i += 3) canvas.set(color, i);
  }
}

/** A bounding box, and the distance of a point from the edge (negative inside). */
const shape = (x0, y0, x1, y1, distance) => ({ x0, y0, x1, y1, distance });

export const circle = (cx, cy, r) => shape(cx - r, cy - r, cx + r, cy + r, (x, y) => Math.hypot(x - cx, y - cy) - r);
export const ring = (cx, cy, r, weight) =>
  shape(cx - r - weight, cy - r - weight, cx + r + weight, cy + r + weight, (x, y) => Math.abs(Math.hypot(x - cx, y - cy) - r) - weight / 2);
export const box = (x0, y0, x1, y1) => shape(x0, y0, x1, y1, (x, y) => Math.max(x0 - x, x - x1, y0 - y, y - y1));
export const ellipse = (cx, cy, rx, ry) =>
  shape(cx - rx, cy - ry, cx + rx, cy + ry, (x, y) => (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry));
export const everywhere = (distance) => shape(0, 0, width, height, distance);
export const within = (a, b) =>
  shape(Math.max(a.x0, b.x0), Math.max(a.y0, b.y0), Math.min(a.x1, b.x1), Math.min(a.y1, b.y1), (x, y) => Math.max(a.distance(x, y), b.distance(x, y)));

function toSegment(x, y, ax, ay, bx, by) {
  const dx = bx - ax;
  const dy = by - ay;
  const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1));
  return Math.hypot(x - ax - dx * t, y - ay - dy * t);
}

const reach = (points, by) => {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  return [Math.min(...xs) - by, Math.min(...ys) - by, Math.max(...xs) + by, Math.max(...ys) + by];
};

/** Points from a flat list of coordinates. */
export const path = (...numbers) => Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[i * 2], numbers[i * 2 + 1]]);

/** A round-ended line through the points. */
export const line = (points, weight) =>
  shape(...reach(points, weight), (x, y) => {
    let best = Infinity;
    for (let i = 1; i < points.length; i++) best = Math.min(best, toSegment(x, y, points[i - 1][0], points[i - 1][1], points[i][0], points[i][1]));
    return best - weight / 2;
  });

export const polygon = (points) =>
  shape(...reach(points, 1), (x, y) => {
    let best = Infinity;
    let inside = false;
    for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
      const [ax, ay] = points[i];
      const [bx, by] = points[j];
      best = Math.min(best, toSegment(x, y, ax, ay, bx, by));
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
    return inside ? -best : best;
  });

/** Paints a shape. `color` is RGB or a function of the point; `soft` is half the width of the edge. */
export function paint(canvas, { x0, y0, x1, y1, distance }, color, alpha = 1, soft = 0.6 / scale) {
  const right = Math.min(widthPx - 1, Math.ceil((x1 + soft) * scale));
  const bottom = Math.min(heightPx - 1, Math.ceil((y1 + soft) * scale));
  const flat = typeof color !== "function";
  for (let row = Math.max(0, Math.floor((y0 - soft) * scale)); row <= bottom; row++) {
    const y = row / scale;
    for (let column = Math.max(0, Math.floor((x0 - soft) * scale)); column <= right; column++) {
      const x = column / scale;
      const cover = clamp((soft - distance(x + 0.5 / scale, y + 0.5 / scale)) / (2 * soft)) * alpha;
      if (cover > 0) over(canvas, (row * widthPx + column) * 3, flat ? color : color(x, y), cover);
    }
  }
}

function over(canvas, i, color, alpha) {
  canvas[i] += (color[0] - canvas[i]) * alpha;
  canvas[i + 1] += (color[1] - canvas[i + 1]) * alpha;
  canvas[i + 2] += (color[2] - canvas[i + 2]) * alpha;
}

/** Adds light that falls off to 0 at `radius`. */
export function glow(canvas, cx, cy, radius, color, strength) {
  const bottom = Math.min(heightPx - 1, (cy + radius) * scale);
  const right = Math.min(widthPx - 1, (cx + radius) * scale);
  for (let row = Math.max(0, Math.floor((cy - radius) * scale)); row <= bottom; row++) {
    for (let column = Math.max(0, Math.floor((cx - radius) * scale)); column <= right; column++) {
      const fall = 1 - Math.hypot(column / scale - cx, row / scale - cy) / radius;
      if (fall <= 0) continue;
      const i = (row * widthPx + column) * 3;
      for (let c = 0; c < 3; c++) canvas[i + c] += color[c] * fall * fall * strength;
    }
  }
}

/** Blends `next` over `canvas` by `mask(x, y)`, 0 to 1. */
export function reveal(canvas, next, mask) {
  for (let row = 0, i = 0; row < heightPx; row++) {
    for (let column = 0; column < widthPx; column++, i += 3) {
      const share = mask(column / scale, row / scale);
      if (share > 0) over(canvas, i, [next[i], next[i + 1], next[i + 2]], share);
    }
  }
}

// A static dither pattern below one gray level: without it dark gradients show bands, and a moving one would cost bits.
const dither = Float32Array.from({ length: 64 * 64 }, randomFrom(5));

/** Eight bits per channel, with a slight vignette. */
export function toBytes(canvas, light = 1) {
  const bytes = Buffer.alloc(widthPx * heightPx * 3);
  for (let y = 0, i = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, i += 3) {
      const corner = Math.hypot(x / widthPx - 0.5, y / heightPx - 0.5);
      const shade = light * (1 - 0.55 * corner * corner);
      const noise = dither[(y & 63) * 64 + (x & 63)];
      for (let c = 0; c < 3; c++) bytes[i + c] = clamp(Math.floor(canvas[i + c] * shade + noise), 0, 255);
    }
  }
  return bytes;
}

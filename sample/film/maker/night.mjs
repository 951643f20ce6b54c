/** The end of the film: city, sea, closing card. Each function draws its scene at `t` seconds. */
import * as c from "./canvas.mjs";
import { partOf, strokesOf } from "./letters.mjs";

const { amber, clamp, ember, ink, ivory, lerp, mix, modulo, night, paint, path, rust, smooth } = c;
const cx = c.width / 2;
const towers = (() => {
  const random = c.randomFrom(23);
  return [0, 1, 2].flatMap((layer) =>
    Array.from({ length: 17 }, (_, i) => ({
      layer,
      x: i * (46 + layer * 8) - 30 + random() * 14,
      width: 28 + random() * 26 + layer * 6,
      top: [112, 158, 214][layer] + random() * [86, 84, 62][layer],
      windows: Array.from({ length: 30 }, () => (random() < 0.3 + layer * 0.06 ? random() * 6.5 : 99)),
    })),
  );
})();

/** Night falls on a town with a movie theater; windows light up, people go in. */
export function city(canvas, t) {
  c.fillDown(canvas, [
    [0, ink],
    [150, night],
    [300, [96, 52, 62]],
    [c.height, rust],
  ]);
  c.glow(canvas, 118, 74, 110, ivory, 0.16);
  paint(
    canvas,
    c.within(
      c.circle(118, 74, 28),
      c.everywhere((x, y) => 25 - Math.hypot(x - 107, y - 67)),
    ),
    ivory,
  );
  for (const { layer, x, width, top, windows } of towers) {
    const left = x - t * (2 + layer * 4);
    const wall = [
      [64, 42, 62],
      [40, 30, 48],
      [22, 18, 28],
    ][layer];
    paint(canvas, c.box(left, top, left + width, c.height), wall);
    windows.forEach((litAt, i) => {
      const [wx, wy] = [left + 6 + (i % 3) * ((width - 8) / 3), top + 10 + Math.floor(i / 3) * 15];
      if (litAt < t + 1.2)
        paint(canvas, c.box(wx, wy, wx + 4.5, wy + 6.5), mix(amber, ivory, (i % 4) / 6), (0.4 + layer * 0.25) * smooth(0, 0.3, t + 1.2 - litAt));
    });
  }
  cinema(canvas, t, cx + 130 * (1 - smooth(-1, 4.5, t)));
}

function cinema(canvas, t, x) {
  const street = 330;
  const step = Math.floor(t * 6);
  paint(canvas, c.box(x - 118, 176, x + 118, street), [30, 24, 34]);
  paint(canvas, c.box(x - 84, 150, x + 84, 178), [30, 24, 34]);
  paint(canvas, c.box(x - 48, 128, x + 48, 152), [30, 24, 34]);
  for (const dx of [-102, -72, 72, 102]) paint(canvas, c.box(x + dx - 1.5, 186, x + dx + 1.5, 226), amber, 0.5);
  for (const dx of [-16, 0, 16]) paint(canvas, c.box(x + dx - 2, 138, x + dx + 2, 214), dx ? ember : ivory, 0.85);
  c.glow(canvas, x, 268, 190, amber, 0.34);
  paint(canvas, c.box(x - 60, 276, x + 60, street), [255, 208, 116], 0.92);
  for (const dx of [-30, 0, 30]) paint(canvas, c.box(x + dx - 1.6, 276, x + dx + 1.6, street), [84, 48, 34]);
  paint(canvas, c.box(x - 142, 226, x + 142, 274), [44, 30, 34]);
  paint(canvas, c.box(x - 128, 234, x + 128, 266), ivory);
  for (const { points } of strokesOf("Matinee", x, 257, 14)) paint(canvas, c.line(points, 3.2), ink);
  const dot = dotOfI(x, 257, 14);
  paint(canvas, c.circle(dot[0], dot[1], 2.4), ember);
  for (let i = 0; i < 25; i++) {
    for (const [row, y] of [230, 270].entries())
      paint(canvas, c.circle(x - 135 + i * 11.25, y, 2.1), modulo(i + (row ? step : -step), 3) === 0 ? ivory : ember, 0.95);
  }
  paint(canvas, c.box(0, street, c.width, c.height), [16, 13, 18]);
  paint(canvas, c.polygon(path(x - 60, street, x + 60, street, x + 128, c.height, x - 128, c.height)), amber, 0.32, 4);
  for (const [from, leaves] of [
    [-260, 0.2],
    [280, 1],
    [-330, 2.6],
    [240, 3.4],
  ]) {
    const walked = clamp((t - leaves) / 3.4);
    const px = x + lerp(from, from > 0 ? 14 : -14, walked);
    const alpha = smooth(1, 0.92, walked);
    paint(canvas, c.line(path(px, street - 26, px, street - 2 - Math.abs(Math.sin(t * 9 + from)) * 1.5), 9), ink, alpha);
    paint(canvas, c.circle(px, street - 37, 5.4), ink, alpha);
  }
}

const wave = (layer, x, t) =>
  196 + layer * 34 + (4 + layer * 2.2) * Math.sin(x / (46 + layer * 12) + t * (1.1 - layer * 0.08) + layer * 1.7) + 3 * Math.sin(x / 23 - t * 0.8 + layer);

const boatAt = (t) => {
  const x = 170 + t * 30;
  return { x, y: wave(2, x, t) + 4, tilt: Math.atan2(wave(2, x + 24, t) - wave(2, x - 24, t), 48) * 0.8 };
};

/** The lantern at the masthead: the iris closes on it, and it becomes the dot of the closing card. */
export const lanternAt = (t) => {
  const { x, y, tilt } = boatAt(t);
  return [x + Math.sin(tilt) * 104, y - Math.cos(tilt) * 104];
};

/** A small boat with a lantern, under the moon. */
export function sea(canvas, t) {
  c.fillDown(canvas, [
    [0, ink],
    [200, [62, 44, 74]],
    [c.height, night],
  ]);
  c.glow(canvas, 468, 112, 200, ivory, 0.2);
  paint(canvas, c.circle(468, 112, 46), ivory);
  const random = c.randomFrom(42);
  for (let i = 0; i < 40; i++) paint(canvas, c.circle(random() * c.width, random() * 170, 0.5 + random() * 0.8), ivory, 0.3 + 0.4 * random());
  for (let layer = 0; layer < 6; layer++) {
    const crest = (x) => wave(layer, x, t);
    const body = (_, y) => mix(mix([104, 68, 88], [34, 28, 46], layer / 5), ink, clamp((y - 190 - layer * 34) / 90) * 0.7);
    paint(
      canvas,
      c.everywhere((x, y) => crest(x) - y),
      body,
    );
    paint(
      canvas,
      c.everywhere((x, y) => Math.abs(crest(x) + 0.8 - y) - 0.8),
      ivory,
      0.16,
    );
    for (let k = 0; k < 3; k++) {
      const x = 468 + 26 * Math.sin(t * 0.9 + layer * 2 + k * 2.1) + (k - 1) * 12;
      const y = crest(x) + 7 + k * 8;
      paint(canvas, c.line(path(x - 16 - layer * 2, y, x + 16 + layer * 2, y), 2), ivory, 0.42 - layer * 0.04);
    }
    if (layer === 1) boat(canvas, t);
  }
}

function boat(canvas, t) {
  const { x, y, tilt } = boatAt(t);
  const place = (points) => points.map(([dx, dy]) => [x + dx * Math.cos(tilt) - dy * Math.sin(tilt), y + dx * Math.sin(tilt) + dy * Math.cos(tilt)]);
  paint(canvas, c.line(place(path(0, 0, 0, -100)), 2.4), [88, 56, 50]);
  paint(canvas, c.polygon(place(path(5, -94, 5, -18, 52, -18))), ivory);
  paint(canvas, c.polygon(place(path(-5, -84, -5, -18, -34, -18))), [226, 206, 176]);
  paint(canvas, c.polygon(place(path(-46, -12, 58, -12, 40, 14, -32, 14))), rust);
  paint(canvas, c.polygon(place(path(-46, -12, 58, -12, 56, -8, -43.5, -8))), amber);
  const [lx, ly] = lanternAt(t);
  c.glow(canvas, lx, ly, 62, amber, 0.6);
  paint(canvas, c.circle(lx, ly, 5), amber);
}

/** The position of the dot over the stem of the i. */
function dotOfI(x, baseline, unitPx) {
  const stem = strokesOf("Matinee", x, baseline, unitPx).find(({ letter }) => letter === 3).points[0];
  return [stem[0], baseline - 1.45 * unitPx];
}

/** The lantern's light moves to its place while the site's name is written. */
export function card(canvas, t) {
  const [baseline, unitPx, weight] = [202, 50, 10];
  c.fillDown(canvas, [
    [0, ink],
    [c.height, [20, 16, 24]],
  ]);
  c.glow(canvas, cx, 176, 330, [150, 84, 40], 0.42 * smooth(1, 3, t));
  for (const { letter, points } of strokesOf("Matinee", cx, baseline, unitPx)) {
    const share = smooth(0, 1, (t - 0.8 - letter * 0.16) / 0.9);
    if (share > 0) paint(canvas, c.line(partOf(points, share), weight), ivory);
  }
  const [from, to] = [lanternAt(6.4), dotOfI(cx, baseline, unitPx)];
  const flown = smooth(0.4, 1.5, t);
  const [x, y] = [lerp(from[0], to[0], flown), lerp(from[1], to[1], flown) - 36 * Math.sin(flown * Math.PI)];
  c.glow(canvas, x, y, 56, amber, 0.5);
  paint(canvas, c.circle(x, y, lerp(5, 7.2, flown)), amber);
  const step = Math.floor(t * 6);
  for (let i = 0; i < 31; i++) {
    const on = smooth(0, 0.25, t - 2.2 - i * 0.03);
    for (const [row, rowY] of [96, 244].entries()) {
      const bright = modulo(i + (row ? step : -step), 3) === 0;
      paint(canvas, c.circle(cx - 225 + i * 15, rowY, 2.6), bright ? ivory : amber, on * (bright ? 1 : 0.55));
    }
  }
}

/** The first half of the film: leader, sunset, stripes, staircase. Each function draws its scene at `t` seconds. */
import * as c from "./canvas.mjs";
import { strokesOf } from "./letters.mjs";

const { amber, clamp, ember, ink, ivory, lerp, mix, modulo, night, paint, path, plum, rust, smooth, tau } = c;
const cx = c.width / 2;
const cy = c.height / 2;

/** Eight seconds of countdown: a hand turns once per number. */
export function leader(canvas, t) {
  const second = clamp(Math.floor(t), 0, 7);
  const turn = clamp(t - second) * tau;
  const [paper, swept] =
    second % 2
      ? [
          [56, 50, 54],
          [44, 39, 46],
        ]
      : [
          [44, 39, 46],
          [56, 50, 54],
        ];
  c.fillDown(canvas, [
    [0, paper],
    [c.height, paper],
  ]);
  const angle = (x, y) => (Math.atan2(x - cx, cy - y) + tau) % tau;
  paint(
    canvas,
    c.everywhere((x, y) => (angle(x, y) - turn) * Math.hypot(x - cx, y - cy)),
    swept,
  );
  paint(canvas, c.box(0, cy - 0.6, c.width, cy + 0.6), ivory, 0.28);
  paint(canvas, c.box(cx - 0.6, 0, cx + 0.6, c.height), ivory, 0.28);
  paint(canvas, c.line(path(cx, cy, cx + 420 * Math.sin(turn), cy - 420 * Math.cos(turn)), 2), amber, 0.9);
  paint(canvas, c.circle(cx, cy, 118), paper, 0.55);
  paint(canvas, c.ring(cx, cy, 118, 2.5), ivory, 0.85);
  paint(canvas, c.ring(cx, cy, 134, 2.5), ivory, 0.85);
  for (const { points } of strokesOf(String(8 - second), cx, cy + 68, 85)) paint(canvas, c.line(points, 19), ivory);
  specks(canvas, t);
}

/** Dust and scratches of a film print. */
function specks(canvas, t) {
  const random = c.randomFrom(Math.floor(t * 12) * 31 + 7);
  if (random() < 0.35) paint(canvas, c.circle(random() * c.width, random() * c.height, 1 + random() * 1.5), ivory, 0.5);
  if (random() < 0.12) {
    const x = random() * c.width;
    paint(canvas, c.line(path(x, random() * 120, x + 2, 200 + random() * 160), 0.8), ivory, 0.25);
  }
}

const horizon = 238;

/** The sun goes down behind the sea. */
export function sunset(canvas, t) {
  const dark = clamp(t / 8);
  const sunY = lerp(168, 344, smooth(-1, 8.3, t));
  c.fillDown(canvas, [
    [0, mix([52, 38, 72], ink, dark)],
    [110, mix([112, 62, 84], night, dark)],
    [horizon - 4, mix([226, 128, 72], [92, 48, 60], dark)],
    [horizon, mix([120, 62, 62], [40, 28, 44], dark)],
    [c.height, mix([34, 24, 42], ink, dark)],
  ]);
  c.glow(canvas, cx, sunY, 320, ember, 0.4 * (1 - dark));
  const disc = (_, y) => mix([255, 226, 150], [232, 112, 56], clamp((y - sunY + 96) / 192));
  paint(canvas, c.within(c.circle(cx, sunY, 96), c.box(0, 0, c.width, horizon)), disc);
  for (const [x, y, length, weight, speed] of [
    [190, 96, 120, 6, 7],
    [350, 132, 190, 8, 5],
    [120, 168, 150, 7, 9],
    [430, 190, 170, 6, 6],
    [250, 212, 110, 5, 8],
  ]) {
    const left = x - 40 + t * speed;
    paint(canvas, c.line(path(left, y, left + length, y), weight), mix([92, 52, 76], night, dark), 0.9);
  }
  stars(canvas, smooth(4.5, 8, t), 130);
  birds(canvas, t);
  reflection(canvas, t, sunY);
}

function stars(canvas, strength, below) {
  const random = c.randomFrom(11);
  for (let i = 0; i < 46; i++) {
    const [x, y, size] = [random() * c.width, random() * below, 0.5 + random() * 0.9];
    paint(canvas, c.circle(x, y, size), ivory, strength * (0.35 + 0.5 * random()));
  }
}

function birds(canvas, t) {
  for (const [dx, dy, beat] of [
    [0, 0, 0],
    [26, 12, 1.1],
    [-22, 17, 2.3],
  ]) {
    const x = 120 + dx + t * 30;
    const y = 84 + dy - t * 3;
    const lift = 3 + 4 * Math.sin(t * 6 + beat);
    paint(canvas, c.line(path(x - 10, y - lift, x - 4, y - lift * 0.4 - 1, x, y + 2, x + 4, y - lift * 0.4 - 1, x + 10, y - lift), 1.8), ink, 0.85);
  }
}

/** The sun's reflection on the water: bars of varying length. */
function reflection(canvas, t, sunY) {
  const strength = 1 - smooth(horizon, horizon + 100, sunY - 10);
  for (let row = 0; row < 11; row++) {
    const y = horizon + 8 + row * 10;
    const half = (98 - row * 5) * (0.62 + 0.38 * Math.sin(t * 1.5 + row * 1.9));
    const shift = 8 * Math.sin(t * 0.9 + row * 2.6);
    paint(canvas, c.line(path(cx - half + shift, y, cx + half + shift, y), 2.4 + row * 0.28), mix(amber, ember, row / 11), (0.85 - row * 0.055) * strength);
  }
}

/** Stripes, and a disc striped across them that turns, opens and closes again. */
export function stripes(canvas, t) {
  const along = (x, y) => x * 0.77 + y * 0.64;
  c.fillDown(canvas, [
    [0, ink],
    [c.height, night],
  ]);
  const grown = (u) => 30 * smooth(0, 1.4, t + 0.9 - u / 900);
  paint(
    canvas,
    c.everywhere((x, y) => Math.abs(modulo(along(x, y) + t * 16, 60) - 30) - grown(along(x, y)) / 2),
    plum,
  );
  const turn = -0.87 + (Math.PI / 2) * (Math.floor(t / 2) + smooth(0, 0.9, t % 2));
  const parted = 92 * (smooth(3.9, 4.9, t) - smooth(6.9, 7.7, t));
  for (const side of [-1, 1]) {
    const [px, py] = [cx + side * parted * 0.77, cy + side * parted * 0.64];
    const half = c.within(
      c.circle(px, py, 122),
      c.everywhere((x, y) => -side * (along(x, y) - along(px, py))),
    );
    const fill = side < 0 ? amber : ivory;
    paint(canvas, half, fill);
    const across = (x, y) => Math.abs(modulo((x - px) * Math.cos(turn) + (y - py) * Math.sin(turn) + 13, 26) - 13) - 5.5;
    paint(canvas, c.within(half, c.everywhere(across)), side < 0 ? ink : rust);
  }
  paint(canvas, c.circle(cx, cy, 30 * smooth(4.1, 5, t) * (1 - smooth(6.8, 7.4, t)) + 0.01), ember, smooth(4.1, 4.3, t));
  const orbit = t * 0.78;
  paint(canvas, c.circle(cx + 248 * Math.cos(orbit), cy + 128 * Math.sin(orbit), 15), amber, smooth(0.8, 1.4, t));
}

const step = { width: 64, height: 38, seconds: 0.5, hop: 58 };

/** The ball on the screen: the camera moves down with it, so that only the hop shows. */
export const ballAt = (t) => {
  const phase = modulo(t / step.seconds, 1);
  return [268, 196 - step.height / 2 - 14 - 4 * step.hop * phase * (1 - phase)];
};

/** A ball comes down an endless staircase under a large moon, one step every half second. */
export function staircase(canvas, t) {
  const travelled = t / step.seconds;
  c.fillDown(canvas, [
    [0, night],
    [c.height, [84, 50, 66]],
  ]);
  const [moonX, moonY] = [470 - t * 7, 118 - t * 4];
  c.glow(canvas, moonX, moonY, 190, ivory, 0.22);
  paint(canvas, c.circle(moonX, moonY, 62), ivory);
  for (const r of [82, 108, 140]) paint(canvas, c.ring(moonX, moonY, r, 1.2), ivory, 20 / r);
  const first = Math.floor(travelled) - 6;
  for (let k = first; k < first + 13; k++) {
    const x = 268 - step.width / 2 + (k - travelled) * step.width;
    const top = 196 - step.height / 2 + (k - travelled) * step.height;
    paint(canvas, c.box(x, top, x + step.width + 1, c.height + 2), (_, y) => mix([70, 42, 58], ink, clamp((y - top) / 170)));
    paint(canvas, c.box(x, top, x + step.width, top + 5), modulo(k, 4) === 0 ? amber : ivory, 0.95);
    paint(canvas, c.box(x, top + 5, x + 3, top + step.height + 5), ink, 0.6);
  }
  for (let i = 14; i >= 1; i--) {
    const before = i * 0.06;
    const [x, y] = ballAt(t - before);
    const back = before / step.seconds;
    if (t - before > 0) paint(canvas, c.circle(x - back * step.width, y - back * step.height, 4.6 - i * 0.22), amber, 0.75 - i * 0.05);
  }
  const [x, y] = ballAt(t);
  c.glow(canvas, x, y, 70, amber, 0.3);
  paint(canvas, c.circle(x, y, 14), amber);
}

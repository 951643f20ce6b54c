/** The stage: empty seats, a curtain, two spotlights, and a figure who bows. */
import * as c from "./canvas.mjs";

const { amber, clamp, ink, ivory, lerp, mix, paint, path, rust, smooth } = c;
const cx = c.width / 2;
const floorY = 282;

/** Half the width of the gap between the curtains, in pixels. */
export const curtainGap = (t) => 360 * smooth(6.9, 8.3, t);

/** Two spotlights search, find the figure, and the curtain opens. */
export function stage(canvas, t) {
  const found = smooth(2.2, 3.4, t);
  const on = smooth(-0.2, 0.8, t) - smooth(6.5, 7, t);
  const pools = [-1, 1].map((side) => {
    const x = lerp(cx + side * (150 + 70 * Math.sin(t * 1.7 + side)), cx, found);
    const y = lerp(160 + 46 * Math.cos(t * 1.3 + side * 2), 212, found);
    const r = lerp(62, 98, found);
    return { x, y, r, disc: c.circle(x, y, r), fromX: cx + side * 280 };
  });
  const litAt = (x, y) => on * pools.reduce((sum, pool) => sum + 0.62 * clamp(0.5 - pool.disc.distance(x, y) / 3), 0);
  const gap = curtainGap(t);
  paint(canvas, c.box(0, 0, c.width, floorY), (x, y) => curtainAt(x, gap, litAt(x, y)));
  paint(canvas, c.box(0, floorY - 10, c.width, floorY), ink, 0.35);
  paint(canvas, c.box(0, floorY, c.width, c.height), (x, y) => mix([46, 30, 32], [236, 186, 116], litAt(x, y) * 0.85));
  for (const y of [296, 314, 338]) paint(canvas, c.box(0, y, c.width, y + 1.4), ink, 0.4);
  for (const pool of pools) beam(canvas, pool, on);
  valance(canvas);
  performer(canvas, t);
  audience(canvas, t);
}

/** Folds that move together as the curtain opens. */
function curtainAt(x, gap, light) {
  const along = ((Math.abs(x - cx) - gap) / (cx + 40 - gap)) * 300;
  const fold = Math.sin(along * 0.21 + 1.5 * Math.sin(along * 0.043));
  const velvet = mix([44, 18, 28], [112, 44, 44], 0.5 + 0.5 * fold);
  const shining = mix(rust, [248, 156, 72], 0.5 + 0.5 * fold);
  return mix(velvet, shining, clamp(light));
}

/** The scalloped valance with its amber fringe. */
function valance(canvas) {
  for (let i = 0; i < 9; i++) {
    const x = 40 + i * 70;
    paint(canvas, c.ellipse(x, 0, 44, 46), amber, 0.85);
    paint(canvas, c.ellipse(x, -4, 44, 46), [74, 28, 36]);
    paint(canvas, c.ellipse(x, -22, 36, 40), [52, 21, 30]);
  }
}

function audience(canvas, t) {
  const sunk = 90 * smooth(5.9, 6.9, t);
  for (let i = 0; i < 10; i++) {
    const x = 5 + i * 70;
    const y = 338 + (i % 2) * 9 + sunk + Math.sin(t * 1.1 + i * 2) * 1.2;
    paint(canvas, c.circle(x, y - 1.6, 22), [150, 96, 62], 0.8);
    paint(canvas, c.ellipse(x, y + 42, 43, 29), [150, 96, 62], 0.8);
    paint(canvas, c.circle(x, y, 22), ink);
    paint(canvas, c.ellipse(x, y + 44, 43, 29), ink);
  }
}

/** A visible beam: a cone that ends where its pool of light begins. */
function beam(canvas, { x, y, r, disc, fromX }, strength) {
  const long = Math.hypot(x - fromX, y + 24);
  const [nx, ny] = [(-(y + 24) / long) * r, ((x - fromX) / long) * r];
  const cone = c.polygon(path(fromX - 5, -24, fromX + 5, -24, x - nx, y - ny, x + nx, y + ny));
  paint(
    canvas,
    c.within(
      cone,
      c.everywhere((px, py) => -disc.distance(px, py)),
    ),
    [255, 206, 130],
    0.16 * strength,
    2,
  );
}

/** A cone and a ball that rise through the floor and bow. */
function performer(canvas, t) {
  const up = smooth(3.2, 4, t) - smooth(6.3, 6.9, t);
  if (up <= 0) return;
  const base = floorY + 16 + (1 - up) * 110;
  const bow = 0.75 * (smooth(4.6, 5, t) - smooth(5.5, 5.9, t));
  const above = c.box(0, 0, c.width, floorY + 16);
  paint(canvas, c.ellipse(cx, floorY + 17, 46 * up, 7), ink, 0.75, 3);
  const [headX, headY] = [cx + Math.sin(bow) * 88, base - Math.cos(bow) * 88];
  paint(canvas, c.within(c.polygon(path(cx - 27, base, cx + 27, base, headX + 3, headY, headX - 3, headY)), above), ivory);
  paint(canvas, c.within(c.circle(headX, headY - 6, 15), above), [74, 28, 36]);
}

/** Letters as strokes on a baseline at y = 0 (up is negative); a lower-case letter is one unit high. */
import { tau } from "./canvas.mjs";

/** Points along an arc; degrees, clockwise, 0 to the right. */
function arc(cx, cy, r, from, to) {
  const steps = Math.max(6, Math.ceil(Math.abs(to - from) / 9));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) / 360) * tau;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}

const glyphs = {
  M: {
    advance: 1.28,
    strokes: [
      [
        [0, 0],
        [0, -1.45],
        [0.64, -0.5],
        [1.28, -1.45],
        [1.28, 0],
      ],
    ],
  },
  a: {
    advance: 1,
    strokes: [
      arc(0.5, -0.5, 0.5, 0, -360),
      [
        [1, -1],
        [1, 0],
      ],
    ],
  },
  t: {
    advance: 0.68,
    strokes: [
      [[0.3, -1.42], [0.3, -0.34], ...arc(0.64, -0.34, 0.34, 180, 90)],
      [
        [0, -1],
        [0.68, -1],
      ],
    ],
  },
  i: {
    advance: 0,
    strokes: [
      [
        [0, -1],
        [0, 0],
      ],
    ],
  },
  n: {
    advance: 0.9,
    strokes: [
      [
        [0, -1],
        [0, 0],
      ],
      [...arc(0.45, -0.55, 0.45, 180, 360), [0.9, 0]],
    ],
  },
  e: { advance: 1, strokes: [[[0.02, -0.5], ...arc(0.5, -0.5, 0.5, 0, -318)]] },
  1: {
    advance: 1,
    strokes: [
      [
        [0.24, -1.32],
        [0.6, -1.6],
        [0.6, 0],
      ],
    ],
  },
  2: { advance: 1, strokes: [[...arc(0.5, -1.16, 0.44, -165, 35), [0.05, 0], [0.97, 0]]] },
  3: { advance: 1, strokes: [[...arc(0.48, -1.21, 0.39, -155, 90), ...arc(0.48, -0.41, 0.41, -90, 155)]] },
  4: {
    advance: 1,
    strokes: [
      [
        [0.74, 0],
        [0.74, -1.6],
        [0, -0.42],
        [1.02, -0.42],
      ],
    ],
  },
  5: { advance: 1, strokes: [[[0.9, -1.6], [0.22, -1.6], ...arc(0.48, -0.5, 0.5, -130, 150)]] },
  6: { advance: 1, strokes: [[[0.57, -1.6], ...arc(0.5, -0.46, 0.46, 207, -153)]] },
  7: {
    advance: 1,
    strokes: [
      [
        [0.04, -1.6],
        [0.96, -1.6],
        [0.36, 0],
      ],
    ],
  },
  8: { advance: 1, strokes: [arc(0.5, -1.21, 0.37, 90, 450), arc(0.5, -0.42, 0.42, -90, 270)] },
};

const spacing = 0.38;
const advanceOf = (word) => [...word].reduce((sum, letter) => sum + glyphs[letter].advance, 0) + spacing * (word.length - 1);

/**
 * The strokes of a word, centered on `cx`, in pixels: one entry per stroke, with its letter's index.
 * @returns {{letter: number, points: number[][]}[]}
 */
export function strokesOf(word, cx, baseline, unitPx) {
  let left = cx - (advanceOf(word) * unitPx) / 2;
  return [...word].flatMap((character, letter) => {
    const { advance, strokes } = glyphs[character];
    const start = left;
    left += (advance + spacing) * unitPx;
    return strokes.map((points) => ({ letter, points: points.map(([x, y]) => [start + x * unitPx, baseline + y * unitPx]) }));
  });
}

/** The first `share` (0 to 1) of a stroke by length, to animate writing. */
export function partOf(points, share) {
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - points[i][0], y - points[i][1]));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  const part = [points[0]];
  for (const [i, length] of lengths.entries()) {
    if (left <= 0) break;
    const t = Math.min(1, left / (length || 1));
    part.push([points[i][0] + (points[i + 1][0] - points[i][0]) * t, points[i][1] + (points[i + 1][1] - points[i][1]) * t]);
    left -= length;
  }
  return part;
}

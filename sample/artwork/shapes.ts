/** SVG elements as short strings; coordinates are rounded to whole units, which a poster of 500 does not show. */
type Point = readonly [number, number];
type Level = readonly [x: number, y: number, half: number];

const n = (value: number) => String(Math.round(value));
const pairs = (points: readonly Point[]) => points.map(([x, y]) => `${n(x)} ${n(y)}`).join(" ");

export const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  `<path fill="${fill}" d="M${n(x)} ${n(y)}H${n(x + w)}V${n(y + h)}H${n(x)}z"/>`;

export const circle = (x: number, y: number, r: number, fill: string) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, r: number, width: number, stroke: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`;

export const polygon = (points: readonly Point[], fill: string) => `<path fill="${fill}" d="M${pairs(points)}z"/>`;

/** A beam, a road, a wall: from one level line to another, each given as middle, height and half its width. */
export const taper = ([x, y, half]: Level, [toX, toY, toHalf]: Level, fill: string) =>
  polygon(
    [
      [x - half, y],
      [x + half, y],
      [toX + toHalf, toY],
      [toX - toHalf, toY],
    ],
    fill,
  );

/** `d` is written as it comes: whoever calls rounds. */
export const path = (d: string, fill: string) => `<path fill="${fill}" d="${d}"/>`;

/** Several rectangles of one ink in one element. */
export const rects = (boxes: readonly (readonly [x: number, y: number, w: number, h: number])[], fill: string) =>
  `<path fill="${fill}" d="${boxes.map(([x, y, w, h]) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`).join("")}"/>`;

/** A half disc; `turn` in quarter turns from "round side up". */
export const halfDisc = (x: number, y: number, r: number, turn: 0 | 1 | 2 | 3, fill: string) => {
  const [dx, dy] = (
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const
  )[turn];
  return path(`M${n(x - dx * r)} ${n(y - dy * r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + dx * r)} ${n(y + dy * r)}z`, fill);
};

/** Printer's dots over a box: a tint from one ink. The id must be new in its picture. */
export const halftone = (id: string, d: string, ink: string, step: number, r: number) =>
  `<pattern id="${id}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="${step / 2}" cy="${step / 2}" r="${r}" fill="${ink}"/></pattern><path fill="url(#${id})" d="${d}"/>`;

export const at = n;

// SVG elements as short strings. Coordinates are rounded to integers: invisible on a poster 500 units wide.

type Point = readonly [number, number];
type Level = readonly [x: number, y: number, half: number];

export const round = (value: number) => String(Math.round(value));
const pairs = (points: readonly Point[]) => points.map(([x, y]) => `${round(x)} ${round(y)}`).join(" ");

export const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  `<path fill="${fill}" d="M${round(x)} ${round(y)}H${round(x + w)}V${round(y + h)}H${round(x)}z"/>`;

export const circle = (x: number, y: number, r: number, fill: string) => `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, r: number, width: number, stroke: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"/>`;

export const polygon = (points: readonly Point[], fill: string) => `<path fill="${fill}" d="M${pairs(points)}z"/>`;

/** A trapezoid between two horizontal lines (a beam, a road, a wall). */
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

/** The caller rounds the coordinates in `d`. */
export const path = (d: string, fill: string) => `<path fill="${fill}" d="${d}"/>`;

/** Several rectangles in one element. */
export const rects = (boxes: readonly (readonly [x: number, y: number, w: number, h: number])[], fill: string) =>
  `<path fill="${fill}" d="${boxes.map(([x, y, w, h]) => `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`).join("")}"/>`;

/** At 0 quarter turns the round side is up. */
export const halfDisc = (x: number, y: number, r: number, quarterTurns: 0 | 1 | 2 | 3, fill: string) => {
  const [dx, dy] = (
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const
  )[quarterTurns];
  return path(`M${round(x - dx * r)} ${round(y - dy * r)}A${round(r)} ${round(r)} 0 0 1 ${round(x + dx * r)} ${round(y + dy * r)}z`, fill);
};

/** Dots over the shape `d`: once in a picture. */
export const halftone = (d: string, ink: string, step: number, r: number) =>
  `<pattern id="dots" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="${step / 2}" cy="${step / 2}" r="${r}" fill="${ink}"/></pattern><path fill="url(#dots)" d="${d}"/>`;

export type Direction = "left" | "right" | "up" | "down";
export type Box = { left: number; right: number; top: number; bottom: number };

export const isSideways = (direction: Direction): boolean => direction === "left" || direction === "right";

/** A box as seen along the direction: it begins at `near` and ends at `far`; `low` and `high` are its sides. */
type Along = { near: number; far: number; low: number; high: number };

function along({ left, right, top, bottom }: Box, direction: Direction): Along {
  if (direction === "right") return { near: left, far: right, low: top, high: bottom };
  if (direction === "left") return { near: -right, far: -left, low: top, high: bottom };
  if (direction === "down") return { near: top, far: bottom, low: left, high: right };
  return { near: -bottom, far: -top, low: left, high: right };
}

/** Boxes that touch or cover each other by less than this part of the smaller one lie side by side. */
const tolerance = 0.3;
/** Of a line that is not straight ahead: the next row comes before a row behind it, however far to the side its entries are. */
const sidewaysWeight = 0.3;
/** Among boxes at the same distance the one that lies straightest ahead. */
const centerWeight = 0.05;

const center = ({ low, high }: Along): number => (low + high) / 2;
const middle = ({ near, far }: Along): number => (near + far) / 2;
const gapBetween = (from: Along, to: Along): number => Math.max(0, to.low - from.high, from.low - to.high);

/** How far a box lies ahead; `null` if it does not. One that covers the other, as a button on a picture, is ahead by its middle. */
function distanceAhead(from: Along, to: Along): number | null {
  const overlap = tolerance * Math.min(from.far - from.near, to.far - to.near);
  if (to.near >= from.far - overlap) return Math.max(0, to.near - from.far);
  const cover = Math.min(from.high, to.high) - Math.max(from.low, to.low);
  return cover > 2 && middle(to) > middle(from) + 2 ? 0 : null;
}

function cost(from: Along, to: Along, staysInRow: boolean): number | null {
  const ahead = distanceAhead(from, to);
  const gap = gapBetween(from, to);
  if (ahead === null || (staysInRow && gap > 0)) return null;
  return ahead + gap * sidewaysWeight + Math.abs(center(to) - center(from)) * centerWeight;
}

/** The index of the box that an arrow leads to by its place on the screen; `undefined` if there is none. Up and down reach every box ahead. */
export function nearestBox(direction: Direction, from: Box, boxes: readonly Box[]): number | undefined {
  const start = along(from, direction);
  let best: { index: number; cost: number } | undefined;
  for (const [index, box] of boxes.entries()) {
    const found = cost(start, along(box, direction), isSideways(direction));
    if (found !== null && (best === undefined || found < best.cost)) best = { index, cost: found };
  }
  return best?.index;
}

import type { Palette } from "./palette.ts";
import type { Random } from "./random.ts";

/** A composition may fill the whole sheet, but its subject is right of `from` and centered on `focus`. */
export type Sheet = {
  w: number;
  h: number;
  /** Left end of the subject's area. */
  from: number;
  /** Horizontal center of the subject. */
  focus: number;
  /** The title's first letter. */
  letter?: string;
};

/** `topInk` and `bottomInk` are the colors along those edges, for a title panel that continues the picture. `null`: none fits. */
export type Picture = { art: string; topInk: string | null; bottomInk: string };

export type Composition = (sheet: Sheet, palette: Palette, random: Random) => Picture;

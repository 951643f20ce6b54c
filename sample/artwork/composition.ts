import type { Palette } from "./palette.ts";
import type { Random } from "./random.ts";

/** The sheet that a composition is drawn on: it may fill all of it, but keeps its subject right of `from` and around `focus`. */
export type Sheet = {
  w: number;
  h: number /** Left end of the busy part. */;
  from: number /** Horizontal middle of the busy part. */;
  focus: number /** The title's first letter. */;
  letter?: string;
};

/** `top` and `foot` are the inks along those edges: a title panel in the same ink continues the picture. `null`: no such panel fits. */
export type Picture = { art: string; top: string | null; foot: string };

export type Composition = (sheet: Sheet, palette: Palette, random: Random) => Picture;

import { exchanged, isPaper } from "./palette.ts";
import { sceneOf } from "./scene.ts";
import type { ArtworkSubject } from "./subject.ts";
import { svg } from "./svg.ts";

/** The sheet of backdrops: the subject stands right of the middle, pages write over the left and the lower part. */
export const wideSheet = { w: 1280, h: 720, from: 560, focus: 900 };

/** 1280 by 720 without lettering. Under the shade that holds a page's text, paper would be but grey: there ground and ink are exchanged. */
export function drawBackdrop(subject: ArtworkSubject): string {
  const { draw, palette } = sceneOf(subject);
  const inks = isPaper(palette.ground) ? exchanged(palette) : palette;
  return svg(wideSheet.w, wideSheet.h, subject.title, draw(wideSheet, inks).art);
}

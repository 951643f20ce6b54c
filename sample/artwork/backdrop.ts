import { inverted, isPale } from "./palette.ts";
import { sceneOf } from "./scene.ts";
import type { ArtworkSubject } from "./subject.ts";
import { svg } from "./svg.ts";

/** The subject is right of the center: pages put text over the left and the lower part. */
export const wideSheet = { w: 1280, h: 720, from: 560, focus: 900 };

/** 1280 by 720, without lettering. A pale background would look gray under a page's scrim, so it is inverted. */
export function drawBackdrop(subject: ArtworkSubject): string {
  const { draw, palette } = sceneOf(subject);
  const inks = isPale(palette.background) ? inverted(palette) : palette;
  return svg(wideSheet.w, wideSheet.h, subject.title, draw(wideSheet, inks).art);
}

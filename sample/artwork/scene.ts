import type { Picture, Sheet } from "./composition.ts";
import { type CompositionName, compositions, fittingMotifs, type Motifs } from "./motifs.ts";
import { type Palette, paletteFor } from "./palette.ts";
import { randomFrom } from "./random.ts";
import type { ArtworkSubject } from "./subject.ts";

export type Scene = {
  name: CompositionName;
  palette: Palette;
  /** Makes the same random choices on any sheet; another `variant` makes others. */
  draw(sheet: Sheet, palette?: Palette, variant?: string): Picture;
};

const seedOf = ({ id, title }: ArtworkSubject): string => `${id} ${title}`;

/** The motifs that fit a title, best first: `motifIndex` is an index into them. */
export const motifsOf = (subject: ArtworkSubject): Motifs => fittingMotifs(subject, randomFrom(`${seedOf(subject)} motif`));

/** Poster, backdrop, stills and card of a title share one scene. */
export function sceneOf(subject: ArtworkSubject): Scene {
  const seed = seedOf(subject);
  const palette = paletteFor(subject, randomFrom(`${seed} inks`));
  const motifs = motifsOf(subject);
  const name = motifs[subject.motifIndex ?? 0] ?? motifs[0];
  const letter = (subject.lettering ?? subject.title)
    .replace(/^(the|an?|le|la|les|der|die|das|il) /i, "")
    .charAt(0)
    .toUpperCase();
  return {
    name,
    palette,
    draw: (sheet, inks = palette, variant = "") => compositions[name]({ ...sheet, letter }, inks, randomFrom(`${seed} ${name}${variant}`)),
  };
}

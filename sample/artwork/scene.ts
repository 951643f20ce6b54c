import { type CompositionName, compositions, fittingCompositions, type Motifs } from "./choice.ts";
import type { Picture, Sheet } from "./composition.ts";
import { type Palette, paletteFor } from "./palette.ts";
import { randomFrom } from "./random.ts";
import type { ArtworkSubject } from "./subject.ts";

export type Scene = {
  name: CompositionName;
  palette: Palette /** The same choices on any sheet; another `take` varies the motif. */;
  draw(sheet: Sheet, palette?: Palette, take?: string): Picture;
};

const seedOf = ({ id, title }: ArtworkSubject): string => `${id} ${title}`;

/** The motifs that fit a title, its own first choice first: `turn` counts in them. */
export const motifsOf = (subject: ArtworkSubject): Motifs => fittingCompositions(subject, randomFrom(`${seedOf(subject)} motif`));

/** What all pictures of one title have in common: poster, backdrop, stills and card come from one scene. */
export function sceneOf(subject: ArtworkSubject): Scene {
  const seed = seedOf(subject);
  const palette = paletteFor(subject, randomFrom(`${seed} inks`));
  const motifs = motifsOf(subject);
  const name = motifs[subject.turn ?? 0] ?? motifs[0];
  const letter = subject.title
    .replace(/^(the|an?|le|la|les|der|die|das|il) /i, "")
    .charAt(0)
    .toUpperCase();
  return { name, palette, draw: (sheet, inks = palette, take = "") => compositions[name]({ ...sheet, letter }, inks, randomFrom(`${seed} ${name}${take}`)) };
}

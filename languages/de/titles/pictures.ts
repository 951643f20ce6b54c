import type { ImageKind } from "#features/titles/model/images.ts";
import { number } from "../text.ts";

const kinds: Record<ImageKind, string> = { backdrop: "Szenenfoto aus", poster: "Plakat zu", still: "Standbild aus", profile: "Porträt von" };
export const pictures = {
  pictures: "Bilder",
  showAllPictures: (count: number): string => `Alle ${number(count)} Bilder zeigen`,
  /** "Szenenfoto aus Metropolis, Bild 3 von 24" */
  pictureName: (kind: ImageKind, name: string, position: number, count: number): string =>
    `${kinds[kind]} ${name}, Bild ${number(position)} von ${number(count)}`,
  picturesOf: (name: string): string => `Bilder: ${name}`,
  /** In the viewer. */
  counter: (position: number, count: number): string => `${number(position)} von ${number(count)}`,
  previousPicture: "Vorheriges Bild",
  nextPicture: "Nächstes Bild",
  closePictures: "Bilder schließen",
  pictureFailed: "Dieses Bild kann nicht geladen werden.",
};

import type { ImageKind } from "#features/titles/model/images.ts";
import { number } from "../text.ts";

const kinds: Record<ImageKind, string> = { backdrop: "Scena", poster: "Locandina", still: "Fotogramma", profile: "Ritratto" };
export const pictures = {
  pictures: "Immagini",
  showAllPictures: (count: number): string => `Mostra tutte le ${number(count)} immagini`,
  /** "Scena: Metropolis, immagine 3 di 24" */
  pictureName: (kind: ImageKind, name: string, position: number, count: number): string =>
    `${kinds[kind]}: ${name}, immagine ${number(position)} di ${number(count)}`,
  picturesOf: (name: string): string => `Immagini: ${name}`,
  /** In the viewer. */
  counter: (position: number, count: number): string => `${number(position)} di ${number(count)}`,
  previousPicture: "Immagine precedente",
  nextPicture: "Immagine successiva",
  closePictures: "Chiudi le immagini",
  pictureFailed: "Impossibile caricare questa immagine.",
};

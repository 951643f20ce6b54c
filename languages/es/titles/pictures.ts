import type { ImageKind } from "#features/titles/model/images.ts";
import { number } from "../text.ts";

const kinds: Record<ImageKind, string> = { backdrop: "Escena", poster: "Póster", still: "Fotograma", profile: "Retrato" };
export const pictures = {
  pictures: "Imágenes",
  showAllPictures: (count: number): string => `Ver las ${number(count)} imágenes`,
  /** "Escena: Metrópolis, imagen 3 de 24". A colon, because a name may bring an article. */
  pictureName: (kind: ImageKind, name: string, position: number, count: number): string =>
    `${kinds[kind]}: ${name}, imagen ${number(position)} de ${number(count)}`,
  picturesOf: (name: string): string => `Imágenes: ${name}`,
  /** In the viewer. */
  counter: (position: number, count: number): string => `${number(position)} de ${number(count)}`,
  previousPicture: "Imagen anterior",
  nextPicture: "Imagen siguiente",
  closePictures: "Cerrar las imágenes",
  pictureFailed: "No se puede cargar esta imagen.",
};

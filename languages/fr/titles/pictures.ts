import type { ImageKind } from "#features/titles/model/images.ts";
import { number } from "../text.ts";

const kinds: Record<ImageKind, string> = { backdrop: "Scène", poster: "Affiche", still: "Image d’épisode", profile: "Portrait" };
export const pictures = {
  pictures: "Images",
  showAllPictures: (count: number): string => `Voir les ${number(count)} images`,
  /** "Scène : Metropolis, image 3 sur 24" */
  pictureName: (kind: ImageKind, name: string, position: number, count: number): string =>
    `${kinds[kind]}\u00a0: ${name}, image ${number(position)} sur ${number(count)}`,
  picturesOf: (name: string): string => `Images\u00a0: ${name}`,
  /** In the viewer. */
  counter: (position: number, count: number): string => `${number(position)} sur ${number(count)}`,
  previousPicture: "Image précédente",
  nextPicture: "Image suivante",
  closePictures: "Fermer les images",
  pictureFailed: "Impossible de charger cette image.",
};

import type { ImageKind } from "#features/titles/model/images.ts";
import { countText } from "../text.ts";

const kinds: Record<ImageKind, string> = { backdrop: "Scene", poster: "Poster", still: "Episode still", profile: "Portrait" };
export const pictures = {
  pictures: "Pictures",
  showAllPictures: (count: number): string => `Show all ${countText(count)} pictures`,
  /** "Scene of Metropolis, picture 3 of 24" */
  pictureName: (kind: ImageKind, name: string, position: number, count: number): string =>
    `${kinds[kind]} of ${name}, picture ${position} of ${countText(count)}`,
  picturesOf: (name: string): string => `Pictures of ${name}`,
  /** In the viewer. */
  counter: (position: number, count: number): string => `${position} of ${countText(count)}`,
  previousPicture: "Previous picture",
  nextPicture: "Next picture",
  closePictures: "Close pictures",
  pictureFailed: "This picture cannot be loaded.",
};

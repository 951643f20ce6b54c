import { countText } from "#domain/count-text.ts";
import type { ImageKind } from "#features/titles/model/images.ts";

export const pictures = "Pictures";
export const showAllPictures = (count: number): string => `Show all ${countText(count)} pictures`;

const kinds: Record<ImageKind, string> = { backdrop: "Scene", poster: "Poster", still: "Episode still", profile: "Portrait" };

/** "Scene of Metropolis, picture 3 of 24" */
export const pictureName = (kind: ImageKind, name: string, position: number, count: number): string =>
  `${kinds[kind]} of ${name}, picture ${position} of ${countText(count)}`;
export const picturesOf = (name: string): string => `Pictures of ${name}`;

/** In the viewer. */
export const counter = (position: number, count: number): string => `${position} of ${countText(count)}`;
export const previousPicture = "Previous picture";
export const nextPicture = "Next picture";
export const closePictures = "Close pictures";
export const pictureFailed = "This picture cannot be loaded.";

import { libraryFeature } from "#features/media/library-feature.ts";
import type { MediaFeature } from "#features/media/media-feature.ts";

/** With `noMedia` (features/media/no-media.ts) in its place the site has no media library. */
export const mediaFeature: MediaFeature = libraryFeature;

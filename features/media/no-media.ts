import type { Media, MediaFeature } from "./media-feature.ts";

export const emptyMedia: Media = {
  titles: null,
  ownFilm: () => null,
  firstRequests: async () => [],
  mount: () => undefined,
  follow: () => undefined,
  stopStreams: () => undefined,
  close: async () => undefined,
};

/** A site without a media library. */
export const noMedia: MediaFeature = { open: async () => emptyMedia, check: async () => [] };

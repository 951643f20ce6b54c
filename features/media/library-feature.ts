import type { MediaFeature } from "./media-feature.ts";
import { noMedia } from "./no-media.ts";

/** The films in MEDIA_DIR. Without it nothing of the library is loaded. */
export const libraryFeature: MediaFeature = {
  open: async (context) => {
    const folders = context.env.MEDIA_DIR;
    if (!folders) return noMedia.open(context);
    const { openMedia } = await import("./open-media.ts");
    return openMedia(folders, context);
  },
  check: async (env) => {
    const { checkMedia } = await import("./check-media.ts");
    return checkMedia(env);
  },
};

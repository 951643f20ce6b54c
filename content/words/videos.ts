import type { Video } from "#domain/video.ts";

export const videos = "Videos";
export const furtherVideos = "Further videos";
export const close = "Close the video";
export const captions = "English";
const sample = "Sample video";

type Played = Pick<Video, "site" | "type">;

/** What a video is: "Trailer". */
export const kindOf = ({ site, type }: Played): string => (site === "own" ? sample : type);

/** Where it plays, for videos of other sites. */
export const playsOn = ({ site }: Pick<Video, "site">): string | null => (site === "own" ? null : `plays on ${site}`);

/** "Trailer, plays on YouTube" */
export const playKind = (video: Played): string => [kindOf(video), playsOn(video)].filter(Boolean).join(", ");

/** A video's button and frame: "The first look, plays on YouTube". */
export const playName = (video: Pick<Video, "site" | "name">): string => [video.name, playsOn(video)].filter(Boolean).join(", ");

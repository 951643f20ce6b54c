import type { Video } from "#features/titles/model/video.ts";

export const videos = "Videos";
export const furtherVideos = "Further videos";
export const close = "Close the video";
export const captions = "English";
const sample = "Sample video";

/** What a video is: "Trailer". */
export const kindOf = ({ site, type }: Pick<Video, "site" | "type">): string => (site === "own" ? sample : type);

/** Where it plays, for videos of other sites: "plays on YouTube". */
export const playsOn = ({ site }: Pick<Video, "site">): string | null => (site === "own" ? null : `plays on ${site}`);

/** The hero's button: "Trailer, plays on YouTube". */
export const trailerName = (video: Pick<Video, "site" | "type">): string => [kindOf(video), playsOn(video)].filter(Boolean).join(", ");

/** A video's frame: "The first look, plays on YouTube". */
export const playName = (video: Pick<Video, "site" | "name">): string => [video.name, playsOn(video)].filter(Boolean).join(", ");

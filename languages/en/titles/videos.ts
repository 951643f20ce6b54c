import type { Video } from "#features/titles/model/video.ts";

const sample = "Sample video";

/** What a video is: "Trailer". */
const kindOf = ({ site, type }: Pick<Video, "site" | "type">): string => (site === "own" ? sample : type);

/** Where it plays, for videos of other sites: "plays on YouTube". */
const playsOn = ({ site }: Pick<Video, "site">): string | null => (site === "own" ? null : `plays on ${site}`);
export const videos = {
  videos: "Videos",
  furtherVideos: "Further videos",
  close: "Close the video",
  captions: "English",
  /** Of a video in another language than the page's: "Trailer (English)", "Trailer, plays on YouTube (English)". */
  inLanguage: (video: string, language: string): string => `${video} (${language})`,
  kindOf,
  playsOn,
  /** The hero's button: "Trailer, plays on YouTube". */
  trailerName: (video: Pick<Video, "site" | "type">): string => [kindOf(video), playsOn(video)].filter(Boolean).join(", "),
  /** A video's frame: "The first look, plays on YouTube". */
  playName: (video: Pick<Video, "site" | "name">): string => [video.name, playsOn(video)].filter(Boolean).join(", "),
};

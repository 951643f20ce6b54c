import type { Video } from "#features/titles/model/video.ts";

const sample = "Video di esempio";

/** Of the provider's English words, those that Italian film sites translate. */
const types: Record<string, string> = {
  Featurette: "Speciale",
  "Behind the Scenes": "Dietro le quinte",
  Bloopers: "Papere",
  "Opening Credits": "Titoli di testa",
};

/** What a video is: "Trailer". */
const kindOf = ({ site, type }: Pick<Video, "site" | "type">): string => (site === "own" ? sample : (types[type] ?? type));

/** Where it plays, for videos of other sites: "su YouTube". */
const playsOn = ({ site }: Pick<Video, "site">): string | null => (site === "own" ? null : `su ${site}`);
export const videos = {
  videos: "Video",
  furtherVideos: "Altri video",
  close: "Chiudi il video",
  /** The language of the sample video's captions. */
  captions: "Inglese",
  /** Of a video in another language than the page's: "Trailer (inglese)", "Trailer, su YouTube (inglese)". */
  inLanguage: (video: string, language: string): string => `${video} (${language})`,
  kindOf,
  playsOn,
  /** The hero's button: "Trailer, su YouTube". */
  trailerName: (video: Pick<Video, "site" | "type">): string => [kindOf(video), playsOn(video)].filter(Boolean).join(", "),
  /** A video's frame: "The first look, su YouTube". */
  playName: (video: Pick<Video, "site" | "name">): string => [video.name, playsOn(video)].filter(Boolean).join(", "),
};

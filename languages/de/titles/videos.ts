import type { Video } from "#features/titles/model/video.ts";

const sample = "Beispielvideo";

/** Of the provider's English words, those that German film sites translate. */
const types: Record<string, string> = {
  Clip: "Ausschnitt",
  "Behind the Scenes": "Hinter den Kulissen",
  Bloopers: "Pannen beim Dreh",
  "Opening Credits": "Vorspann",
};

/** What a video is: "Trailer". */
const kindOf = ({ site, type }: Pick<Video, "site" | "type">): string => (site === "own" ? sample : (types[type] ?? type));

/** Where it plays, for videos of other sites: "läuft auf YouTube". */
const playsOn = ({ site }: Pick<Video, "site">): string | null => (site === "own" ? null : `läuft auf ${site}`);
export const videos = {
  videos: "Videos",
  furtherVideos: "Weitere Videos",
  close: "Video schließen",
  /** The language of the sample video's captions. */
  captions: "Englisch",
  /** Of a video in another language than the page's: "Trailer (English)", "Trailer, plays on YouTube (English)". */
  inLanguage: (video: string, language: string): string => `${video} (${language})`,
  kindOf,
  playsOn,
  /** The hero's button: "Trailer, läuft auf YouTube". */
  trailerName: (video: Pick<Video, "site" | "type">): string => [kindOf(video), playsOn(video)].filter(Boolean).join(", "),
  /** A video's frame: "The first look, läuft auf YouTube". */
  playName: (video: Pick<Video, "site" | "name">): string => [video.name, playsOn(video)].filter(Boolean).join(", "),
};

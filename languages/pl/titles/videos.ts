import type { Video } from "#features/titles/model/video.ts";

const sample = "Film przykładowy";

/** Of the provider's English words, those that Polish film sites translate. */
const types: Record<string, string> = {
  Trailer: "Zwiastun",
  Teaser: "Teaser",
  Clip: "Fragment",
  Featurette: "Materiał dodatkowy",
  "Behind the Scenes": "Za kulisami",
  Bloopers: "Wpadki z planu",
  "Opening Credits": "Czołówka",
};

/** What a video is: "Zwiastun". */
const kindOf = ({ site, type }: Pick<Video, "site" | "type">): string => (site === "own" ? sample : (types[type] ?? type));

/** Where it plays, for videos of other sites: "odtwarzany w YouTube" has a gender, a place has none. */
const playsOn = ({ site }: Pick<Video, "site">): string | null => (site === "own" ? null : `w serwisie ${site}`);
export const videos = {
  videos: "Wideo",
  furtherVideos: "Więcej wideo",
  close: "Zamknij wideo",
  /** The language of the sample video's captions. */
  captions: "Angielski",
  /** Of a video in another language than the page's: "Zwiastun (angielski)", "Zwiastun, w serwisie YouTube (angielski)". */
  inLanguage: (video: string, language: string): string => `${video} (${language})`,
  kindOf,
  playsOn,
  /** The hero's button: "Zwiastun, w serwisie YouTube". */
  trailerName: (video: Pick<Video, "site" | "type">): string => [kindOf(video), playsOn(video)].filter(Boolean).join(", "),
  /** A video's frame: "The first look, w serwisie YouTube". */
  playName: (video: Pick<Video, "site" | "name">): string => [video.name, playsOn(video)].filter(Boolean).join(", "),
};

import type { Video } from "#features/titles/model/video.ts";

const sample = "Vídeo de muestra";

/** The provider's English words, except those that Spanish film sites use themselves. */
const types: Record<string, string> = {
  Trailer: "Tráiler",
  Teaser: "Avance",
  Clip: "Escena",
  Featurette: "Reportaje",
  "Behind the Scenes": "Tras las cámaras",
  Bloopers: "Tomas falsas",
  "Opening Credits": "Créditos iniciales",
  Recap: "Resumen",
};

/** What a video is: "Tráiler". */
const kindOf = ({ site, type }: Pick<Video, "site" | "type">): string => (site === "own" ? sample : (types[type] ?? type));

/** Where it plays, for videos of other sites: "se ve en YouTube". */
const playsOn = ({ site }: Pick<Video, "site">): string | null => (site === "own" ? null : `se ve en ${site}`);
export const videos = {
  videos: "Vídeos",
  furtherVideos: "Más vídeos",
  close: "Cerrar el vídeo",
  /** The language of the sample video's captions. */
  captions: "Inglés",
  /** Of a video in another language than the page's: "Tráiler (inglés)", "Tráiler, se ve en YouTube (inglés)". */
  inLanguage: (video: string, language: string): string => `${video} (${language})`,
  kindOf,
  playsOn,
  /** The hero's button: "Tráiler, se ve en YouTube". */
  trailerName: (video: Pick<Video, "site" | "type">): string => [kindOf(video), playsOn(video)].filter(Boolean).join(", "),
  /** A video's frame: "The first look, se ve en YouTube". */
  playName: (video: Pick<Video, "site" | "name">): string => [video.name, playsOn(video)].filter(Boolean).join(", "),
};

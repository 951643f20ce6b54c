import type { Video } from "#features/titles/model/video.ts";

const sample = "Vídeo de amostra";

/** Of the provider's English words, those that Brazilian film sites translate. */
const types: Record<string, string> = {
  Clip: "Cena",
  "Behind the Scenes": "Bastidores",
  Bloopers: "Erros de gravação",
  "Opening Credits": "Abertura",
};

/** What a video is: "Trailer". */
const kindOf = ({ site, type }: Pick<Video, "site" | "type">): string => (site === "own" ? sample : (types[type] ?? type));

/** Where it plays, for videos of other sites: "no YouTube". */
const playsOn = ({ site }: Pick<Video, "site">): string | null => (site === "own" ? null : `no ${site}`);
export const videos = {
  videos: "Vídeos",
  furtherVideos: "Outros vídeos",
  close: "Fechar o vídeo",
  /** The language of the sample video's captions. */
  captions: "Inglês",
  /** Of a video in another language than the page's: "Trailer (inglês)", "Trailer, no YouTube (inglês)". */
  inLanguage: (video: string, language: string): string => `${video} (${language})`,
  kindOf,
  playsOn,
  /** The hero's button: "Trailer, no YouTube". */
  trailerName: (video: Pick<Video, "site" | "type">): string => [kindOf(video), playsOn(video)].filter(Boolean).join(", "),
  /** A video's frame: "The first look, no YouTube". */
  playName: (video: Pick<Video, "site" | "name">): string => [video.name, playsOn(video)].filter(Boolean).join(", "),
};

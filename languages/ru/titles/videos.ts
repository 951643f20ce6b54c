import type { Video } from "#features/titles/model/video.ts";

const sample = "Пример видео";

/** Of the provider's English words, as Russian film sites have them. */
const types: Record<string, string> = {
  Trailer: "Трейлер",
  Teaser: "Тизер",
  Clip: "Фрагмент",
  Featurette: "О съёмках",
  "Behind the Scenes": "За кадром",
  Bloopers: "Неудачные дубли",
  "Opening Credits": "Начальные титры",
  Recap: "Краткое содержание",
};

/** What a video is: "Трейлер". */
const kindOf = ({ site, type }: Pick<Video, "site" | "type">): string => (site === "own" ? sample : (types[type] ?? type));

/** Where it plays, for videos of other sites: "видео с YouTube". */
const playsOn = ({ site }: Pick<Video, "site">): string | null => (site === "own" ? null : `видео с ${site}`);
export const videos = {
  videos: "Видео",
  furtherVideos: "Другие видео",
  close: "Закрыть видео",
  /** The language of the sample video's captions. */
  captions: "Английский",
  /** Of a video in another language than the page's: "Трейлер (английский)", "Трейлер, видео с YouTube (английский)". */
  inLanguage: (video: string, language: string): string => `${video} (${language})`,
  kindOf,
  playsOn,
  /** The hero's button: "Трейлер, видео с YouTube". */
  trailerName: (video: Pick<Video, "site" | "type">): string => [kindOf(video), playsOn(video)].filter(Boolean).join(", "),
  /** A video's frame: "The first look, видео с YouTube". */
  playName: (video: Pick<Video, "site" | "name">): string => [video.name, playsOn(video)].filter(Boolean).join(", "),
};

import type { Video } from "#features/titles/model/video.ts";

const sample = "فيديو تجريبي";

/** The film database's names of what a video is. */
const types: Readonly<Record<string, string>> = {
  Trailer: "إعلان ترويجي",
  Teaser: "إعلان تشويقي",
  Clip: "مقطع",
  Featurette: "فيديو قصير عن العمل",
  "Behind the Scenes": "من الكواليس",
  Bloopers: "لقطات طريفة",
  "Opening Credits": "شارة البداية",
  Recap: "ملخص",
};

const kindOf = ({ site, type }: Pick<Video, "site" | "type">): string => (site === "own" ? sample : (types[type] ?? type));

/** Where it plays, for videos of other sites: "يُعرض على YouTube". */
const playsOn = ({ site }: Pick<Video, "site">): string | null => (site === "own" ? null : `يُعرض على ${site}`);

export const videos = {
  videos: "مقاطع الفيديو",
  furtherVideos: "مقاطع أخرى",
  close: "إغلاق الفيديو",
  captions: "الإنجليزية",
  /** Of a video in another language than the page's: "Trailer (English)", "Trailer, plays on YouTube (English)". */
  inLanguage: (video: string, language: string): string => `${video} (${language})`,
  kindOf,
  playsOn,
  /** The hero's button: "إعلان ترويجي، يُعرض على YouTube". */
  trailerName: (video: Pick<Video, "site" | "type">): string => [kindOf(video), playsOn(video)].filter(Boolean).join("، "),
  /** A video's frame: "The first look، يُعرض على YouTube". */
  playName: (video: Pick<Video, "site" | "name">): string => [video.name, playsOn(video)].filter(Boolean).join("، "),
};

import type { Video } from "#features/titles/model/video.ts";

const sample = "サンプル動画";

/** By the provider's English words. */
const types: Record<string, string> = {
  Trailer: "予告編",
  Teaser: "ティザー",
  Clip: "本編映像",
  Featurette: "特別映像",
  "Behind the Scenes": "メイキング",
  Bloopers: "NG集",
  "Opening Credits": "オープニング",
  Recap: "振り返り",
};

/** What a video is: "予告編". */
const kindOf = ({ site, type }: Pick<Video, "site" | "type">): string => (site === "own" ? sample : (types[type] ?? type));

/** Where it plays, for videos of other sites: "YouTubeで再生". */
const playsOn = ({ site }: Pick<Video, "site">): string | null => (site === "own" ? null : `${site}で再生`);

/** "予告編（YouTubeで再生）" */
const withPlace = (text: string, video: Pick<Video, "site">): string => {
  const place = playsOn(video);
  return place === null ? text : `${text}（${place}）`;
};
export const videos = {
  videos: "動画",
  furtherVideos: "その他の動画",
  close: "動画を閉じる",
  /** The language of the sample video's captions. */
  captions: "英語",
  /** Of a video in another language than the page's: "英語の予告編", "英語の予告編（YouTubeで再生）". */
  inLanguage: (video: string, language: string): string => `${language}の${video}`,
  kindOf,
  playsOn,
  /** The hero's button: "予告編（YouTubeで再生）". */
  trailerName: (video: Pick<Video, "site" | "type">): string => withPlace(kindOf(video), video),
  /** A video's frame: "The first look（YouTubeで再生）". */
  playName: (video: Pick<Video, "site" | "name">): string => withPlace(video.name, video),
};

import type { CaptionLook } from "#features/player/model/player-settings.ts";

type LookWords = { [Part in keyof CaptionLook]: { label: string; choices: Record<CaptionLook[Part], string> } };

/** The choices for the look of captions, in our player and in the settings. */
export const captionLook = {
  size: { label: "字幕のサイズ", choices: { small: "小", medium: "中", large: "大", largest: "特大" } },
  color: { label: "字幕の色", choices: { white: "白", yellow: "黄", cyan: "水色", green: "緑" } },
  background: { label: "字幕の背景", choices: { dark: "半透明の黒", solid: "黒", none: "なし" } },
  height: { label: "字幕の位置", choices: { bottom: "下", raised: "やや上", high: "上" } },
} satisfies LookWords;

export const appearance = {
  /** Of the list of languages in the footer and on the 404 page, and in the settings. */
  language: "言語",
  appearance: "テーマ",
  themes: { system: "自動", dark: "ダーク", light: "ライト" },
};

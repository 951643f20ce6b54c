export const appearance = {
  appearance: "テーマ",
  themes: { system: "自動", dark: "ダーク", light: "ライト" },
};

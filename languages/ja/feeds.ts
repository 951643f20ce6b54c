import type { Words } from "../words.ts";

/** Below a list: the addresses at which other software reads it. */
export const words: Words["feeds"] = {
  /** Opens them. */
  summary: "ほかのアプリ用のフィードとリスト",
  hint: "リンクのURLをアプリにコピーしてください。含まれるのは作品名、年、リンクだけです。",
  /** Beside the name of each. */
  forms: {
    atom: "フィードリーダー用",
    rss: "IMDbへのリンク付き、ほかのアプリ用",
    radarr: "映画のカスタムリスト",
    sonarr: "シリーズのカスタムリスト",
  },
};

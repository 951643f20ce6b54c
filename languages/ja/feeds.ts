import type { Words } from "../words.ts";

/** Below a list: the addresses at which other software reads it. */
export const words: Words["feeds"] = {
  /** Opens them. */
  summary: "フィードと他のソフト用のリスト",
  hint: "リンクのURLをソフトにコピーしてください。含まれるのは作品名、年、リンクだけです。",
  /** Beside the name of each. */
  forms: {
    atom: "フィードリーダー用",
    rss: "IMDbへのリンク付き、他のソフト用",
    radarr: "映画、カスタムリストとして",
    sonarr: "シリーズ、カスタムリストとして",
  },
};

// What the stage offers when a video has ended.
export const videoEnd = {
  /** The name of what covers the stage, apart from the page's own section of similar titles. */
  watchNext: "次に見る",
  replay: "もう一度見る",
  close: "閉じる",
  upNext: (code: string): string => `次：${code}`,
  upNextIn: (code: string, seconds: number): string => `次：${code}（${seconds}秒後）`,
  playNow: "今すぐ再生",
  cancel: "キャンセル",
  autoplayNext: "次のエピソードを自動で再生",
  /** After three episodes without a sign of the visitor. */
  stillWatching: "まだ視聴中ですか？",
  keepWatching: "続けて見る",
  stopWatching: "やめる",
};

/** The first-party player's keys (player/keyboard.ts). Apart from its words, because pages of text list them too. */
const shortcuts: readonly { keys: string; does: string }[] = [
  { keys: "スペース、K", does: "再生と一時停止" },
  { keys: "←、→", does: "5秒戻る、進む" },
  { keys: "J、L", does: "10秒戻る、進む" },
  { keys: "↑、↓", does: "音量を上げる、下げる" },
  { keys: "0〜9", does: "映画の0%〜90%の位置へ移動" },
  { keys: "不等号（小なり、大なり）", does: "再生速度を下げる、上げる" },
  { keys: "C", does: "字幕" },
  { keys: "M", does: "ミュート" },
  { keys: "F", does: "全画面表示" },
  { keys: "?", does: "すべてのショートカットを表示" },
];
export const playerKeys = {
  shortcuts,
  playerKeys: shortcuts.map(({ keys, does }) => `${keys}：${does}`),
};

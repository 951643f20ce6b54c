import type { Words } from "../words.ts";
export const words: Words["couch"] = {
  layout: {
    offer: "テレビで見ていますか？画像と文字の大きな画面を、矢印キーと決定ボタンで操作できます。",
    turnOn: "テレビ向け表示",
    enterPlayer: "「決定」でプレーヤーに移動し、「戻る」でここに戻ります。",
  },
};

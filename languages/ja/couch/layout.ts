export const layout = {
  offer: "テレビで見ていますか？大きな画像と文字を、矢印キーと決定ボタンで操作できます。",
  turnOn: "テレビ向け表示",
  enterPlayer: "決定でプレーヤーへ、「戻る」でここに戻ります。",
};

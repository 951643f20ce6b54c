import type { KeyboardLayout } from "#features/search/model/keyboard-layout.ts";
import type { Words } from "../words.ts";

const layouts: readonly KeyboardLayout[] = [
  { name: "あ", columns: 10, keys: "あかさたなはまやらわいきしちにひみ りーうくすつぬふむゆるをえけせてねへめ れ おこそとのほもよろん" },
  { name: "が", columns: 7, keys: "がざだばぱぁゃぎじぢびぴぃっぐずづぶぷぅゅげぜでべぺぇーごぞどぼぽぉょ" },
  { name: "ア", columns: 10, keys: "アカサタナハマヤラワイキシチニヒミ リーウクスツヌフムユルヲエケセテネヘメ レ オコソトノホモヨロン" },
  { name: "ガ", columns: 7, keys: "ガザダバパァャギジヂビピィッグズヅブプゥュゲゼデベペェーゴゾドボポォョ" },
  { name: "abc", columns: 6, keys: "abcdefghijklmnopqrstuvwxyz1234567890" },
];

const searchKeyboard = {
  label: "検索キーボード",
  layoutsLabel: "文字",
  space: "空白",
  erase: "1文字削除",
  clear: "すべて削除",
  hint: "入力すると、ここに作品や人物が表示されます。",
  layouts,
};

export const words: Words["search-keyboard"] = { searchKeyboard };

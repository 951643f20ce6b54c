import type { KeyboardLayout } from "#features/search/model/keyboard-layout.ts";
import type { Words } from "../words.ts";

const layouts: readonly KeyboardLayout[] = [{ name: "abc", columns: 7, keys: "abcdefghijklmnopqrstuvwxyzàèéìòù1234567890" }];

const searchKeyboard = {
  label: "Tastiera di ricerca",
  layoutsLabel: "Lettere",
  space: "Spazio",
  erase: "Cancella",
  clear: "Cancella tutto",
  hint: "Titoli e nomi compaiono qui mentre scrivi.",
  layouts,
};

export const words: Words["search-keyboard"] = { searchKeyboard };

import type { KeyboardLayout } from "#features/search/model/keyboard-layout.ts";
import type { Words } from "../words.ts";

const layouts: readonly KeyboardLayout[] = [{ name: "abc", columns: 7, keys: "abcdefghijklmnopqrstuvwxyzäöüß1234567890" }];

const searchKeyboard = {
  label: "Suchtastatur",
  layoutsLabel: "Buchstaben",
  space: "Leerzeichen",
  erase: "Löschen",
  clear: "Alles löschen",
  hint: "Titel und Namen erscheinen hier, während du tippst.",
  layouts,
};

export const words: Words["search-keyboard"] = { searchKeyboard };

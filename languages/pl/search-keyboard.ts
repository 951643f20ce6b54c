import type { KeyboardLayout } from "#features/search/model/keyboard-layout.ts";
import type { Words } from "../words.ts";

const layouts: readonly KeyboardLayout[] = [{ name: "abc", columns: 8, keys: "aąbcćdeęfghijklłmnńoóprsśtuwyzźżqvx1234567890" }];

const searchKeyboard = {
  label: "Klawiatura wyszukiwania",
  layoutsLabel: "Litery",
  space: "Spacja",
  erase: "Usuń",
  clear: "Wyczyść",
  hint: "Tytuły i nazwiska pojawiają się tu podczas pisania.",
  layouts,
};

export const words: Words["search-keyboard"] = { searchKeyboard };

import type { KeyboardLayout } from "#features/search/model/keyboard-layout.ts";
import type { Words } from "../words.ts";

const layouts: readonly KeyboardLayout[] = [{ name: "abc", columns: 8, keys: "abcdefghijklmnopqrstuvwxyzàâæçéèêëîïôœùûüÿ1234567890" }];

const searchKeyboard = {
  label: "Clavier de recherche",
  layoutsLabel: "Lettres",
  space: "Espace",
  erase: "Effacer",
  clear: "Tout effacer",
  hint: "Les titres et les noms s’affichent ici pendant que tu écris.",
  layouts,
};

export const words: Words["search-keyboard"] = { searchKeyboard };

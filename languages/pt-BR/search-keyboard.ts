import type { KeyboardLayout } from "#features/search/model/keyboard-layout.ts";
import type { Words } from "../words.ts";

const layouts: readonly KeyboardLayout[] = [{ name: "abc", columns: 8, keys: "abcdefghijklmnopqrstuvwxyzáâãàçéêíóôõú1234567890" }];

const searchKeyboard = {
  label: "Teclado da busca",
  layoutsLabel: "Letras",
  space: "Espaço",
  erase: "Apagar",
  clear: "Apagar tudo",
  hint: "Títulos e nomes aparecem aqui enquanto você digita.",
  layouts,
};

export const words: Words["search-keyboard"] = { searchKeyboard };

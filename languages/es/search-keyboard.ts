import type { KeyboardLayout } from "#features/search/model/keyboard-layout.ts";
import type { Words } from "../words.ts";

const layouts: readonly KeyboardLayout[] = [{ name: "abc", columns: 7, keys: "abcdefghijklmnñopqrstuvwxyzáéíóúü1234567890" }];

const searchKeyboard = {
  label: "Teclado de búsqueda",
  layoutsLabel: "Letras",
  space: "Espacio",
  erase: "Borrar",
  clear: "Borrar todo",
  hint: "Los títulos y los nombres aparecen aquí mientras escribes.",
  layouts,
};

export const words: Words["search-keyboard"] = { searchKeyboard };

import type { KeyboardLayout } from "#features/search/model/keyboard-layout.ts";
import type { Words } from "../words.ts";

const layouts: readonly KeyboardLayout[] = [
  { name: "абв", columns: 7, keys: "абвгдеёжзийклмнопрстуфхцчшщъыьэюя1234567890" },
  { name: "abc", columns: 6, keys: "abcdefghijklmnopqrstuvwxyz1234567890" },
];

const searchKeyboard = {
  label: "Клавиатура поиска",
  layoutsLabel: "Буквы",
  space: "Пробел",
  erase: "Удалить",
  clear: "Очистить",
  hint: "Названия и имена появляются здесь по мере ввода.",
  layouts,
};

export const words: Words["search-keyboard"] = { searchKeyboard };

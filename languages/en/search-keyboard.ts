import type { KeyboardLayout } from "#features/search/model/keyboard-layout.ts";

const layouts: readonly KeyboardLayout[] = [{ name: "abc", columns: 6, keys: "abcdefghijklmnopqrstuvwxyz1234567890" }];

/** On a television. */
const searchKeyboard = {
  label: "Search keyboard",
  /** Of the buttons that change the letters. */
  layoutsLabel: "Letters",
  space: "Space",
  /** The last letter. */
  erase: "Delete",
  clear: "Clear",
  hint: "Titles and names appear here while you type.",
  layouts,
};

export const words = { searchKeyboard };

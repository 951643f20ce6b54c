/** The first-party player's keys (player/keyboard.ts). Apart from its words, because pages of text list them too. */
const shortcuts: readonly { keys: string; does: string }[] = [
  { keys: "Spacja lub K", does: "odtwarzanie i pauza" },
  { keys: "Strzałki w lewo i w prawo", does: "pięć sekund wstecz i do przodu" },
  { keys: "J i L", does: "dziesięć sekund wstecz i do przodu" },
  { keys: "Strzałki w górę i w dół", does: "głośniej i ciszej" },
  { keys: "Od 0 do 9", does: "przejście do 0–90% filmu" },
  { keys: "Znaki mniejszości i większości", does: "wolniej i szybciej" },
  { keys: "C", does: "napisy" },
  { keys: "M", does: "wyciszenie" },
  { keys: "F", does: "pełny ekran" },
  { keys: "?", does: "lista wszystkich skrótów" },
];
export const playerKeys = {
  shortcuts,
  playerKeys: shortcuts.map(({ keys, does }) => `${keys}: ${does}`),
};

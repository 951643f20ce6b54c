/** The first-party player's keys (player/keyboard.ts). Apart from its words, because pages of text list them too. */
const shortcuts: readonly { keys: string; does: string }[] = [
  { keys: "Leertaste oder K", does: "abspielen und anhalten" },
  { keys: "Pfeil links und rechts", does: "fünf Sekunden zurück und vor" },
  { keys: "J und L", does: "zehn Sekunden zurück und vor" },
  { keys: "Pfeil auf und ab", does: "lauter und leiser" },
  { keys: "0 bis 9", does: "zu 0 bis 90\u00a0% des Films springen" },
  { keys: "Kleiner-als- und Größer-als-Zeichen", does: "langsamer und schneller" },
  { keys: "C", does: "Untertitel" },
  { keys: "M", does: "Ton aus und an" },
  { keys: "F", does: "Vollbild" },
  { keys: "?", does: "Liste aller Tastenkürzel" },
];
export const playerKeys = {
  shortcuts,
  playerKeys: shortcuts.map(({ keys, does }) => `${keys}: ${does}`),
};

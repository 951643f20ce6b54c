/** The first-party player's keys (player/keyboard.ts). Apart from its words, because pages of text list them too. */
const shortcuts: readonly { keys: string; does: string }[] = [
  { keys: "Espace ou K", does: "lecture et pause" },
  { keys: "Flèches gauche et droite", does: "reculer et avancer de cinq secondes" },
  { keys: "J et L", does: "reculer et avancer de dix secondes" },
  { keys: "Flèches haut et bas", does: "monter et baisser le volume" },
  { keys: "0 à 9", does: "aller de 0\u202f% à 90\u202f% du film" },
  { keys: "Signes inférieur et supérieur", does: "ralentir et accélérer" },
  { keys: "C", does: "sous-titres" },
  { keys: "M", does: "couper ou remettre le son" },
  { keys: "F", does: "plein écran" },
  { keys: "?", does: "liste de tous les raccourcis" },
];
export const playerKeys = {
  shortcuts,
  playerKeys: shortcuts.map(({ keys, does }) => `${keys}\u00a0: ${does}`),
};

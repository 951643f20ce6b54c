/** The first-party player's keys (player/keyboard.ts). Apart from its words, because pages of text list them too. */
const shortcuts: readonly { keys: string; does: string }[] = [
  { keys: "Spazio o K", does: "riproduce e mette in pausa" },
  { keys: "Freccia sinistra e destra", does: "cinque secondi indietro e avanti" },
  { keys: "J e L", does: "dieci secondi indietro e avanti" },
  { keys: "Freccia su e giù", does: "alza e abbassa il volume" },
  { keys: "Da 0 a 9", does: "salta dallo 0% al 90% del film" },
  { keys: "Segni di minore e maggiore", does: "rallenta e accelera" },
  { keys: "C", does: "sottotitoli" },
  { keys: "M", does: "disattiva e riattiva l’audio" },
  { keys: "F", does: "schermo intero" },
  { keys: "?", does: "elenco di tutte le scorciatoie" },
];
export const playerKeys = {
  shortcuts,
  playerKeys: shortcuts.map(({ keys, does }) => `${keys}: ${does}`),
};

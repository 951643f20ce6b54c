import type { Words } from "../words.ts";
export const words: Words["couch"] = {
  layout: {
    offer: "Sei davanti alla TV? Immagini e testo grandi, da usare con le frecce e OK.",
    turnOn: "Vista per la TV",
    enterPlayer: "OK entra nel player, Indietro ti riporta qui.",
  },
};

import type { Words } from "../words.ts";
export const words: Words["pages"] = {
  pages: {
    read: "Leggi l’articolo",
    close: "Mostra meno",
    minutesToRead: (minutes: number): string => `${minutes}\u00a0min di lettura`,
    goOnWith: "Da vedere dopo",
    onThisPage: "In questa pagina",
  },
};

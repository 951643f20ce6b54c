import type { Words } from "../words.ts";
export const words: Words["pages"] = {
  pages: {
    read: "Ganzen Artikel lesen",
    close: "Einklappen",
    minutesToRead: (minutes: number): string => `${minutes}\u00a0Min. Lesezeit`,
    goOnWith: "Als Nächstes ansehen",
    onThisPage: "Auf dieser Seite",
  },
};

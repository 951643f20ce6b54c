import type { Words } from "../words.ts";
export const words: Words["pages"] = {
  pages: {
    read: "Lire tout l’article",
    close: "Réduire",
    minutesToRead: (minutes: number): string => `${minutes}\u00a0min de lecture`,
    goOnWith: "À regarder ensuite",
    onThisPage: "Sur cette page",
  },
};

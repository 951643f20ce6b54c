import type { Words } from "../words.ts";
export const words: Words["pages"] = {
  pages: {
    read: "Ler o artigo inteiro",
    close: "Ler menos",
    minutesToRead: (minutes: number): string => `${minutes}\u00a0min de leitura`,
    goOnWith: "Assista a seguir",
    onThisPage: "Nesta página",
  },
};

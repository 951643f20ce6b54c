import type { Words } from "../words.ts";
export const words: Words["pages"] = {
  pages: {
    read: "Leer el artículo completo",
    close: "Leer menos",
    minutesToRead: (minutes: number): string => `${minutes}\u00a0min de lectura`,
    goOnWith: "Qué ver ahora",
    onThisPage: "En esta página",
  },
};

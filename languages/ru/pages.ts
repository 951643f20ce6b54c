import type { Words } from "../words.ts";
export const words: Words["pages"] = {
  pages: {
    read: "Читать всю статью",
    close: "Свернуть",
    minutesToRead: (minutes: number): string => `Время чтения: ${minutes}\u00a0мин`,
    goOnWith: "Что посмотреть дальше",
    onThisPage: "На этой странице",
  },
};

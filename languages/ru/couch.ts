import type { Words } from "../words.ts";
export const words: Words["couch"] = {
  layout: {
    offer: "Смотришь на телевизоре? Крупные картинки и текст, управление стрелками и OK.",
    turnOn: "Вид для телевизора",
    enterPlayer: "OK\u00a0— перейти в плеер, «Назад»\u00a0— вернуться сюда.",
  },
};

import type { Words } from "../words.ts";
export const words: Words["couch"] = {
  layout: {
    offer: "Está na TV? Imagens e textos grandes, para usar com as setas e OK.",
    turnOn: "Visual para TV",
    enterPlayer: "Com OK você entra no player, com Voltar retorna para cá.",
  },
};

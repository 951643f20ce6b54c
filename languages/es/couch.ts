import type { Words } from "../words.ts";
export const words: Words["couch"] = {
  layout: {
    offer: "¿Ves esto en un televisor? Imágenes y texto grandes, para usar con las flechas y OK.",
    turnOn: "Vista para televisor",
    enterPlayer: "Con OK entras en el reproductor; con Atrás vuelves aquí.",
  },
};

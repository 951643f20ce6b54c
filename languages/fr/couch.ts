import type { Words } from "../words.ts";
export const words: Words["couch"] = {
  layout: {
    offer: "Tu es devant la télé\u202f? Images et texte en grand, à piloter avec les flèches et OK.",
    turnOn: "Affichage TV",
    enterPlayer: "OK entre dans le lecteur, Retour ramène ici.",
  },
};

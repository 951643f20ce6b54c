import type { Words } from "../words.ts";
export const words: Words["couch"] = {
  layout: {
    offer: "Am Fernseher? Große Bilder und Schrift, für Pfeiltasten und OK.",
    turnOn: "TV-Ansicht",
    enterPlayer: "OK führt in den Player, „Zurück“ wieder hierher.",
  },
};

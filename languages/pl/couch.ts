import type { Words } from "../words.ts";
export const words: Words["couch"] = {
  layout: {
    offer: "Oglądasz na telewizorze? Duże obrazy i tekst, obsługa strzałkami i OK.",
    turnOn: "Tryb telewizyjny",
    enterPlayer: "OK przenosi do odtwarzacza, a „Wstecz” z powrotem tutaj.",
  },
};

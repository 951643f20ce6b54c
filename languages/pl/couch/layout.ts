export const layout = {
  offer: "Oglądasz na telewizorze? Duże obrazy i tekst, obsługa strzałkami i OK.",
  turnOn: "Tryb telewizyjny",
  enterPlayer: "OK przenosi do odtwarzacza, a „Wstecz” z powrotem tutaj.",
};

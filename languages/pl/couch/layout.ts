export const layout = {
  offer: "Przed telewizorem? Duże obrazy i tekst, do obsługi strzałkami i OK.",
  turnOn: "Widok na telewizor",
  enterPlayer: "OK przenosi do odtwarzacza, „Wstecz” wraca tutaj.",
};

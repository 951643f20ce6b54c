// What the stage offers when a video has ended.
export const videoEnd = {
  /** The name of what covers the stage, apart from the page's own section of similar titles. */
  watchNext: "Co obejrzeć teraz",
  replay: "Odtwórz ponownie",
  close: "Zamknij",
  upNext: (code: string): string => `Następny: ${code}`,
  upNextIn: (code: string, seconds: number): string => `Następny: ${code}, za ${seconds}\u00a0s`,
  playNow: "Odtwórz teraz",
  cancel: "Anuluj",
  autoplayNext: "Automatycznie włączaj następny odcinek",
  /** After three episodes without a sign of the visitor. */
  stillWatching: "Nadal oglądasz?",
  keepWatching: "Oglądaj dalej",
  stopWatching: "Zakończ",
};

// What the stage offers when a video has ended.
export const videoEnd = {
  /** The name of what covers the stage, apart from the page's own section of similar titles. */
  watchNext: "Da vedere dopo",
  replay: "Rivedi",
  close: "Chiudi",
  upNext: (code: string): string => `A seguire: ${code}`,
  upNextIn: (code: string, seconds: number): string => `A seguire: ${code}, fra ${seconds}\u00a0s`,
  playNow: "Riproduci ora",
  cancel: "Annulla",
  autoplayNext: "Avvia in automatico l’episodio successivo",
  /** After three episodes without a sign of the visitor. */
  stillWatching: "Stai ancora guardando?",
  keepWatching: "Continua",
  stopWatching: "Interrompi",
};

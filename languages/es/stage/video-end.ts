// What the stage offers when a video has ended.
export const videoEnd = {
  /** The name of what covers the stage, apart from the page's own section of similar titles. */
  watchNext: "Qué ver ahora",
  replay: "Ver otra vez",
  close: "Cerrar",
  upNext: (code: string): string => `A continuación: ${code}`,
  upNextIn: (code: string, seconds: number): string => `A continuación: ${code}, en ${seconds}\u00a0s`,
  playNow: "Reproducir ya",
  cancel: "Cancelar",
  autoplayNext: "Empezar el siguiente episodio automáticamente",
  /** After three episodes without a sign of the visitor. */
  stillWatching: "¿Sigues ahí?",
  keepWatching: "Seguir viendo",
  stopWatching: "Parar",
};

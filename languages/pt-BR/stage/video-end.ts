// What the stage offers when a video has ended.
export const videoEnd = {
  /** The name of what covers the stage, apart from the page's own section of similar titles. */
  watchNext: "Assista a seguir",
  replay: "Ver de novo",
  close: "Fechar",
  upNext: (code: string): string => `A seguir: ${code}`,
  upNextIn: (code: string, seconds: number): string => `A seguir: ${code}, em ${seconds}\u00a0s`,
  playNow: "Assistir agora",
  cancel: "Cancelar",
  autoplayNext: "Começar o próximo episódio automaticamente",
  /** After three episodes without a sign of the visitor. */
  stillWatching: "Ainda tem alguém assistindo?",
  keepWatching: "Continuar assistindo",
  stopWatching: "Parar",
};

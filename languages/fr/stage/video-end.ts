// What the stage offers when a video has ended.
export const videoEnd = {
  /** The name of what covers the stage, apart from the page's own section of similar titles. */
  watchNext: "À regarder ensuite",
  replay: "Revoir",
  close: "Fermer",
  upNext: (code: string): string => `À suivre\u00a0: ${code}`,
  upNextIn: (code: string, seconds: number): string => `À suivre\u00a0: ${code}, dans ${seconds}\u00a0s`,
  playNow: "Lire maintenant",
  cancel: "Annuler",
  autoplayNext: "Lancer l’épisode suivant automatiquement",
  /** After three episodes without a sign of the visitor. */
  stillWatching: "Tu regardes toujours\u202f?",
  keepWatching: "Continuer",
  stopWatching: "Arrêter",
};

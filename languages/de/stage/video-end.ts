// What the stage offers when a video has ended.
export const videoEnd = {
  /** The name of what covers the stage, apart from the page's own section of similar titles. */
  watchNext: "Als Nächstes ansehen",
  replay: "Erneut ansehen",
  close: "Schließen",
  upNext: (code: string): string => `Als Nächstes: ${code}`,
  upNextIn: (code: string, seconds: number): string => `Als Nächstes: ${code}, in ${seconds}\u00a0Sek.`,
  playNow: "Jetzt abspielen",
  cancel: "Abbrechen",
  autoplayNext: "Nächste Folge automatisch starten",
  /** After three episodes without a sign of the visitor. */
  stillWatching: "Schaust du noch?",
  keepWatching: "Weiterschauen",
  stopWatching: "Aufhören",
};

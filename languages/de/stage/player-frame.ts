// What the stage says before Play, where the device remembers something, and after Play.
export const playerFrame = {
  lastUsed: (server: string): string => `${server}, zuletzt benutzt`,
  resumeAt: (time: string): string => `Weiter ab ${time}`,
  startOver: "Von vorn starten",
  asking: (server: string): string => `Anfrage an ${server} …`,
  waitingForDatabase: "Warten auf die Filmdatenbank",
  slow: (server: string): string => `${server} hat noch nicht geantwortet.`,
  tryServer: (server: string): string => `Läuft nicht? ${server} probieren`,
  hideOffer: "Vorschlag ausblenden",
  /** `host`: of a server on another host, which the visitor has not chosen. */
  handedOver: (failed: string, server: string, host: string | null): string =>
    `${failed} konnte das nicht abspielen. Weiter mit ${server}${host === null ? "" : `, geladen von ${host}`}.`,
  noneLeft: "Kein Server konnte das abspielen. Prüfe deine Verbindung und versuche es dann noch einmal.",
};

// What the stage says before Play, where the device remembers something, and after Play.
export const playerFrame = {
  lastUsed: (server: string): string => `${server}, ultimo usato`,
  resumeAt: (time: string): string => `Riprendi da ${time}`,
  startOver: "Ricomincia",
  asking: (server: string): string => `Richiesta a ${server}…`,
  waitingForDatabase: "In attesa del database dei film",
  slow: (server: string): string => `${server} non ha ancora risposto.`,
  tryServer: (server: string): string => `Non parte? Prova ${server}`,
  hideOffer: "Nascondi il suggerimento",
  /** `host`: of a server on another host, which the visitor has not chosen. */
  handedOver: (failed: string, server: string, host: string | null): string =>
    `${failed} non riesce a riprodurre il video. Prossimo tentativo: ${server}${host === null ? "" : `, con il video da ${host}`}.`,
  noneLeft: "Nessun server riesce a riprodurre il video. Controlla la connessione, poi riprova.",
};

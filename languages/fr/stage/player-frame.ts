// What the stage says before Play, where the device remembers something, and after Play.
export const playerFrame = {
  lastUsed: (server: string): string => `${server}, utilisé en dernier`,
  resumeAt: (time: string): string => `Reprendre à ${time}`,
  startOver: "Depuis le début",
  asking: (server: string): string => `Demande envoyée à ${server}…`,
  waitingForDatabase: "En attente de la base de données de films",
  slow: (server: string): string => `${server} n’a pas encore répondu.`,
  tryServer: (server: string): string => `Pas de lecture\u202f? Essayer ${server}`,
  hideOffer: "Masquer cette proposition",
  /** `host`: of a server on another host, which the visitor has not chosen. */
  handedOver: (failed: string, server: string, host: string | null): string =>
    `${failed} n’a pas pu lire cette vidéo. Nouvel essai avec ${server}${host === null ? "" : `, depuis ${host}`}.`,
  noneLeft: "Aucun serveur n’a pu lire cette vidéo. Vérifie ta connexion, puis réessaie.",
};

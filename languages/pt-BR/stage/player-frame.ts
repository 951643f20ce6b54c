// What the stage says before Play, where the device remembers something, and after Play.
export const playerFrame = {
  lastUsed: (server: string): string => `${server}, usado por último`,
  resumeAt: (time: string): string => `Continuar de ${time}`,
  startOver: "Ver do início",
  asking: (server: string): string => `Consultando ${server}…`,
  waitingForDatabase: "Esperando o banco de dados de filmes",
  slow: (server: string): string => `${server} ainda não respondeu.`,
  tryServer: (server: string): string => `Não funciona? Tente ${server}`,
  hideOffer: "Ocultar esta sugestão",
  /** `host`: of a server on another host, which the visitor has not chosen. */
  handedOver: (failed: string, server: string, host: string | null): string =>
    `${failed} não conseguiu reproduzir. Tentando ${server}${host === null ? "" : `, com vídeo de ${host}`}.`,
  noneLeft: "Nenhum dos servidores conseguiu reproduzir. Confira sua conexão e tente de novo.",
};

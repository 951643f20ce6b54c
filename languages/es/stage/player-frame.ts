// What the stage says before Play, where the device remembers something, and after Play.
export const playerFrame = {
  lastUsed: (server: string): string => `${server}, el último usado`,
  resumeAt: (time: string): string => `Seguir desde ${time}`,
  startOver: "Ver desde el principio",
  asking: (server: string): string => `Consultando ${server}…`,
  waitingForDatabase: "Esperando a la base de datos de cine",
  slow: (server: string): string => `${server} aún no ha respondido.`,
  tryServer: (server: string): string => `¿No se reproduce? Prueba ${server}`,
  hideOffer: "Ocultar esta sugerencia",
  /** `host`: of a server on another host, which the visitor has not chosen. */
  handedOver: (failed: string, server: string, host: string | null): string =>
    `${failed} no ha podido reproducirlo. Probando ${server}${host === null ? "" : `, que se carga desde ${host}`}.`,
  noneLeft: "Ningún servidor ha podido reproducirlo. Comprueba tu conexión e inténtalo de nuevo.",
};

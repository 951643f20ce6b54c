import { sampleReel } from "../sample-reel.ts";

const serverMarks = { lastUsed: "el último usado", gaveUp: "no se pudo reproducir" } as const;
export const player = {
  sampleReel,
  player: "Reproductor",
  /** `title` is `null` until the film database has answered. */
  frameTitle: (title: string | null, server: string): string => (title === null ? `Reproductor: ${server}` : `Reproductor: ${title}, ${server}`),
  playOn: (server: string): string => `Reproducir en ${server}`,
  titleMissing: (server: string): string => `${server} no tiene este título. Elige otro servidor aquí abajo.`,
  fullscreen: "Pantalla completa",
  offline: "No tienes conexión. Los vídeos solo se reproducen con conexión.",
  /** Before Play, of a server on another host. */
  playsFrom: (host: string): string => `El vídeo viene de ${host}`,
  /** Without script. */
  needsScript: (server: string, host: string): string => `${server} se carga desde ${host}. Activa JavaScript en tu navegador para verlo aquí.`,
  /** Why a film of a public archive may be shown. */
  publicBasis: {
    age: (year: string): string => `Publicada en ${year}: de dominio público en Estados Unidos por su antigüedad`,
    notRenewed: "Derechos de autor no renovados: de dominio público en Estados Unidos",
    noNotice: "Estrenada sin un aviso de derechos válido: de dominio público en Estados Unidos",
    listed: "Figura como de dominio público en Estados Unidos",
    openLicense: "Publicada con licencia abierta por quienes la hicieron",
  },
  servers: "Servidores",
  changeServer: "Cambiar de servidor",
  serverMarks,
  markedLabel: (label: string, mark: keyof typeof serverMarks): string => `${label}, ${serverMarks[mark]}`,
};

import { sampleReel } from "../sample-reel.ts";

const serverMarks = { lastUsed: "ultimo usato", gaveUp: "non è partito" } as const;
export const player = {
  sampleReel,
  player: "Player",
  /** `title` is `null` until the film database has answered. */
  frameTitle: (title: string | null, server: string): string => (title === null ? `Player: ${server}` : `Player: ${title}, ${server}`),
  playOn: (server: string): string => `Riproduci su ${server}`,
  titleMissing: (server: string): string => `${server} non ha questo titolo. Scegli un altro server qui sotto.`,
  fullscreen: "Schermo intero",
  offline: "Sei offline. I video si riproducono solo con una connessione.",
  /** Before Play, of a server on another host. */
  playsFrom: (host: string): string => `Video da ${host}`,
  /** Without script. */
  needsScript: (server: string, host: string): string => `${server} carica il video da ${host}. Attiva JavaScript nel tuo browser per vederlo qui.`,
  /** Why a film of a public archive may be shown. */
  publicBasis: {
    age: (year: string): string => `Pubblicato nel ${year}: di pubblico dominio negli Stati Uniti per decorrenza dei termini`,
    notRenewed: "Diritti d’autore non rinnovati: di pubblico dominio negli Stati Uniti",
    noNotice: "Uscito senza un avviso di copyright valido: di pubblico dominio negli Stati Uniti",
    listed: "Segnalato come di pubblico dominio negli Stati Uniti",
    openLicense: "Pubblicato con una licenza aperta da chi lo ha realizzato",
  },
  servers: "Server",
  changeServer: "Cambia server",
  serverMarks,
  markedLabel: (label: string, mark: keyof typeof serverMarks): string => `${label}, ${serverMarks[mark]}`,
};

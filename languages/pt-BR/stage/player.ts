import { sampleReel } from "../sample-reel.ts";

const serverMarks = { lastUsed: "usado por último", gaveUp: "não funcionou" } as const;
export const player = {
  sampleReel,
  player: "Player",
  /** `title` is `null` until the film database has answered. */
  frameTitle: (title: string | null, server: string): string => (title === null ? `Player: ${server}` : `Player: ${title}, ${server}`),
  playOn: (server: string): string => `Assistir em ${server}`,
  titleMissing: (server: string): string => `${server} não tem este título. Escolha outro servidor abaixo.`,
  fullscreen: "Tela cheia",
  offline: "Você está offline. Os vídeos só são reproduzidos com conexão.",
  /** Before Play, of a server on another host. */
  playsFrom: (host: string): string => `O vídeo vem de ${host}`,
  /** Without script. */
  needsScript: (server: string, host: string): string => `${server} carrega o vídeo de ${host}. Ative o JavaScript no navegador para assistir aqui.`,
  /** Why a film of a public archive may be shown. */
  publicBasis: {
    age: (year: string): string => `Publicado em ${year}: em domínio público nos Estados Unidos pelo tempo decorrido`,
    notRenewed: "Direitos autorais não renovados: em domínio público nos Estados Unidos",
    noNotice: "Lançado sem um aviso de direitos autorais válido: em domínio público nos Estados Unidos",
    listed: "Consta como em domínio público nos Estados Unidos",
    openLicense: "Publicado sob licença aberta por quem o fez",
  },
  servers: "Servidores",
  changeServer: "Trocar servidor",
  serverMarks,
  markedLabel: (label: string, mark: keyof typeof serverMarks): string => `${label}, ${serverMarks[mark]}`,
};

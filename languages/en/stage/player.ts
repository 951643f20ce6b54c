import { sampleReel } from "../sample-reel.ts";

const serverMarks = { lastUsed: "last used", gaveUp: "did not play" } as const;
export const player = {
  sampleReel,
  player: "Player",
  /** `title` is `null` until the film database has answered. */
  frameTitle: (title: string | null, server: string): string => (title === null ? `Player: ${server}` : `Player: ${title}, ${server}`),
  playOn: (server: string): string => `Play on ${server}`,
  titleMissing: (server: string): string => `${server} does not have this title. Choose another server below.`,
  fullscreen: "Full screen",
  offline: "You are offline. Videos play only with a connection.",
  /** Before Play, of a server on another host. */
  playsFrom: (host: string): string => `Plays from ${host}`,
  /** Without script. */
  needsScript: (server: string, host: string): string => `${server} plays from ${host}. Turn on JavaScript in your browser to load it here.`,
  /** Why a film of a public archive may be shown. */
  publicBasis: {
    age: (year: string): string => `Published in ${year}: in the public domain in the United States by age`,
    notRenewed: "Copyright not renewed: in the public domain in the United States",
    noNotice: "Released without a valid copyright notice: in the public domain in the United States",
    listed: "Listed as in the public domain in the United States",
    openLicense: "Published by its makers under an open license",
  },
  servers: "Servers",
  changeServer: "Change Server",
  serverMarks,
  markedLabel: (label: string, mark: keyof typeof serverMarks): string => `${label}, ${serverMarks[mark]}`,
};

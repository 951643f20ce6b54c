import { sampleReel } from "../sample-reel.ts";

const serverMarks = { lastUsed: "zuletzt benutzt", gaveUp: "lief nicht" } as const;
export const player = {
  sampleReel,
  player: "Player",
  /** `title` is `null` until the film database has answered. */
  frameTitle: (title: string | null, server: string): string => (title === null ? `Player: ${server}` : `Player: ${title}, ${server}`),
  playOn: (server: string): string => `Auf ${server} abspielen`,
  titleMissing: (server: string): string => `${server} hat diesen Titel nicht. Wähle unten einen anderen Server.`,
  fullscreen: "Vollbild",
  offline: "Du bist offline. Videos laufen nur mit einer Verbindung.",
  /** Before Play, of a server on another host. */
  playsFrom: (host: string): string => `Kommt von ${host}`,
  /** Without script. */
  needsScript: (server: string, host: string): string =>
    `${server} lädt das Video von ${host}. Schalte JavaScript in deinem Browser ein, um es hier anzusehen.`,
  /** Why a film of a public archive may be shown. */
  publicBasis: {
    age: (year: string): string => `Veröffentlicht ${year}: in den USA wegen seines Alters gemeinfrei`,
    notRenewed: "Urheberrecht nicht verlängert: in den USA gemeinfrei",
    noNotice: "Ohne gültigen Urheberrechtsvermerk erschienen: in den USA gemeinfrei",
    listed: "In den USA als gemeinfrei verzeichnet",
    openLicense: "Von denen, die ihn gemacht haben, unter einer freien Lizenz veröffentlicht",
  },
  servers: "Server",
  changeServer: "Server wechseln",
  serverMarks,
  markedLabel: (label: string, mark: keyof typeof serverMarks): string => `${label}, ${serverMarks[mark]}`,
};

import { sampleReel } from "../sample-reel.ts";

const serverMarks = { lastUsed: "ostatnio używany", gaveUp: "nie zadziałał" } as const;
export const player = {
  sampleReel,
  player: "Odtwarzacz",
  /** `title` is `null` until the film database has answered. */
  frameTitle: (title: string | null, server: string): string => (title === null ? `Odtwarzacz: ${server}` : `Odtwarzacz: ${title}, ${server}`),
  playOn: (server: string): string => `Odtwórz: ${server}`,
  titleMissing: (server: string): string => `${server} nie ma tego tytułu. Wybierz inny serwer poniżej.`,
  fullscreen: "Pełny ekran",
  /** Before Play, of a server on another host. */
  playsFrom: (host: string): string => `Źródło: ${host}`,
  /** Without script. */
  needsScript: (server: string, host: string): string => `${server} odtwarza wideo z hosta ${host}. Włącz JavaScript w przeglądarce, żeby obejrzeć je tutaj.`,
  servers: "Serwery",
  changeServer: "Zmień serwer",
  serverMarks,
  markedLabel: (label: string, mark: keyof typeof serverMarks): string => `${label}, ${serverMarks[mark]}`,
};

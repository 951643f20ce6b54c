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
  offline: "Brak połączenia z internetem. Odtwarzanie wymaga połączenia.",
  /** Before Play, of a server on another host. */
  playsFrom: (host: string): string => `Źródło: ${host}`,
  /** Without script. */
  needsScript: (server: string, host: string): string => `${server} odtwarza wideo z hosta ${host}. Włącz JavaScript w przeglądarce, żeby obejrzeć je tutaj.`,
  /** Why a film of a public archive may be shown. */
  publicBasis: {
    age: (year: string): string => `Opublikowany w ${year} roku: w Stanach Zjednoczonych w domenie publicznej ze względu na wiek`,
    notRenewed: "Prawa autorskie nieodnowione: w Stanach Zjednoczonych w domenie publicznej",
    noNotice: "Wydany bez ważnej noty o prawach autorskich: w Stanach Zjednoczonych w domenie publicznej",
    listed: "W wykazie dzieł, które w Stanach Zjednoczonych są w domenie publicznej",
    openLicense: "Opublikowany przez twórców na wolnej licencji",
  },
  servers: "Serwery",
  changeServer: "Zmień serwer",
  serverMarks,
  markedLabel: (label: string, mark: keyof typeof serverMarks): string => `${label}, ${serverMarks[mark]}`,
};

import { sampleReel } from "../sample-reel.ts";

const serverMarks = { lastUsed: "прошлый выбор", gaveUp: "не сработал" } as const;
export const player = {
  sampleReel,
  player: "Плеер",
  /** `title` is `null` until the film database has answered. */
  frameTitle: (title: string | null, server: string): string => (title === null ? `Плеер: ${server}` : `Плеер: ${title}, ${server}`),
  playOn: (server: string): string => `Воспроизвести: ${server}`,
  titleMissing: (server: string): string => `${server}: этого видео здесь нет. Выбери другой сервер ниже.`,
  fullscreen: "Во весь экран",
  offline: "Нет подключения к сети. Для просмотра нужно подключение.",
  /** Before Play, of a server on another host. */
  playsFrom: (host: string): string => `Источник: ${host}`,
  /** Without script. */
  needsScript: (server: string, host: string): string => `${server} загружает видео с ${host}. Включи JavaScript в браузере, чтобы смотреть его здесь.`,
  /** Why a film of a public archive may be shown. */
  publicBasis: {
    age: (year: string): string => `Опубликован в ${year} году: в США это общественное достояние за давностью лет`,
    notRenewed: "Авторское право не продлено: в США это общественное достояние",
    noNotice: "Выпущен без действительного знака охраны авторского права: в США это общественное достояние",
    listed: "Числится в США общественным достоянием",
    openLicense: "Опубликован создателями под открытой лицензией",
  },
  servers: "Серверы",
  changeServer: "Сменить сервер",
  serverMarks,
  markedLabel: (label: string, mark: keyof typeof serverMarks): string => `${label}, ${serverMarks[mark]}`,
};

import type { FilmHost } from "#features/public-films/model/copies.ts";
import type { CopyFailure } from "#features/public-films/model/film-report.ts";
import { sampleReel } from "../sample-reel.ts";
import { atStart } from "../text.ts";

// Of a film from a public archive.

/** In the middle of a sentence; the accusative is the same. */
const names: Record<FilmHost, string> = { blender: "проект Blender", commons: "Wikimedia Commons", archive: "Internet Archive" };

const reasons: Record<CopyFailure, string> = {
  missing: "не отвечает",
  slow: "не отвечает",
  refused: "отправляет фильм с адреса, который этот сайт не допускает",
  "wrong-length": "хранит под этим названием другой фильм",
};

/** "Wikimedia Commons не отвечает. Пробуем Internet Archive." `next`: `null` for the sample reel. */
function leftFor(host: FilmHost, failure: CopyFailure, next: FilmHost | null): string {
  const left = `${atStart(names[host])} ${reasons[failure]}.`;
  if (next === null) return `${left} Вместо фильма здесь деморолик.`;
  return `${left} ${next === host ? "Пробуем другую копию оттуда же." : `Пробуем ${names[next]}.`}`;
}
export const publicFilm = {
  sampleReel,
  playsFrom: (hostName: string): string => `Источник: ${hostName}`,
  leftFor,
  noInternet: {
    what: "Фильм загружается из интернета, но ни один из его источников недоступен.",
    advice: "Проверь подключение к интернету и попробуй ещё раз.",
  },
  unreachable: "Ни один источник этого фильма отсюда недоступен. Пока здесь деморолик.",
};

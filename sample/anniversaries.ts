import { type Days, dayAfter, yearOfAnniversary } from "#domain/region-day.ts";
import type { Film, Series } from "./collection.ts";

// The collection's titles are old: what is new at the provider is an anniversary here. Dates stay those of the first time.

const weeksBefore = 6;
const weeksAfter = 8;

/** When a date's calendar day comes, from the first day on; `null` if that is after the last, or the date is not known to the day. */
function anniversaryIn(date: string | null, { first, last }: Days): string | null {
  const year = yearOfAnniversary(date ?? "", first, false);
  const day = year === null ? null : `${year}${date?.slice(4)}`;
  return day !== null && day <= last ? day : null;
}

export const filmIsIn = (film: Film, days: Days): boolean => anniversaryIn(film.date, days) !== null;

/** Whether an episode was shown on one of the days. */
export const seriesIsIn = ({ seasons }: Series, days: Days): boolean =>
  seasons.some(({ episodes }) => episodes.some(({ air_date }) => anniversaryIn(air_date, days) !== null));

const byAnniversary = (films: Iterable<Film>, days: Days): Film[] =>
  [...films]
    .flatMap((film) => ({ film, day: anniversaryIn(film.date, days) ?? "" }))
    .filter(({ day }) => day !== "")
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.film.id - b.film.id)
    .map(({ film }) => film);

/** Of the last weeks, the latest first. */
export const nowPlaying = (films: Iterable<Film>, today: string): Film[] =>
  byAnniversary(films, { first: dayAfter(today, -7 * weeksBefore), last: dayAfter(today, -1) }).toReversed();

/** Of the next weeks, the next first. */
export const upcoming = (films: Iterable<Film>, today: string): Film[] => byAnniversary(films, { first: today, last: dayAfter(today, 7 * weeksAfter) });

export const airingOn = (series: Iterable<Series>, days: Days): Series[] =>
  [...series].filter((one) => seriesIsIn(one, days)).toSorted((a, b) => b.popularity - a.popularity || a.id - b.id);

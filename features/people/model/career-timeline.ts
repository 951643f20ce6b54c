import { calendarDate } from "#domain/calendar-date.ts";
import { limits } from "#domain/limits.ts";
import { yearOf } from "#domain/movie.ts";
import type { PersonCredit, PersonCredits } from "#domain/person.ts";
import { creditTitle, isAsSelf } from "./filmography.ts";
import type { CreditsByMedium } from "./person.ts";

/** A title of a career. `time` is the year with the day as its fraction. `language`: of a title that is not in the page's. */
export type CareerPoint = {
  type: "movies" | "series";
  id: number;
  title: string;
  time: number;
  year: number;
  rating: number;
  votes: number;
  language?: string;
};

/** Of a film the release, of a series the person's first episode. */
const dateOf = (credit: PersonCredit): string | undefined => credit.release_date || credit.first_credit_air_date || credit.first_air_date;

const { first, last } = limits.discover.years;

function pointOf(type: CareerPoint["type"], credit: PersonCredit): CareerPoint | null {
  const { id, vote_average: rating, vote_count: votes } = credit;
  const date = dateOf(credit);
  const year = yearOf(date);
  if (year === null || year < first || year > last || rating === null || votes === 0) return null;
  const { month, day } = calendarDate(date) ?? { month: 7, day: 1 };
  const language = credit.textLanguages?.title ?? credit.textLanguages?.name;
  const time = year + (month - 1 + (day - 1) / 31) / 12;
  return { type, id, title: creditTitle(credit), time, year, rating: Math.min(rating, 10), votes, ...(language && { language }) };
}

type Credit = { type: CareerPoint["type"]; credit: PersonCredit };

const creditsOf = (type: CareerPoint["type"], { cast, crew }: PersonCredits): Credit[] => [...cast, ...crew].map((credit) => ({ type, credit }));

/** One point for each title, at the earliest of its credits. */
function pointsOf(credits: readonly Credit[]): CareerPoint[] {
  const points = new Map<string, CareerPoint>();
  for (const { type, credit } of credits) {
    const point = pointOf(type, credit);
    const key = `${type} ${credit.id}`;
    const earlier = points.get(key);
    if (point && !(earlier && earlier.time <= point.time)) points.set(key, point);
  }
  return [...points.values()].toSorted((a, b) => a.time - b.time || a.id - b.id);
}

/** A plot of fewer titles says nothing. */
const fewestPoints = 3;

/**
 * The titles of a career with a date and votes, in the order of time; none if they are too few. Appearances as self, which would be most of a star's, are
 * left out where the others suffice.
 */
export function careerPoints({ movies, series }: CreditsByMedium): CareerPoint[] {
  const credits = [...creditsOf("movies", movies), ...creditsOf("series", series)];
  const points = pointsOf(credits.filter(({ credit }) => !isAsSelf(credit)));
  const whole = points.length < fewestPoints ? pointsOf(credits) : points;
  return whole.length < fewestPoints ? [] : whole;
}

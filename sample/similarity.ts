import type { Title } from "./collection.ts";
import { sortedBy } from "./rankings.ts";

/** Of a list of similar or recommended titles. */
const maxTitles = 40;
const weights = { genres: 4, director: 3, person: 2, people: 6, decade: 1, language: 0.5, popularity: 0.02 };

const decadeOf = (title: Title): string => title.date.slice(0, 3);

const directorIds = (title: Title): number[] => title.crew.filter((member) => member.job === "Director").map((member) => member.person.id);

const peopleIds = (title: Title): Set<number> => new Set([...title.cast, ...title.crew].map((member) => member.person.id));

/** Jaccard index of the genres. */
function sharedGenres(a: Title, b: Title): number {
  const ids = new Set([...a.genres, ...b.genres].map((genre) => genre.id));
  return ids.size === 0 ? 0 : (a.genres.length + b.genres.length - ids.size) / ids.size;
}

/** Titles with a score above 0, best first. */
function ranked<T extends Title>(titles: Iterable<T>, score: (title: T) => number): T[] {
  const scores = new Map([...titles].map((other) => [other, score(other)]));
  return sortedBy(
    [...scores.keys()].filter((other) => (scores.get(other) ?? 0) > 0),
    (other) => scores.get(other) ?? 0,
  ).slice(0, maxTitles);
}

/** Sorted by common genres, people, decade and language. Titles without a common genre or person are left out. */
export function similarTo<T extends Title>(title: T, titles: Iterable<T>): T[] {
  const people = peopleIds(title);
  const directors = directorIds(title);
  const score = (other: T): number => {
    const shared = [...peopleIds(other)].filter((id) => people.has(id)).length;
    const base = weights.genres * sharedGenres(title, other) + Math.min(weights.people, weights.person * shared);
    if (base === 0 || other.id === title.id) return 0;
    return (
      base +
      (directorIds(other).some((id) => directors.includes(id)) ? weights.director : 0) +
      (decadeOf(other) === decadeOf(title) ? weights.decade : 0) +
      (other.original_language === title.original_language ? weights.language : 0) +
      other.popularity * weights.popularity
    );
  };
  return ranked(titles, score);
}

const recommendationWeights = { people: 3, collection: 6, companies: 2, keywords: 2, popularity: 0.02 };

const sharedCount = (a: readonly { id: number }[], b: readonly { id: number }[]): number => a.filter(({ id }) => b.some((other) => other.id === id)).length;

/** Sorted by common people, collections, companies and keywords, whatever their genres. Titles without any of these are left out. */
export function recommendedFor<T extends Title & { collection?: { id: number } | null }>(title: T, titles: Iterable<T>): T[] {
  const people = peopleIds(title);
  const score = (other: T): number => {
    if (other.id === title.id) return 0;
    const base =
      recommendationWeights.people * [...peopleIds(other)].filter((id) => people.has(id)).length +
      (title.collection && title.collection.id === other.collection?.id ? recommendationWeights.collection : 0) +
      recommendationWeights.companies * sharedCount(title.production_companies, other.production_companies) +
      recommendationWeights.keywords * sharedCount(title.keywords, other.keywords);
    return base === 0 ? 0 : base + other.popularity * recommendationWeights.popularity;
  };
  return ranked(titles, score);
}

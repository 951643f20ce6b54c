import type { ImportedTitle } from "./imported-title.ts";

const identityOf = ({ tmdb, imdb, title, year, kind }: ImportedTitle): string => {
  if (tmdb !== null) return `${kind}:${tmdb}`;
  return imdb ?? `${kind ?? ""}:${year ?? ""}:${title.toLowerCase()}`;
};

const earliest = (a: number | null, b: number | null): number | null => (a === null || b === null ? (a ?? b) : Math.min(a, b));
const latest = (a: number | null, b: number | null): number | null => (a === null || b === null ? (a ?? b) : Math.max(a, b));

/** Of two rows of a title, but for its lists and episodes. */
function mergedFacts(a: ImportedTitle, b: ImportedTitle): ImportedTitle {
  const [older, newer] = a.ratedAt <= b.ratedAt ? [a, b] : [b, a];
  return {
    ...a,
    imdb: a.imdb ?? b.imdb,
    savedAt: earliest(a.savedAt, b.savedAt),
    seenAt: latest(a.seenAt, b.seenAt),
    rating: newer.rating ?? older.rating,
    note: newer.note || older.note,
    ratedAt: newer.ratedAt,
  };
}

/** Lists and episodes all at once: a history has a row for each of thousands of episodes. */
const mergedTitle = (titles: readonly ImportedTitle[]): ImportedTitle => ({
  ...titles.reduce(mergedFacts),
  lists: [...new Set(titles.flatMap(({ lists }) => lists))],
  episodes: titles.flatMap(({ episodes }) => episodes),
});

/** Each title once, with what all files say of it. */
export function mergeTitles(titles: readonly ImportedTitle[]): ImportedTitle[] {
  const rows = new Map<string, ImportedTitle[]>();
  for (const title of titles) {
    const identity = identityOf(title);
    const same = rows.get(identity);
    if (same) same.push(title);
    else rows.set(identity, [title]);
  }
  return Array.from(rows.values(), mergedTitle);
}

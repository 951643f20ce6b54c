import type { ImportedTitle } from "./imported-title.ts";

const identityOf = ({ tmdb, imdb, title, year, kind }: ImportedTitle): string => {
  if (tmdb !== null) return `${kind}:${tmdb}`;
  return imdb ?? `${kind ?? ""}:${year ?? ""}:${title.toLowerCase()}`;
};

const earliest = (a: number | null, b: number | null): number | null => (a === null || b === null ? (a ?? b) : Math.min(a, b));
const latest = (a: number | null, b: number | null): number | null => (a === null || b === null ? (a ?? b) : Math.max(a, b));

function merged(a: ImportedTitle, b: ImportedTitle): ImportedTitle {
  const [older, newer] = a.ratedAt <= b.ratedAt ? [a, b] : [b, a];
  return {
    ...a,
    imdb: a.imdb ?? b.imdb,
    savedAt: earliest(a.savedAt, b.savedAt),
    seenAt: latest(a.seenAt, b.seenAt),
    rating: newer.rating ?? older.rating,
    note: newer.note || older.note,
    ratedAt: newer.ratedAt,
    lists: [...new Set([...a.lists, ...b.lists])],
    episodes: [...a.episodes, ...b.episodes],
  };
}

/** Each title once, with what all files say of it. */
export function mergeTitles(titles: readonly ImportedTitle[]): ImportedTitle[] {
  const byIdentity = new Map<string, ImportedTitle>();
  for (const title of titles) {
    const identity = identityOf(title);
    const other = byIdentity.get(identity);
    byIdentity.set(identity, other ? merged(other, title) : title);
  }
  return [...byIdentity.values()];
}

import { episodeKey, keyParts, type SeenKey, type TitleKey } from "#domain/title-key.ts";
import { withSaved } from "#features/saved/model/list-changes.ts";
import type { ListSections, OwnList } from "#features/saved/model/list-document.ts";
import { savedLimits } from "#features/saved/model/saved-limits.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import { withEntries } from "#features/saved/model/section.ts";
import type { OwnRating, SeenSections } from "#features/saved/model/seen-document.ts";
import { withDetails } from "#features/saved/model/title-format.ts";
import { type ImportEntry, titleOf } from "./import-state.ts";
import type { ImportedTitle } from "./imported-title.ts";

/** A title of an import that is known. */
export type FoundEntry = { row: ImportedTitle; title: SavedTitle };

export const foundEntries = (entries: readonly ImportEntry[]): FoundEntry[] =>
  entries.flatMap((entry) => {
    const title = titleOf(entry);
    return title ? [{ row: entry.row, title }] : [];
  });

type Seen = { key: SeenKey; at: number };

function seenIn({ row, title }: FoundEntry): Seen[] {
  const { kind, id } = keyParts(title.key);
  const whole = row.seenAt === null ? [] : [{ key: title.key, at: row.seenAt }];
  return kind === "movie" ? whole : [...whole, ...row.episodes.map(({ season, episode, at }) => ({ key: episodeKey(id, season, episode), at }))];
}

const ratingsIn = ({ row: { rating, note, ratedAt }, title: { key } }: FoundEntry): Omit<OwnRating, "changed">[] =>
  rating === null && note === "" ? [] : [{ key, rating, note, at: ratedAt }];

const byKey = <Value extends { key: string }>(values: readonly Value[]): [string, Value][] => values.map((value) => [value.key, value]);

/** What an import adds, once its rows are found. */
export function importCounts(entries: readonly FoundEntry[]) {
  return {
    saved: entries.filter(({ row }) => row.savedAt !== null).length,
    seen: entries.filter((entry) => seenIn(entry).some(({ key }) => key === entry.title.key)).length,
    episodes: entries.reduce((sum, entry) => sum + seenIn(entry).filter(({ key }) => key !== entry.title.key).length, 0),
    rated: entries.filter(({ row }) => row.rating !== null).length,
    notes: entries.filter(({ row }) => row.note !== "").length,
    lists: new Set(entries.flatMap(({ row }) => row.lists)).size,
  };
}

/** What is seen or rated here already stays as it is. */
export function withImportedSeen(sections: SeenSections, entries: readonly FoundEntry[], now: number): SeenSections {
  const seen = entries.flatMap(seenIn).filter(({ key }) => !sections.seen.has(key));
  const ratings = entries.flatMap(ratingsIn).filter(({ key }) => !sections.ratings.has(key));
  if (seen.length + ratings.length === 0) return sections;
  const titles = entries.map(({ title }) => title).filter(({ key }) => !sections.details.has(key));
  return {
    seen: withEntries(sections.seen, byKey(seen), now),
    ratings: withEntries(sections.ratings, byKey(ratings), now),
    details: withDetails(sections.details, titles, now),
  };
}

type ListedTitles = { name: string; titles: TitleKey[] };

function listsIn(entries: readonly FoundEntry[]): ListedTitles[] {
  const lists = new Map<string, Set<TitleKey>>();
  for (const { row, title } of entries) for (const name of row.lists) lists.set(name, (lists.get(name) ?? new Set<TitleKey>()).add(title.key));
  return Array.from(lists, ([name, titles]) => ({ name, titles: [...titles] }));
}

/** `newId`: of the n-th list, the same each time. A list of the same name gets the titles that it lacks. */
function withImportedLists(sections: ListSections, entries: readonly FoundEntry[], now: number, newId: (index: number) => string): ListSections {
  const own = [...sections.lists.values()];
  const imported = listsIn(entries).map(({ name, titles }, index): Omit<OwnList, "changed"> => {
    const list = own.find((one) => one.name === name) ?? { id: newId(index), name, titles: [], at: now };
    return { ...list, titles: [...new Set([...list.titles, ...titles])].slice(0, Math.max(savedLimits.lists.titles, list.titles.length)) };
  });
  const isOwn = ({ id }: { id: string }): boolean => sections.lists.has(id);
  const room = Math.max(0, savedLimits.lists.most - own.length);
  const lists = [...imported.filter(isOwn), ...imported.filter((list) => !isOwn(list)).slice(0, room)];
  if (lists.length === 0) return sections;
  const listed = new Set(lists.flatMap(({ titles }) => titles));
  const titles = entries.map(({ title }) => title).filter(({ key }) => listed.has(key) && !sections.details.has(key));
  const byId = lists.map((list) => [list.id, list] as const);
  return { ...sections, lists: withEntries(sections.lists, byId, now), details: withDetails(sections.details, titles, now) };
}

/** What is saved here already keeps its time. */
export function withImportedList(sections: ListSections, entries: readonly FoundEntry[], now: number, newId: (index: number) => string): ListSections {
  const saved = entries.flatMap(({ row, title }) => (row.savedAt === null ? [] : [{ ...title, at: row.savedAt }]));
  return withImportedLists(withSaved(sections, saved, now), entries, now, newId);
}

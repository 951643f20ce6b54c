import { episodeKey, keyParts, type SeenKey, type TitleKey } from "#domain/title-key.ts";
import { withSaved } from "#features/saved/model/list-changes.ts";
import type { ListSections, OwnList } from "#features/saved/model/list-document.ts";
import { savedLimits } from "#features/saved/model/saved-limits.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import { byKey, type Entry, withEntries } from "#features/saved/model/section.ts";
import { loggedEntry, type OwnRating, type SeenSections } from "#features/saved/model/seen-document.ts";
import { withDetails } from "#features/saved/model/title-format.ts";
import { type ImportEntry, titleOf } from "./import-state.ts";
import type { ImportedTitle } from "./imported-title.ts";
import { mergedTitle } from "./merge-titles.ts";

/** A title of an import that is known. */
export type FoundEntry = { row: ImportedTitle; title: SavedTitle };

/** Each title once: several services may have it, by other ids. */
export function foundEntries(entries: readonly ImportEntry[]): FoundEntry[] {
  const found = new Map<TitleKey, { title: SavedTitle; rows: [ImportedTitle, ...ImportedTitle[]] }>();
  for (const entry of entries) {
    const title = titleOf(entry);
    const same = title && found.get(title.key);
    if (same) same.rows.push(entry.row);
    else if (title) found.set(title.key, { title, rows: [entry.row] });
  }
  return Array.from(found.values(), ({ title, rows }) => ({ title, row: mergedTitle(rows) }));
}

type Seen = Pick<Entry, "at" | "more"> & { key: SeenKey };

export function seenIn({ row, title }: FoundEntry): Seen[] {
  const whole = row.seenAt === null ? [] : [{ key: title.key, at: row.seenAt, ...(row.isLogged && loggedEntry) }];
  // Thousands of films need no parsed key.
  if (row.episodes.length === 0) return whole;
  const { kind, id } = keyParts(title.key);
  return kind === "movie" ? whole : [...whole, ...row.episodes.map(({ season, episode, at }) => ({ key: episodeKey(id, season, episode), at }))];
}

const ratingsIn = ({ row: { rating, note, ratedAt }, title: { key } }: FoundEntry): Omit<OwnRating, "changed">[] =>
  rating === null && note === "" ? [] : [{ key, rating, note, at: ratedAt }];

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

/** In the order of the files, with their titles in the order of each list. `names`: of all lists, in their order. */
function listsIn(entries: readonly FoundEntry[], names: readonly string[]): ListedTitles[] {
  const lists = new Map(names.map((name): [string, { key: TitleKey; position: number }[]] => [name, []]));
  for (const { row, title } of entries) {
    for (const { name, position } of row.lists) {
      const places = lists.get(name) ?? [];
      lists.set(name, places);
      places.push({ key: title.key, position });
    }
  }
  const filled = [...lists].filter(([, places]) => places.length > 0);
  return filled.map(([name, places]) => ({ name, titles: places.toSorted((a, b) => a.position - b.position).map(({ key }) => key) }));
}

/** Lists that are added or get titles, and how many lists and places of titles have no room. */
type ListPlan = { lists: Omit<OwnList, "changed">[]; leftLists: number; leftTitles: number };

/** `newId`: of the n-th list. A list of the same name gets the titles that it lacks. */
function listPlan({ lists }: ListSections, imported: readonly ListedTitles[], now: number, newId: (index: number) => string): ListPlan {
  const own = new Map([...lists.values()].map((list) => [list.name, list]));
  const plan: ListPlan = { lists: [], leftLists: 0, leftTitles: 0 };
  let room = savedLimits.lists.most - lists.size;
  for (const [index, { name, titles }] of imported.entries()) {
    const list = own.get(name);
    if (!list && room <= 0) {
      plan.leftLists += 1;
      continue;
    }
    if (!list) room -= 1;
    const all = [...new Set([...(list?.titles ?? []), ...titles])];
    const inRoom = all.slice(0, Math.max(savedLimits.lists.titles, list?.titles.length ?? 0));
    plan.leftTitles += all.length - inRoom.length;
    plan.lists.push({ ...(list ?? { id: newId(index), name, at: now }), titles: inRoom });
  }
  return plan;
}

export const importedLists = (sections: ListSections, entries: readonly FoundEntry[], names: readonly string[]): ListPlan =>
  listPlan(sections, listsIn(entries, names), 0, String);

export type NewLists = { names: readonly string[]; newId: (index: number) => string };

/** What is saved here already keeps its time. */
export function withImportedList(sections: ListSections, entries: readonly FoundEntry[], { names, newId }: NewLists, now: number): ListSections {
  const saved = entries.flatMap(({ row, title }) => (row.savedAt === null ? [] : [{ ...title, at: row.savedAt }]));
  const withTitles = withSaved(sections, saved, now);
  const { lists } = listPlan(withTitles, listsIn(entries, names), now, newId);
  if (lists.length === 0) return withTitles;
  const listed = new Set(lists.flatMap(({ titles }) => titles));
  const titles = entries.map(({ title }) => title).filter(({ key }) => listed.has(key) && !withTitles.details.has(key));
  const byId = lists.map((list) => [list.id, list] as const);
  return { ...withTitles, lists: withEntries(withTitles.lists, byId, now), details: withDetails(withTitles.details, titles, now) };
}

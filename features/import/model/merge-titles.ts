import { cutNote, type ImportedTitle, type ListPlace, undated } from "./imported-title.ts";
import { mapInParts, type Pause } from "./in-parts.ts";

const earliest = (a: number | null, b: number | null): number | null => (a === null || b === null ? (a ?? b) : a && b ? Math.min(a, b) : a || b);
const latest = (a: number | null, b: number | null): number | null => (a === null || b === null ? (a ?? b) : Math.max(a, b));

type Seen = Pick<ImportedTitle, "seenAt" | "isLogged">;

/** When it was seen says more than when it was logged. It was logged first where it was marked as seen, and seen again later. */
function mergedSeen(a: Seen, b: Seen): Seen {
  const dated = [a, b].filter(({ seenAt, isLogged }) => seenAt !== null && seenAt !== undated && !isLogged);
  if (dated.length > 0) return { seenAt: Math.max(...dated.map(({ seenAt }) => seenAt ?? undated)), isLogged: false };
  return { seenAt: earliest(a.seenAt, b.seenAt), isLogged: a.isLogged || b.isLogged };
}

/** The newer one first; of two that are alike, one. */
function mergedNote(newer: ImportedTitle, older: ImportedTitle): Pick<ImportedTitle, "note" | "isNoteCut"> {
  const note = newer.note.includes(older.note) ? newer.note : older.note.includes(newer.note) ? older.note : `${newer.note}\n\n${older.note}`;
  return cutNote(note, newer.isNoteCut || older.isNoteCut);
}

/** Of two rows of a title, but for its lists, episodes and paused videos. */
function mergedFacts(a: ImportedTitle, b: ImportedTitle): ImportedTitle {
  const [older, newer] = a.ratedAt <= b.ratedAt ? [a, b] : [b, a];
  return {
    ...a,
    tmdb: a.tmdb ?? b.tmdb,
    imdb: a.imdb ?? b.imdb,
    uri: a.uri ?? b.uri,
    kind: a.kind ?? b.kind,
    year: a.year ?? b.year,
    savedAt: earliest(a.savedAt, b.savedAt),
    startedAt: latest(a.startedAt, b.startedAt),
    rating: newer.rating ?? older.rating,
    ratedAt: newer.ratedAt,
    ...mergedSeen(a, b),
    ...mergedNote(newer, older),
  };
}

/** A title stands in a list once, at its first place. */
function mergedLists(titles: readonly ImportedTitle[]): ListPlace[] {
  const places = new Map<string, ListPlace>();
  for (const place of titles.flatMap(({ lists }) => lists)) if (!places.has(place.name)) places.set(place.name, place);
  return [...places.values()];
}

/** All at once: a history has a row for each of thousands of episodes. */
export function mergedTitle(titles: readonly [ImportedTitle, ...ImportedTitle[]]): ImportedTitle {
  if (titles.length === 1) return titles[0];
  return {
    ...titles.reduce(mergedFacts),
    lists: mergedLists(titles),
    episodes: titles.flatMap(({ episodes }) => episodes),
    paused: titles.flatMap(({ paused }) => paused),
  };
}

const nameOf = ({ title, year, kind }: ImportedTitle): string => `${kind ?? ""} ${year ?? ""} ${title.toLowerCase()}`;

/** What distinguishes a title from another of the same name. A service's address alone does not make two names one title. */
function idsOf(title: ImportedTitle): string[] {
  const { tmdb, kind, imdb, uri } = title;
  return [tmdb === null ? null : `${kind}:${tmdb}`, imdb, uri === null ? null : `${uri} ${nameOf(title)}`].filter((id) => id !== null);
}

/** `index`: its place among all rows. */
type Keyed = { title: ImportedTitle; ids: string[]; name: string; index: number };
type Group = { rows: [Keyed, ...Keyed[]] };

/** The smaller one moves into the larger one: a file may join its rows in any order, and the other way would move most of them each time. */
function joined(a: Group, b: Group, byId: Map<string, Group>): Group {
  const [smaller, larger] = a.rows.length < b.rows.length ? [a, b] : [b, a];
  for (const row of smaller.rows) {
    larger.rows.push(row);
    for (const id of row.ids) byId.set(id, larger);
  }
  return larger;
}

/** Rows that share an id, in the order of the file; the groups in the order of the first of them. */
function groupsById(rows: readonly Keyed[]): Group[] {
  const byId = new Map<string, Group>();
  for (const row of rows) {
    const same = new Set(row.ids.flatMap((id) => byId.get(id) ?? []));
    const group = [...same].reduce((all: Group, one) => joined(all, one, byId), { rows: [row] });
    for (const id of row.ids) byId.set(id, group);
  }
  const groups = [...new Set(byId.values())];
  for (const group of groups) group.rows.sort((a, b) => a.index - b.index);
  return groups.toSorted((a, b) => a.rows[0].index - b.rows[0].index);
}

/**
 * A row without an id belongs to the one title of its name, year and kind; if two have that name, it stays apart, and both are offered.
 * @returns the titles of rows that belong to no other
 */
function withNamedAlone(groups: readonly Group[], rows: readonly Keyed[]): Group[] {
  const byName = new Map<string, Set<Group>>();
  for (const group of groups) for (const { name } of group.rows) byName.set(name, (byName.get(name) ?? new Set()).add(group));
  const alone = new Map<string, Group>();
  for (const row of rows) {
    const [only, ...others] = byName.get(row.name) ?? [];
    const group = (others.length === 0 ? only : undefined) ?? alone.get(row.name);
    if (group) group.rows.push(row);
    else alone.set(row.name, { rows: [row] });
  }
  return [...alone.values()];
}

/** Each title once, with what all files say of it. */
export async function mergeTitles(titles: readonly ImportedTitle[], pause: Pause): Promise<ImportedTitle[]> {
  const keyed = await mapInParts(titles, (title, index): Keyed => ({ title, ids: idsOf(title), name: nameOf(title), index }), pause);
  const groups = groupsById(keyed.filter(({ ids }) => ids.length > 0));
  await pause();
  const alone = withNamedAlone(
    groups,
    keyed.filter(({ ids }) => ids.length === 0),
  );
  await pause();
  return mapInParts([...groups, ...alone], ({ rows: [first, ...others] }) => mergedTitle([first.title, ...others.map(({ title }) => title)]), pause);
}

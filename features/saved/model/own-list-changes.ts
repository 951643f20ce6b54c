import type { TitleKey } from "#domain/title-key.ts";
import type { ListSections, OwnList } from "./list-document.ts";
import { savedLimits } from "./saved-limits.ts";
import type { SavedTitle } from "./saved-title.ts";
import { withEntries, withoutEntries } from "./section.ts";
import { withDetails } from "./title-format.ts";

const { most, titles: mostTitles } = savedLimits.lists;

/** In the order in which they were created, which no change of a list changes. */
export const ownListsOf = ({ lists }: ListSections): OwnList[] => [...lists.values()].toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));

export const isFullList = ({ titles }: Pick<OwnList, "titles">): boolean => titles.length >= mostTitles;

/** `id`: new. Ids of the same moment keep their order. */
export type NewOwnList = { id: string; name: string; titles: readonly SavedTitle[] };

/** Lists beyond the limit, and titles beyond a list's, are left out. */
export function withOwnLists(sections: ListSections, added: readonly NewOwnList[], now: number): ListSections {
  const room = added.slice(0, Math.max(0, most - sections.lists.size));
  const inRoom = room.map(({ titles, ...list }) => ({ ...list, titles: titles.slice(0, mostTitles) }));
  const entries = inRoom.map(({ id, name, titles }) => [id, { id, name, titles: [...new Set(titles.map(({ key }) => key))], at: now }] as const);
  if (entries.length === 0) return sections;
  const titles = inRoom.flatMap((list) => list.titles);
  return { ...sections, lists: withEntries(sections.lists, entries, now), details: withDetails(sections.details, titles, now) };
}

/** Deletes a list. Its titles stay saved, if they are. */
export const withoutOwnList = (sections: ListSections, id: string): ListSections =>
  sections.lists.has(id) ? { ...sections, lists: withoutEntries(sections.lists, [id]) } : sections;

function changed(sections: ListSections, id: string, now: number, change: (list: OwnList) => Partial<OwnList>): ListSections {
  const list = sections.lists.get(id);
  return list ? { ...sections, lists: withEntries(sections.lists, [[id, { ...list, ...change(list) }]], now) } : sections;
}

export const withListName = (sections: ListSections, id: string, name: string, now: number): ListSections => changed(sections, id, now, () => ({ name }));

/** At the list's end. A full list stays as it is. */
export function withListed(sections: ListSections, id: string, title: SavedTitle, now: number): ListSections {
  const list = sections.lists.get(id);
  if (!list || isFullList(list) || list.titles.includes(title.key)) return sections;
  return { ...changed(sections, id, now, ({ titles }) => ({ titles: [...titles, title.key] })), details: withDetails(sections.details, [title], now) };
}

export function withoutListed(sections: ListSections, id: string, key: TitleKey, now: number): ListSections {
  if (!sections.lists.get(id)?.titles.includes(key)) return sections;
  return changed(sections, id, now, ({ titles }) => ({ titles: titles.filter((one) => one !== key) }));
}

/** One place up or down. */
export function withMoved(sections: ListSections, id: string, key: TitleKey, by: -1 | 1, now: number): ListSections {
  const titles = [...(sections.lists.get(id)?.titles ?? [])];
  const from = titles.indexOf(key);
  const other = titles[from + by];
  if (from < 0 || other === undefined) return sections;
  titles[from + by] = key;
  titles[from] = other;
  return changed(sections, id, now, () => ({ titles }));
}

import { useMemo } from "react";
import { useSavedDocuments } from "#app/data/saved/use-saved.ts";
import { episodesSeen } from "#content/words/saved-list.ts";
import type { KeptTitleEntry } from "#domain/saved/kept-title.ts";
import type { ListSections, OwnList } from "#domain/saved/list-document.ts";
import { ownListsOf } from "#domain/saved/own-list-changes.ts";
import type { SavedDocuments } from "#domain/saved/saved-documents.ts";
import type { SeenSections } from "#domain/saved/seen-document.ts";
import { keyParts, type SeenKey, type TitleKey, titleKeyOf } from "#domain/saved/title-key.ts";
import type { ShownTitle } from "./shown-title.ts";

/** What was seen of each title: how many episodes, and when the last. */
function seenByTitle({ seen }: SeenSections): Map<TitleKey, { episodes: number; at: number }> {
  const titles = new Map<TitleKey, { episodes: number; at: number }>();
  for (const { key, at } of seen.entries.values()) {
    const title = titleKeyOf(key);
    const before = titles.get(title) ?? { episodes: 0, at: 0 };
    titles.set(title, { episodes: before.episodes + (keyParts(key).episode === null ? 0 : 1), at: Math.max(before.at, at) });
  }
  return titles;
}

/** The film, the series, or its episodes. */
export const seenKeysOf = ({ seen }: SeenSections, title: TitleKey): SeenKey[] =>
  [...seen.entries.values()].map(({ key }) => key).filter((key) => titleKeyOf(key) === title);

/** A title without details cannot be shown: another build has written it. */
const withDetails = <T extends object>(details: ReadonlyMap<string, KeptTitleEntry>, key: TitleKey, own: T): (KeptTitleEntry & T)[] => {
  const title = details.get(key);
  return title ? [{ ...title, ...own }] : [];
};

function seenTitles(sections: SeenSections): ShownTitle[] {
  const details = sections.details.entries;
  return [...seenByTitle(sections)].flatMap(([key, { episodes, at }]) =>
    withDetails(details, key, { at, own: sections.ratings.entries.get(key)?.rating ?? null, ...(episodes > 0 && { detail: episodesSeen(episodes) }) }),
  );
}

const ratedTitles = ({ ratings, details }: SeenSections): ShownTitle[] =>
  [...ratings.entries.values()].flatMap(({ key, rating, note, at }) => withDetails(details.entries, key, { at, own: rating, note }));

/** In the list's own order. */
export const titlesOfList = ({ titles, details }: ListSections, list: OwnList): ShownTitle[] =>
  list.titles.flatMap((key) => details.entries.get(key) ?? titles.entries.get(key) ?? []);

export type MyTitles = { saved: ShownTitle[]; seen: ShownTitle[]; rated: ShownTitle[]; lists: OwnList[]; sections: ListSections };

const myTitles = ({ list, seen }: SavedDocuments): MyTitles => ({
  saved: [...list.titles.entries.values()],
  seen: seenTitles(seen),
  rated: ratedTitles(seen),
  lists: ownListsOf(list),
  sections: list,
});

/** `null` until the store is open. */
export function useMyTitles(): MyTitles | null {
  const documents = useSavedDocuments();
  return useMemo(() => documents && myTitles(documents), [documents]);
}

import { useMemo } from "react";
import { useWords } from "#app/words/use-words.tsx";
import { type SeenKey, type TitleKey, titleKeyOf } from "#domain/title-key.ts";
import type { ListSections, OwnList } from "#features/saved/model/list-document.ts";
import type { SavedDocuments } from "#features/saved/model/saved-documents.ts";
import type { SavedTitleEntry } from "#features/saved/model/saved-title.ts";
import type { SavedTab } from "#features/saved/model/saved-view.ts";
import type { SeenSections } from "#features/saved/model/seen-document.ts";
import { seenTitles } from "#features/saved/model/seen-titles.ts";
import type { Words } from "#languages/words.ts";
import type { ShownTitle } from "./shown-title.ts";

/** The film, the series, or its episodes. */
export const seenKeysOf = ({ seen }: SeenSections, title: TitleKey): SeenKey[] =>
  [...seen.values()].map(({ key }) => key).filter((key) => titleKeyOf(key) === title);

/** A title without details cannot be shown: another build has written it. */
const withDetails = <T extends object>(details: ReadonlyMap<string, SavedTitleEntry>, key: TitleKey, own: T): (SavedTitleEntry & T)[] => {
  const title = details.get(key);
  return title ? [{ ...title, ...own }] : [];
};

type ListWords = Words["mine"]["savedList"];

function titlesSeen(sections: SeenSections, { episodesSeen }: ListWords): ShownTitle[] {
  const details = sections.details;
  return [...seenTitles(sections)].flatMap(([key, { episodes, at }]) =>
    withDetails(details, key, { at, own: sections.ratings.get(key)?.rating ?? null, ...(episodes > 0 && { detail: episodesSeen(episodes) }) }),
  );
}

const ratedTitles = ({ ratings, details }: SeenSections): ShownTitle[] =>
  [...ratings.values()].flatMap(({ key, rating, note, at }) => withDetails(details, key, { at, own: rating, note }));

/** In the list's own order. */
export const titlesOfList = ({ titles, details }: ListSections, list: OwnList): ShownTitle[] =>
  list.titles.flatMap((key) => details.get(key) ?? titles.get(key) ?? []);

/** The tabs that are lists of titles. */
export type TitleTabName = Exclude<SavedTab, "continue" | "lists">;

const titlesOfTab: Record<TitleTabName, (documents: SavedDocuments, words: ListWords) => ShownTitle[]> = {
  saved: ({ list }) => [...list.titles.values()],
  seen: ({ seen }, words) => titlesSeen(seen, words),
  rated: ({ seen }) => ratedTitles(seen),
};

/** Changes with the documents alone. */
export function useTitlesOfTab(documents: SavedDocuments, tab: TitleTabName): ShownTitle[] {
  const words = useWords("mine").savedList;
  return useMemo(() => titlesOfTab[tab](documents, words), [documents, tab, words]);
}

/** For the names of the tabs. What can be continued is not counted: that takes a request for what follows the seen episodes. */
export const countsOf = ({ list, seen }: SavedDocuments): Record<SavedTab, number> => ({
  saved: list.titles.size,
  seen: seenTitles(seen).size,
  continue: 0,
  rated: seen.ratings.size,
  lists: list.lists.size,
});

import { useWords } from "#app/words/use-words.tsx";
import type { SavedDocuments } from "#features/saved/model/saved-documents.ts";
import type { SavedView } from "#features/saved/model/saved-view.ts";
import { showUndo } from "#features/saved/show-undo.ts";
import { rateTitle, removeTitle, unmarkSeen } from "#features/saved/store/saved-actions.ts";
import { savedDocuments, type Undo } from "#features/saved/store/saved-store.ts";
import type { Words } from "#languages/words.ts";

import { EmptyTab } from "./empty-tab.tsx";
import { seenKeysOf, type TitleTabName, useTitlesOfTab } from "./my-titles.ts";
import type { ShownTitle } from "./shown-title.ts";
import { TitleList } from "./title-list.tsx";

const removals: Record<TitleTabName, (title: ShownTitle) => Undo> = {
  saved: ({ key }) => removeTitle(key),
  seen: ({ key }) => unmarkSeen(seenKeysOf(savedDocuments().seen, key)),
  rated: (title) => rateTitle({ title, rating: null, note: "" }),
};

function remove(words: Words["mine"]["savedList"], tab: TitleTabName, title: ShownTitle): void {
  const undo = removals[tab](title);
  showUndo(words.removed[tab], title.title, undo);
}

type TitleTabProps = { view: SavedView; tab: TitleTabName; documents: SavedDocuments };

export function TitleTab({ view, tab, documents }: TitleTabProps) {
  const words = useWords("mine").savedList;
  const titles = useTitlesOfTab(documents, tab);
  return <TitleList view={view} titles={titles} label={words.tabName(tab)} empty={<EmptyTab tab={tab} />} onRemove={(title) => remove(words, tab, title)} />;
}

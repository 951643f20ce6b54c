import { useState } from "react";
import { Link } from "#app/router/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { bookmarkIcon, Icon } from "#app/ui/icons.tsx";
import { textLinkClass } from "#app/ui/text-link.tsx";
import { showToast } from "#app/ui/toast-channel.ts";
import { useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import type { TitleKey } from "#domain/title-key.ts";
import { savedLimits } from "#features/saved/model/saved-limits.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import { showUndo } from "#features/saved/show-undo.ts";
import { createOwnLists } from "#features/saved/store/own-list-actions.ts";
import { saveTitles } from "#features/saved/store/saved-actions.ts";
import { savedDocuments } from "#features/saved/store/saved-store.ts";
import type { Words } from "#languages/words.ts";

import type { SharedTitles } from "./use-shared-titles.ts";

const { most: mostLists } = savedLimits.lists;

type SharedActionsProps = { name: string; keys: readonly TitleKey[]; shared: SharedTitles };

/** Without what came with a title for this page alone. */
const savedTitleOf = ({ key, title, language, year, poster_path, genre_ids, runtime, rating }: SavedTitle): SavedTitle => ({
  key,
  title,
  language,
  year,
  poster_path,
  genre_ids,
  runtime,
  rating,
});

/** `leftOut`: how many the server did not load. */
function saveAll(words: Words["mine"]["sharedPage"], titles: readonly SavedTitle[], leftOut: string): void {
  const saved = savedDocuments().list.titles;
  const added = titles.filter(({ key }) => !saved.has(key));
  if (added.length > 0) showUndo(words.savedAll(added.length), leftOut, saveTitles(added));
  else showToast({ title: words.allSavedBefore, text: "", variant: "default" });
}

/** To take over the list. Both wait until its titles have loaded, because what is saved holds their names. */
export function SharedActions({ name, keys, shared: { titles, missing, isLoading } }: SharedActionsProps) {
  const words = useWords("mine").sharedPage;
  const [isSaved, setSaved] = useState(false);
  const loaded = keys.flatMap((key) => titles.get(key) ?? []).map(savedTitleOf);
  const isWaiting = isLoading || loaded.length === 0;
  const present = keys.filter((key) => !missing.has(key)).length;
  const leftOut = words.leftOut(present - loaded.length);
  const saveAsList = () => {
    const listName = name || words.unnamed;
    if (savedDocuments().list.lists.size >= mostLists) return showToast({ title: words.noRoom(mostLists), text: "", variant: "destructive" });
    showUndo(words.savedAsList, leftOut || listName, createOwnLists([{ name: listName, titles: loaded }]));
    setSaved(true);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="primary"
        disabled={isWaiting}
        onClick={() => {
          saveAll(words, loaded, leftOut);
          setSaved(true);
        }}
      >
        <Icon of={bookmarkIcon} className="size-4" />
        {words.saveAll}
      </Button>
      <Button disabled={isWaiting} onClick={saveAsList}>
        {words.saveAsList}
      </Button>
      <p role="status" className="text-muted max-sm:sr-only">
        {isLoading && words.loaded(loaded.length, present)}
      </p>
      {isSaved && (
        <Link to={paths.list} className={`px-2 ${textLinkClass}`}>
          {words.openMyList}
        </Link>
      )}
    </div>
  );
}

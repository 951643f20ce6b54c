import { useEffect, useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { closeModal, Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { OwnList } from "./model/list-document.ts";
import { isFullList, ownListsOf } from "./model/own-list-changes.ts";
import { savedLimits } from "./model/saved-limits.ts";
import type { SavedTitle } from "./model/saved-title.ts";
import { NewList } from "./new-list.tsx";
import { addToOwnList, removeFromOwnList } from "./store/own-list-actions.ts";
import { loadSaved } from "./store/saved-keys.ts";
import { useSavedDocuments } from "./store/use-saved.ts";

type ListCheckProps = { list: OwnList; title: SavedTitle };

/** Whether the title is on the list. */
function ListCheck({ list, title }: ListCheckProps) {
  const words = useWords("saved").ownLists;
  const isOn = list.titles.includes(title.key);
  const isFull = !isOn && isFullList(list);
  return (
    <label className="flex min-h-11 items-center gap-3 has-disabled:opacity-60">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        checked={isOn}
        disabled={isFull}
        onChange={() => void (isOn ? removeFromOwnList(list.id, title.key) : addToOwnList(list.id, title))}
      />
      <span className="min-w-0 grow wrap-anywhere">{list.name}</span>
      <span className="text-sm whitespace-nowrap text-muted">{isFull ? words.isFull(savedLimits.lists.titles) : words.count(list.titles.length)}</span>
    </label>
  );
}

type OwnListsDialogProps = { title: SavedTitle; onClose: () => void };

/** On which of the visitor's lists a title is. Each check applies at once. */
export function OwnListsDialog({ title, onClose }: OwnListsDialogProps) {
  const words = useWords("saved").ownLists;
  const headingId = useId();
  const documents = useSavedDocuments();
  // The device is outside of React. Offline, the next press tries again.
  useEffect(() => void loadSaved().catch(() => undefined), []);
  if (documents === null) return null;
  const lists = ownListsOf(documents.list);
  return (
    <Modal
      onClose={onClose}
      aria-labelledby={headingId}
      className="m-auto max-h-[92dvh] w-[min(28rem,100%-2rem)] overflow-y-auto overscroll-contain rounded-xl border border-line bg-raised p-5 text-ivory shadow-2xl backdrop:bg-black/60"
    >
      <div className="grid grid-cols-1 gap-4">
        <h2 id={headingId} className="text-lg font-semibold wrap-anywhere">
          {words.listsFor(title.title)}
        </h2>
        {lists.length === 0 ? (
          <p className="text-muted">{words.noLists}</p>
        ) : (
          <ul>
            {lists.map((list) => (
              <li key={list.id}>
                <ListCheck list={list} title={title} />
              </li>
            ))}
          </ul>
        )}
        <NewList lists={lists} titles={[title]} />
        <Button className="justify-self-end" onClick={closeModal}>
          {words.done}
        </Button>
      </div>
    </Modal>
  );
}

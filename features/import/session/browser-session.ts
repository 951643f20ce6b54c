import { deviceText, onForget, removeText, store, storedText } from "#app/data/device-store.ts";
import { importKey } from "#domain/storage-keys.ts";
import { type FoundEntry, withImportedList, withImportedSeen } from "#features/import/model/import-changes.ts";
import { fillTitles } from "#features/saved/store/fill-titles.ts";
import { changeSaved } from "#features/saved/store/saved-store.ts";
import { createImportSession, type ImportSession } from "./import-session.ts";
import { sendRows, waitFor } from "./match-titles.ts";
import { readFiles } from "./read-files.ts";

/** @returns the undo of the whole import */
function addToDevice(entries: readonly FoundEntry[]): () => void {
  const first = Date.now().toString(36);
  const newId = (index: number): string => `${first}-${index}`;
  const undos = [
    changeSaved("list", (sections, now) => withImportedList(sections, entries, now, newId)),
    changeSaved("seen", (sections, now) => withImportedSeen(sections, entries, now)),
  ];
  void fillTitles();
  return () => {
    for (const undo of undos) undo();
  };
}

let session: ImportSession | undefined;

/** The browser's one session: it outlives the screen. */
export function importSession(): ImportSession {
  if (session) return session;
  const created = createImportSession({
    read: readFiles,
    load: () => storedText(importKey),
    save: (text) => {
      if (text === null) removeText(importKey);
      else store(importKey, text);
      // Where there is no room for what was found last, an earlier state of the import is still there.
      return deviceText(importKey) !== null;
    },
    add: addToDevice,
    now: Date.now,
    send: sendRows,
    wait: waitFor,
  });
  onForget(created.discard);
  addEventListener("storage", ({ key, newValue }) => key === importKey && created.follow(newValue));
  session = created;
  return created;
}

import { deviceSettings, deviceText, onForget, removeText, store, storedText } from "#app/data/device-store.ts";
import { nextTask } from "#app/data/next-task.ts";
import { documentLanguage } from "#app/words/load-words.ts";
import { importKey } from "#domain/storage-keys.ts";
import { type FoundEntry, withImportedList, withImportedSeen } from "#features/import/model/import-changes.ts";
import { importFit } from "#features/import/model/import-fit.ts";
import { withImportedProgress } from "#features/import/model/import-progress.ts";
import { savedLimits } from "#features/saved/model/saved-limits.ts";
import { fillTitles } from "#features/saved/store/fill-titles.ts";
import { changeSaved, savedDocuments } from "#features/saved/store/saved-store.ts";
import { createImportSession, type ImportSession } from "./import-session.ts";
import { sendRows, waitFor } from "./match-titles.ts";
import { readFiles } from "./read-files.ts";

/** In the order of the import, also as texts. */
const listIds = (first: string) => (index: number) => `${first}-${String(index).padStart(4, "0")}`;

/** Each document in a task of its own: thousands of titles take a slow phone 100 ms. @returns the undo of the whole import */
async function addToDevice(entries: readonly FoundEntry[], names: readonly string[]): Promise<() => void> {
  const newId = listIds(Date.now().toString(36));
  const undoList = changeSaved("list", (sections, now) => withImportedList(sections, entries, { names, newId }, now));
  await nextTask();
  const undoSeen = changeSaved("seen", (sections, now) => withImportedSeen(sections, entries, now));
  await nextTask();
  const undoProgress = changeSaved("progress", (sections, now) => withImportedProgress(sections, savedDocuments().seen, entries, now));
  void fillTitles();
  return () => {
    for (const undo of [undoList, undoSeen, undoProgress]) undo();
  };
}

/** Characters that the device may take, without what the import takes until it is added. A device that stores nothing holds it in memory. */
function freeChars(): number {
  if (!deviceSettings().remembers) return Number.POSITIVE_INFINITY;
  try {
    const used = Object.entries(localStorage).reduce((sum, [key, text]) => sum + (key === importKey ? 0 : key.length + String(text).length), 0);
    return Math.max(0, savedLimits.deviceChars - used);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
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
      else if (store(importKey, text) === "stored") return true;
      // Where there is no room for what was found last, an earlier state of the import is still there.
      return deviceText(importKey) !== null;
    },
    measure: (entries, names) => importFit(entries, savedDocuments(), names, freeChars()),
    add: addToDevice,
    now: Date.now,
    pause: nextTask,
    send: (rows, signal) => sendRows(rows, documentLanguage(), signal),
    wait: waitFor,
  });
  onForget(created.discard);
  addEventListener("pagehide", created.saveNow);
  addEventListener("storage", ({ key, newValue }) => key === importKey && created.follow(newValue));
  session = created;
  return created;
}

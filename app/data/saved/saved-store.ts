import { deviceText, onForget } from "#app/data/device-store.ts";
import { type DocumentName, documentFormats, documentKeys, documentNames, type SavedDocuments } from "#domain/saved/saved-documents.ts";
import { withoutChange } from "#domain/saved/undo-change.ts";
import { damagedKeys } from "#domain/storage-keys.ts";
import { type Change, createDocumentState, type DocumentState } from "./document-state.ts";
import { publishDocuments } from "./saved-snapshot.ts";

type States = { [Name in DocumentName]: DocumentState<SavedDocuments[Name]> };

let states: States | undefined;

const documentsOf = ({ list, seen, progress }: States): SavedDocuments => ({ list: list.sections(), seen: seen.sections(), progress: progress.sections() });

function createStates(onChange: () => void): States {
  const options = (name: DocumentName) => ({ key: documentKeys[name], damagedKey: damagedKeys[name], onChange });
  return {
    list: createDocumentState({ ...options("list"), format: documentFormats.list }),
    seen: createDocumentState({ ...options("seen"), format: documentFormats.seen }),
    progress: createDocumentState({ ...options("progress"), format: documentFormats.progress }),
  };
}

/** One tab at a time, where the browser has locks. Without them, a later merge brings back what another tab has overwritten. */
async function flush(state: { flush: () => void }): Promise<void> {
  if (!("locks" in navigator)) return state.flush();
  await navigator.locks.request("saved", () => state.flush()).catch(() => state.flush());
}

function absorb(state: States[DocumentName], text: string | null): void {
  if (state.absorb(text)) void flush(state);
}

/** What other tabs store, and what happens while this one sleeps. */
function listen(states: States): void {
  addEventListener("storage", ({ key, newValue }) => {
    for (const name of documentNames) if (key === null || key === documentKeys[name]) absorb(states[name], newValue);
  });
  // The back-forward cache receives no storage events.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) for (const name of documentNames) absorb(states[name], deviceText(documentKeys[name]));
  });
  // A closing page gets no lock any more.
  addEventListener("pagehide", () => {
    for (const name of documentNames) if (states[name].hasPending()) states[name].flush();
  });
  onForget(() => {
    for (const name of documentNames) states[name].reset();
  });
}

function openStates(): States {
  if (states) return states;
  let isReading = true;
  const opened = createStates(() => !isReading && publishDocuments(documentsOf(opened)));
  states = opened;
  listen(opened);
  for (const name of documentNames) absorb(opened[name], deviceText(documentKeys[name]));
  isReading = false;
  publishDocuments(documentsOf(opened));
  return opened;
}

/** Reads what is stored. Once for a page. */
export const openSaved = (): void => void openStates();

export const savedDocuments = (): SavedDocuments => documentsOf(openStates());

/** Takes a change back. */
export type Undo = () => void;

/** Shown at once, then merged with what other tabs wrote, and stored. */
export function changeSaved<Name extends DocumentName>(name: Name, change: Change<SavedDocuments[Name]>): Undo {
  const state: DocumentState<SavedDocuments[Name]> = openStates()[name];
  const before = state.sections();
  if (!state.change(change)) return () => undefined;
  const after = state.sections();
  void flush(state);
  return () => void changeSaved(name, (sections, now) => withoutChange(sections, { before, after, now }));
}

import { deviceText, onForget, removeText } from "#app/data/device-store.ts";
import { nextTask } from "#app/data/next-task.ts";
import { publishRefusal } from "#app/data/saved-refusal.ts";
import { damagedKeys } from "#domain/storage-keys.ts";
import { undone } from "#features/saved/model/entry-changes.ts";
import { type DocumentName, documentFormats, documentKeys, documentNames, type SavedDocuments } from "#features/saved/model/saved-documents.ts";
import {
  absorbText,
  addChanges,
  type Change,
  changeDocument,
  createDocumentState,
  type DocumentState,
  flushDocument,
  resetDocument,
  settleDocument,
  takeBack,
} from "./document-state.ts";
import { reserveHomeRoom } from "./home-room.ts";
import { publishDocuments } from "./use-saved.ts";

type States = { [Name in DocumentName]: DocumentState<SavedDocuments[Name]> };

/** Takes a change back. */
export type Undo = () => void;

const options = (name: DocumentName) => ({ key: documentKeys[name], damagedKey: damagedKeys[name], isAutomatic: name === "progress" });
const states: States = {
  list: createDocumentState({ ...options("list"), format: documentFormats.list }),
  seen: createDocumentState({ ...options("seen"), format: documentFormats.seen }),
  progress: createDocumentState({ ...options("progress"), format: documentFormats.progress }),
};
/** Those that were read. */
const opened = new Set<DocumentName>();
let published: SavedDocuments | undefined;

/** Opens what is not open yet. */
export const savedDocuments = (): SavedDocuments => ({
  list: stateOf("list").shown,
  seen: stateOf("seen").shown,
  progress: stateOf("progress").shown,
});

function publish(): void {
  const documents = savedDocuments();
  publishRefusal(documentNames.map((name) => states[name].refusal).find((refusal) => refusal !== null) ?? null);
  if (published && documentNames.every((name) => documents[name] === published?.[name])) return;
  published = documents;
  reserveHomeRoom(documents);
  publishDocuments(documents);
}

/** One tab at a time, where the browser has locks. */
async function flush<Name extends DocumentName>(name: Name): Promise<void> {
  const write = () => {
    flushDocument(stateOf(name));
    publish();
  };
  if (!("locks" in navigator)) return write();
  // A page that is being closed gets no lock.
  await navigator.locks.request("saved", write).catch(write);
}

function absorb<Name extends DocumentName>(name: Name, text: string | null): void {
  if (absorbText(stateOf(name), text)) void flush(name);
}

/** What other tabs store, and what happens while this one sleeps. */
function listen(): void {
  addEventListener("storage", ({ key, newValue }) => {
    for (const name of documentNames) if (key === null || key === documentKeys[name]) absorb(name, newValue);
    publish();
  });
  // The back-forward cache receives no storage events.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    for (const name of documentNames) absorb(name, deviceText(documentKeys[name]));
    publish();
  });
  addEventListener("pagehide", () => {
    for (const name of opened) settleDocument(stateOf(name));
  });
  onForget(() => {
    for (const name of documentNames) resetDocument(stateOf(name));
    publish();
  });
}

function open<Name extends DocumentName>(name: Name): void {
  if (opened.size === 0) listen();
  opened.add(name);
  const state: DocumentState<SavedDocuments[Name]> = states[name];
  absorb(name, deviceText(state.key));
  if (takeBack(state)) void flush(name).then(() => state.refusal === null && removeText(state.damagedKey));
}

function stateOf<Name extends DocumentName>(name: Name): DocumentState<SavedDocuments[Name]> {
  if (!opened.has(name)) open(name);
  return states[name];
}

/** Reads what is stored, once for a page. Each document in a task of its own: thousands of titles take a slow phone 50 ms. */
export async function openSaved(): Promise<void> {
  for (const name of documentNames) {
    stateOf(name);
    await nextTask();
  }
  publish();
}

function store(name: DocumentName): void {
  publish();
  void flush(name);
}

/** Shows a change at once, and stores the entries that it changes. */
export function changeSaved<Name extends DocumentName>(name: Name, change: Change<SavedDocuments[Name]>): Undo {
  const changes = changeDocument(stateOf(name), change);
  if (changes.length === 0) return () => undefined;
  store(name);
  return () => {
    addChanges(stateOf(name), undone(changes, Date.now()));
    store(name);
  };
}

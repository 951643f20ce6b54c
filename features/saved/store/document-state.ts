import { deviceText, removeText, writeText } from "#app/data/device-store.ts";
import { reportFault } from "#app/data/saved-faults.ts";
import type { Refusal } from "#app/data/saved-refusal.ts";
import { changesBetween, type EntryChange, withChanges, withLater } from "#features/saved/model/entry-changes.ts";
import type { Section } from "#features/saved/model/section.ts";
import { type DocumentFormat, documentJson, type ParsedDocument, parseDocument } from "#features/saved/model/stored-document.ts";

type Sections = Record<string, Section>;

export type Change<S> = (sections: S, now: number) => S;

type StateOptions<S extends Sections> = {
  key: string;
  damagedKey: string;
  format: DocumentFormat<S>;
  /** Written while the visitor watches, without a press: that it is not stored is reported once. */
  isAutomatic: boolean;
};

/** A document of the device, which other tabs write as well, with the changes of this page. */
export type DocumentState<S extends Sections> = StateOptions<S> & {
  /** When it was read or written last. */
  text: string | null;
  /** Of `text`. */
  stored: ParsedDocument<S>;
  /** Changes that are not on the device yet, or that it refused. */
  pending: readonly EntryChange[];
  /** Changes of the last seconds that are on the device. */
  written: readonly EntryChange[];
  /** `stored` with `pending`. */
  shown: S;
  /** Of the last write. */
  refusal: Refusal | null;
};

/** Another tab's write reaches this one's storage later than the lock does. */
const overwrittenForMs = 3000;

export const createDocumentState = <S extends Sections>(options: StateOptions<S>): DocumentState<S> => ({
  ...options,
  text: null,
  stored: { sections: options.format.empty, others: {}, fault: null },
  pending: [],
  written: [],
  shown: options.format.empty,
  refusal: null,
});

function read<S extends Sections>(state: DocumentState<S>, text: string | null): void {
  if (text === state.text) return;
  const stored = parseDocument(state.format, text, Date.now());
  if (stored.fault) reportFault(stored.fault);
  // What another tab has deleted does not come back.
  if (text === null) state.written = [];
  Object.assign(state, { text, stored, shown: withChanges(stored.sections, state.pending) });
}

/** Of each entry the last change. */
const latest = (changes: readonly EntryChange[]): EntryChange[] => [...new Map(changes.map((change) => [`${change.section} ${change.key}`, change])).values()];

/** Of each entry the last change that the text does not have, and nothing later either. */
function overwritten<S extends Sections>({ written, stored }: DocumentState<S>): EntryChange[] {
  return latest(written).filter(({ section, key, after, time }) => {
    const entry = stored.sections[section]?.get(key);
    return time > Date.now() - overwrittenForMs && (entry ? entry.changed < (after?.changed ?? time) : after !== null);
  });
}

/** Shows a change at once; `flushDocument` writes it. @returns the entries that it changes */
export function changeDocument<S extends Sections>(state: DocumentState<S>, change: Change<S>): EntryChange[] {
  const now = Date.now();
  const changed = change(state.shown, now);
  if (changed === state.shown) return [];
  const next = state.format.prune(changed);
  const changes = changesBetween(state.shown, next, now);
  if (changes.length > 0) Object.assign(state, { pending: [...state.pending, ...changes], shown: next });
  return changes;
}

/** As `changeDocument`, of entries that were changed before. */
export function addChanges<S extends Sections>(state: DocumentState<S>, changes: readonly EntryChange[]): void {
  state.pending = [...state.pending, ...changes];
  state.shown = withChanges(state.shown, changes);
}

/** Takes over what the device holds now. @returns whether it must be written again */
export function absorbText<S extends Sections>(state: DocumentState<S>, text: string | null): boolean {
  if (text === state.text) return false;
  // With all that was deleted, what the device has refused goes as well.
  if (text === null) state.pending = [];
  read(state, text);
  // A newer build in another tab would write its own version again, and so on: this page waits for a change of the visitor's.
  if (state.stored.fault === "newer") return false;
  const again = overwritten(state);
  addChanges(state, again);
  return again.length > 0 || state.stored.fault === "damaged";
}

/** Adds a text that an older build set aside as newer. @returns whether there is one that this build reads */
export function takeBack<S extends Sections>(state: DocumentState<S>): boolean {
  const text = deviceText(state.damagedKey);
  if (text === null || state.stored.fault) return false;
  const { sections, fault } = parseDocument(state.format, text, Date.now());
  if (fault) return false;
  changeDocument(state, (shown) => withLater(shown, sections));
  return true;
}

/** Moves a text that could not be read to a key of its own, from which the visitor can export it. */
function setAside({ key, damagedKey }: { key: string; damagedKey: string }, text: string): void {
  if (writeText(damagedKey, text) !== "full") return;
  // There is no room for both.
  removeText(key);
  if (writeText(damagedKey, text) !== "stored") writeText(key, text);
}

/** Reads what is stored, changes the entries that this page has changed, and writes. The caller holds the lock. */
export function flushDocument<S extends Sections>(state: DocumentState<S>): void {
  read(state, deviceText(state.key));
  const { key, format, text, stored, pending, shown } = state;
  if (pending.length === 0 && stored.fault !== "damaged") return;
  const next = JSON.stringify(documentJson(format, shown, stored.others));
  if (stored.fault && text !== null) setAside(state, text);
  const result = next === text ? "stored" : writeText(key, next);
  if (result === "stored") {
    const written = [...state.written, ...pending].filter(({ time }) => time > Date.now() - overwrittenForMs);
    Object.assign(state, { text: next, stored: { ...stored, sections: shown, fault: null }, pending: [], written, refusal: null });
  } else if (result !== "off" && ((pending.length > 0 && !state.isAutomatic) || result !== state.refusal)) {
    state.refusal = result;
    reportFault(result);
  }
}

/** Before the page is closed, or sleeps: what other tabs delete meanwhile is not written again. */
export function settleDocument<S extends Sections>(state: DocumentState<S>): void {
  if (state.pending.length > 0 && !state.refusal) flushDocument(state);
  state.written = [];
}

/** Forgets all, with what the device has not stored. */
export const resetDocument = <S extends Sections>(state: DocumentState<S>): void => void Object.assign(state, createDocumentState(state));

import { deviceText, writeText } from "#app/data/device-store.ts";
import type { Section } from "#domain/saved/section.ts";
import {
  type DocumentFault,
  type DocumentFormat,
  documentJson,
  isAhead,
  mergeDocuments,
  parseDocument,
  prunedDocument,
  type StoredDocument,
} from "#domain/saved/stored-document.ts";
import { setAside } from "./damaged-text.ts";
import { reportFault } from "./saved-faults.ts";
import type { Refusal } from "./saved-refusal.ts";

type Sections = Record<string, Section>;

export type Change<S> = (sections: S, now: number) => S;
/** `isReplacement`: what was there before is not merged with it, in other tabs neither. */
type PendingChange<S> = { change: Change<S>; now: number; isReplacement: boolean };

type StateOptions<S extends Sections> = {
  key: string;
  damagedKey: string;
  format: DocumentFormat<S>;
  /** Written while the visitor watches, without a press: that it is not stored is reported once. */
  isAutomatic: boolean;
};

/** One document in memory, and its text on the device, which other tabs write as well. */
export type DocumentState<S extends Sections> = StateOptions<S> & {
  /** On the device, when it was read or written last. */
  text: string | null;
  /** Of `text`. */
  fault: DocumentFault | null;
  /** With what this page wrote, and what the device did not store of it. */
  synced: StoredDocument<S>;
  /** Later than `synced`. */
  pending: PendingChange<S>[];
  /** `synced` with `pending`. */
  shown: StoredDocument<S>;
  /** Of the last write. */
  refusal: Refusal | null;
};

export const createDocumentState = <S extends Sections>(options: StateOptions<S>): DocumentState<S> => ({
  ...options,
  text: null,
  fault: null,
  synced: options.format.empty,
  pending: [],
  shown: options.format.empty,
  refusal: null,
});

const textOf = <S extends Sections>(format: DocumentFormat<S>, document: StoredDocument<S>): string => JSON.stringify(documentJson(format, document));

const withChange = <S extends Sections>({ epoch, sections }: StoredDocument<S>, { change, now, isReplacement }: PendingChange<S>): StoredDocument<S> => ({
  epoch: isReplacement ? Math.max(now, epoch + 1) : epoch,
  sections: change(sections, now),
});

function sync<S extends Sections>(state: DocumentState<S>, synced: StoredDocument<S>): void {
  state.synced = synced;
  state.shown = state.pending.reduce(withChange, synced);
}

/** @returns whether this page has more than the text says, or the text must be set aside */
function read<S extends Sections>(state: DocumentState<S>, text: string | null): boolean {
  if (text === state.text) return false;
  const { document, fault } = parseDocument(state.format, text, Date.now());
  if (fault) reportFault(fault);
  Object.assign(state, { text, fault });
  // If it was deleted, then here as well.
  sync(state, text === null ? document : mergeDocuments(state.synced, document));
  return fault !== null || isAhead(state.synced, document);
}

function write<S extends Sections>(state: DocumentState<S>, isPressed: boolean): void {
  const { key, damagedKey, format, text, fault, synced } = state;
  const next = textOf(format, synced);
  if (next === (text ?? textOf(format, format.empty))) return;
  if (fault && text !== null) setAside(key, damagedKey, text);
  const result = writeText(key, next);
  if (result === "stored") Object.assign(state, { text: next, fault: null, refusal: null });
  else if (result !== "off" && (isPressed || result !== state.refusal)) {
    state.refusal = result;
    reportFault(result);
  }
}

/** Shows a change at once; `flushDocument` writes it. @returns whether it changes anything */
export function changeDocument<S extends Sections>(state: DocumentState<S>, change: Change<S>, isReplacement = false): boolean {
  const pending = { change, now: Date.now(), isReplacement };
  const next = withChange(state.shown, pending);
  if (next.sections === state.shown.sections) return false;
  state.pending.push(pending);
  state.shown = next;
  return true;
}

/** Takes over what the device holds now. @returns whether it must be written again, because this page has more */
export function absorbText<S extends Sections>(state: DocumentState<S>, text: string | null): boolean {
  const mustWrite = read(state, text);
  // A newer build in another tab would write its own version again, and so on: this page waits for a change of the visitor's.
  return mustWrite && state.fault !== "newer";
}

/** Merges a text that an older build set aside as newer. @returns whether there is one that this build reads */
export function takeBack<S extends Sections>(state: DocumentState<S>): boolean {
  const text = deviceText(state.damagedKey);
  if (text === null) return false;
  const { document, fault } = parseDocument(state.format, text, Date.now());
  if (fault) return false;
  sync(state, mergeDocuments(state.synced, document));
  return true;
}

/** Reads, merges and writes, in one step: the caller holds the lock. */
export function flushDocument<S extends Sections>(state: DocumentState<S>): void {
  read(state, deviceText(state.key));
  const isPressed = state.pending.length > 0 && !state.isAutomatic;
  state.pending = [];
  sync(state, prunedDocument(state.format, state.shown, Date.now()));
  write(state, isPressed);
}

/** Forgets all, with what the device has not stored. */
export function resetDocument<S extends Sections>(state: DocumentState<S>): void {
  Object.assign(state, createDocumentState(state), { text: state.text });
}

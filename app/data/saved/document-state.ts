import { deviceText, writeText } from "#app/data/device-store.ts";
import type { Section } from "#domain/saved/section.ts";
import {
  type DocumentFault,
  type DocumentFormat,
  documentJson,
  mergeDocuments,
  parseDocument,
  prunedDocument,
  type StoredDocument,
} from "#domain/saved/stored-document.ts";
import { setAside } from "./damaged-text.ts";
import { reportFault } from "./saved-faults.ts";

export type Change<Sections> = (sections: Sections, now: number) => Sections;

type StateOptions<Sections extends Record<string, Section>> = {
  key: string;
  damagedKey: string;
  format: DocumentFormat<Sections>;
  onChange: () => void;
};

export type DocumentState<Sections> = {
  sections: () => Sections;
  hasPending: () => boolean;
  /** Applies to what is shown at once. `flush` writes it. @returns whether it changes anything */
  change: (change: Change<Sections>) => boolean;
  /** Takes over what the device holds now. @returns whether it must be written again */
  absorb: (text: string | null) => boolean;
  /** Forgets all, with what the device has not stored. */
  reset: () => void;
  /** Reads, merges and writes, in one step: the caller holds the lock. */
  flush: () => void;
};

/** One document in memory, and its text on the device, which other tabs write as well. */
export function createDocumentState<Sections extends Record<string, Section>>({
  key,
  damagedKey,
  format,
  onChange,
}: StateOptions<Sections>): DocumentState<Sections> {
  /** On the device, when it was read or written last. */
  let text: string | null = null;
  /** Of `text`. */
  let fault: DocumentFault | null = null;
  let synced = format.empty;
  /** Later than `synced`. */
  let pending: { change: Change<Sections>; now: number }[] = [];
  let shown = synced.sections;

  const withPending = (document: StoredDocument<Sections>): StoredDocument<Sections> => ({
    ...document,
    sections: pending.reduce((sections, { change, now }) => change(sections, now), document.sections),
  });
  const textOf = (document: StoredDocument<Sections>): string => JSON.stringify(documentJson(format, document));

  function read(stored: string | null): void {
    if (stored === text) return;
    // It was deleted: in this document's memory as well.
    if (stored === null) synced = format.empty;
    const parsed = parseDocument(format, stored, Date.now());
    text = stored;
    fault = parsed.fault;
    if (fault) reportFault(fault);
    synced = mergeDocuments(synced, parsed.document);
  }

  function write(): void {
    const next = textOf(synced);
    if (next === text || (text === null && next === textOf(format.empty))) return;
    if (fault && text !== null) setAside(key, damagedKey, text);
    const result = writeText(key, next);
    if (result === "full" || result === "denied") reportFault(result);
    if (result !== "stored") return;
    text = next;
    fault = null;
  }

  function flush(): void {
    read(deviceText(key));
    synced = prunedDocument(format, withPending(synced), Date.now());
    pending = [];
    shown = synced.sections;
    write();
    onChange();
  }

  return {
    sections: () => shown,
    hasPending: () => pending.length > 0,
    change(change) {
      const now = Date.now();
      const next = change(shown, now);
      if (next === shown) return false;
      pending.push({ change, now });
      shown = next;
      onChange();
      return true;
    },
    absorb(stored) {
      read(stored);
      shown = withPending(synced).sections;
      onChange();
      // A newer build in another tab would write its own version again, and so on: this one waits for a change of the visitor's.
      return stored !== null && fault !== "newer" && textOf(prunedDocument(format, synced, Date.now())) !== stored;
    },
    reset() {
      synced = format.empty;
      pending = [];
      shown = synced.sections;
      onChange();
    },
    flush,
  };
}

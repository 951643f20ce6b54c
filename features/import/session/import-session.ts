import type { TitleKey } from "#domain/title-key.ts";
import { type FoundEntry, foundEntries } from "#features/import/model/import-changes.ts";
import type { ImportCounts, ImportFit } from "#features/import/model/import-fit.ts";
import {
  entryText,
  type ImportState,
  importStateOf,
  importStateText,
  isWaiting,
  parseImportState,
  withoutLookUps,
} from "#features/import/model/import-state.ts";
import { mapInParts, type Pause } from "#features/import/model/in-parts.ts";
import { type FileReport, readImport } from "#features/import/model/read-import.ts";
import { type FoundResult, type MatchDeps, matchTitles } from "./match-titles.ts";
import type { ReadFiles } from "./read-files.ts";

/** `isStored`: it can be continued after a reload. */
type Working = { state: ImportState; isResumed: boolean; isStored: boolean };

/**
 * `found`: files are read, nothing is sent yet. `matching`: titles are looked up. `stopped`: by the visitor or without a response. `review`: everything
 * is looked up, or the rest was skipped.
 */
export type ImportSnapshot =
  | { phase: "choose" | "reading"; files: readonly FileReport[] }
  | ({ phase: "found" | "matching" | "stopped" } & Working)
  | ({ phase: "review"; fit: ImportFit } & Working)
  | { phase: "adding"; state: ImportState }
  | { phase: "added"; counts: ImportCounts; isUndone: boolean };

const saveEveryMs = 5000;

type WorkingPhase = "found" | "matching" | "stopped" | "review";

export type ImportSessionDeps = MatchDeps & {
  read: (files: readonly File[]) => Promise<ReadFiles>;
  /** The import that was not finished. */
  load: () => string | null;
  /** `null`: there is none any more. @returns whether the device holds it */
  save: (text: string | null) => boolean;
  /** What has room on the device. `lists`: the names of the import's, in their order. */
  measure: (entries: readonly FoundEntry[], lists: readonly string[]) => ImportFit;
  /** @returns its undo */
  add: (entries: readonly FoundEntry[], lists: readonly string[]) => Promise<() => void>;
  now: () => number;
  pause: Pause;
};

export type ImportSession = ReturnType<typeof createImportSession>;

function withResults(state: ImportState, found: readonly FoundResult[]): ImportState {
  const entries = [...state.entries];
  for (const { index, result } of found) {
    const entry = entries[index];
    if (!entry) continue;
    const next = { ...entry, result };
    // The texts of thousands at once, when they are saved, would take a slow phone 150 ms.
    entryText(next);
    entries[index] = next;
  }
  return { ...state, entries };
}

/** One import, from its files to its undo. It goes on while the visitor looks at other pages, and after a reload when the visitor continues it. */
export function createImportSession({ read, load, save, measure, add, now, pause, ...match }: ImportSessionDeps) {
  const fits = new WeakMap<ImportState, ImportFit>();
  const fitOf = (state: ImportState): ImportFit => {
    const fit = fits.get(state) ?? measure(foundEntries(state.entries), state.lists);
    fits.set(state, fit);
    return fit;
  };
  const working = (phase: WorkingPhase, parts: Working): ImportSnapshot =>
    phase === "review" ? { phase, ...parts, fit: fitOf(parts.state) } : { phase, ...parts };
  /** The phase of an import that was stored. */
  const resumed = (text: string | null): ImportSnapshot => {
    const state = parseImportState(text);
    if (!state) return { phase: "choose", files: [] };
    return working(state.entries.some(isWaiting) ? "found" : "review", { state, isResumed: true, isStored: true });
  };
  let snapshot = resumed(load());
  let run: AbortController | null = null;
  let undoAdded: () => void = () => undefined;
  const listeners = new Set<() => void>();
  const show = (next: ImportSnapshot): void => {
    snapshot = next;
    for (const listener of listeners) listener();
  };
  const begin = (files: readonly FileReport[] = []): void => {
    save(null);
    show({ phase: "choose", files });
  };
  const change = (changes: { phase?: WorkingPhase; state?: ImportState }): void => {
    if (!("isStored" in snapshot)) return;
    const { phase, state, isResumed, isStored } = { ...snapshot, ...changes };
    show(working(phase, { state, isResumed, isStored }));
  };
  // What the device holds; another tab may have stored it.
  let saved = { state: "state" in snapshot ? snapshot.state : null, at: 0 };
  const saveState = (state: ImportState): boolean => {
    saved = { state, at: now() };
    return save(importStateText(state));
  };
  /** Thousands of titles take a slow phone 100 ms: what was found is saved every few seconds, and when the page is closed. */
  const saveNow = (): void => {
    if (!("isStored" in snapshot) || snapshot.state === saved.state) return;
    const isStored = saveState(snapshot.state);
    if (isStored !== snapshot.isStored) show({ ...snapshot, isStored });
  };
  const takeOver = (found: readonly FoundResult[]): void => {
    if (!("isStored" in snapshot) || found.length === 0) return;
    change({ state: withResults(snapshot.state, found) });
    if (now() - saved.at >= saveEveryMs) saveNow();
  };

  return {
    snapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async choose(chosen: readonly File[]) {
      show({ phase: "reading", files: [] });
      const { files, unread } = await read(chosen);
      await pause();
      const found = await readImport(files, now(), pause);
      const reports = [...unread, ...found.files];
      if (found.titles.length === 0) return begin(reports);
      const state = importStateOf({ ...found, files: reports });
      await mapInParts(state.entries, entryText, pause);
      const isStored = saveState(state);
      await pause();
      show(working("found", { state, isResumed: false, isStored }));
    },
    async start() {
      if (!("isStored" in snapshot) || run) return;
      const current = new AbortController();
      run = current;
      change({ phase: "matching" });
      const isDone = await matchTitles(snapshot.state.entries, { ...match, signal: current.signal, onResults: takeOver });
      // It was discarded, and another may run by now.
      if (run !== current) return;
      saveNow();
      await pause();
      if (isDone && "state" in snapshot) fitOf(snapshot.state);
      await pause();
      if (run !== current) return;
      run = null;
      change({ phase: isDone ? "review" : "stopped" });
    },
    saveNow,
    stop: () => run?.abort(),
    /** What was not looked up is left out, unless it has the film database's id. */
    skipRest() {
      if (!("isStored" in snapshot)) return;
      change({ phase: "review", state: withoutLookUps(snapshot.state) });
      saveNow();
    },
    chooseTitle(index: number, choice: TitleKey | null) {
      if (!("isStored" in snapshot)) return;
      change({ state: { ...snapshot.state, entries: snapshot.state.entries.map((entry, at) => (at === index ? { ...entry, choice } : entry)) } });
      saveNow();
    },
    async add() {
      if (snapshot.phase !== "review") return;
      const { fit, state } = snapshot;
      show({ phase: "adding", state });
      // It needs the room.
      save(null);
      undoAdded = await add(fit.entries, state.lists);
      show({ phase: "added", counts: fit.counts, isUndone: false });
    },
    /** What another tab has stored of the import that both show; `null`: it has ended or deleted it. Not while this one has more than the device holds. */
    follow(text: string | null) {
      if (!("isStored" in snapshot) || !snapshot.isStored) return;
      // While this tab looks titles up, what another one has stored is behind.
      if (run && text !== null) return;
      run?.abort();
      run = null;
      show(resumed(text));
      saved = { state: "state" in snapshot ? snapshot.state : null, at: now() };
    },
    undo() {
      if (snapshot.phase !== "added" || snapshot.isUndone) return;
      undoAdded();
      show({ ...snapshot, isUndone: true });
    },
    discard() {
      run?.abort();
      run = null;
      begin();
    },
  };
}

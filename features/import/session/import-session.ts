import type { TitleKey } from "#domain/title-key.ts";
import { type FoundEntry, foundEntries, importCounts } from "#features/import/model/import-changes.ts";
import { type ImportState, importStateOf, importStateText, isWaiting, parseImportState } from "#features/import/model/import-state.ts";
import type { ImportFile } from "#features/import/model/imported-title.ts";
import { readImport } from "#features/import/model/read-import.ts";
import { type FoundResult, type MatchDeps, matchTitles } from "./match-titles.ts";
import type { FileProblem } from "./read-files.ts";

export type ImportCounts = ReturnType<typeof importCounts>;

/** A file that brought nothing. */
export type FileNotice = Omit<FileProblem, "problem"> & { problem: FileProblem["problem"] | "unknown" };

/**
 * `found`: files are read, nothing is sent yet. `matching`: titles are looked up. `stopped`: by the visitor or without a response. `review`: everything
 * is looked up, or the rest was skipped.
 */
export type ImportSnapshot =
  | { phase: "choose" | "reading"; notices: readonly FileNotice[] }
  | {
      phase: "found" | "matching" | "stopped" | "review";
      state: ImportState;
      notices: readonly FileNotice[];
      isResumed: boolean;
      /** It can be continued after a reload. */
      isStored: boolean;
    }
  | { phase: "added"; counts: ImportCounts; isUndone: boolean };

export type ImportSessionDeps = MatchDeps & {
  read: (files: readonly File[]) => Promise<{ files: ImportFile[]; problems: FileProblem[] }>;
  /** The import that was not finished. */
  load: () => string | null;
  /** `null`: there is none any more. @returns whether the device holds it */
  save: (text: string | null) => boolean;
  /** @returns its undo */
  add: (entries: readonly FoundEntry[]) => () => void;
  now: () => number;
};

export type ImportSession = ReturnType<typeof createImportSession>;

/** The phase of an import that was stored. */
function resumed(text: string | null): ImportSnapshot {
  const state = parseImportState(text);
  if (!state) return { phase: "choose", notices: [] };
  return { phase: state.entries.some(isWaiting) ? "found" : "review", state, notices: [], isResumed: true, isStored: true };
}

function withResults(state: ImportState, found: readonly FoundResult[]): ImportState {
  const entries = [...state.entries];
  for (const { index, result } of found) {
    const entry = entries[index];
    if (entry) entries[index] = { ...entry, result };
  }
  return { ...state, entries };
}

/** One import, from its files to its undo. It goes on while the visitor looks at other pages, and after a reload when the visitor continues it. */
export function createImportSession({ read, load, save, add, now, ...match }: ImportSessionDeps) {
  let snapshot = resumed(load());
  let run: AbortController | null = null;
  let undoAdded: () => void = () => undefined;
  const listeners = new Set<() => void>();
  const show = (next: ImportSnapshot): void => {
    snapshot = next;
    for (const listener of listeners) listener();
  };
  const begin = (notices: readonly FileNotice[] = []): void => {
    save(null);
    show({ phase: "choose", notices });
  };
  const change = (changes: { phase?: "found" | "matching" | "stopped" | "review"; state?: ImportState }): void => {
    if (!("state" in snapshot)) return;
    const isStored = changes.state ? save(importStateText(changes.state)) : snapshot.isStored;
    show({ ...snapshot, ...changes, isStored });
  };
  const takeOver = (found: readonly FoundResult[]): void => {
    if ("state" in snapshot && found.length > 0) change({ state: withResults(snapshot.state, found) });
  };

  return {
    snapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async choose(files: readonly File[]) {
      show({ phase: "reading", notices: [] });
      const { files: readable, problems } = await read(files);
      const found = readImport(readable, now());
      const notices = [...problems, ...found.unknown.map((name) => ({ name, problem: "unknown" as const }))];
      if (found.titles.length === 0) return begin(notices);
      const state = importStateOf(found);
      const isStored = save(importStateText(state));
      show({ phase: state.entries.some(isWaiting) ? "found" : "review", state, notices, isResumed: false, isStored });
    },
    async start() {
      if (!("state" in snapshot) || run) return;
      const current = new AbortController();
      run = current;
      change({ phase: "matching" });
      const isDone = await matchTitles(snapshot.state.entries, { ...match, signal: current.signal, onResults: takeOver });
      // It was discarded, and another may run by now.
      if (run !== current) return;
      run = null;
      change({ phase: isDone ? "review" : "stopped" });
    },
    stop: () => run?.abort(),
    /** What was not looked up is left out. */
    skipRest: () => change({ phase: "review" }),
    chooseTitle(index: number, choice: TitleKey | null) {
      if (!("state" in snapshot)) return;
      change({ state: { ...snapshot.state, entries: snapshot.state.entries.map((entry, at) => (at === index ? { ...entry, choice } : entry)) } });
    },
    add() {
      if (!("state" in snapshot)) return;
      const entries = foundEntries(snapshot.state.entries);
      undoAdded = add(entries);
      save(null);
      show({ phase: "added", counts: importCounts(entries), isUndone: false });
    },
    /** What another tab has stored of the import that both show. Not while this one looks titles up, or has more than the device holds. */
    follow(text: string | null) {
      if ("state" in snapshot && snapshot.isStored && !run) show(resumed(text));
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

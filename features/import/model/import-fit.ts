import type { SavedDocuments } from "#features/saved/model/saved-documents.ts";
import { type FoundEntry, importedLists, seenIn, withImportedSeen } from "./import-changes.ts";
import { isStarted, positionsIn, progressPlan } from "./import-progress.ts";
import { undated } from "./imported-title.ts";

/** Characters of an entry's times, key and marks. */
const entryChars = 55;
const placeChars = 16;

/** What the device stores for a title, in characters, at most: what it has already is not stored again. */
function charsOf(entry: FoundEntry): number {
  const { row, title } = entry;
  const details = JSON.stringify(title).length + entryChars;
  const seen = seenIn(entry).length;
  const progress = positionsIn(entry).length + Number(isStarted(entry));
  return (
    (row.savedAt === null ? 0 : details) +
    (row.lists.length === 0 ? 0 : details + row.lists.length * placeChars) +
    (seen === 0 && row.rating === null && row.note === "" ? 0 : details + seen * entryChars) +
    (row.rating === null && row.note === "" ? 0 : entryChars + JSON.stringify(row.note).length) +
    (progress === 0 ? 0 : details + progress * 2 * entryChars)
  );
}

/** What an import adds. `undated`: titles of which a date is missing, or may be two days. `logged`: seen on a day that is only known as that of logging. */
function importCounts(entries: readonly FoundEntry[], { list }: Pick<SavedDocuments, "list">, names: readonly string[]) {
  const count = (test: (entry: FoundEntry) => boolean): number => entries.filter(test).length;
  const episodes = entries.map((entry) => seenIn(entry).filter(({ key }) => key !== entry.title.key).length);
  return {
    saved: count(({ row }) => row.savedAt !== null),
    seen: count(({ row }) => row.seenAt !== null),
    episodes: episodes.reduce((sum, number) => sum + number, 0),
    paused: entries.reduce((sum, entry) => sum + positionsIn(entry).length, 0),
    started: count(isStarted),
    rated: count(({ row }) => row.rating !== null),
    notes: count(({ row }) => row.note !== ""),
    lists: importedLists(list, entries, names).lists.length,
    logged: count(({ row }) => row.isLogged),
    undated: count(({ row }) => [row.savedAt, row.seenAt, row.startedAt].includes(undated)),
  };
}

export type ImportCounts = ReturnType<typeof importCounts>;

/** What of an import has room. `chars` of `freeChars`: what it takes. `left`: what has none. */
export type ImportFit = {
  entries: FoundEntry[];
  counts: ImportCounts;
  chars: number;
  freeChars: number;
  left: { titles: number; lists: number; listed: number; continued: number };
};

/** `names`: of the import's lists, in their order. */
export function importFit(entries: readonly FoundEntry[], documents: SavedDocuments, names: readonly string[], freeChars: number): ImportFit {
  const inRoom: FoundEntry[] = [];
  let chars = 0;
  for (const entry of entries) {
    const more = charsOf(entry);
    if (chars + more > freeChars) break;
    chars += more;
    inRoom.push(entry);
  }
  const { leftLists, leftTitles } = importedLists(documents.list, inRoom, names);
  const { left: continued } = progressPlan(documents.progress, withImportedSeen(documents.seen, inRoom, 0), inRoom);
  return {
    ...{ entries: inRoom, counts: importCounts(inRoom, documents, names), chars, freeChars },
    left: { titles: entries.length - inRoom.length, lists: leftLists, listed: leftTitles, continued },
  };
}

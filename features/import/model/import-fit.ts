import type { SavedDocuments } from "#features/saved/model/saved-documents.ts";
import type { SavedTab } from "#features/saved/model/saved-view.ts";
import { type FoundEntry, importedLists, seenIn, withImportedSeen } from "./import-changes.ts";
import { isStarted, positionsIn, progressPlan } from "./import-progress.ts";
import { undated } from "./imported-title.ts";

/** Characters of an entry's times, key and marks, of a place in a list, and of a title's fields but its texts. */
const entryChars = 55;
const placeChars = 16;
const titleChars = 170;

/** What the device stores for a title, in characters, at most: what it has already is not stored again. */
function charsOf(entry: FoundEntry, seen: number, progress: number): number {
  const { row, title } = entry;
  const details = title.title.length + (title.poster_path?.length ?? 0) + titleChars;
  const hasRating = row.rating !== null || row.note !== "";
  return (
    (row.savedAt === null ? 0 : details) +
    (row.lists.length === 0 ? 0 : details + row.lists.length * placeChars) +
    (seen === 0 && !hasRating ? 0 : details + seen * entryChars) +
    (hasRating ? entryChars + JSON.stringify(row.note).length : 0) +
    (progress === 0 ? 0 : details + progress * 2 * entryChars)
  );
}

const none = { saved: 0, seen: 0, episodes: 0, paused: 0, started: 0, rated: 0, notes: 0, logged: 0, undated: 0 };

/** What an import adds. `undated`: titles of which a date is missing, or may be two days. `logged`: seen on a day that is only known as that of logging. */
export type ImportCounts = typeof none & { lists: number };

/** A line for each number that is not 0, in the order of the texts. */
export function countLines<Name extends string>(texts: Readonly<Record<Name, (count: number) => string>>, counts: Readonly<Record<Name, number>>): string[] {
  const names = Object.keys(texts) as Name[];
  return names.filter((name) => counts[name] > 0).map((name) => texts[name](counts[name]));
}

/** The first tab of My list that has titles of the import. "Continue" is last: what it shows takes a request. */
export function importedTab({ saved, seen, episodes, rated, notes, lists, started, paused }: ImportCounts): SavedTab {
  if (saved > 0) return "saved";
  if (seen + episodes > 0) return "seen";
  if (rated + notes > 0) return "rated";
  if (lists > 0) return "lists";
  return started + paused > 0 ? "continue" : "saved";
}

function countEntry(counts: typeof none, entry: FoundEntry, seen: number, paused: number): void {
  const { row } = entry;
  const isSeen = row.seenAt !== null;
  counts.saved += Number(row.savedAt !== null);
  counts.seen += Number(isSeen);
  counts.episodes += seen - Number(isSeen);
  counts.paused += paused;
  counts.started += Number(isStarted(entry));
  counts.rated += Number(row.rating !== null);
  counts.notes += Number(row.note !== "");
  counts.logged += Number(row.isLogged);
  counts.undated += Number(row.savedAt === undated || row.seenAt === undated || row.startedAt === undated);
}

/** What of an import has room. `chars` of `freeChars`: what it takes. `left`: what has none. */
export type ImportFit = {
  entries: FoundEntry[];
  counts: ImportCounts;
  chars: number;
  freeChars: number;
  left: { titles: number; lists: number; listed: number; continued: number };
};

/** What "Continue" has no room for. */
function leftOfProgress(entries: readonly FoundEntry[], { progress, seen }: SavedDocuments): number {
  const continued = entries.filter(({ row }) => row.startedAt !== null || row.paused.length > 0);
  return continued.length === 0 ? 0 : progressPlan(progress, withImportedSeen(seen, continued, 0), continued).left;
}

/** `names`: of the import's lists, in their order. */
export function importFit(entries: readonly FoundEntry[], documents: SavedDocuments, names: readonly string[], freeChars: number): ImportFit {
  const inRoom: FoundEntry[] = [];
  const counts = { ...none };
  let chars = 0;
  for (const entry of entries) {
    const [seen, paused] = [seenIn(entry).length, positionsIn(entry).length];
    const more = charsOf(entry, seen, paused + Number(isStarted(entry)));
    if (chars + more > freeChars) break;
    chars += more;
    inRoom.push(entry);
    countEntry(counts, entry, seen, paused);
  }
  const { lists, leftLists, leftTitles } = importedLists(documents.list, inRoom, names);
  return {
    ...{ entries: inRoom, counts: { ...counts, lists: lists.length }, chars, freeChars },
    left: { titles: entries.length - inRoom.length, lists: leftLists, listed: leftTitles, continued: leftOfProgress(inRoom, documents) },
  };
}

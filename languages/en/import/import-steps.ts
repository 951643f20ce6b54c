import { keyParts } from "#domain/title-key.ts";
import type { FoundEntry } from "#features/import/model/import-changes.ts";
import type { ImportCounts, ImportFit } from "#features/import/model/import-fit.ts";
import { isStarted, positionsIn } from "#features/import/model/import-progress.ts";
import { type Service, undated } from "#features/import/model/imported-title.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import { counted, countText } from "../text.ts";
import { importPage } from "./import.ts";

const { services } = importPage;

// The steps of an import. Apart from `import.ts`, which the page needs before its script.
/** "Netflix, Trakt and Letterboxd". */
const list = new Intl.ListFormat("en-GB");

const titles = (count: number): string => counted(count, "title");
/** The server looks up about three titles a second for each visitor (server/http/client-share.ts). */
const titlesInMinute = 180;
const minutes = (titlesLeft: number): string => counted(Math.ceil(titlesLeft / titlesInMinute), "minute");
const megabytes = (chars: number): string => `${(Math.max(0.1, chars / 1_000_000)).toFixed(1)} MB`;

/** What has no room, each by its number. */
function withoutRoom({ titles: most, lists, listed, continued }: ImportFit["left"]): string[] {
  const lines: [number, string][] = [
    [most, `${counted(most, "title does", "titles do")} not fit into what your browser has left for this site, and ${most === 1 ? "is" : "are"} left out.`],
    [lists, `${counted(lists, "list does", "lists do")} not fit beside yours, and ${lists === 1 ? "is" : "are"} left out.`],
    [listed, `${counted(listed, "title is", "titles are")} left out of lists that are full.`],
    [continued, `${counted(continued, "title is", "titles are")} left out of Continue, which has no room for more.`],
  ];
  return lines.filter(([count]) => count > 0).map(([, text]) => text);
}

const named = ({ title, year }: { title: string; year: number | null }): string => (year === null ? title : `${title} (${year})`);

/** "2020-05-01" */
const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10);

function seenText({ seenAt, isLogged }: Pick<FoundEntry["row"], "seenAt" | "isLogged">): string | false {
  if (seenAt === null) return false;
  if (seenAt === undated) return "seen, no date";
  return isLogged ? `seen, logged ${dayText(seenAt)}` : `seen ${dayText(seenAt)}`;
}

/** In the list of what was found: "The Kid (1921): for My list, seen 2020-05-01, 8 of 10". */
function foundRow(entry: FoundEntry): string {
  const { row, title } = entry;
  const parts = [
    row.savedAt !== null && "for My list",
    seenText(row),
    row.episodes.length > 0 && counted(row.episodes.length, "episode", "episodes"),
    positionsIn(entry).length > 0 && "paused",
    isStarted(entry) && "started",
    row.rating !== null && `${row.rating} of 10`,
    ...row.lists.map(({ name }) => name),
  ].filter((part) => part !== false);
  return parts.length === 0 ? named(title) : `${named(title)}: ${parts.join(", ")}`;
}

const started = (count: number): string => `Only started (${countText(count)})`;
const kinds = { movie: "film", tv: "series" } as const;

/** What an import adds. Zeros are left out. */
function contents({ saved, seen, episodes, paused, started: opened, rated, notes, lists, logged, undated: without }: ImportCounts): string[] {
  const lines: [number, string][] = [
    [saved, `${titles(saved)} for My list`],
    [seen, `${titles(seen)} you have seen`],
    [episodes, `${counted(episodes, "episode", "episodes")} you have seen`],
    [paused, `${counted(paused, "video", "videos")} to continue where you stopped`],
    [opened, `${titles(opened)} you have started, for Continue`],
    [rated, counted(rated, "rating of yours", "ratings of yours")],
    [notes, counted(notes, "note", "notes")],
    [lists, `${counted(lists, "list", "lists")} of your own`],
    [logged, `${titles(logged)} with the day of logging: the files do not say when you watched ${logged === 1 ? "it" : "them"}`],
    [without, `${titles(without)} without a date: it is missing, or could be read as two different days`],
  ];
  return lines.filter(([count]) => count > 0).map(([, text]) => text);
}
export const importSteps = {
  // The steps of an import. Apart from `import.ts`, which the page needs before its script.
  remembersNothing: "This device is set to remember nothing, so an import would be gone when you close the page.",
  notStored:
    "This browser has no room to store the import, or stores nothing for this site. Leave this tab open until you have added it: it cannot be continued later.",
  chooseFiles: "Choose files",
  /** Where there is a pointer to drag with. */
  dropFiles: "or drop them here",
  fileTypes: "ZIP, CSV or JSON, up to 20 MB each",
  reading: "Reading the files",
  nothingFound: "There are no films or series in these files.",
  /** "Letterboxd and IMDb: 1,000 titles" */
  foundIn: (names: readonly Service[], count: number): string => `${list.format(names.map((name) => services[name]))}: ${titles(count)}`,
  unfinished: "An import is not finished",
  progress: (done: number, all: number): string => `${countText(done)} of ${titles(all)} looked up`,
  /** Spoken: "50% of your titles are looked up". */
  quartersDone: (quarters: number): string => `${quarters * 25}% of your titles are looked up`,
  left: (count: number): string => `${counted(count, "title is", "titles are")} left out: an import has room for 10,000.`,
  sends:
    "To find them, their names, years and ids at IMDb and TMDB, and whether each is a film or a series, are sent to this site, 50 at a time. They are not recorded, and nothing says whose they are.",
  findTitles: "Find these titles",
  continueImport: "Continue",
  discard: "Discard this import",
  matching: "Looking up your titles",
  takes: (titlesLeft: number): string => `It takes up to ${minutes(titlesLeft)}.`,
  remaining: (titlesLeft: number): string => `Up to ${minutes(titlesLeft)} left.`,
  whileMatching: "You can look at other pages meanwhile.",
  continueLater: "If you close this tab, you can continue later.",
  stop: "Stop",
  stopped: "The import has stopped",
  skipRest: "Go on without the rest",
  review: "Ready to add",
  staysAsItIs: "What you saved, watched or rated on this device already stays as it is.",
  nothingToAdd: "Nothing of this import was found here.",
  addAll: "Add to this device",
  adding: "Adding your titles",
  /** Before anything is stored. Nothing to say on a device that remembers nothing. */
  size: ({ chars, freeChars }: Pick<ImportFit, "chars" | "freeChars">): string =>
    Number.isFinite(freeChars) ? `This takes about ${megabytes(chars)} of the ${megabytes(freeChars)} that your browser has left for this site.` : "",
  withoutRoom,
  unclear: (count: number): string => `Unclear (${countText(count)})`,
  unclearHint: "More than one title fits, or none exactly. Choose the right one, or leave it out.",
  leaveOut: "Leave it out",
  found: (count: number): string => `Found (${countText(count)})`,
  notLookedUp: (count: number): string => `Not looked up (${countText(count)})`,
  notFound: (count: number): string => `Not found (${countText(count)})`,
  showMore: (count: number): string => `Show ${countText(count)} more`,
  named,
  foundRow,
  started,
  startedHint: "The files do not say which episodes you have seen. These are in Continue, and none of their episodes is marked.",
  cutNotes: (count: number): string => `Notes that were shortened (${countText(count)})`,
  cutNotesHint: "A note has room for 5,000 characters. The rest of these is left out.",
  /** In a list to choose from: "The Kid (1921), film". */
  candidate: (title: SavedTitle): string => `${named(title)}, ${kinds[keyParts(title.key).kind]}`,
  contents,
  added: "Added to this device",
  addedForNow: "Added until you close this page",
  undo: "Undo the whole import",
  undone: "The import is undone. Your device holds what it held before.",
  toList: "My list",
  again: "Import something else",
};

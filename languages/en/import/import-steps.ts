import { type Service, serviceNames } from "#features/import/model/imported-title.ts";
import { counted, countText } from "../text.ts";

// The steps of an import. Apart from `import.ts`, which the page needs before its script.
/** "Netflix, Trakt and Letterboxd". */
const list = new Intl.ListFormat("en-GB");

const titles = (count: number): string => counted(count, "title");
const minutes = (count: number): string => counted(count, "minute");
const megabytes = (chars: number): string => `${(Math.max(0.1, chars / 1_000_000)).toFixed(1)} MB`;

/** What has no room, each by its number. */
const withoutRoom = {
  titles: (count: number): string =>
    `${counted(count, "title does", "titles do")} not fit into what your browser has left for this site, and ${count === 1 ? "is" : "are"} left out.`,
  lists: (count: number): string => `${counted(count, "list does", "lists do")} not fit beside yours, and ${count === 1 ? "is" : "are"} left out.`,
  listed: (count: number): string => `${counted(count, "title is", "titles are")} left out of lists that are full.`,
  continued: (count: number): string => `${counted(count, "title is", "titles are")} left out of Continue, which has no room for more.`,
};

type Named = { title: string; year: number | null };
const named = ({ title, year }: Named): string => (year === null ? title : `${title} (${year})`);

/** "2020-05-01" */
const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10);

const kinds = { movie: "film", tv: "series" } as const;

/** What an import adds, in this order. */
const contents = {
  saved: (count: number): string => `${titles(count)} for My list`,
  seen: (count: number): string => `${titles(count)} you have seen`,
  episodes: (count: number): string => `${counted(count, "episode", "episodes")} you have seen`,
  paused: (count: number): string => `${counted(count, "video", "videos")} to continue where you stopped`,
  started: (count: number): string => `${titles(count)} you have started, for Continue`,
  rated: (count: number): string => counted(count, "rating of yours", "ratings of yours"),
  notes: (count: number): string => counted(count, "note", "notes"),
  lists: (count: number): string => `${counted(count, "list", "lists")} of your own`,
  logged: (count: number): string => `${titles(count)} with the day of logging: the files do not say when you watched ${count === 1 ? "it" : "them"}`,
  undated: (count: number): string => `${titles(count)} without a date: it is missing, or could be read as two different days`,
};
export const importSteps = {
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
  foundIn: (names: readonly Service[], count: number): string => `${list.format(names.map((name) => serviceNames[name]))}: ${titles(count)}`,
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
  takes: (minutesLeft: number): string => `It takes up to ${minutes(minutesLeft)}.`,
  remaining: (minutesLeft: number): string => `Up to ${minutes(minutesLeft)} left.`,
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
  size: (chars: number, freeChars: number): string =>
    `This takes about ${megabytes(chars)} of the ${megabytes(freeChars)} that your browser has left for this site.`,
  withoutRoom,
  unclear: (count: number): string => `Unclear (${countText(count)})`,
  unclearHint: "More than one title fits, or none exactly. Choose the right one, or leave it out.",
  leaveOut: "Leave it out",
  found: (count: number): string => `Found (${countText(count)})`,
  notLookedUp: (count: number): string => `Not looked up (${countText(count)})`,
  notFound: (count: number): string => `Not found (${countText(count)})`,
  showMore: (count: number): string => `Show ${countText(count)} more`,
  named,
  foundFacts: {
    saved: "for My list",
    undated: "seen, no date",
    seen: (time: number): string => `seen ${dayText(time)}`,
    logged: (time: number): string => `seen, logged ${dayText(time)}`,
    episodes: (count: number): string => counted(count, "episode", "episodes"),
    paused: "paused",
    started: "started",
    rated: (rating: number): string => `${rating} of 10`,
  },
  /** In the list of what was found: "The Kid (1921): for My list, seen 2020-05-01, 8 of 10". */
  foundRow: (title: Named, facts: readonly string[]): string => `${named(title)}: ${facts.join(", ")}`,
  started: (count: number): string => `Only started (${countText(count)})`,
  startedHint: "The files do not say which episodes you have seen. These are in Continue, and none of their episodes is marked.",
  cutNotes: (count: number): string => `Notes that were shortened (${countText(count)})`,
  cutNotesHint: "A note has room for 5,000 characters. The rest of these is left out.",
  /** In a list to choose from: "The Kid (1921), film". */
  candidate: (title: Named, kind: keyof typeof kinds): string => `${named(title)}, ${kinds[kind]}`,
  contents,
  added: "Added to this device",
  addedForNow: "Added until you close this page",
  undo: "Undo the whole import",
  undone: "The import is undone. Your device holds what it held before.",
  toList: "My list",
  again: "Import something else",
};

import { counted, countText } from "#domain/count-text.ts";
import { keyParts } from "#domain/title-key.ts";
import type { FoundEntry } from "#features/import/model/import-changes.ts";
import type { Service } from "#features/import/model/imported-title.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";

// The page that imports from other services.

export const title = "Import Your Films";
export const lead =
  "Bring what you saved, watched and rated on Letterboxd, IMDb or Trakt. The files are read by your browser and stay on your device; only the titles in them are sent, to find them here.";
export const needsScript = "An import needs JavaScript: your browser reads the files itself.";
export const remembersNothing = "This device is set to remember nothing, so an import would be gone when you close the page.";
export const notStored =
  "This browser has no room to store the import, or stores nothing for this site. Leave this tab open until you have added it: it cannot be continued later.";

export const services: Record<Service, string> = { letterboxd: "Letterboxd", imdb: "IMDb", trakt: "Trakt" };

export const guideTitle = "Where to get the files";
export const guides: Record<Service, string> = {
  letterboxd: "Under Settings, open Data and export your data. Choose the ZIP file as it is.",
  imdb: "Open your ratings, your watchlist or one of your lists, and choose Export. Each is a CSV file; you can choose several.",
  trakt: "Under Settings, open Data and export it. Choose the ZIP file, or the JSON files in it.",
};

export const chooseFiles = "Choose files";
export const dropFiles = "or drop them here: ZIP, CSV or JSON, up to 20 MB each";
export const reading = "Reading the files";
export const fileProblems = {
  tooLarge: (name: string) => `${name} is larger than 20 MB.`,
  tooMuch: (name: string) => `With ${name} there would be more than 60 MB to read. Try fewer files at once.`,
  damaged: (name: string) => `${name} could not be read. It may be damaged, or protected with a password.`,
  unknown: (name: string) => `${name} is not an export of Letterboxd, IMDb or Trakt.`,
} as const;
export const moreProblems = (count: number): string => `${countText(count)} more files brought nothing.`;
export const nothingFound = "There are no films or series in these files.";

export const titles = (count: number): string => counted(count, "title");
/** "Letterboxd and IMDb: 1,000 titles" */
export const foundIn = (names: readonly Service[], count: number): string => `${names.map((name) => services[name]).join(" and ")}: ${titles(count)}`;
export const unfinished = "An import is not finished";
export const progress = (done: number, all: number): string => `${countText(done)} of ${titles(all)} looked up`;
export const skipped = (count: number): string => `${counted(count, "row is", "rows are")} left out, such as games, or ratings of single episodes.`;
export const left = (count: number): string => `${counted(count, "title is", "titles are")} left out: an import has room for 10,000.`;
export const sends =
  "To find them, their names, years and IMDb ids, and whether each is a film or a series, are sent to this site, 50 at a time. They are not recorded, and nothing says whose they are.";

export const findTitles = "Find these titles";
export const continueImport = "Continue";
export const discard = "Discard this import";
export const matching = "Looking up your titles";
/** The server looks up about three titles a second for each visitor (server/http/client-share.ts). */
const titlesInMinute = 180;
const minutes = (titlesLeft: number): string => counted(Math.ceil(titlesLeft / titlesInMinute), "minute");
export const takes = (titlesLeft: number): string => `It takes up to ${minutes(titlesLeft)}.`;
export const remaining = (titlesLeft: number): string => `Up to ${minutes(titlesLeft)} left.`;
export const whileMatching = "You can look at other pages meanwhile.";
export const continueLater = "If you close this tab, you can continue later.";
export const stop = "Stop";
export const stopped = "The import has stopped";
export const skipRest = "Go on without the rest";

export const review = "Ready to add";
export const staysAsItIs = "What you saved, watched or rated on this device already stays as it is.";
export const nothingToAdd = "Nothing of this import was found here.";
export const addAll = "Add to this device";
export const unclear = (count: number): string => `Unclear (${countText(count)})`;
export const unclearHint = "More than one title fits, or none exactly. Choose the right one, or leave it out.";
export const leaveOut = "Leave it out";
export const found = (count: number): string => `Found (${countText(count)})`;
export const notLookedUp = (count: number): string => `Not looked up (${countText(count)})`;
export const notFound = (count: number): string => `Not found (${countText(count)})`;
export const showMore = (count: number): string => `Show ${countText(count)} more`;
export const named = ({ title, year }: { title: string; year: number | null }): string => (year === null ? title : `${title} (${year})`);

/** In the list of what was found: "The Kid (1921): for My list, seen, 8 of 10". */
export function foundRow({ row, title }: FoundEntry): string {
  const { savedAt, seenAt, rating, lists, episodes } = row;
  const parts = [
    savedAt !== null && "for My list",
    seenAt !== null && "seen",
    episodes.length > 0 && counted(episodes.length, "episode", "episodes"),
    rating !== null && `${rating} of 10`,
    ...lists,
  ].filter((part) => part !== false);
  return parts.length === 0 ? named(title) : `${named(title)}: ${parts.join(", ")}`;
}

const kinds = { movie: "film", tv: "series" } as const;
/** In a list to choose from: "The Kid (1921), film". */
export const candidate = (title: SavedTitle): string => `${named(title)}, ${kinds[keyParts(title.key).kind]}`;

/** What an import adds. Zeros are left out. */
export function contents(counts: Record<"saved" | "seen" | "episodes" | "rated" | "notes" | "lists", number>): string[] {
  const { saved, seen, episodes, rated, notes, lists } = counts;
  const lines: [number, string][] = [
    [saved, `${titles(saved)} for My list`],
    [seen, `${titles(seen)} you have seen`],
    [episodes, `${counted(episodes, "episode", "episodes")} you have seen`],
    [rated, counted(rated, "rating of yours", "ratings of yours")],
    [notes, counted(notes, "note", "notes")],
    [lists, `${counted(lists, "list", "lists")} of your own`],
  ];
  return lines.filter(([count]) => count > 0).map(([, text]) => text);
}

export const added = "Added to this device";
export const addedForNow = "Added until you close this page";
export const undo = "Undo the whole import";
export const undone = "The import is undone. Your device holds what it held before.";
export const toList = "My list";
export const again = "Import something else";

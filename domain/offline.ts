import { paths } from "./addresses.ts";
import { pathIn } from "./language-addresses.ts";
import { type Language, languageCodes } from "./languages.ts";

// What the pages, their worker and the server agree on about copies for a device without a network.

/** The worker's address, for ever: a browser that has an old worker looks for a newer one there. */
export const workerPath = "/worker.js";
/** The page in place of one of which there is no copy. In each language. */
export const offlinePath = "/offline";
/** Pages whose content is on the device: the server renders the same for all visitors and for any parameters. */
export const shellPaths = [paths.list, paths.settings] as const;

export const copyCaches = { pages: "matinee-pages", files: "matinee-files", pictures: "matinee-pictures" } as const;
/** Held while the caches are deleted, and shared while one is opened. */
export const copiesLock = "offline copies";

export const offlineLimits = {
  /** Visited pages, besides the shells and the offline page, and how large they may be together. */
  pages: 30,
  pageBytes: 20_000_000,
  /** Three builds of what one language needs. No page needs a larger file, but films in rare formats do. */
  files: 300,
  fileBytes: 500_000,
  pictures: 300,
  /** After so long without an answer a copy is shown. */
  answerMs: 4000,
  /** From a document's answer to its storing. */
  storeAfterMs: 3000,
  /** For what the worker fetches by itself. */
  fetchMs: 30_000,
  maxAgeMs: 7 * 86_400_000,
  /** A younger copy is not fetched again; a new one is of the visit itself. */
  freshMs: 3_600_000,
  newMs: 60_000,
} as const;

/** What the server writes in front of the worker. `build`: the address of a build's first script, which all its documents name. */
export type WorkerDeployment = {
  build: string;
  /** Those whose files the server has, the current one included. */
  builds: readonly string[];
  /** Of the takedown list: copies of another one may show a title that is blocked now. */
  takedown: string;
  /** Where the site's own pictures begin; `null` if they come from another host. */
  pictures: string | null;
};

/** Of a picture that belongs to a saved title: what is asked about it, and its address. */
export type SavedPicture = { title: string; address: string };

/** What a page asks of the worker. */
export type WorkerRequest =
  | { type: "prepare"; language: Language }
  | { type: "visit"; address: string }
  | { type: "pictures"; pictures: readonly SavedPicture[] };

/** `full`: the browser has no more room. `failed`: the network failed. */
export type WorkerResult = "done" | "full" | "failed";

/** Headers of a copy. `takenAt`: milliseconds since 1970. The title is percent-encoded. */
export const copyHeaders = {
  takenAt: "x-copy-taken-at",
  build: "x-copy-build",
  takedown: "x-copy-takedown",
  bytes: "x-copy-bytes",
  title: "x-copy-title",
} as const;

/** Why a page is a copy. The worker writes it into the document, with the copy's age. */
export type CopyReason = "offline" | "slow";

/** What the worker stores before any visit. */
export const preparedPages = (language: Language): string[] => [offlinePath, ...shellPaths].map((path) => pathIn(language, path));

/** Pages that no copy displaces: those in all languages. */
export const fixedPages: readonly string[] = languageCodes.flatMap(preparedPages);

/** The key of a page's copy: names in addresses differ, and so do the parameters of a shell. */
export function copyKey({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  const path = pathname.replace(/^((?:\/[\w-]+)?\/(?:movie|tv|actor|collection)\/\d+)-[^/]*/, "$1");
  return fixedPages.includes(path) ? path : path + search;
}

import type { VideoSubject } from "#domain/player.ts";

/** The public archives, as visitors read their names. */
export const filmHosts = { blender: "Blender", commons: "Wikimedia Commons", archive: "Internet Archive" } as const;
export type FilmHost = keyof typeof filmHosts;

/** From here on ids are the embedded catalog's own: a film database has other titles there, or none. */
export const firstEmbeddedId = 900_000_000;

/** Where a copy lies. `item` of the Internet Archive without `file`: which of its files is the film is found out by `npm run films -- --check`. */
export type CopyPlace =
  | { host: "blender"; url: string }
  /** `file` as the page on Commons is called, with underscores; `path`: the two folders of its address, "6/6d". */
  | { host: "commons"; file: string; path: string }
  | { host: "archive"; item: string; file: string | null };

/** One copy of a film or an episode. `seconds`: its documented length. `attribution`: set where the licence asks for it. */
export type Copy = CopyPlace & { seconds: number | null; licence: string; attribution: string | null };

/** A film or an episode with its copies in order of preference, at least one. */
export type PublicTitle = {
  subject: VideoSubject;
  /** Of the film, or of the episode's series. Titles of a provider are found by it if `subject` has an id of the embedded catalog alone. */
  imdbId: string | null;
  title: string;
  year: number;
  /** Of the film; `null` for episodes. */
  runtimeS: number | null;
  /** Why it may be shown, in words: "Published before 1931: in the public domain in the United States". */
  basis: string;
  /** The first year in which it is free where protection lasts for 70 years after the last author's death; 0 for open licences, `null` if not documented. */
  freeByLife70: number | null;
  copies: Copy[];
};

/** A file that a browser can play, as `<source>` has it. `height` in pixels, `bytes` if known. */
export type CopyFile = { url: string; type: string; height: number | null; bytes: number | null };

/** What `--check` has found out about a copy; its key is `copyKey`. */
export type CopyCheck = {
  /** ISO 8601. */
  checkedAt: string;
  state: "ok" | "missing" | "wrong-length" | "not-free";
  seconds: number | null;
  /** What the host has, best first; empty unless `state` is "ok". */
  files: CopyFile[];
  /** As the host names it. */
  licence: string | null;
};

export const copyKey = (copy: CopyPlace): string =>
  copy.host === "blender" ? copy.url : copy.host === "commons" ? `commons:${copy.file}` : `archive:${copy.item}`;

/** Lengths in seconds of which a file may be the film: 10 % around the copy's own, else 60 to 160 % of the runtime, because silent films were projected at different speeds. */
export function lengthBounds(copySeconds: number | null, runtimeS: number | null): { min: number; max: number } {
  if (copySeconds !== null) return { min: copySeconds * 0.9, max: copySeconds * 1.1 };
  return runtimeS === null ? { min: 0, max: Number.MAX_SAFE_INTEGER } : { min: runtimeS * 0.6, max: runtimeS * 1.6 };
}

/** A copy that the site offers. */
export type OfferedCopy = {
  host: FilmHost;
  /** "Wikimedia Commons" */
  hostName: string;
  /** At least one. */
  files: CopyFile[];
  /** In seconds: a file of another length is not this film. */
  length: { min: number; max: number };
  licence: string;
  attribution: string | null;
  /** The address of the page about it. */
  page: string;
};

export type PublicFilm = { title: string; year: number; basis: string; copies: OfferedCopy[] };

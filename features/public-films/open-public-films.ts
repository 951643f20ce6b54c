import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { VideoSubject } from "#domain/player.ts";
import { type Env, isLive } from "#server/config/env.ts";
import { readPublicTitles, subjectKey } from "./facts.ts";
import { addressAt, copyPage, filesOf, filmOrigins } from "./model/addresses.ts";
import { type Copy, type CopyCheck, copyKey, filmHosts, lengthBounds, type OfferedCopy, type PublicFilm, type PublicTitle } from "./model/copies.ts";

/** What public archives have of the catalog's titles. Answers from memory; nothing is asked of the archives. */
export type PublicFilms = {
  /** Its copies in order of preference, at least one; `null` if there is none. */
  of(subject: VideoSubject): PublicFilm | null;
  movies(): readonly number[];
  /** Those with at least one episode. */
  series(): readonly number[];
  /** From where browsers load the films, for the player page's policy. */
  origins: readonly string[];
};

export const noPublicFilms: PublicFilms = { of: () => null, movies: () => [], series: () => [], origins: [] };

export const publicFilmsAreOn = (env: Env): boolean => (env.PUBLIC_FILMS ?? (isLive(env) ? "off" : "on")) === "on";

/** In DATA_DIR: `npm run films -- --check` writes it. */
export const checksName = "public-films-checks.json";

function readChecks(folder: string): Record<string, CopyCheck> {
  try {
    return JSON.parse(readFileSync(join(folder, checksName), "utf8")) as Record<string, CopyCheck>;
  } catch {
    return {};
  }
}

const isFree = (title: PublicTitle, terms: Env["PUBLIC_FILMS_TERMS"], year: number): boolean =>
  terms === "us" || (title.freeByLife70 !== null && title.freeByLife70 <= year);

function offered(copy: Copy, title: PublicTitle, check: CopyCheck | undefined, base: string | undefined): OfferedCopy[] {
  const files = filesOf(copy, check).map((file) => ({ ...file, url: addressAt(base, file.url) }));
  if (files.length === 0) return [];
  const { host, licence, attribution } = copy;
  const length = lengthBounds(check?.seconds ?? copy.seconds, title.runtimeS);
  return [{ host, hostName: filmHosts[host], files, length, licence, attribution, page: copyPage(copy) }];
}

export function openPublicFilms(env: Env, root: string): PublicFilms {
  if (!publicFilmsAreOn(env)) return noPublicFilms;
  const checks = readChecks(env.DATA_DIR);
  const base = env.PUBLIC_FILMS_BASE;
  const films = new Map<string, PublicFilm & { subject: VideoSubject }>();
  for (const title of readPublicTitles(root, env.CONTENT_DIR)) {
    if (!isFree(title, env.PUBLIC_FILMS_TERMS, new Date().getUTCFullYear())) continue;
    const copies = title.copies.flatMap((copy) => offered(copy, title, checks[copyKey(copy)], base));
    if (copies.length > 0) films.set(subjectKey(title.subject), { subject: title.subject, title: title.title, year: title.year, basis: title.basis, copies });
  }
  const all = [...films.values()];
  const ids = (kind: VideoSubject["kind"]) => [...new Set(all.flatMap(({ subject }) => (subject.kind === kind ? subject.id : [])))];
  const hosts = new Set(all.flatMap(({ copies }) => copies.map(({ host }) => host)));
  return {
    of: (subject) => films.get(subjectKey(subject)) ?? null,
    movies: () => ids("movie"),
    series: () => ids("tv"),
    origins: base === undefined ? [...hosts].flatMap((host) => filmOrigins[host]) : [new URL(base).origin],
  };
}

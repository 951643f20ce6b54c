import { statSync } from "node:fs";
import type { VideoSubject } from "#domain/player.ts";
import { subjectKey } from "#domain/title-key.ts";
import { type Env, isLive } from "#server/config/env.ts";
import type { OperatorLog } from "#server/log/operator-log.ts";
import { type Checks, checksFile, readChecks } from "./checks.ts";
import { readPublicTitles } from "./facts.ts";
import { addressAt, copyPage, filesOf, filmOrigins } from "./model/addresses.ts";
import { type Copy, type CopyCheck, copyKey, filmHosts, lengthBounds, type OfferedCopy, type PublicFilm, type PublicTitle } from "./model/copies.ts";
import { isOfferedFile } from "./model/page-film.ts";

/** What public archives have of the catalog's titles. Answers from memory; nothing is asked of the archives. */
export type PublicFilms = {
  /** Its copies in order of preference, at least one; `null` if there is none. */
  of(subject: VideoSubject): PublicFilm | null;
  movies(): readonly number[];
  /** Those with at least one episode. */
  series(): readonly number[];
  /** The IMDb ids of those that have one, by which a provider knows them. */
  imdbIds(): readonly { kind: VideoSubject["kind"]; id: number; imdbId: string }[];
  /** From where browsers load the films, for the player page's policy. */
  origins: readonly string[];
  close(): void;
};

export const noPublicFilms: PublicFilms = { of: () => null, movies: () => [], series: () => [], imdbIds: () => [], origins: [], close: () => undefined };

export const publicFilmsAreOn = (env: Env): boolean => (env.PUBLIC_FILMS ?? (isLive(env) ? "off" : "on")) === "on";

const isFree = (title: PublicTitle, terms: Env["PUBLIC_FILMS_TERMS"], year: number): boolean =>
  terms === "us" || (title.freeByLife70 !== null && title.freeByLife70 <= year);

function offered(copy: Copy, title: PublicTitle, check: CopyCheck | undefined, base: string | undefined): OfferedCopy[] {
  const files = filesOf(copy, check)
    .filter(isOfferedFile)
    .map((file) => ({ ...file, url: addressAt(base, file.url) }));
  if (files.length === 0) return [];
  const { host, licence, attribution } = copy;
  const length = lengthBounds(check?.seconds ?? copy.seconds, title.runtimeS);
  return [{ host, hostName: filmHosts[host], files, length, licence, attribution, page: copyPage(copy) }];
}

type Films = Map<string, PublicFilm & Pick<PublicTitle, "subject" | "imdbId">>;

function offeredFilms(titles: readonly PublicTitle[], checks: Checks, { PUBLIC_FILMS_BASE: base }: Env): Films {
  const films: Films = new Map();
  for (const title of titles) {
    const copies = title.copies.flatMap((copy) => offered(copy, title, checks[copyKey(copy)], base));
    const { subject, imdbId, title: name, year, basis } = title;
    if (copies.length > 0) films.set(subjectKey(subject), { subject, imdbId, title: name, year, basis, copies });
  }
  return films;
}

/** What is read from a set of films until the checks change. */
function indexOf(films: Films): { movies: number[]; series: number[] } {
  const ids = (kind: VideoSubject["kind"]) => [...new Set([...films.values()].flatMap(({ subject }) => (subject.kind === kind ? subject.id : [])))];
  return { movies: ids("movie"), series: ids("tv") };
}

/** Of every copy, whatever its check says: the header table is made once, and a check may find a copy later. */
function originsOf(titles: readonly PublicTitle[], base: string | undefined): string[] {
  const hosts = new Set(titles.flatMap(({ copies }) => copies.map(({ host }) => host)));
  return base === undefined ? [...hosts].flatMap((host) => filmOrigins[host]) : [new URL(base).origin];
}

const rereadEveryMs = 30_000;

/** "" for a file that is not there, or cannot be read: a share may be away. */
function versionOf(path: string): string {
  try {
    const { mtimeMs, size } = statSync(path);
    return `${mtimeMs} ${size}`;
  } catch {
    return "";
  }
}

type Options = { log?: Pick<OperatorLog, "warn">; rereadMs?: number };

/** Results of `npm run films -- --check` are read again when their file changes. @throws ConfigurationError naming file and field */
export function openPublicFilms(env: Env, root: string, { log, rereadMs = rereadEveryMs }: Options = {}): PublicFilms {
  if (!publicFilmsAreOn(env)) return noPublicFilms;
  const year = new Date().getUTCFullYear();
  const titles = readPublicTitles(root, env.CONTENT_DIR).filter((title) => isFree(title, env.PUBLIC_FILMS_TERMS, year));
  let lastProblem: string | null = null;
  const read = () => {
    const version = versionOf(checksFile(env.DATA_DIR));
    const { checks, problem } = readChecks(env.DATA_DIR);
    if (problem !== null && problem !== lastProblem) log?.warn(`public films: ${problem}; no copy counts as checked`);
    lastProblem = problem;
    const films = offeredFilms(titles, checks, env);
    return { version, films, ...indexOf(films) };
  };
  let current = read();
  // By its state, because the file may not exist yet, and a folder on a share sends no events.
  const timer = setInterval(() => {
    if (versionOf(checksFile(env.DATA_DIR)) !== current.version) current = read();
  }, rereadMs).unref();
  return {
    of: (subject) => current.films.get(subjectKey(subject)) ?? null,
    movies: () => current.movies,
    series: () => current.series,
    imdbIds: () => [...current.films.values()].flatMap(({ subject: { kind, id }, imdbId }) => (imdbId === null ? [] : { kind, id, imdbId })),
    origins: originsOf(titles, env.PUBLIC_FILMS_BASE),
    close: () => clearInterval(timer),
  };
}

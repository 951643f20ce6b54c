import type { Hono } from "hono";
import type { Language } from "#domain/languages.ts";
import type { OwnFilm, OwnPart, OwnSource } from "#domain/own-film.ts";
import type { VideoSubject } from "#domain/player.ts";
import type { CallOptions } from "#domain/query.ts";
import type { TakedownList } from "#domain/takedown.ts";
import type { Catalog } from "#features/catalog.ts";
import type { Leases } from "#server/cluster/cluster.ts";
import type { CheckResult } from "#server/config/check-result.ts";
import type { Env } from "#server/config/env.ts";
import type { OperatorLog } from "#server/log/operator-log.ts";
import type { TitleKind } from "#server/match/titles.ts";
import type { CollectReadings } from "#server/process/metric-sources.ts";
import type { ClientKeys } from "#server/request/client-address.ts";
import type { PostgresConnection } from "#server/store/postgres-connection.ts";

/** What files are matched against. */
export type TitleSource = {
  /** With what is taken down, because a takedown may end. */
  catalog: Pick<Catalog, "searchMovies" | "searchSeries" | "imdbMatch" | "movie" | "series" | "season">;
  /** None for a title that is gone. */
  alternativeTitles: (kind: TitleKind, id: number, options: CallOptions) => Promise<readonly string[]>;
  /** ISO 3166-1. */
  originCountries: (seriesId: number, options: CallOptions) => Promise<readonly string[]>;
  /** All episodes as the film database numbers them through; empty if it does not. */
  absoluteOrder: (seriesId: number, options: CallOptions) => Promise<readonly { season: number; number: number }[]>;
};

export type MediaContext = TitleSource & {
  env: Env;
  /** The project's folder. */
  root: string;
  /** Names the catalog that the files are matched against. */
  source: string;
  /** `null`: what is found out about files is stored in DATA_DIR. */
  database: PostgresConnection | null;
  /** `null`: this process is the only one that scans. */
  leases: Leases | null;
  log: OperatorLog;
  onError: (error: unknown) => void;
  /** Absent unless METRICS_PORT is set. */
  collectMetrics: CollectReadings | undefined;
};

/** What can be watched here. Reads are from memory. */
export type LibraryTitles = {
  has(subject: VideoSubject): boolean;
  /** The last episode that the subject's file shows; `null` if it shows one. */
  lastEpisode(subject: VideoSubject): number | null;
  /** Ids of films that can be watched here, newest file first. */
  movies(): readonly number[];
  /** Ids of series with at least one episode here, newest file first. */
  series(): readonly number[];
  /** When the newest file of a film or a series was added, in milliseconds since 1970. */
  addedMs(kind: VideoSubject["kind"], id: number): number | undefined;
};

export type MountDeps = { takedown: TakedownList; clientKeys: ClientKeys; headers: Record<string, string>; onError: (error: unknown) => void };

/** Rendered pages and lists that name what can be watched here. */
export type LibraryPages = {
  cache: { renew(concerns: (key: string) => boolean): void };
  refreshTitlesHere: (options?: { whole?: boolean }) => Promise<void>;
};

/** The operator's own films, on a running site. */
export type Media = {
  /** `null` without a library: then no title is marked as here. */
  titles: LibraryTitles | null;
  /** What our player can play of a title or an episode, with names of tracks in the language; in English without one. */
  ownFilm(subject: VideoSubject, language?: Language): OwnFilm | null;
  /** The addresses that a player requests first to play a source from a position. */
  firstRequests(source: OwnSource, part: OwnPart, atS: number): Promise<string[]>;
  mount(app: Hono, deps: MountDeps): void;
  /** From now on pages and lists are renewed after changes of the library. */
  follow(pages: LibraryPages): void;
  /** A player requests the rest of its film from another node. */
  stopStreams(): void;
  close(): Promise<void>;
};

/** The operator's media library, as the rest of the site knows it. */
export type MediaFeature = {
  open(context: MediaContext): Promise<Media>;
  /** For `npm run doctor`. */
  check(env: Env): Promise<CheckResult[]>;
};

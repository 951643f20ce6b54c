import type { CallOptions } from "#domain/query.ts";
import { movieKey, seriesKey } from "#domain/title-key.ts";
import type { Catalog } from "#features/catalog.ts";
import { importLimits } from "#features/import/model/import-limits.ts";
import type { MatchResult, MatchRow } from "#features/import/model/match-rows.ts";
import { type SavedTitle, savedMovie, savedSeries } from "#features/saved/model/saved-title.ts";
import type { ImdbMatch } from "#features/search/model/queries.ts";
import { findTitle, type TitleResult } from "#server/match/find-title.ts";
import { titleKeys } from "#server/match/title-key.ts";
import { searchAll, titleSearches } from "#server/match/title-search.ts";
import type { FoundTitle, TitleKind } from "#server/match/titles.ts";

export type MatchCatalog = Pick<Catalog, "imdbMatch" | "searchMovies" | "searchSeries">;

type Options = { call: CallOptions; beforeSearch: () => Promise<void> };

const absent: MatchResult = { status: "absent" };

/** The catalog's searches. `recorded`: what they said of a title that they found. */
function recordedSearches(catalog: MatchCatalog, { call, beforeSearch }: Options) {
  const found = new Map<string, SavedTitle>();
  const record = (title: SavedTitle): unknown => found.set(title.key, title);
  const recording: Pick<Catalog, "searchMovies" | "searchSeries"> = {
    searchMovies: async (...search) => {
      await beforeSearch();
      const page = await catalog.searchMovies(...search);
      for (const movie of page.items) record(savedMovie(movie));
      return page;
    },
    searchSeries: async (...search) => {
      await beforeSearch();
      const page = await catalog.searchSeries(...search);
      for (const series of page.items) record(savedSeries(series));
      return page;
    },
  };
  const recorded = (kind: TitleKind, { id }: FoundTitle): SavedTitle | undefined => found.get(kind === "movie" ? movieKey(id) : seriesKey(id));
  return { searches: titleSearches(recording, call), recorded };
}

/** Whether a visitor may mean it: the same title of another year, or a longer or shorter one of about that year. */
function isLike(keys: readonly string[], year: number | undefined, found: FoundTitle): boolean {
  const others = found.titles.flatMap(titleKeys);
  if (keys.some((key) => others.includes(key))) return true;
  const isNear = year !== undefined && found.year !== null && Math.abs(found.year - year) <= 1;
  return isNear && keys.some((key) => others.some((other) => other.startsWith(key) || key.startsWith(other)));
}

const candidatesOf = (row: MatchRow, { ambiguous, seen }: TitleResult): FoundTitle[] => {
  const keys = titleKeys(row.title ?? "");
  const fitting = ambiguous.length > 0 ? [...ambiguous] : seen.filter((found) => isLike(keys, row.year, found));
  return fitting.slice(0, importLimits.candidates);
};

/** By title and year, as files of the media library are matched: a wrong match is worse than none. */
async function byTitle(row: MatchRow, kind: TitleKind, catalog: MatchCatalog, options: Options): Promise<MatchResult> {
  const { searches, recorded } = recordedSearches(catalog, options);
  const titles = {
    search: (searched: TitleKind, title: string, year: number | null) => searchAll(searches[searched], title, year),
    // They would cost a call for each candidate.
    alternativeTitles: async () => [],
  };
  const result = await findTitle(titles, kind, { title: row.title ?? "", year: row.year ?? null });
  if (result.match) {
    const title = recorded(kind, result.match.found);
    if (title) return { status: "matched", title };
  }
  const candidates = candidatesOf(row, result).flatMap((found) => recorded(kind, found) ?? []);
  return candidates.length > 0 ? { status: "unclear", titles: candidates } : absent;
}

/** A film first: of services without kinds, most rows are films. */
async function byTitleOfAnyKind(row: MatchRow, catalog: MatchCatalog, options: Options): Promise<MatchResult> {
  if (row.title === undefined) return absent;
  if (row.kind) return byTitle(row, row.kind === "tv" ? "series" : "movie", catalog, options);
  const film = await byTitle(row, "movie", catalog, options);
  return film.status === "absent" ? byTitle(row, "series", catalog, options) : film;
}

function titleOf(match: ImdbMatch | null): SavedTitle | null {
  if (match?.type === "movies") return savedMovie(match.item);
  return match?.type === "tv" ? savedSeries(match.item) : null;
}

/** A title alone is no evidence for a row whose IMDb id is unknown: the visitor chooses. */
const asChoice = (result: MatchResult): MatchResult => (result.status === "matched" ? { status: "unclear", titles: [result.title] } : result);

export async function matchRow(row: MatchRow, catalog: MatchCatalog, options: Options): Promise<MatchResult> {
  if (row.imdb === undefined) return byTitleOfAnyKind(row, catalog, options);
  await options.beforeSearch();
  const title = titleOf(await catalog.imdbMatch(row.imdb, { ...options.call, stored: true }));
  return title ? { status: "matched", title } : asChoice(await byTitleOfAnyKind(row, catalog, options));
}

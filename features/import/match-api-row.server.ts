import { isEnglish, type Language } from "#domain/languages.ts";
import type { CallOptions } from "#domain/query.ts";
import { movieKey, seriesKey } from "#domain/title-key.ts";
import type { Catalog } from "#features/catalog.ts";
import { importLimits } from "#features/import/model/import-limits.ts";
import type { MatchResult, MatchRow } from "#features/import/model/match-rows.ts";
import { type SavedTitle, savedMovie, savedSeries } from "#features/saved/model/saved-title.ts";
import type { ImdbMatch } from "#features/search/model/queries.ts";
import { findTitle, type TitleResult } from "#server/match/find-title.ts";
import { sameTitleAs, titleKeys } from "#server/match/title-key.ts";
import { filmOf, searchAll, seriesOf, titleSearches } from "#server/match/title-search.ts";
import type { FoundTitle, TitleKind } from "#server/match/titles.ts";

export type MatchCatalog = Pick<Catalog, "imdbMatch" | "searchMovies" | "searchSeries" | "movie" | "series">;

/** `language`: of the visitor's page. */
type Options = { call: CallOptions; beforeSearch: () => Promise<void>; language?: Language | undefined };

const absent: MatchResult = { status: "absent" };

/** The catalog's searches. `recorded`: what they said of a title that they found. */
function recordedSearches(catalog: MatchCatalog, { call, beforeSearch }: Options) {
  const found = new Map<string, SavedTitle>();
  const record = (title: SavedTitle): unknown => found.set(title.key, title);
  const recording: Pick<Catalog, "searchMovies" | "searchSeries"> = {
    searchMovies: async (...search) => {
      await beforeSearch();
      const page = await catalog.searchMovies(...search);
      for (const movie of page.items) record(savedMovie(movie, call.language));
      return page;
    },
    searchSeries: async (...search) => {
      await beforeSearch();
      const page = await catalog.searchSeries(...search);
      for (const series of page.items) record(savedSeries(series, call.language));
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

/** A film and a series of one name, and of one year if the row has it, are both offered. */
async function byTitleOfAnyKind(row: MatchRow, catalog: MatchCatalog, options: Options): Promise<MatchResult> {
  if (row.title === undefined) return absent;
  if (row.kind) return byTitle(row, row.kind === "tv" ? "series" : "movie", catalog, options);
  // Of services without kinds, most rows are films.
  const film = await byTitle(row, "movie", catalog, options);
  if (film.status === "absent") return byTitle(row, "series", catalog, options);
  const series = await namesakes(row, catalog, options);
  const [only] = series;
  if (only === undefined) return film;
  const films = film.status === "unclear" ? film.titles : film.status === "matched" ? [film.title] : [];
  // Films of other years do not hide the one series of the row's year.
  const isOfYear = film.status === "matched" || row.year === undefined || films.some(({ year }) => year === row.year);
  if (series.length === 1 && !isOfYear) return { status: "matched", title: only };
  return { status: "unclear", titles: [...films.slice(0, importLimits.candidates - 1), ...series].slice(0, importLimits.candidates) };
}

/** Most services name titles in English, Netflix in the visitor's language. */
async function byName(row: MatchRow, catalog: MatchCatalog, options: Options): Promise<MatchResult> {
  const inEnglish = await byTitleOfAnyKind(row, catalog, options);
  const { call, language } = options;
  if (inEnglish.status !== "absent" || isEnglish(language)) return inEnglish;
  return byTitleOfAnyKind(row, catalog, { ...options, call: { ...call, language } });
}

/** Series of the row's very title and year. */
async function namesakes(row: MatchRow, catalog: MatchCatalog, options: Options): Promise<SavedTitle[]> {
  const { searches, recorded } = recordedSearches(catalog, options);
  const { items } = await searchAll(searches.series, row.title ?? "", row.year ?? null);
  const isCalled = sameTitleAs(row.title ?? "");
  return items
    .filter((found) => found.titles.some(isCalled) && (row.year === undefined || found.year === row.year))
    .flatMap((found) => recorded("series", found) ?? []);
}

function titleOf(match: ImdbMatch | null): SavedTitle | null {
  if (match?.type === "movies") return savedMovie(match.item);
  return match?.type === "tv" ? savedSeries(match.item) : null;
}

/** By the film database's own id. `isSure`: the row does not say another title, year and IMDb id. */
async function byOwnId(
  { tmdb, imdb, title, year, kind }: MatchRow,
  catalog: MatchCatalog,
  { call }: Options,
): Promise<{ title: SavedTitle; isSure: boolean } | null> {
  if (tmdb === undefined || kind === undefined) return null;
  const movie = kind === "movie" ? await catalog.movie(tmdb, call) : null;
  const series = kind === "tv" ? await catalog.series(tmdb, call) : null;
  const found = movie ? { saved: savedMovie(movie), names: filmOf(movie).titles } : series && { saved: savedSeries(series), names: seriesOf(series).titles };
  if (!found) return null;
  const isNear = year === undefined || found.saved.year === null || Math.abs(found.saved.year - year) <= 1;
  const isCalled = title === undefined || found.names.some(sameTitleAs(title));
  const isItsId = imdb !== undefined && movie?.imdb_id === imdb;
  return { title: found.saved, isSure: isNear || isCalled || isItsId };
}

/** A title alone is no evidence for a row whose id is unknown: the visitor chooses. */
const asChoice = (result: MatchResult): MatchResult => (result.status === "matched" ? { status: "unclear", titles: [result.title] } : result);

async function byImdbId({ imdb }: MatchRow, catalog: MatchCatalog, { call, beforeSearch }: Options): Promise<SavedTitle | null> {
  if (imdb === undefined) return null;
  await beforeSearch();
  return titleOf(await catalog.imdbMatch(imdb, { ...call, stored: true }));
}

/** By the first id that leads to a title, else by title and year. */
export async function matchRow(row: MatchRow, catalog: MatchCatalog, options: Options): Promise<MatchResult> {
  const own = await byOwnId(row, catalog, options);
  if (own?.isSure) return { status: "matched", title: own.title };
  const title = await byImdbId(row, catalog, options);
  if (title) return { status: "matched", title };
  // Of another name and year, but the id is all that there is.
  if (own) return { status: "unclear", titles: [own.title] };
  const named = await byName(row, catalog, options);
  return row.imdb === undefined && row.tmdb === undefined ? named : asChoice(named);
}

import { namedLists } from "#domain/addresses.ts";
import { movieGenres, seriesGenres } from "#domain/genre.ts";
import { isEnglish, type Language } from "#domain/languages.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { genreIdOf, genreList, isGenreList, isRelatedList, type TitleList } from "#features/lists/model/title-list.ts";
import type { ListKey } from "#server/store/store.ts";
import { storedMovieSummary } from "#server/upstream/movie-schemas.ts";
import { storedPageOf } from "#server/upstream/page-schemas.ts";
import { storedSeriesSummary } from "#server/upstream/series-schemas.ts";
import { keyIn } from "./in-language.ts";
import type { RowType } from "./stored-rows.ts";

export const movieListRow: RowType<Page<MovieSummary>> = { table: "answers", schema: storedPageOf(storedMovieSummary) };
export const seriesListRow: RowType<Page<SeriesSummary>> = { table: "answers", schema: storedPageOf(storedSeriesSummary) };

type Medium = "movies" | "series";

/** The row of a list's first page. */
export const listKey = (medium: Medium, list: TitleList): ListKey => `${medium}:${isGenreList(list) ? `genre:${genreIdOf(list)}` : list}`;

/** Further pages, a title's own lists and other languages may be evicted: there are up to 500 pages of each list. */
export const pageKey = (medium: Medium, list: TitleList, page: number, language?: Language): string =>
  page === 1 && !isRelatedList(list) && isEnglish(language) ? listKey(medium, list) : keyIn(`page:${listKey(medium, list)}:${page}`, language);

const keysOf = (medium: Medium, genres: readonly { id: number }[]): ListKey[] =>
  [...namedLists, ...genres.map(({ id }) => genreList(id))].map((list) => listKey(medium, list));

/** The first pages that the store may have. */
export const storedLists = { movies: keysOf("movies", movieGenres), series: keysOf("series", seriesGenres) } as const;

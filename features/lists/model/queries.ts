import { pagePath } from "#domain/addresses.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import type { Query } from "#domain/query.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { genreIdOf, isGenreList, isRelatedList, relatedTitleOf, type TitleList } from "./title-list.ts";

/** Which notice a list's failure shows depends on the page. */
const listQuery = <T>(name: string, medium: "movies" | "tv", kind: "movies" | "series"): Query<[list: TitleList, page: number], Page<T>> => ({
  name,
  address: (list, page) => pagePath(listPath(medium, list), page),
  failures: [],
  contains: { items: kind },
});

function listPath(medium: "movies" | "tv", list: TitleList): string {
  if (isGenreList(list)) return `/api/genres/${genreIdOf(list)}/${medium}`;
  if (!isRelatedList(list)) return `/api/${medium}/${list}`;
  const { kind, id } = relatedTitleOf(list);
  return `/api/${medium}/${id}/${kind}`;
}

export const listQueries = {
  movieList: listQuery<MovieSummary>("movieList", "movies", "movies"),
  seriesList: listQuery<SeriesSummary>("seriesList", "tv", "series"),
};

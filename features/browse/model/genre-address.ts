import { type Genre, genreById, isMovieGenre } from "#domain/genre.ts";
import { parsePage, withPage } from "#features/lists/model/list-address.ts";

export type GenreTab = "movies" | "tv";
/** `page`: of the tab's list. */
export type GenreChoice = { genre: Genre; tab: GenreTab; page: number };

/** `null` for no genre or an unknown one. A genre that only series have defaults to the TV Series tab. */
export function parseGenreChoice(parameters: URLSearchParams): GenreChoice | null {
  const genre = genreById(Number(parameters.get("genre") || Number.NaN));
  if (!genre) return null;
  const tab = parameters.get("tab");
  const page = parsePage(parameters.get("page"));
  if (tab === "movies" || tab === "tv") return { genre, tab, page };
  return { genre, tab: isMovieGenre(genre.id) ? "movies" : "tv", page };
}

/** Without `tab` the address means the genre's default tab. */
export const genreSearch = (genreId: number, tab?: GenreTab, page = 1): string =>
  `?${withPage(new URLSearchParams({ genre: String(genreId), ...(tab && { tab }) }), "page", page)}`;

/** The canonical query string of /genres: unknown parameters are dropped. */
export function canonicalGenreParameters(parameters: URLSearchParams): URLSearchParams {
  const choice = parseGenreChoice(parameters);
  return new URLSearchParams(choice ? genreSearch(choice.genre.id, choice.tab, choice.page) : "");
}

import { type Genre, genreById, isMovieGenre } from "./genre.ts";

export type GenreTab = "movies" | "tv";
export type GenreChoice = { genre: Genre; tab: GenreTab };

/** `null` for no genre or an unknown one. A genre that only series have defaults to the TV Series tab. */
export function parseGenreChoice(parameters: URLSearchParams): GenreChoice | null {
  const genre = genreById(Number(parameters.get("genre") || Number.NaN));
  if (!genre) return null;
  const tab = parameters.get("tab");
  if (tab === "movies" || tab === "tv") return { genre, tab };
  return { genre, tab: isMovieGenre(genre.id) ? "movies" : "tv" };
}

/** Without `tab` the address means the genre's default tab. */
export const genreSearch = (genreId: number, tab?: GenreTab): string => `?${new URLSearchParams({ genre: String(genreId), ...(tab && { tab }) })}`;

/** The canonical query string of /genres: unknown parameters are dropped. */
export function canonicalGenreParameters(parameters: URLSearchParams): URLSearchParams {
  const choice = parseGenreChoice(parameters);
  return new URLSearchParams(choice ? { genre: String(choice.genre.id), tab: choice.tab } : {});
}

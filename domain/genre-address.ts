import { type Genre, genreById, isMovieGenre } from "./genre.ts";

export type GenreTab = "movies" | "tv";
export type GenreChoice = { genre: Genre; tab: GenreTab };

/** The chosen genre and tab; `null` where the address names none that we know. A genre that only series have opens on TV Series. */
export function parseGenreChoice(parameters: URLSearchParams): GenreChoice | null {
  const genre = genreById(Number(parameters.get("genre") || Number.NaN));
  if (!genre) return null;
  const tab = parameters.get("tab");
  if (tab === "movies" || tab === "tv") return { genre, tab };
  return { genre, tab: isMovieGenre(genre.id) ? "movies" : "tv" };
}

/** `tab` is left out where the genre's own is meant. */
export const genreSearch = (genreId: number, tab?: GenreTab): string => `?${new URLSearchParams({ genre: String(genreId), ...(tab && { tab }) })}`;

/** What counts of the query string of /genres, written in one way. */
export function canonicalGenreParameters(parameters: URLSearchParams): URLSearchParams {
  const choice = parseGenreChoice(parameters);
  return new URLSearchParams(choice ? { genre: String(choice.genre.id), tab: choice.tab } : {});
}

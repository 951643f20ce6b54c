import { parseGenreChoice } from "#domain/genre-address.ts";
import { paths } from "#domain/paths.ts";
import { seasonToShow } from "#domain/season-order.ts";
import { parseEpisodeChoice } from "#domain/series-address.ts";
import type { Known, PageRequest } from "./page-questions.ts";
import type { Route } from "./pages.ts";

function seriesAnswers({ ask, id, parameters }: PageRequest, known: Known) {
  const series = known(ask.series(id));
  const wish = parseEpisodeChoice(parameters);
  return {
    series,
    credits: known(ask.seriesExtras(id))?.credits,
    season: series ? known(ask.season(id, seasonToShow(series, wish), wish.episode)) : undefined,
  };
}

function genreAnswers({ ask, parameters }: PageRequest, known: Known) {
  const choice = parseGenreChoice(parameters);
  if (!choice) return {};
  const { genre, tab } = choice;
  return tab === "movies" ? { genre, movies: known(ask.moviesByGenre(genre.id)) } : { genre, seriesList: known(ask.seriesByGenre(genre.id)) };
}

/** What a page's questions brought, for its head: `undefined` where one failed. */
export function routeData(row: Route, request: PageRequest, known: Known) {
  const { ask, id } = request;
  switch (row.screen) {
    case "home":
      return { movies: known(row.pattern === paths.top ? ask.topRatedMovies() : ask.popularMovies()) };
    case "movie":
      return { movie: known(ask.movie(id)), credits: known(ask.movieExtras(id))?.credits };
    case "series":
      return seriesAnswers(request, known);
    case "seriesList":
      return { seriesList: known(row.pattern === paths.topSeries ? ask.topRatedSeries() : ask.popularSeries()) };
    case "genres":
      return genreAnswers(request, known);
    case "person":
      return { person: known(ask.person(id)) };
    default:
      return {};
  }
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useMovieQueries } from "./movie/movie-queries.ts";
import { moviePlaceholder, seriesPlaceholder } from "./placeholder-titles.ts";
import { useSeriesQueries } from "./series/series-queries.ts";

/**
 * `movie`: a film's details, or its placeholder while they load and if they fail, so that a click paints at once and a page without
 * details still has its player. The placeholder is read once, because the lists expire while a visitor watches.
 */
export function useMovie(id: number) {
  const client = useQueryClient();
  const placeholderData = useMemo(() => moviePlaceholder(id).read(client), [client, id]);
  const query = useQuery({ ...useMovieQueries().movie(id), placeholderData });
  return { query, movie: query.data === undefined ? placeholderData : query.data };
}

/** Like `useMovie`. */
export function useSeries(id: number) {
  const client = useQueryClient();
  const placeholderData = useMemo(() => seriesPlaceholder(id).read(client), [client, id]);
  const query = useQuery({ ...useSeriesQueries().series(id), placeholderData });
  return { query, series: query.data === undefined ? placeholderData : query.data };
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { placeholderMovie, placeholderSeries } from "./placeholder-titles.ts";
import { useMovieQueries } from "./movie-queries.ts";
import { useSeriesQueries } from "./series-queries.ts";

/**
 * A film's details, and `known`: until they come, and where they fail, what some list has said of it, so that a click paints at once and
 * a failing film database leaves a page with a player. Remembered from the start: lists are forgotten after a while, a film runs longer.
 */
export function useMovie(id: number) {
  const client = useQueryClient();
  const listed = useMemo(() => placeholderMovie(client, id), [client, id]);
  const query = useQuery({ ...useMovieQueries().movie(id), placeholderData: listed });
  return { query, known: query.data === undefined ? listed : query.data };
}

/** A series' details, and what is known of it. */
export function useSeries(id: number) {
  const client = useQueryClient();
  const listed = useMemo(() => placeholderSeries(client, id), [client, id]);
  const query = useQuery({ ...useSeriesQueries().series(id), placeholderData: listed });
  return { query, known: query.data === undefined ? listed : query.data };
}

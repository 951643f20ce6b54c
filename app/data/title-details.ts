import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useMovieQueries } from "./movie-queries.ts";
import { moviePlaceholder, seriesPlaceholder } from "./placeholder-titles.ts";
import { useSeriesQueries } from "./series-queries.ts";

/**
 * A film's details, and `known`: until they come, and where they fail, what some list has said of it, so that a click paints at once and
 * a failing film database leaves a page with a player. Remembered from the start: lists are forgotten after a while, a film runs longer.
 */
export function useMovie(id: number) {
  const client = useQueryClient();
  const placeholderData = useMemo(() => moviePlaceholder(id).read(client), [client, id]);
  const query = useQuery({ ...useMovieQueries().movie(id), placeholderData });
  return { query, known: query.data === undefined ? placeholderData : query.data };
}

/** A series' details, and what is known of it. */
export function useSeries(id: number) {
  const client = useQueryClient();
  const placeholderData = useMemo(() => seriesPlaceholder(id).read(client), [client, id]);
  const query = useQuery({ ...useSeriesQueries().series(id), placeholderData });
  return { query, known: query.data === undefined ? placeholderData : query.data };
}

import { useQuery } from "@tanstack/react-query";
import { useMovieQueries } from "#app/data/movie-queries.ts";
import { EndScreen } from "#app/player/end-screen.tsx";
import type { VideoEnd } from "#app/player/player-frame.tsx";
import { similarMovies } from "#content/words/movie-page.ts";
import { moviePath } from "#domain/addresses.ts";

/** When the film has ended: Replay, and the similar films that the page shows as well. */
export function MovieEnd({ id, onReplay, onClose }: VideoEnd & { id: number }) {
  const { data } = useQuery(useMovieQueries().movieExtras(id));
  const items = (data?.similar ?? []).map((film) => ({ id: film.id, to: moviePath(film.id), title: film.title, poster: film.poster_path }));
  return <EndScreen title={similarMovies} items={items} onReplay={onReplay} onClose={onClose} />;
}

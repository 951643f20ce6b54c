import { useQuery } from "@tanstack/react-query";
import { useWords } from "#app/words/use-words.tsx";
import { moviePath } from "#domain/addresses.ts";
import type { VideoEnd } from "#features/player/player-frame.tsx";
import { EndScreen } from "#features/player/video-end.tsx";
import { useMovieQueries } from "./movie-queries.ts";

/** When the film has ended: Replay, and the similar films that the page shows as well. */
export function MovieEnd({ id, onReplay, onClose }: VideoEnd & { id: number }) {
  const { similarMovies } = useWords("titles").moviePage;
  const { data } = useQuery(useMovieQueries().movieExtras(id));
  const items = (data?.similar ?? []).map((film) => ({ id: film.id, to: moviePath(film.id), title: film.title, poster: film.poster_path }));
  return <EndScreen title={similarMovies} items={items} onReplay={onReplay} onClose={onClose} />;
}

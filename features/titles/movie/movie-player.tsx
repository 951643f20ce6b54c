import { useSite } from "#app/data/site-context.tsx";
import { lazyExtra } from "#app/ui/lazy-part.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { Movie } from "#domain/movie.ts";
import { needsImdbId } from "#domain/player.ts";
import { PlayerStage } from "#features/player/player-stage.tsx";
import { useSelectedServer } from "#features/player/selected-server.ts";
import { ServerRow } from "#features/player/server-row.tsx";
import { StagePicture } from "#features/titles/stage-picture.tsx";

const MovieEnd = lazyExtra(async () => (await import("./movie-end.tsx")).MovieEnd);

type MoviePlayerProps = {
  id: number;
  /** The player works without it. */
  movie: Movie | undefined;
  /** The details are still loading: `movie` is missing, or a list's placeholder data. */
  isLoading: boolean;
};

/** The player, the hint and the row of servers. */
export function MoviePlayer({ id, movie, isLoading }: MoviePlayerProps) {
  const { serverHint } = useWords("titles").moviePage;
  const { player } = useWords("stage").player;
  const { movieServers, publicFilms } = useSite();
  const selected = useSelectedServer(movieServers);
  const { server, select, marks } = selected;
  if (!server) return null;
  return (
    <section aria-label={player}>
      <h2 className="sr-only">{player}</h2>
      <PlayerStage
        servers={movieServers}
        selected={{ ...selected, server }}
        kind="movie"
        subject={isLoading && needsImdbId(server) ? null : { kind: "movie", tmdb_id: id, imdb_id: movie?.imdb_id ?? null }}
        title={movie?.title ?? null}
        details={movie ?? null}
        names={movie ? { title: movie.title, episode: null, artwork: movie.backdrop_path ?? movie.poster_path } : null}
        picture={movie && <StagePicture backdrop={movie.backdrop_path} poster={movie.poster_path} title={movie.title} />}
        isSample={movie?.own_video === false && movie.public_film === undefined}
        isOwn={movie?.own_video === true || movie?.public_film !== undefined}
        publicFilm={movie?.public_film ?? (publicFilms && isLoading && movie?.here === 0 ? null : undefined)}
        format={movie?.own_format}
        hint={serverHint}
        heightClass="stage-movie"
        renderEnd={(end) => <MovieEnd id={id} {...end} />}
      />
      <ServerRow servers={movieServers} selected={server} marks={marks} onSelect={select} />
    </section>
  );
}

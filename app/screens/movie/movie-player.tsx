import { useState } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { PlayerFrame } from "#app/player/player-frame.tsx";
import { useSelectedServer } from "#app/player/selected-server.ts";
import { ServerPicker } from "#app/player/server-picker.tsx";
import { serverHint } from "#content/words/movie-page.ts";
import { player } from "#content/words/player.ts";
import type { Movie } from "#domain/movie.ts";

/** The player, the hint and the server buttons. */
export function MoviePlayer({ movie }: { movie: Movie }) {
  const { movieServers } = useSite();
  const [server, selectServer] = useSelectedServer(movieServers);
  const [isRequested, setRequested] = useState(false);
  if (!server) return null;
  const select = (id: string) => {
    setRequested(true);
    selectServer(id);
  };
  return (
    <section aria-label={player}>
      <PlayerFrame
        server={server}
        subject={{ kind: "movie", tmdb_id: movie.id, imdb_id: movie.imdb_id }}
        title={movie.title}
        isRequested={isRequested}
        onPlay={() => setRequested(true)}
        heightClass="stage-movie"
      />
      <p className="my-4 font-semibold text-pink noscript:hidden">{serverHint}</p>
      <ServerPicker servers={movieServers} selected={server} onSelect={select} />
    </section>
  );
}

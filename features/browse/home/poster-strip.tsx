import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { moviePath } from "#domain/addresses.ts";
import { posterStrip } from "#features/browse/words/home-parts.ts";
import { Poster } from "#features/lists/cards/poster.tsx";
import { useMovieLists } from "#features/lists/list-queries.ts";

const count = 6;
const row =
  "scroll-row auto-cols-[5.5rem] gap-3 sm:auto-cols-[8rem] lg:[mask-image:linear-gradient(to_right,black_calc(100%-3rem),transparent)] lg:auto-cols-[13rem] lg:gap-5";
const sizes = "(min-width: 2560px) 260px, (min-width: 1700px) calc(183px + 3vw), (min-width: 1024px) 208px, (min-width: 640px) 128px, 88px";

/** The last of the popular films, because the first ones follow below. Needs no request of its own. */
export function PosterStrip() {
  const { data } = useQuery(useMovieLists().popularMovies());
  if (!data)
    return (
      <div aria-hidden="true" className={row}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="aspect-2/3 rounded-md bg-raised" />
        ))}
      </div>
    );
  return (
    <ul aria-label={posterStrip} className={row} onKeyDown={moveFocusWithArrows}>
      {data.items.slice(-count).map((movie) => (
        <li key={movie.id}>
          <Link to={moviePath(movie.id)} className="group block rounded-md">
            <span className="sr-only">{movie.title}</span>
            <Poster path={movie.poster_path} title={movie.title} sizes={sizes} className="transition-[translate] group-hover:-translate-y-1" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

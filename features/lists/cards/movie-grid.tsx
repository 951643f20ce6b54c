import type { ReactNode } from "react";
import { Link } from "#app/router/link.tsx";
import { Name } from "#app/ui/foreign-text.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { moviePath } from "#domain/addresses.ts";
import { type MovieSummary, releaseYear } from "#domain/movie.ts";
import { CardSave } from "#features/saved/card-save.tsx";
import { CardGrid, type GridOptions } from "./card-grid.tsx";
import { glanceOf } from "./glance.ts";
import { HereMark } from "./here-mark.tsx";
import { Poster } from "./poster.tsx";
import { Rating } from "./rating.tsx";

type MovieOnCard = Pick<
  MovieSummary,
  "id" | "title" | "release_date" | "vote_average" | "vote_count" | "poster_path" | "here" | "textLanguages" | "englishTitle"
>;

/** `date`: in place of the year. */
type MovieCardProps = { movie: MovieOnCard; sizes: string; priority?: boolean; date?: ReactNode };

export function MovieCard({ movie, sizes, priority = false, date }: MovieCardProps) {
  const { facts } = useWords("site");
  const year = releaseYear(movie);
  return (
    <>
      <Link to={moviePath(movie.id)} className="group glance block rounded-md" data-slot="movie-card" data-glance={glanceOf(facts, movie)}>
        <Poster path={movie.poster_path} title={movie.title} sizes={sizes} priority={priority} className="transition-[translate] group-hover:-translate-y-1" />
        <span className="mt-3 line-clamp-2 font-semibold leading-snug transition-colors group-hover:text-amber">
          <Name lang={movie.textLanguages?.title}>{movie.title}</Name>
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 pe-9 text-sm text-muted">
          {date ?? year}
          <Rating film={movie} />
          <HereMark title={movie} />
        </span>
      </Link>
      <CardSave movie={movie} />
    </>
  );
}

/** `dateOf`: what a card says in place of the year. */
type MovieGridProps = GridOptions & { movies: readonly MovieOnCard[]; dateOf?: (movie: MovieOnCard) => ReactNode };

export function MovieGrid({ movies, dateOf, ...grid }: MovieGridProps) {
  return (
    <CardGrid items={movies} {...grid}>
      {(movie, picture) => <MovieCard movie={movie} {...picture} date={dateOf?.(movie)} />}
    </CardGrid>
  );
}

import type { UseQueryResult } from "@tanstack/react-query";
import { FactsLine } from "#app/movie/facts-line.tsx";
import { Poster } from "#app/movie/poster.tsx";
import { QueryState } from "#app/movie/query-state.tsx";
import { Rating } from "#app/movie/rating.tsx";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { Link } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { similarMovies } from "#content/words/movie-page.ts";
import { noSimilarTitles } from "#content/words/title-sections.ts";
import type { MovieExtras } from "#domain/catalog.ts";
import { limits } from "#domain/limits.ts";
import { type MovieSummary, ratingText, releaseYear } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import { moviePath } from "#domain/paths.ts";

/** A grid on a phone, a list at the side on a desktop. */
const layout = "grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-1 lg:gap-y-4";

function SimilarMovie({ movie }: { movie: MovieSummary }) {
  return (
    <Link to={moviePath(movie.id)} className="group block rounded-md lg:grid lg:grid-cols-[5.5rem_minmax(0,1fr)] lg:items-center lg:gap-4">
      <Poster path={movie.poster_path} title={movie.title} sizes="(min-width: 1024px) 88px, (min-width: 640px) 29.4vw, 43.8vw" />
      <span className="mt-3 block lg:mt-0">
        <span className="line-clamp-2 font-semibold leading-snug transition-colors group-hover:text-amber">{movie.title}</span>
        <FactsLine className="mt-1 text-sm text-muted" facts={[releaseYear(movie), ratingText(movie) !== null && <Rating key="rating" film={movie} />]} />
      </span>
    </Link>
  );
}

function Skeleton() {
  return (
    <div aria-hidden="true" className={layout}>
      {Array.from({ length: limits.detail.similarMovies }, (_, index) => (
        <div key={index} className="skeleton aspect-2/3 lg:aspect-auto lg:h-33" />
      ))}
    </div>
  );
}

export function SimilarMovies({ query }: { query: UseQueryResult<MovieExtras> }) {
  return (
    <aside className="lg:sticky lg:top-24 lg:self-start">
      <Section title={similarMovies}>
        <QueryState query={query} failure={notices.similarMovies} skeleton={<Skeleton />}>
          {({ similar }) =>
            similar.length === 0 ? (
              <p className="text-muted">{noSimilarTitles}</p>
            ) : (
              <ul className={layout} onKeyDown={moveFocusWithArrows}>
                {similar.map((movie) => (
                  <li key={movie.id}>
                    <SimilarMovie movie={movie} />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryState>
      </Section>
    </aside>
  );
}

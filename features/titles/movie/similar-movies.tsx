import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "#app/router/link.tsx";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { foreignText, Name } from "#app/ui/foreign-text.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { moviePath } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import { type Movie, type MovieSummary, ratingText, releaseYear } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import { FactsLine } from "#features/lists/cards/facts-line.tsx";
import { Poster } from "#features/lists/cards/poster.tsx";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import { Rating } from "#features/lists/cards/rating.tsx";
import { ListInPlace } from "#features/lists/paging/list-in-place.tsx";
import { useMovieSectionQueries } from "#features/lists/related-queries.ts";
import { GenreChips } from "#features/titles/genre-chips.tsx";
import type { ShownMovieExtras } from "#features/titles/model/shown-extras.ts";

/** A grid below the other sections; from 1,152 px on a list beside the player, no higher than it: once it is continued, it scrolls in a box of its own. */
const layout =
  "similar-films couch:grid-cols-1 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-6 min-[72rem]:grid-cols-1 min-[72rem]:gap-y-2 min-[106.25rem]:grid-cols-2 min-[106.25rem]:gap-x-8 min-[106.25rem]:gap-y-4";
const itemLayout =
  "min-[72rem]:grid min-[72rem]:grid-cols-[3.5rem_minmax(0,1fr)] min-[72rem]:items-center min-[72rem]:gap-4 min-[106.25rem]:grid-cols-[6rem_minmax(0,1fr)]";
const posterSizes = "(min-width: 1700px) 112px, (min-width: 1152px) 56px, (min-width: 1024px) calc(15.33vw - 13px), (min-width: 640px) 29.4vw, 43.8vw";

function SimilarMovie({ movie }: { movie: MovieSummary }) {
  return (
    <Link to={moviePath(movie.id)} className={`group block rounded-md ${itemLayout}`}>
      <Poster path={movie.poster_path} title={movie.title} sizes={posterSizes} />
      <span className="mt-3 block min-[72rem]:mt-0">
        <span className="line-clamp-2 font-semibold leading-snug transition-colors group-hover:text-amber">
          <Name lang={movie.textLanguages?.title}>{movie.title}</Name>
        </span>
        <FactsLine className="mt-1 text-sm text-muted" facts={[releaseYear(movie), ratingText(movie) !== null && <Rating key="rating" film={movie} />]} />
        {/* Fills the wider list of large windows. Hidden from screen readers, because a link's name should be short. */}
        <span
          aria-hidden="true"
          {...foreignText(movie.textLanguages?.overview)}
          className="couch:hidden mt-2 hidden text-sm leading-snug text-muted min-[106.25rem]:line-clamp-3"
        >
          {movie.overview}
        </span>
      </span>
    </Link>
  );
}

function SkeletonItem() {
  return (
    <div className={itemLayout}>
      <div className="skeleton aspect-2/3" />
      <div className="skeleton mt-3 h-16 min-[72rem]:mt-0 min-[106.25rem]:h-32" />
    </div>
  );
}

function Skeleton() {
  return (
    <div aria-hidden="true" className={layout}>
      {Array.from({ length: limits.detail.similarMovies }, (_, index) => (
        <SkeletonItem key={index} />
      ))}
    </div>
  );
}

function SimilarList({ id, extras }: { id: number; extras: ShownMovieExtras }) {
  const { similarMovies } = useWords("titles").moviePage;
  const { moreFilms } = useWords("site").paging;
  const queries = useMovieSectionQueries();
  return (
    <ListInPlace
      beginning={extras.similar}
      onFirstPage={extras.firstPage.similar}
      pageQuery={(page) => queries.similarMovies(id, page)}
      label={similarMovies}
      moreText={moreFilms}
    >
      {(movies, pending) => (
        <ul className={layout} onKeyDown={moveFocusWithArrows}>
          {movies.map((movie) => (
            <li key={movie.id}>
              <SimilarMovie movie={movie} />
            </li>
          ))}
          {Array.from({ length: pending }, (_, index) => (
            <li key={`skeleton-${index}`} aria-hidden="true">
              <SkeletonItem />
            </li>
          ))}
        </ul>
      )}
    </ListInPlace>
  );
}

/** A way on, where the list beside the player would be. */
function NoSimilarMovies({ genres }: Pick<Movie, "genres">) {
  const { browseGenres, noSimilarTitles } = useWords("titles").titleSections;
  return (
    <div className="grid gap-4">
      <p className="text-muted">{noSimilarTitles}</p>
      {genres.length > 0 && (
        <>
          <p>{browseGenres}</p>
          <GenreChips genres={genres} tab="movies" />
        </>
      )}
    </div>
  );
}

export function SimilarMovies({ movie, query }: { movie: Movie; query: UseQueryResult<ShownMovieExtras> }) {
  const { similarMovies } = useWords("titles").moviePage;
  return (
    <Section as="aside" title={similarMovies} className="min-[72rem]:[&_[data-slot=load-more]]:mt-4">
      <QueryState query={query} failure={notices.similarMovies} skeleton={<Skeleton />}>
        {(extras) => (extras.similar.length === 0 ? <NoSimilarMovies genres={movie.genres} /> : <SimilarList id={movie.id} extras={extras} />)}
      </QueryState>
    </Section>
  );
}

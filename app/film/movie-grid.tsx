import { Link } from "react-router";
import { walkWithArrows } from "#app/ui/arrow-walk.ts";
import { type MovieSummary, releaseYear } from "#domain/movie.ts";
import { moviePath } from "#domain/paths.ts";
import { Poster } from "./poster.tsx";
import { Rating } from "./rating.tsx";

const columns = "grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5 lg:gap-x-6";
/** The width of one column at each breakpoint, for the browser's choice of image. */
const columnSizes = "(min-width: 1408px) 245px, (min-width: 1024px) 18vw, (min-width: 768px) 22vw, (min-width: 640px) 30vw, 45vw";

function MovieCard({ movie, priority }: { movie: MovieSummary; priority: boolean }) {
  const year = releaseYear(movie);
  return (
    <Link to={moviePath(movie.id)} className="group block rounded-md" data-slot="movie-card">
      <Poster
        path={movie.poster_path}
        title={movie.title}
        sizes={columnSizes}
        priority={priority}
        className="transition-transform group-hover:-translate-y-1"
      />
      <span className="mt-3 line-clamp-2 font-semibold leading-snug transition-colors group-hover:text-amber">{movie.title}</span>
      <span className="mt-1 flex items-center gap-3 text-sm text-muted">
        {year}
        <Rating film={movie} />
      </span>
    </Link>
  );
}

/** Section 2's card grid: 2, 3, 4, 5 columns. `priorityCount`: how many posters may be the page's largest picture. */
export function MovieGrid({ movies, label, priorityCount = 0 }: { movies: readonly MovieSummary[]; label: string; priorityCount?: number }) {
  return (
    <ul aria-label={label} className={columns} onKeyDown={walkWithArrows}>
      {movies.map((movie, index) => (
        <li key={movie.id}>
          <MovieCard movie={movie} priority={index < priorityCount} />
        </li>
      ))}
    </ul>
  );
}

/** The same wall before its films are known. */
export function MovieGridSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true" data-slot="movie-grid-skeleton" className={columns}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <div className="skeleton aspect-2/3 w-full" />
          <div className="skeleton mt-3 h-5 w-4/5" />
          <div className="skeleton mt-2 h-4 w-2/5" />
        </div>
      ))}
    </div>
  );
}

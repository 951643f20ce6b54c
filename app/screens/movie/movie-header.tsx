import { FactsLine } from "#app/movie/facts-line.tsx";
import { SharePanel } from "#app/movie/share-panel.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { directedBy } from "#content/words/movie-page.ts";
import { type Credits, directorsOf } from "#domain/credits.ts";
import { type Movie, releaseYear } from "#domain/movie.ts";
import { canonicalMoviePath } from "#domain/paths.ts";

/** The title over its backdrop. A list's placeholder data is enough for it. */
export function MovieHeader({ movie, credits }: { movie: Movie; credits: Credits | undefined }) {
  const directors = credits ? directorsOf(credits) : [];
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4 sm:flex sm:flex-wrap sm:items-end sm:justify-between sm:gap-x-8">
      <div className="min-w-0 max-w-4xl">
        <PageHeading className="text-on-night">{movie.title}</PageHeading>
        <FactsLine className="mt-3 min-h-6 text-on-night-muted" facts={[releaseYear(movie), directors.length > 0 && directedBy(directors)]} />
      </div>
      <SharePanel title={movie.title} path={canonicalMoviePath(movie)} variant="glass" side="end" />
    </div>
  );
}

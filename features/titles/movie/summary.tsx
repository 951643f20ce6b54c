import { foreignText } from "#app/ui/foreign-text.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { type Movie, ratingText, releaseYear } from "#domain/movie.ts";
import { FactsLine } from "#features/lists/cards/facts-line.tsx";
import { Rating } from "#features/lists/cards/rating.tsx";
import { GenreChips } from "#features/titles/genre-chips.tsx";

const layout = "grid grid-cols-1 gap-x-10 gap-y-4 rounded-lg bg-raised p-5 lg:grid-cols-[minmax(14rem,22rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:p-6";

/** specification.md, section 2. `isPlaceholder`: a list has no running time, so its place shows a skeleton. */
export function Summary({ movie, isPlaceholder }: { movie: Movie; isPlaceholder: boolean }) {
  const words = useWords("titles").moviePage;
  const { minutes } = useWords("site").facts;
  const runtime = isPlaceholder ? <span className="skeleton inline-block h-4 w-16 align-middle" /> : movie.runtime !== null && minutes(movie.runtime);
  return (
    <section aria-label={words.summary} className={layout}>
      <h2 className="sr-only">{words.summary}</h2>
      <FactsLine className="text-lg font-semibold" facts={[releaseYear(movie), runtime, ratingText(movie) !== null && <Rating key="rating" film={movie} />]} />
      <p {...foreignText(movie.textLanguages?.overview)} className="max-w-[90ch] text-lg leading-relaxed lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {movie.overview || words.noOverview}
      </p>
      <GenreChips genres={movie.genres} tab="movies" />
    </section>
  );
}

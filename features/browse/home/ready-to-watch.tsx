import { useQuery } from "@tanstack/react-query";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { Failure } from "#app/ui/failure.tsx";
import { Section } from "#app/ui/section.tsx";
import { HeadingLink } from "#app/ui/text-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { discoverPaths } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { useBrowseQueries } from "#features/browse/browse-queries.ts";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";
import { MovieCard } from "#features/lists/cards/movie-grid.tsx";
import { SeriesCard } from "#features/lists/cards/series-card.tsx";
import { posterRow, posterRowSizes } from "./poster-row.tsx";

type Title = { kind: "movie"; title: MovieSummary } | { kind: "series"; title: SeriesSummary };

/** Films and series in one row: newest file first, then what is in no library, the best known first. */
function newestFirst(movies: readonly MovieSummary[], series: readonly SeriesSummary[]): Title[] {
  const titles: Title[] = [...movies.map((title) => ({ kind: "movie", title }) as const), ...series.map((title) => ({ kind: "series", title }) as const)];
  return titles.toSorted((a, b) => (b.title.here ?? 0) - (a.title.here ?? 0) || b.title.vote_count - a.title.vote_count).slice(0, limits.home.readyToWatch);
}

/** The titles whose videos this site has. Nothing while there are none. */
export function ReadyToWatch() {
  const { allReady, readyFailed, readyToWatch } = useWords("browse").homeParts;
  const queries = useBrowseQueries();
  const movies = useQuery(queries.moviesHere());
  const series = useQuery(queries.seriesHere());
  const titles = newestFirst(movies.data ?? [], series.data ?? []);
  const isPending = movies.isPending || series.isPending;
  const hasFailed = movies.isError && series.isError;
  if (!isPending && !hasFailed && titles.length === 0) return null;
  return (
    <div className="couch-rows page-width mt-10">
      <Section title={readyToWatch} aside={<HeadingLink to={discoverPaths.here}>{allReady}</HeadingLink>}>
        {isPending && <GridSkeleton count={limits.home.readyToWatch} columns={posterRow} />}
        {hasFailed && <Failure text={readyFailed} onRetry={() => void Promise.all([movies.refetch(), series.refetch()])} />}
        {!isPending && titles.length > 0 && (
          <ul aria-label={readyToWatch} className={`couch-cards ${posterRow}`} onKeyDown={moveFocusWithArrows}>
            {titles.map(({ kind, title }) => (
              <li key={`${kind} ${title.id}`}>
                {kind === "movie" ? <MovieCard movie={title} sizes={posterRowSizes} /> : <SeriesCard series={title} sizes={posterRowSizes} />}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { QueryOptions } from "#app/data/query.ts";
import { useSite } from "#app/data/site-context.tsx";
import { useListRegion, useRegionPath } from "#app/data/visitor-region.ts";
import { Section } from "#app/ui/section.tsx";
import { HeadingLink } from "#app/ui/text-link.tsx";
import { WhenInView } from "#app/ui/when-in-view.tsx";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import { type Notice, notices } from "#domain/notices.ts";
import type { Page } from "#domain/page.ts";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";
import { MovieCard } from "#features/lists/cards/movie-grid.tsx";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import { SeriesCard } from "#features/lists/cards/series-card.tsx";
import { useUpcomingQueries } from "#features/upcoming/upcoming-queries.ts";
import { PosterRow, posterRow, posterRowSizes } from "./poster-row.tsx";

type RowProps<T> = { label: string; query: QueryOptions<Page<T>>; failure: Notice; children: (title: T) => ReactNode };

function Row<T extends { id: number }>({ label, query, failure, children }: RowProps<T>) {
  const { emptyList } = useWords("site").states;
  // The row itself says that it has failed.
  const list = useQuery({ ...query, meta: { failures: [] } });
  return (
    <QueryState query={list} failure={failure} skeleton={<GridSkeleton count={8} columns={posterRow} />}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="text-muted">{emptyList}</p>
        ) : (
          <PosterRow titles={items} label={label}>
            {children}
          </PosterRow>
        )
      }
    </QueryState>
  );
}

function InCinemas({ label }: { label: string }) {
  const region = useListRegion(useLanguage());
  const query = useUpcomingQueries().upcomingMovies({ region, list: "cinemas", week: null, kind: null, page: 1 });
  return (
    <Row label={label} query={query} failure={notices.upcoming}>
      {(movie) => <MovieCard movie={movie} sizes={posterRowSizes} />}
    </Row>
  );
}

/** Of today; in the embedded catalog, which has few series, of the week. */
function OnTelevision({ label }: { label: string }) {
  const region = useListRegion(useLanguage());
  const { catalog } = useSite();
  const query = useUpcomingQueries().airingSeries({ region, day: catalog === "live" ? 0 : null, page: 1 });
  return (
    <Row label={label} query={query} failure={notices.airing}>
      {(series) => <SeriesCard series={series} sizes={posterRowSizes} />}
    </Row>
  );
}

const rows = [
  { page: "upcoming", Titles: InCinemas },
  { page: "airing", Titles: OnTelevision },
] as const;

/** What is new in the visitor's country, each row of which costs a request when it comes near. Without script its link is there. */
export function UpcomingRows() {
  const { releases } = useWords("site").navigation;
  const { allReady } = useWords("browse").homeParts;
  const { catalog } = useSite();
  const inRegion = useRegionPath(useLanguage());
  return rows.map(({ page, Titles }) => {
    const label = releases[catalog][page];
    const seeAll = <HeadingLink to={inRegion(paths[page])}>{allReady}</HeadingLink>;
    return (
      <Section key={page} title={label} aside={seeAll}>
        <WhenInView fallback={<GridSkeleton count={8} columns={posterRow} />} className="min-h-72 noscript:hidden lg:min-h-96">
          {() => <Titles label={label} />}
        </WhenInView>
      </Section>
    );
  });
}

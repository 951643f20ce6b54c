import { Link } from "#app/router/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { textLinkClass } from "#app/ui/text-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { type SearchType, searchPath, seriesPath } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import type { PersonSummary } from "#domain/person.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";
import { MovieGrid } from "#features/lists/cards/movie-grid.tsx";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import { SeriesGrid } from "#features/lists/cards/series-grid.tsx";
import { fivePosters, fivePostersSizes } from "#features/search/endings/five-posters.ts";
import type { SearchChoice } from "#features/search/model/search-address.ts";
import type { SearchItem } from "#features/search/search-queries.ts";
import { PersonGrid } from "./person-grid.tsx";
import type { TypeResult } from "./type-results.ts";

const { rowOfAll } = limits.search;

function Items({ type, items, prioritizeFirst }: { type: SearchType; items: SearchItem[]; prioritizeFirst: boolean }) {
  const { typeNames } = useWords("search").searchResults;
  const row = { label: typeNames[type], columns: fivePosters, sizes: fivePostersSizes, prioritizeFirst };
  if (type === "movies") return <MovieGrid movies={items as MovieSummary[]} {...row} />;
  if (type === "tv") return <SeriesGrid series={items as SeriesSummary[]} pathOf={({ id }) => seriesPath(id)} {...row} />;
  return <PersonGrid people={items as PersonSummary[]} {...row} />;
}

type TypeRowProps = { result: TypeResult; choice: SearchChoice; prioritizeFirst: boolean };

/** The first results of one type, and the way to the rest. */
export function TypeRow({ result: { type, search }, choice: { query, year, verbatim }, prioritizeFirst }: TypeRowProps) {
  const { typeNames } = useWords("search").searchResults;
  const { allOfType } = useWords("search").searchPage;
  const count = search.data?.totalResults ?? 0;
  const all = count > rowOfAll && (
    <Link to={searchPath(query, type, { year, verbatim })} className={textLinkClass}>
      {allOfType(type, count)}
    </Link>
  );
  return (
    <Section title={typeNames[type]} aside={all}>
      <QueryState query={search} failure={notices.search} skeleton={<GridSkeleton count={rowOfAll} columns={fivePosters} />}>
        {({ items }) => <Items type={type} items={items.slice(0, rowOfAll)} prioritizeFirst={prioritizeFirst} />}
      </QueryState>
    </Section>
  );
}

import { useIsOffline } from "#app/data/connection.ts";
import { useWords } from "#app/words/use-words.tsx";
import { searchPath, seriesPath } from "#domain/addresses.ts";
import { isBeyondEnd } from "#domain/page.ts";
import { MovieGrid } from "#features/lists/cards/movie-grid.tsx";
import { SeriesGrid } from "#features/lists/cards/series-grid.tsx";
import { PageBeyondEnd } from "#features/search/endings/page-beyond-end.tsx";
import type { SearchChoice } from "#features/search/model/search-address.ts";
import { useSearchQueries } from "#features/search/search-queries.ts";
import type { Words } from "#languages/words.ts";

import { AllResults } from "./all-results.tsx";
import { PersonGrid } from "./person-grid.tsx";
import { SearchLayout } from "./search-layout.tsx";
import { SearchResults } from "./search-results.tsx";
import { type TypeResult, useTypeResults } from "./type-results.ts";

function Movies({ choice }: { choice: SearchChoice }) {
  const { typeNames } = useWords("search").searchResults;
  const { moreFilms } = useWords("site").paging;
  const { searchMovies } = useSearchQueries();
  return (
    <SearchResults choice={choice} label={typeNames.movies} search={searchMovies} moreText={moreFilms}>
      {(movies, pending) => <MovieGrid movies={movies} label={typeNames.movies} pending={pending} prioritizeFirst />}
    </SearchResults>
  );
}

function Series({ choice }: { choice: SearchChoice }) {
  const { typeNames } = useWords("search").searchResults;
  const { moreSeries } = useWords("site").paging;
  const { searchSeries } = useSearchQueries();
  return (
    <SearchResults choice={choice} label={typeNames.tv} search={searchSeries} moreText={moreSeries}>
      {(series, pending) => <SeriesGrid series={series} label={typeNames.tv} pathOf={({ id }) => seriesPath(id)} pending={pending} prioritizeFirst />}
    </SearchResults>
  );
}

function People({ choice }: { choice: SearchChoice }) {
  const { typeNames } = useWords("search").searchResults;
  const { morePeople } = useWords("search").searchPage;
  const { searchPeople } = useSearchQueries();
  return (
    <SearchResults choice={choice} label={typeNames.people} search={searchPeople} moreText={morePeople}>
      {(people, pending) => <PersonGrid people={people} label={typeNames.people} pending={pending} prioritizeFirst />}
    </SearchResults>
  );
}

const resultsOf = { movies: Movies, tv: Series, people: People };

/** "12 films, 3 series". Empty until all searches have ended. */
function countText(
  { countOfType, noResults, comma }: Words["search"]["searchPage"] & Pick<Words["site"]["facts"], "comma">,
  results: readonly TypeResult[],
): string {
  if (results.some(({ search }) => search.isPending)) return "";
  const counts = results.flatMap(({ type, search: { data } }) => (data?.totalResults ? [countOfType[type](data.totalResults)] : []));
  if (counts.length > 0) return counts.join(comma);
  return results.some(({ search }) => search.data) ? noResults : "";
}

/** The results of a query in the address's tab. */
export function SearchPage({ choice }: { choice: SearchChoice }) {
  const { searchPage, searchDropdown } = useWords("search");
  const { comma } = useWords("site").facts;
  const { query, type } = choice;
  const results = useTypeResults(choice);
  const isOffline = useIsOffline() && results.every(({ search }) => search.data === undefined);
  if (results.some(({ search }) => search.data && isBeyondEnd(search.data))) return <PageBeyondEnd to={searchPath(query, type, { ...choice, page: 1 })} />;
  const Results = type === "all" ? null : resultsOf[type];
  return (
    <SearchLayout choice={choice} count={isOffline ? searchDropdown.offline : countText({ ...searchPage, comma }, results)}>
      {Results ? <Results choice={choice} /> : <AllResults choice={choice} results={results} />}
    </SearchLayout>
  );
}

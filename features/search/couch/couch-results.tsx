import { Link } from "#app/router/link.tsx";
import { NoticeFailure } from "#app/ui/failure.tsx";
import { Name } from "#app/ui/foreign-text.tsx";
import { textLinkClass } from "#app/ui/text-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { searchPath } from "#domain/addresses.ts";
import { notices } from "#domain/notices.ts";
import { Poster } from "#features/lists/cards/poster.tsx";
import { type ResultRow, suggestionsOf } from "#features/search/box/result-rows.ts";
import { useTypeResults } from "#features/search/page/type-results.ts";

/** Two rows of four, and one that shows that there is more. */
const mostResults = 12;

/** The best of each type first, then the second of each. */
const inTurn = (lists: readonly (readonly ResultRow[])[]): ResultRow[] =>
  Array.from({ length: mostResults }, (_, rank) => lists.flatMap((rows) => rows[rank] ?? []))
    .flat()
    .slice(0, mostResults);

function useResults(query: string) {
  const { departments } = useWords("site");
  const { searchDropdown } = useWords("search");
  const results = useTypeResults({ query, type: "all", year: null, verbatim: false, page: 1 });
  const isPending = results.some(({ search }) => search.isPending);
  const hasFailed = results.every(({ search }) => search.isError);
  const rows = isPending ? [] : inTurn(results.map(({ search }) => suggestionsOf({ ...searchDropdown, departments }, search.data ?? null).rows));
  return { rows, isPending, hasFailed, retry: () => void Promise.all(results.map(({ search }) => search.refetch())) };
}

function Result({ row: { to, name, language, detail, picture } }: { row: ResultRow }) {
  return (
    <Link to={to} className="block rounded-md">
      <Poster path={picture} title={name} sizes="14vw" />
      <span className="mt-2 line-clamp-1 font-semibold">
        <Name lang={language}>{name}</Name>
      </span>
      <span className="line-clamp-1 text-muted">{detail}</span>
    </Link>
  );
}

/** Beside the keyboard: films, series and people of what is typed so far. */
export function CouchResults({ query }: { query: string }) {
  const { searchDropdown } = useWords("search");
  const { loading } = useWords("site").searchBox;
  const { rows, isPending, hasFailed, retry } = useResults(query);
  if (hasFailed) return <NoticeFailure notice={notices.search} onRetry={retry} />;
  return (
    <>
      <p role="status" className="mb-3 text-muted">
        {isPending ? loading : rows.length === 0 ? searchDropdown.noResults : searchDropdown.resultCount(rows.length)}
      </p>
      <ul aria-label={searchDropdown.resultsLabel} className="grid grid-cols-4 gap-5">
        {rows.map((row) => (
          <li key={row.to}>
            <Result row={row} />
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <Link to={searchPath(query, "all")} className={`mt-6 ${textLinkClass}`}>
          {searchDropdown.viewAll}
        </Link>
      )}
    </>
  );
}

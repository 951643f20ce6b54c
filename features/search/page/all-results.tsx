import { NoticeFailure } from "#app/ui/failure.tsx";
import { limits } from "#domain/limits.ts";
import { notices } from "#domain/notices.ts";
import { slugOf } from "#domain/slug.ts";
import { NextSteps } from "#features/search/endings/next-steps.tsx";
import type { SearchChoice } from "#features/search/model/search-address.ts";
import type { SearchItem } from "#features/search/search-queries.ts";
import type { SearchResultPage } from "../model/queries.ts";
import { NothingFound } from "./nothing-found.tsx";
import { ResultNotes } from "./result-notes.tsx";
import { Searching } from "./searching.tsx";
import type { TypeResult } from "./type-results.ts";
import { TypeRow } from "./type-row.tsx";

const nameOf = (item: SearchItem): string => ("title" in item ? item.title : item.name);

/** Whether one of the row's items has exactly the searched name. */
function hasNamesake(found: SearchResultPage<SearchItem> | undefined, query: string): boolean {
  if (!found) return false;
  const text = found.correctedTo ?? query;
  const slug = slugOf(text);
  return found.items.slice(0, limits.search.rowOfAll).some((item) => nameOf(item) === text || (slug !== "" && slugOf(nameOf(item)) === slug));
}

function Failed({ results }: { results: readonly TypeResult[] }) {
  return (
    <div className="grid grid-cols-1 gap-12">
      <NoticeFailure notice={notices.search} onRetry={() => void Promise.all(results.map(({ search }) => search.refetch()))} />
      <NextSteps searchBox={false} />
    </div>
  );
}

/** A row of each type; one that holds exactly the searched name comes first. They show together, because each row moves the next. */
export function AllResults({ choice, results }: { choice: SearchChoice; results: readonly TypeResult[] }) {
  if (results.some(({ search }) => search.isPending)) return <Searching inRows />;
  if (results.every(({ search }) => search.isError)) return <Failed results={results} />;
  const shown = results.filter(({ search }) => search.data?.items.length !== 0);
  if (shown.length === 0) return <NothingFound choice={choice} />;
  const rank = ({ search }: TypeResult): number => (hasNamesake(search.data, choice.query) ? 0 : 1);
  const correctedTo = shown.find(({ search }) => search.data?.correctedTo)?.search.data?.correctedTo;
  // A type that has something from that year says nothing of it, nor do people.
  const titles = shown.filter(({ type }) => type !== "people").map(({ search }) => search.data?.omittedYear);
  const omittedYear = titles.every((year) => year !== undefined) ? titles[0] : undefined;
  return (
    <>
      <ResultNotes choice={choice} found={{ correctedTo, omittedYear }} />
      <div className="grid grid-cols-1 gap-12">
        {shown
          .toSorted((a, b) => rank(a) - rank(b))
          .map((result, index) => (
            <TypeRow key={result.type} result={result} choice={choice} prioritizeFirst={index === 0} />
          ))}
      </div>
    </>
  );
}

import { SearchBox } from "#app/search/search-box.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { searchPrompt } from "#content/words/search-page.ts";
import { searchPath } from "#domain/paths.ts";

/** The search page without a query. */
export function SearchPrompt() {
  return (
    <div className="page-width grid min-h-[60vh] content-start gap-6 py-12 md:py-20">
      <PageHeading>{searchPrompt.title}</PageHeading>
      <p className="text-xl text-muted">{searchPrompt.text}</p>
      <div className="max-w-3xl">
        <SearchBox label={searchPrompt.title} />
      </div>
      <dl className="mt-4 grid max-w-3xl divide-y divide-line border-y border-line">
        {searchPrompt.hints.map(({ wanted, typed }) => (
          <div key={typed} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
            <dt className="text-muted">{wanted}</dt>
            <dd>
              <Link to={searchPath(typed, "movies")} className="inline-flex min-h-11 items-center font-semibold text-amber hover:underline">
                {typed}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

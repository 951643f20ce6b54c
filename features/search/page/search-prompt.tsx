import { Link } from "#app/router/link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { textLinkClass } from "#app/ui/text-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { searchPath } from "#domain/addresses.ts";
import { SearchBox } from "#features/search/box/search-box.tsx";
import { NextSteps } from "#features/search/endings/next-steps.tsx";

/** The search page without a query. */
export function SearchPrompt() {
  const { searchPrompt } = useWords("search").searchPage;
  return (
    <div className="page-width grid grid-cols-1 gap-x-16 gap-y-10 py-10 md:gap-y-12 md:py-14 lg:grid-cols-2">
      <div className="grid grid-cols-1 content-start gap-5">
        <PageHeading>{searchPrompt.title}</PageHeading>
        <p className="text-xl text-muted">{searchPrompt.text}</p>
        <SearchBox label={searchPrompt.title} />
      </div>
      <dl className="grid self-end divide-y divide-line border-y border-line">
        {searchPrompt.hints.map(({ wanted, typed }) => (
          <div key={typed} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
            <dt className="text-muted">{wanted}</dt>
            <dd>
              <Link to={searchPath(typed, "movies")} className={textLinkClass}>
                {typed}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <div className="lg:col-span-full">
        <NextSteps searchBox={false} />
      </div>
    </div>
  );
}

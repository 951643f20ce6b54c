import { FilterLink } from "#app/ui/filter-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { ListPageName } from "#domain/addresses.ts";
import { BackLink } from "#features/browse/back-link.tsx";
import { listFilters } from "#features/browse/list-page.ts";
import { UpcomingLink } from "#features/browse/upcoming-link.tsx";

/** Replaces the hero: the list's name and the Back button. */
export function ViewHeading({ shown }: { shown: ListPageName }) {
  const { listPageTexts } = useWords("browse").listPages;
  return (
    <div className="-mb-8 grid justify-items-start gap-3">
      <BackLink />
      <div className="flex w-full flex-wrap items-end justify-between gap-x-6">
        <PageHeading>{listPageTexts[shown].list}</PageHeading>
        <div className="flex flex-wrap gap-x-6">
          <UpcomingLink titles="movies" />
          <FilterLink to={listFilters(shown)} />
        </div>
      </div>
    </div>
  );
}

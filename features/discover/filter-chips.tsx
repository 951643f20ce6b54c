import { Link } from "#app/router/link.tsx";
import { Icon, xIcon } from "#app/ui/icons.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { ActiveFilter } from "./active-filters.ts";
import { discoverPath } from "./model/discover-address.ts";
import { type DiscoverFilters, noFilters } from "./model/discover-filters.ts";

const chip =
  "inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-raised-more ps-3.5 pe-2.5 text-sm font-semibold transition-colors hover:text-amber pointer-coarse:min-h-11 forced-colors:border";

/** Without the filters, in the same order. */
const withoutFilters = ({ type, sort }: DiscoverFilters): string => discoverPath({ ...noFilters(type), sort });

/** Each active filter is a link to the list without it. */
export function FilterChips({ filters, active }: { filters: DiscoverFilters; active: readonly ActiveFilter[] }) {
  const words = useWords("discover").discoverPage;
  if (active.length === 0) return null;
  return (
    <ul aria-label={words.activeFilters} className="flex flex-wrap items-center gap-2 max-sm:scroll-row max-sm:auto-cols-max max-sm:justify-start">
      {active.map(({ filter, id, text, without }) => (
        <li key={`${filter} ${id}`} className="max-w-full">
          <Link to={discoverPath(without)} rel="nofollow" className={chip}>
            <span className="sr-only">{`${words.removeFilter} `}</span>
            <span className="min-w-0 sm:wrap-anywhere">{text}</span>
            <Icon of={xIcon} className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={withoutFilters(filters)}
          className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-amber hover:underline pointer-coarse:min-h-11"
        >
          {words.clearAll}
        </Link>
      </li>
    </ul>
  );
}

import { useNavigate } from "#app/router/router.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { filterFormId } from "./form-id.ts";
import { discoverPath } from "./model/discover-address.ts";
import { type DiscoverFilters, type DiscoverSort, discoverSorts } from "./model/discover-filters.ts";

/** Belongs to the form for visitors without script; with script a choice applies at once, in place, so that the arrow keys can go on. */
export function SortSelect({ filters }: { filters: DiscoverFilters }) {
  const words = useWords("discover").discoverPage;
  const navigate = useNavigate();
  return (
    <label className="flex items-center gap-2 max-sm:grow">
      <span className="text-sm whitespace-nowrap text-muted max-sm:sr-only">{words.sortBy}</span>
      <select
        name="sort"
        form={filterFormId}
        value={filters.sort}
        onChange={({ target }) => navigate(discoverPath({ ...filters, sort: target.value as DiscoverSort, page: 1 }), { replace: true })}
        className="filter-field"
      >
        {discoverSorts.map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}

import { useState } from "react";
import { useNavigate } from "#app/router/router.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { usePathIn, useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import type { ActiveFilter } from "./active-filters.ts";
import { useDraftCount } from "./draft-count.ts";
import { FilterFields } from "./filter-fields.tsx";
import type { ChosenReferences } from "./filter-names.ts";
import { discoverPath, parseDiscoverFilters } from "./model/discover-address.ts";
import type { DiscoverFilters } from "./model/discover-filters.ts";

/** What the form says: its fields have the names of the address's parameters. */
function filtersIn(form: HTMLFormElement): DiscoverFilters {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return parseDiscoverFilters(new URLSearchParams(fields));
}

type FilterFormProps = {
  /** Without it the order is not a field of this form. */
  id?: string;
  /** Those of the address. A change mounts the form anew (`key`). */
  filters: DiscoverFilters;
  active: readonly ActiveFilter[];
  chosen: ChosenReferences;
  /** The titles of the address's list; `null` until they are known. */
  count: number | null;
  onApply?: () => void;
  className: string;
};

/** A plain GET form: without script the server redirects its address to the canonical one. */
export function FilterForm({ id, filters, active, chosen, count, onApply, className }: FilterFormProps) {
  const pathIn = usePathIn();
  const words = useWords("discover").discoverForm;
  const [draft, setDraft] = useState(filters);
  const navigate = useNavigate();
  const changed = useDraftCount(draft, filters);
  const shownCount = changed.isChanged ? changed.count : count;
  const apply = (form: HTMLFormElement) => {
    const path = discoverPath(filtersIn(form));
    navigate(path, { replace: path === discoverPath(filters) });
    onApply?.();
  };
  return (
    <form
      id={id}
      action={pathIn(paths.discover)}
      // Firefox would keep what was not applied over a reload, and the count would not follow it.
      autoComplete="off"
      className={className}
      onInput={(event) => setDraft(filtersIn(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      <input type="hidden" name="type" value={filters.type} />
      {id === undefined && <input type="hidden" name="sort" value={filters.sort} />}
      <FilterFields filters={filters} active={active} chosen={chosen} />
      <div className="couch:static sticky bottom-0 -mx-1 grid gap-2 bg-inherit px-1 pt-3 pb-4">
        <button type="submit" className={buttonClass("primary", "w-full")}>
          {words.show(filters.type, shownCount)}
        </button>
        <p role="status" className="sr-only">
          {changed.isChanged && changed.count !== null && words.matching(filters.type, changed.count)}
        </p>
      </div>
    </form>
  );
}

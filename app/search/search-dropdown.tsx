import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { QueryOptions } from "#app/data/query.ts";
import { type SearchQueries, searchBoxQuery, useSearchQueries } from "#app/data/search-queries.ts";
import { useIsSlow } from "#app/data/slow-wait.ts";
import * as words from "#content/words/search-dropdown.ts";
import { stillWaiting } from "#content/words/states.ts";
import { limits } from "#domain/limits.ts";
import type { SearchType } from "#domain/paths.ts";
import { parseImdbId, typedQuery } from "#domain/search-query.ts";
import { onComboboxKeyDown } from "./combobox-keys.ts";
import { type DropdownView, dropdownView, isSearchDue } from "./dropdown-view.ts";
import { ResultRow } from "./result-row.tsx";
import { type ResultRow as Row, rowsOf, type SearchResponse } from "./result-rows.ts";
import { retainFocus } from "./retain-focus.ts";

// The search box loads both in one chunk.
export { onComboboxKeyDown };

function searchQuery(queries: SearchQueries, type: SearchType, text: string): QueryOptions<SearchResponse> {
  const imdbId = parseImdbId(text);
  return imdbId ? queries.imdbMatch(imdbId) : queries.search(type, text, 1);
}

/** The text at the last pause of 500 ms (specification.md, section 5). */
function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  // Every keystroke restarts the timer.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), limits.search.debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** For screen readers. */
function statusText(view: DropdownView, results: number, suggestions: number): string {
  if (view === "rows") return words.resultCount(results);
  return view === "empty" ? words.noResultsStatus(suggestions) : "";
}

type DropdownProps = { text: string; type: SearchType; open: boolean; listId: string; active: number; onChoose: () => void; onDismiss: () => void };

export function SearchDropdown({ text, type, open, listId, active, onChoose, onDismiss }: DropdownProps) {
  const typed = typedQuery(text);
  const settled = useSettled(typed);
  const search = useQuery({ ...searchBoxQuery(searchQuery(useSearchQueries(), type, typed)), enabled: isSearchDue({ open, text: typed, settled }) });
  const isSlow = useIsSlow(search.isLoading);
  const { results, suggestions } = rowsOf(search.data ?? null);
  const shown = results.slice(0, limits.search.dropdownResults);
  const view = dropdownView({ open, text: typed, settled, failed: search.isError, results: search.data === undefined ? null : shown.length });
  const rows = (list: readonly Row[]) =>
    list.map((row, index) => <ResultRow key={`${row.type}-${row.id}`} row={row} id={`${listId}-${index}`} active={index === active} onChoose={onChoose} />);
  return (
    <>
      <p role="status" className="sr-only">
        {isSlow ? stillWaiting : statusText(view, shown.length, suggestions.length)}
      </p>
      {view !== "closed" && (
        <>
          <div aria-hidden="true" data-slot="backdrop" className="fixed inset-0 -z-10 bg-night/50" onClick={onDismiss} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the handler only keeps the focus in the field */}
          <div
            data-slot="dropdown"
            className="absolute inset-x-0 top-full mt-2 flex max-h-dropdown flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-2xl"
            onMouseDown={retainFocus}
          >
            {view === "loading" && <p className="px-4 py-5 text-muted">{words.loading}</p>}
            {isSlow && <p className="-mt-4 px-4 pb-5 text-sm text-muted">{stillWaiting}</p>}
            {view === "empty" && <p className="px-4 pb-3 pt-5 text-muted">{words.noResults}</p>}
            {view === "empty" && suggestions.length > 0 && <p className="display px-3 pb-1 text-lg font-bold">{words.suggestions}</p>}
            <div id={listId} role="listbox" aria-label={words.resultsLabel} aria-busy={view === "loading"} className="min-h-0 overflow-y-auto">
              {view === "rows" && rows(shown)}
              {view === "empty" && rows(suggestions)}
            </div>
            <button type="submit" className="min-h-12 shrink-0 border-t border-line px-4 font-semibold text-amber hover:underline">
              {words.viewAll}
            </button>
          </div>
        </>
      )}
    </>
  );
}

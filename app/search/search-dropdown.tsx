import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { QueryOptions } from "#app/data/query.ts";
import { quickly, type SearchQueries, useSearchQueries } from "#app/data/search-queries.ts";
import { limits } from "#domain/limits.ts";
import type { SearchType } from "#domain/paths.ts";
import { parseImdbId, typedQuery } from "#domain/search-query.ts";
import { onComboboxKeyDown } from "./combobox-keys.ts";
import { type DropdownView, dropdownView, isSearchDue } from "./dropdown-view.ts";
import { ResultRow } from "./result-row.tsx";
import { type ResultRow as Row, rowsOf, type SearchResponse } from "./result-rows.ts";
import { retainFocus } from "./retain-focus.ts";

// The box asks for both in one piece.
export { onComboboxKeyDown };

function questionFor(ask: SearchQueries, type: SearchType, query: string): QueryOptions<SearchResponse> {
  const imdbId = parseImdbId(query);
  return imdbId ? ask.imdbMatch(imdbId) : ask.search(type, query, 1);
}

/** The text as it was when typing last paused for the debounce's 500 ms. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  // Only time tells that somebody has stopped typing.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), limits.search.debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function spoken(view: DropdownView, results: number, meant: number): string {
  if (view === "rows") return results === 1 ? "1 result" : `${results} results`;
  if (view !== "empty") return "";
  return meant === 0 ? "No results found" : `No results found. ${meant === 1 ? "1 similar title" : `${meant} similar titles`}`;
}

type DropdownProps = { text: string; type: SearchType; open: boolean; listId: string; active: number; onChoose: () => void; onDismiss: () => void };

export function SearchDropdown({ text, type, open, listId, active, onChoose, onDismiss }: DropdownProps) {
  const query = typedQuery(text);
  const settled = useSettled(query);
  const ask = useSearchQueries();
  const answer = useQuery({ ...quickly(questionFor(ask, type, query)), enabled: isSearchDue({ open, text: query, settled }) });
  const { results, meant } = rowsOf(answer.data ?? null);
  const shown = results.slice(0, limits.search.dropdownResults);
  const view = dropdownView({ open, text: query, settled, failed: answer.isError, results: answer.data === undefined ? null : shown.length });
  const rows = (list: readonly Row[]) =>
    list.map((row, index) => <ResultRow key={`${row.type}-${row.id}`} row={row} id={`${listId}-${index}`} active={index === active} onChoose={onChoose} />);
  return (
    <>
      <p role="status" className="sr-only">
        {spoken(view, shown.length, meant.length)}
      </p>
      {view !== "closed" && (
        <>
          <div aria-hidden="true" data-slot="backdrop" className="fixed inset-0 -z-10 bg-night/50" onClick={onDismiss} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside a row must not take the focus out of the text */}
          <div
            data-slot="dropdown"
            className="absolute inset-x-0 top-full mt-2 flex max-h-dropdown flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-2xl"
            onMouseDown={retainFocus}
          >
            {view === "loading" && <p className="px-4 py-5 text-muted">Loading...</p>}
            {view === "empty" && <p className="px-4 pb-3 pt-5 text-muted">No results found</p>}
            {view === "empty" && meant.length > 0 && <p className="display px-3 pb-1 text-lg font-bold">Did you mean</p>}
            <div id={listId} role="listbox" aria-label="Results" aria-busy={view === "loading"} className="min-h-0 overflow-y-auto">
              {view === "rows" && rows(shown)}
              {view === "empty" && rows(meant)}
            </div>
            <button type="submit" className="min-h-12 shrink-0 border-t border-line px-4 font-semibold text-amber hover:underline">
              View all results
            </button>
          </div>
        </>
      )}
    </>
  );
}

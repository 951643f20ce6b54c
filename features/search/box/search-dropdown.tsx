import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useIsOffline } from "#app/data/connection.ts";
import type { QueryOptions } from "#app/data/query.ts";
import { useIsSlow } from "#app/data/slow-wait.ts";
import { useSettled } from "#app/ui/settled.ts";
import { useWords } from "#app/words/use-words.tsx";
import { searchPath } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import { parseImdbId, typedQuery } from "#features/search/model/search-query.ts";
import { noteTexts } from "#features/search/note-texts.ts";
import { type SearchQueries, searchBoxQuery, useSearchQueries } from "#features/search/search-queries.ts";
import type { Words } from "#languages/words.ts";

import { onComboboxKeyDown } from "./combobox-keys.ts";
import { type DropdownView, dropdownView, isSearchDue } from "./dropdown-view.ts";
import type { FormValues } from "./form-values.ts";
import { OtherTypeRow, ResultRow } from "./result-row.tsx";
import { type SearchResponse, type Suggestions, suggestionsOf } from "./result-rows.ts";
import { retainFocus } from "./retain-focus.ts";

// The search box loads both in one chunk.
export { onComboboxKeyDown };

/** A search in all types suggests films. */
function searchQuery(queries: SearchQueries, { text, type, year }: FormValues): QueryOptions<SearchResponse> {
  const imdbId = parseImdbId(text);
  return imdbId ? queries.imdbMatch(imdbId) : queries.search(type === "all" ? "movies" : type, text, 1, { year });
}

function Notes({ suggestions }: { suggestions: Suggestions }) {
  const searchResults = useWords("search").searchResults;
  return noteTexts(searchResults, suggestions).map((note) => (
    <p key={note} aria-hidden="true" className="px-3 pt-3 pb-2 text-sm text-muted wrap-anywhere">
      {note}
    </p>
  ));
}

/** For screen readers alone: the same words on the page are hidden from them. */
function statusText(
  words: Words["search"]["searchDropdown"],
  searchResults: Words["search"]["searchResults"],
  view: DropdownView,
  suggestions: Suggestions,
): string {
  const { inType, sentences } = searchResults;
  if (view !== "rows" && view !== "empty") return "";
  const { rows, otherType } = suggestions;
  const count = view === "rows" ? words.resultCount(rows.length) : words.noResults;
  return sentences([...noteTexts(searchResults, suggestions), count, ...(otherType ? [inType(otherType)] : [])]);
}

type DropdownProps = FormValues & {
  open: boolean;
  listId: string;
  active: number;
  onChoose: () => void;
  onDismiss: () => void;
  onOptions: (count: number) => void;
};

export function SearchDropdown({ open, listId, active, onChoose, onDismiss, onOptions, ...values }: DropdownProps) {
  const searchResults = useWords("search").searchResults;
  const { inType } = searchResults;
  const words = useWords("search").searchDropdown;
  const { loading } = useWords("site").searchBox;
  const { departments, states } = useWords("site");
  const { stillWaiting } = states;
  const text = typedQuery(values.text);
  // specification.md, section 5.
  const settled = useSettled(text, limits.search.debounceMs, "");
  const search = useQuery({ ...searchBoxQuery(searchQuery(useSearchQueries(), { ...values, text })), enabled: isSearchDue({ open, text, settled }) });
  const isSlow = useIsSlow(search.isLoading);
  const isOffline = useIsOffline() && search.isError;
  const noResults = isOffline ? words.offline : words.noResults;
  const suggestions = suggestionsOf({ ...words, departments }, search.data ?? null);
  const { rows, otherType } = suggestions;
  const view = dropdownView({ open, text, settled, failed: search.isError, results: search.data === undefined ? null : rows.length });
  const isFound = view === "rows" || view === "empty";
  const optionCount = isFound ? rows.length + (otherType ? 1 : 0) : 0;
  const reportOptions = useEffectEvent(onOptions);
  // The field says whether it has options.
  useEffect(() => reportOptions(optionCount), [optionCount]);
  const optionProps = (index: number) => ({ id: `${listId}-${index}`, active: index === active, onChoose });
  return (
    <>
      <p role="status" className="sr-only">
        {isSlow ? stillWaiting : statusText({ ...words, noResults }, searchResults, view, suggestions)}
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
            {view === "loading" && <p className="px-4 py-5 text-muted">{loading}</p>}
            {isSlow && (
              <p aria-hidden="true" className="-mt-4 px-4 pb-5 text-sm text-muted">
                {stillWaiting}
              </p>
            )}
            {view === "empty" && (
              <p aria-hidden="true" className="px-4 py-5 text-muted">
                {noResults}
              </p>
            )}
            {view === "rows" && <Notes suggestions={suggestions} />}
            <div id={listId} role="listbox" hidden={optionCount === 0} aria-label={words.resultsLabel} className="min-h-0 overflow-y-auto">
              {view === "rows" && rows.map((row, index) => <ResultRow key={`${row.type}-${row.id}`} row={row} {...optionProps(index)} />)}
              {isFound && otherType && (
                <OtherTypeRow to={searchPath(otherType.name, otherType.type, { year: values.year })} {...optionProps(rows.length)}>
                  {inType(otherType)}
                </OtherTypeRow>
              )}
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

import { buttonClass } from "#app/ui/button.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { SearchBox } from "#features/search/box/search-box.tsx";
import type { SearchChoice } from "#features/search/model/search-address.ts";
import { yearPattern } from "#features/search/model/search-query.ts";

function YearField({ year }: { year: number | null }) {
  const words = useWords("search").searchPage;
  return (
    <label className="flex flex-[1_0_auto] items-center gap-2 border-line ps-3 sm:border-s">
      <span className="text-sm text-muted">{words.year}</span>
      <input
        type="text"
        name="year"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        pattern={yearPattern}
        title={words.yearFormat}
        placeholder={words.anyYear}
        defaultValue={year ?? ""}
        size={4}
        className="h-11 rounded-md bg-transparent px-2 placeholder:text-muted"
      />
    </label>
  );
}

/** The search box of the results: it starts with the query, and submits the tab and the year with it. */
export function RefineBox({ query, type, year }: SearchChoice) {
  const words = useWords("search").searchPage;
  return (
    // Its fields are uncontrolled, so that another search needs another form.
    <SearchBox key={`${year} ${query}`} label={words.boxLabel} query={query}>
      <input type="hidden" name="type" value={type} />
      <div className="flex min-w-0 flex-[1_0_auto] flex-wrap items-center max-sm:shrink">
        {type !== "people" && <YearField year={year} />}
        <button type="submit" className={buttonClass("primary", "flex-[1_0_auto]")}>
          {words.submit}
        </button>
      </div>
    </SearchBox>
  );
}

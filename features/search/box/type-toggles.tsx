import { classNames } from "#app/ui/class-names.ts";
import type { SearchType } from "#domain/addresses.ts";
import * as words from "#features/search/words/search-box.ts";

/** specification.md, section 2: the order of the toggles. */
const types: readonly SearchType[] = ["movies", "tv", "people"];

/** Radio buttons in the style of a segmented control. */
export function TypeToggles({ className }: { className: string }) {
  return (
    <fieldset className={classNames("flex min-w-0 flex-[1_0_auto] flex-wrap px-1 max-sm:shrink", className)} data-slot="type-toggles">
      <legend className="sr-only">{words.typesLabel}</legend>
      {types.map((type) => (
        <label key={type} className="flex flex-1 cursor-pointer">
          <input type="radio" name="type" value={type} defaultChecked={type === "movies"} className="peer sr-only" />
          <span className="flex min-h-11 flex-1 items-center justify-center rounded-md border-y-4 border-raised px-3 text-sm font-semibold text-muted transition-colors hover:text-ivory peer-checked:bg-raised-more peer-checked:text-ivory peer-focus-visible:outline-2">
            {words.types[type]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

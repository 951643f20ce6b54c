import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon, searchIcon } from "#app/ui/icons.tsx";
import { usePathIn, useWords } from "#app/words/use-words.tsx";
import { paths, type SearchType } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import { retainFocus } from "./retain-focus.ts";
import { useSearchForm } from "./search-form-state.ts";

/** specification.md, section 2: the order of the toggles. */
const types: readonly SearchType[] = ["movies", "tv", "people"];

/** Radio buttons in the style of a segmented control. */
function TypeToggles({ className }: { className: string }) {
  const words = useWords("site").searchBox;
  return (
    <fieldset className={classNames("flex min-w-0 flex-[1_0_auto] flex-wrap px-1 max-sm:shrink", className)} data-slot="type-toggles">
      <legend className="sr-only">{words.typesLabel}</legend>
      {types.map((type) => (
        <label key={type} className="flex flex-1 cursor-pointer">
          <input type="radio" name="type" value={type} defaultChecked={type === "movies"} className="peer sr-only" />
          <span className="flex min-h-11 flex-1 items-center justify-center whitespace-nowrap rounded-md border-y-4 border-raised px-3 text-sm font-semibold text-muted transition-colors hover:text-ivory peer-checked:bg-raised-more peer-checked:text-ivory peer-focus-visible:outline-2">
            {words.types[type]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function QueryField(props: ComponentProps<"input">) {
  const words = useWords("site").searchBox;
  return (
    <label className="flex min-w-0 flex-[999_1_11rem] items-center gap-2 ps-3 pe-2">
      <Icon of={searchIcon} className="size-5 shrink-0 text-muted" />
      <span className="sr-only">{words.fieldLabel}</span>
      <input
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={limits.search.maxChars}
        placeholder={words.placeholder}
        className="h-11 w-full min-w-0 bg-transparent outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:[filter:grayscale(1)]"
        {...props}
      />
    </label>
  );
}

type SearchBoxProps = {
  /** The landmark's name: a page may have two boxes. */
  label: string;
  /** For the navigation bar: on a narrow desktop the type toggles show only while the box has the focus. */
  compact?: boolean;
  /** The query of the page's own results. The box retains it, where others clear. */
  query?: string;
  /** Fields in place of the type toggles. */
  children?: ReactNode;
};

const regularClasses = { box: "block", toggles: "" };
const compactClasses = {
  box: "block md:max-xl:absolute md:max-xl:end-0 md:max-xl:top-0 md:max-xl:w-full md:max-xl:focus-within:w-96 md:max-xl:active:w-96",
  // While a toggle is pressed, nothing has the focus: `active` keeps the row visible, also without script.
  toggles: "md:max-xl:hidden md:max-xl:basis-full md:max-xl:group-focus-within/box:flex md:max-xl:group-active/box:flex",
};

/** specification.md, section 2. Without script the form submits to the search page. */
export function SearchBox({ label, compact = false, query = "", children }: SearchBoxProps) {
  const pathIn = usePathIn();
  const words = useWords("site").searchBox;
  const { values, active, expanded, isLoading, dropdown, input, update, submit, finish, dismiss, ...keys } = useSearchForm(query);
  const listId = useId();
  const [optionCount, setOptionCount] = useState(0);
  const hasOptions = expanded && optionCount > 0;
  const classes = compact ? compactClasses : regularClasses;
  return (
    <search aria-label={label} className={classes.box}>
      <form
        action={pathIn(paths.search)}
        className="group/box relative focus-within:z-50"
        onInput={update}
        onFocus={update}
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || dismiss()}
        onKeyDown={(event) => dropdown?.onComboboxKeyDown(event, { listId, active, expanded, dismiss, ...keys })}
        onSubmit={submit}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the handler only keeps the focus in the field */}
        <div onMouseDown={retainFocus} className="flex flex-wrap rounded-lg border border-line bg-raised transition-colors focus-within:border-amber">
          <QueryField
            ref={input}
            defaultValue={query}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={hasOptions}
            aria-controls={hasOptions ? listId : undefined}
            aria-activedescendant={hasOptions && active >= 0 ? `${listId}-${active}` : undefined}
          />
          {children ?? <TypeToggles className={classes.toggles} />}
        </div>
        {dropdown && (
          <dropdown.SearchDropdown
            {...values}
            open={expanded}
            listId={listId}
            active={active}
            onChoose={finish}
            onDismiss={dismiss}
            onOptions={setOptionCount}
          />
        )}
        {/* On a slow line, until the dropdown's code has come. */}
        <div role="status">
          {isLoading && (
            <p className="absolute inset-x-0 top-full mt-2 rounded-lg border border-line bg-raised px-4 py-5 text-muted shadow-2xl">{words.loading}</p>
          )}
        </div>
      </form>
    </search>
  );
}

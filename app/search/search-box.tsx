import { __iconData as searchIcon } from "lucide-react/icons/search";
import { type ComponentProps, useId } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { limits } from "#domain/limits.ts";
import { paths } from "#domain/paths.ts";
import { retainFocus } from "./retain-focus.ts";
import { useSearchForm } from "./search-form-state.ts";
import { TypeToggles } from "./type-toggles.tsx";

function QueryField(props: ComponentProps<"input">) {
  return (
    <label className="flex min-w-0 flex-[999_1_11rem] items-center gap-2 pl-3 pr-2">
      <Icon of={searchIcon} className="size-5 shrink-0 text-muted" />
      <span className="sr-only">Search for a title or a name</span>
      <input
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={limits.search.maxChars}
        placeholder="Search..."
        className="h-11 w-full min-w-0 bg-transparent outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:grayscale"
        {...props}
      />
    </label>
  );
}

type SearchBoxProps = {
  /** Names the landmark: a page may have two boxes. */
  label: string;
  /** For the bar: on a desktop with little room only the field is seen, until it has the focus. */
  compact?: boolean;
};

const roomy = { box: "block", toggles: "" };
const narrow = {
  box: "block md:max-xl:absolute md:max-xl:right-0 md:max-xl:top-0 md:max-xl:w-full md:max-xl:focus-within:w-96 md:max-xl:active:w-96",
  // A row below the field, which stays where it was pressed. While a toggle is pressed the focus is on its way: `active` keeps it in its place, without script as well.
  toggles: "md:max-xl:hidden md:max-xl:basis-full md:max-xl:group-focus-within/box:flex md:max-xl:group-active/box:flex",
};

/** Section 2's search box. Without script it is a form that asks for the search page. */
export function SearchBox({ label, compact = false }: SearchBoxProps) {
  const { held, active, expanded, dropdown, input, follow, submit, finish, dismiss, ...keys } = useSearchForm();
  const listId = useId();
  const look = compact ? narrow : roomy;
  return (
    <search aria-label={label} className={look.box}>
      <form
        action={paths.search}
        className="group/box relative focus-within:z-50"
        onInput={follow}
        onFocus={follow}
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || dismiss()}
        onKeyDown={(event) => dropdown?.onComboboxKeyDown(event, { listId, active, expanded, dismiss, ...keys })}
        onSubmit={submit}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, the focus only stays in the text */}
        <div onMouseDown={retainFocus} className="flex flex-wrap rounded-lg border border-line bg-raised transition-colors focus-within:border-amber">
          <QueryField
            ref={input}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={expanded}
            aria-controls={expanded ? listId : undefined}
            aria-activedescendant={expanded && active >= 0 ? `${listId}-${active}` : undefined}
          />
          <TypeToggles className={look.toggles} />
        </div>
        {dropdown && <dropdown.SearchDropdown {...held} open={expanded} listId={listId} active={active} onChoose={finish} onDismiss={dismiss} />}
      </form>
    </search>
  );
}

import { Search } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { limits } from "#domain/limits.ts";
import { paths } from "#domain/paths.ts";
import { useSearchForm } from "./search-form-state.ts";
import { TypeToggles } from "./type-toggles.tsx";

function QueryField(props: ComponentProps<"input">) {
  return (
    <label className="flex min-w-44 flex-1 items-center gap-2 pl-3">
      <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="sr-only">Search for a title or a name</span>
      <input
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={limits.search.maxChars}
        placeholder="Search..."
        className="h-11 w-full min-w-0 bg-transparent outline-none placeholder:text-muted"
        {...props}
      />
    </label>
  );
}

type SearchBoxProps = {
  /** Names the landmark: a page may have two boxes. */
  label: string;
  /** A result was chosen, or a search submitted. */
  onDone?: () => void;
};

/** Section 2's search box. Without script it is a form that asks for the search page. */
export function SearchBox({ label, onDone }: SearchBoxProps) {
  const { held, active, expanded, dropdown, input, follow, submit, finish, dismiss, ...keys } = useSearchForm(onDone);
  const listId = useId();
  return (
    <search aria-label={label} className="block">
      <form
        action={paths.search}
        className="relative focus-within:z-50"
        onInput={follow}
        onFocus={follow}
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || dismiss()}
        onKeyDown={(event) => dropdown?.answerKey(event, { listId, active, expanded, dismiss, ...keys })}
        onSubmit={submit}
      >
        <div className="flex flex-wrap rounded-lg border border-line bg-raised transition-colors focus-within:border-amber">
          <QueryField
            ref={input}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={expanded}
            aria-controls={expanded ? listId : undefined}
            aria-activedescendant={expanded && active >= 0 ? `${listId}-${active}` : undefined}
          />
          <TypeToggles />
        </div>
        {dropdown && <dropdown.SearchDropdown {...held} open={expanded} listId={listId} active={active} onChoose={finish} onDismiss={dismiss} />}
      </form>
    </search>
  );
}

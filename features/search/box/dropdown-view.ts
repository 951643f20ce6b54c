import { limits } from "#domain/limits.ts";

/** `settled` is the text at the last pause of 500 ms; `results` is `null` until the response. */
export type DropdownState = { open: boolean; text: string; settled: string; failed: boolean; results: number | null };

export type DropdownView = "closed" | "loading" | "empty" | "rows";

/** specification.md, section 5: a search runs only for a settled text of at least 2 characters. */
export const isSearchDue = ({ open, text, settled }: Pick<DropdownState, "open" | "text" | "settled">): boolean =>
  open && text === settled && [...text].length >= limits.search.minChars;

/**
 * From a keystroke until its response the dropdown shows 'Loading...', never the results of an earlier text. A failed search
 * shows as an empty one (specification.md, section 8).
 */
export function dropdownView(state: DropdownState): DropdownView {
  if (!state.open || [...state.text].length < limits.search.minChars) return "closed";
  if (!isSearchDue(state) || (state.results === null && !state.failed)) return "loading";
  return state.results ? "rows" : "empty";
}

/** The option that a key moves to, from `active` (-1 for none) of `count`; `null` for other keys. Wraps at both ends. */
export function nextOption(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

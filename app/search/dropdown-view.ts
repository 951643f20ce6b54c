import { limits } from "#domain/limits.ts";

/** What is known when the dropdown is drawn. `settled` is the text as it was when typing last paused for 500 ms. */
export type DropdownFacts = { open: boolean; text: string; settled: string; failed: boolean; results: number | null };

export type DropdownView = "closed" | "loading" | "empty" | "rows";

/** Section 5: a search runs only for a settled text of at least 2 characters. */
export const isSearchDue = ({ open, text, settled }: Pick<DropdownFacts, "open" | "text" | "settled">): boolean =>
  open && text === settled && [...text].length >= limits.search.minChars;

/**
 * What the dropdown shows. From a keystroke until its answer it says 'Loading...', never what belongs to an earlier text; a failed
 * search is as good as an empty one (section 8).
 */
export function dropdownView(facts: DropdownFacts): DropdownView {
  if (!facts.open || [...facts.text].length < limits.search.minChars) return "closed";
  if (!isSearchDue(facts) || (facts.results === null && !facts.failed)) return "loading";
  return facts.results ? "rows" : "empty";
}

/** Which option a key leads to, of `count`, from `active` (-1: none yet); `null` for every other key. Wraps at both ends. */
export function nextOption(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

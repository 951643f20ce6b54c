import { type SearchTab, searchTabOf } from "#domain/addresses.ts";
import { parseSearchYear } from "#features/search/model/search-query.ts";

/** A copy of the form's values. The fields are uncontrolled, so that text typed before hydration is not lost. */
export type FormValues = { text: string; type: SearchTab; year: number | null };

export function formValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const field = (name: string): string => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return { text: field("q"), type: searchTabOf(field("type")), year: parseSearchYear(field("year")) };
}

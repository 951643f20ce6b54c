import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import { useNavigate } from "#app/router/router.tsx";
import { useLoadWords, usePathIn } from "#app/words/use-words.tsx";
import { searchPath } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import { typedQuery } from "#features/search/model/search-query.ts";
import { type FormValues, formValues } from "./form-values.ts";

type DropdownModule = typeof import("./search-dropdown.tsx");

/**
 * The search box's state (specification.md, section 4). `active` is the index of the active option, -1 for none. `shown` is the text that the box
 * starts with and returns to: its results are on the page, so that the dropdown opens for another text alone.
 */
export function useSearchForm(shown: string) {
  const [values, setValues] = useState<FormValues>({ text: shown, type: "movies", year: null });
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** `null`: its code could not be fetched. */
  const [dropdown, setDropdown] = useState<DropdownModule | null | undefined>();
  const input = useRef<HTMLInputElement>(null);
  const pathIn = usePathIn();
  const loadWords = useLoadWords();
  /** Its code and words load with the first focus. */
  const loadDropdown = async () => (await Promise.all([import("./search-dropdown.tsx"), loadWords("search")]))[0];
  const navigate = useNavigate();

  const dismiss = () => {
    setOpen(false);
    setActive(-1);
  };
  const finish = () => {
    if (input.current) input.current.value = shown;
    setValues({ ...values, text: shown });
    dismiss();
  };
  const update = (event: FormEvent<HTMLFormElement> | FocusEvent<HTMLFormElement>) => {
    const current = formValues(event.currentTarget);
    if (current.text !== values.text || current.type !== values.type || current.year !== values.year) setActive(-1);
    setValues(current);
    setOpen(true);
    if (!dropdown) void loadDropdown().then(setDropdown, () => setDropdown(null));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { text, type, year } = formValues(event.currentTarget);
    const query = typedQuery(text);
    if (query === "") return;
    const path = searchPath(query, type, { year });
    navigate(path, { replace: pathIn(path) === window.location.pathname + window.location.search });
    finish();
  };
  const text = typedQuery(values.text);
  const isDue = open && [...text].length >= limits.search.minChars && text !== shown;
  const expanded = isDue && Boolean(dropdown);
  const isLoading = isDue && dropdown === undefined;
  return { values, active, expanded, isLoading, dropdown, input, setActive, update, submit, finish, dismiss, reopen: () => setOpen(true) };
}

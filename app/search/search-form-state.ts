import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { limits } from "#domain/limits.ts";
import { type SearchType, searchPath, searchTypeOf } from "#domain/paths.ts";
import { typedQuery } from "#domain/search-query.ts";

/** A copy of the form's values. The fields are uncontrolled, so that text typed before hydration is not lost. */
type FormValues = { text: string; type: SearchType };

function formValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const field = (name: string): string => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return { text: field("q"), type: searchTypeOf(field("type")) };
}

/** The dropdown's code loads with the first focus. */
const loadDropdown = () => import("./search-dropdown.tsx");
type DropdownModule = Awaited<ReturnType<typeof loadDropdown>>;

/** The search box's state (specification.md, section 4). `active` is the index of the active option, -1 for none. */
export function useSearchForm() {
  const [values, setValues] = useState<FormValues>({ text: "", type: "movies" });
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [dropdown, setDropdown] = useState<DropdownModule | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  const dismiss = () => {
    setOpen(false);
    setActive(-1);
  };
  const finish = () => {
    if (input.current) input.current.value = "";
    setValues({ ...values, text: "" });
    dismiss();
  };
  const update = (event: FormEvent<HTMLFormElement> | FocusEvent<HTMLFormElement>) => {
    const current = formValues(event.currentTarget);
    if (current.text !== values.text || current.type !== values.type) setActive(-1);
    setValues(current);
    setOpen(true);
    if (!dropdown) void loadDropdown().then(setDropdown, () => undefined);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { text, type } = formValues(event.currentTarget);
    const query = typedQuery(text);
    if (query === "") return;
    void navigate(searchPath(query, type));
    finish();
  };
  const expanded = open && dropdown !== null && [...typedQuery(values.text)].length >= limits.search.minChars;
  return { values, active, expanded, dropdown, input, setActive, update, submit, finish, dismiss, reopen: () => setOpen(true) };
}

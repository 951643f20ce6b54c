import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { limits } from "#domain/limits.ts";
import { type SearchType, searchPath, searchTypeOf } from "#domain/paths.ts";
import { typedQuery } from "#domain/search-query.ts";

/** What the form holds. The browser keeps it, so that what was typed before the script came is not lost; this is a copy. */
type Held = { text: string; type: SearchType };

function heldIn(form: HTMLFormElement): Held {
  const data = new FormData(form);
  const field = (name: string): string => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return { text: field("q"), type: searchTypeOf(field("type")) };
}

/** The dropdown's code is worth its bytes only to somebody who searches: it comes with the first focus. */
const loadDropdown = () => import("./search-dropdown.tsx");
type DropdownModule = Awaited<ReturnType<typeof loadDropdown>>;

/** Section 4's search box: text, type, dropdown open or closed. `active` is the option that the arrows chose, -1 for none. */
export function useSearchForm() {
  const [held, setHeld] = useState<Held>({ text: "", type: "movies" });
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
    setHeld({ ...held, text: "" });
    dismiss();
  };
  const follow = (event: FormEvent<HTMLFormElement> | FocusEvent<HTMLFormElement>) => {
    const now = heldIn(event.currentTarget);
    if (now.text !== held.text || now.type !== held.type) setActive(-1);
    setHeld(now);
    setOpen(true);
    if (!dropdown) void loadDropdown().then(setDropdown, () => undefined);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { text, type } = heldIn(event.currentTarget);
    const query = typedQuery(text);
    if (query === "") return;
    void navigate(searchPath(query, type));
    finish();
  };
  const expanded = open && dropdown !== null && [...typedQuery(held.text)].length >= limits.search.minChars;
  return { held, active, expanded, dropdown, input, setActive, follow, submit, finish, dismiss, reopen: () => setOpen(true) };
}

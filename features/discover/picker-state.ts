import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { useSettled } from "#app/ui/settled.ts";
import type { DiscoverType } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import { useDiscoverQueries } from "./discover-queries.ts";
import { isFound, type NamedKind, type Reference } from "./model/reference.ts";

type PickerOptions = { kind: NamedKind; type: DiscoverType; region: string; onChoose: (reference: Reference) => void };

/** `data`: `undefined` while they load. */
export type PickerChoices = { data: readonly Reference[] | undefined; isError: boolean };

const isPart = (text: string, name: string): boolean => name.toLowerCase().includes(text.toLowerCase());

/** Those of a region are one list, which the browser filters; of the others there are too many. */
function useChoices({ kind, type, region }: PickerOptions, text: string, isOpen: boolean): PickerChoices {
  const { references } = useDiscoverQueries();
  const settled = useSettled(text, limits.search.debounceMs);
  const isWhole = isFound(kind, "in a region");
  const isDue = isOpen && (isWhole || (settled === text && [...text].length >= limits.search.minChars));
  const query = useQuery({ ...references({ kind, type, region, ...(!isWhole && { text }) }), enabled: isDue });
  const data = isDue ? query.data : undefined;
  return { data: isWhole ? data?.filter(({ name }) => isPart(text, name)) : data?.slice(0, limits.discover.choices), isError: isDue && query.isError };
}

/** The state of a type-ahead field. A choice empties it, and the form gets an input event. */
export function usePicker(options: PickerOptions) {
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const typed = text.trim();
  const choices = useChoices(options, typed, isOpen);
  // The form reads its fields when one of them changes: the new one is there only after the render.
  useEffect(() => {
    if (chosen > 0) input.current?.form?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [chosen]);
  const hasChoices = isFound(options.kind, "in a region") || [...typed].length >= limits.search.minChars;
  return {
    input,
    listId: useId(),
    text,
    active: Math.min(active, (choices.data?.length ?? 1) - 1),
    expanded: isOpen && hasChoices,
    options: choices,
    setActive,
    change: (value: string) => {
      setText(value);
      setActive(0);
      setOpen(true);
    },
    reopen: () => setOpen(true),
    dismiss: () => setOpen(false),
    choose: (reference: Reference) => {
      options.onChoose(reference);
      setText("");
      setOpen(false);
      setChosen(chosen + 1);
    },
  };
}

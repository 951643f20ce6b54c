import type { KeyboardEvent } from "react";
import { nextOption } from "./dropdown-view.ts";

type Combobox = {
  listId: string;
  /** The chosen option, -1 for none. */
  active: number;
  expanded: boolean;
  setActive: (option: number) => void;
  dismiss: () => void;
  reopen: () => void;
};

const isText = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type === "search";

/** Chooses the option that a key leads to; says whether it was such a key. */
function walk(key: string, options: ArrayLike<HTMLElement>, { active, setActive }: Combobox): boolean {
  const next = nextOption(key, active, options.length);
  if (next === null) return false;
  setActive(next);
  options[next]?.scrollIntoView({ block: "nearest" });
  return true;
}

function opened(option: HTMLElement | undefined): boolean {
  option?.click();
  return option !== undefined;
}

function isAnswered(event: KeyboardEvent<HTMLFormElement>, combobox: Combobox): boolean {
  const { key, target } = event;
  const { listId, active, expanded, dismiss, reopen } = combobox;
  if (key === "Escape" && expanded) {
    dismiss();
    return true;
  }
  if (!isText(target)) return false;
  if (!expanded) {
    if (key === "ArrowDown") reopen();
    return false;
  }
  const options = document.getElementById(listId)?.querySelectorAll<HTMLElement>("[role=option]") ?? [];
  return key === "Enter" ? opened(options[active]) : walk(key, options, combobox);
}

/** The combobox' keys: the arrows, Home and End choose an option, Enter opens it, Escape closes the list. All else is the browser's. */
export function onComboboxKeyDown(event: KeyboardEvent<HTMLFormElement>, combobox: Combobox): void {
  const isComposed = event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!isComposed && isAnswered(event, combobox)) event.preventDefault();
}

import type { KeyboardEvent } from "react";
import { nextOption } from "./dropdown-view.ts";

type Combobox = {
  listId: string;
  /** The active option's index, -1 for none. */
  active: number;
  expanded: boolean;
  setActive: (index: number) => void;
  dismiss: () => void;
  reopen: () => void;
};

const isSearchField = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type === "search";

/** Moves to the option of an arrow key, Home or End. @returns whether it was one of these keys */
function moveActive(key: string, options: ArrayLike<HTMLElement>, { active, setActive }: Combobox): boolean {
  const next = nextOption(key, active, options.length);
  if (next === null) return false;
  setActive(next);
  options[next]?.scrollIntoView({ block: "nearest" });
  return true;
}

function openOption(option: HTMLElement | undefined): boolean {
  option?.click();
  return option !== undefined;
}

/** @returns whether the combobox has used the key */
function consumeKey(event: KeyboardEvent<HTMLElement>, combobox: Combobox): boolean {
  const { key, target } = event;
  const { listId, active, expanded, dismiss, reopen } = combobox;
  if (key === "Escape" && expanded) {
    dismiss();
    return true;
  }
  if (!isSearchField(target)) return false;
  if (!expanded) {
    if (key === "ArrowDown") reopen();
    return false;
  }
  const options = document.getElementById(listId)?.querySelectorAll<HTMLElement>("[role=option]") ?? [];
  return key === "Enter" ? openOption(options[active]) : moveActive(key, options, combobox);
}

/** The arrows, Home and End move through the options, Enter opens the active one, Escape closes the list. */
export function onComboboxKeyDown(event: KeyboardEvent<HTMLElement>, combobox: Combobox): void {
  const isForBrowser = event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!isForBrowser && consumeKey(event, combobox)) event.preventDefault();
}

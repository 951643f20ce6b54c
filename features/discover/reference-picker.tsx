import { useState } from "react";
import { useWords } from "#app/words/use-words.tsx";
import type { DiscoverType } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import { onComboboxKeyDown } from "#features/search/box/combobox-keys.ts";
import { isFound, type KindFound, type NamedKind, type Reference } from "./model/reference.ts";
import { usePicker } from "./picker-state.ts";
import { ReferenceOptions } from "./reference-options.tsx";

type ReferencePickerProps = { kind: NamedKind; type: DiscoverType; region: string; chosen: readonly Reference[] };

/** What is chosen: a checkbox each, so that a visitor without script can take it away. */
function ChosenChecks({ kind, chosen }: { kind: NamedKind; chosen: readonly Reference[] }) {
  return chosen.map(({ id, name }) => (
    <label key={id} className="flex min-h-9 cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11">
      <input type="checkbox" name={kind} value={id} defaultChecked className="size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </label>
  ));
}

type TypeAheadProps = Omit<ReferencePickerProps, "kind" | "chosen"> & {
  kind: KindFound<"by text" | "in a region">;
  onChoose: (reference: Reference) => void;
};

/** A combobox whose options stand below it, in the form's flow: a list above other fields would be cut where the form scrolls. */
function TypeAhead({ kind, type, region, onChoose }: TypeAheadProps) {
  const words = useWords("discover").discoverForm;
  const { input, listId, text, active, expanded, options, setActive, change, reopen, dismiss, choose } = usePicker({ kind, type, region, onChoose });
  const hasOptions = expanded && Boolean(options.data?.length);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field within
    <div
      className="noscript:hidden"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || dismiss()}
      onKeyDown={(event) => {
        onComboboxKeyDown(event, { listId, active, expanded, setActive, dismiss, reopen });
        // Enter in the field chooses, and never sends the form.
        if (event.key === "Enter") event.preventDefault();
      }}
    >
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={words.addTo[kind]}
        aria-autocomplete="list"
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? listId : undefined}
        aria-activedescendant={hasOptions ? `${listId}-${active}` : undefined}
        autoComplete="off"
        maxLength={limits.search.maxChars}
        placeholder={words.addTo[kind]}
        value={text}
        onChange={({ target }) => change(target.value)}
        onFocus={reopen}
        className="filter-field"
      />
      {expanded && <ReferenceOptions id={listId} label={words.named[kind]} active={active} options={options} onChoose={choose} />}
    </div>
  );
}

/** The things of one filter. Those without a search come only from links. */
export function ReferencePicker({ kind, chosen, ...rest }: ReferencePickerProps) {
  const words = useWords("discover").discoverForm;
  const [added, setAdded] = useState<readonly Reference[]>([]);
  // The names of those of the address may arrive later.
  const list = [...chosen, ...added];
  const add = (reference: Reference) => list.every(({ id }) => id !== reference.id) && setAdded([...added, reference]);
  return (
    <fieldset className={list.length === 0 ? "noscript:hidden" : undefined}>
      <legend className="mb-1.5 font-semibold">{words.named[kind]}</legend>
      <ChosenChecks kind={kind} chosen={list} />
      {!isFound(kind, "by number") && <TypeAhead kind={kind} onChoose={add} {...rest} />}
    </fieldset>
  );
}

import { useEffect, useRef } from "react";
import { useIsSlow } from "#app/data/slow-wait.ts";
import { useAnnouncement } from "#app/ui/announcement.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useWords } from "#app/words/use-words.tsx";
import { retainFocus } from "#features/search/box/retain-focus.ts";
import type { Words } from "#languages/words.ts";

import type { Reference } from "./model/reference.ts";
import type { PickerChoices } from "./picker-state.ts";

function statusText(
  words: Words["discover"]["discoverForm"],
  { stillWaiting }: Words["site"]["states"],
  { data, isError }: PickerChoices,
  isSlow: boolean,
): string {
  if (isError) return words.optionsFailed;
  if (data === undefined) return isSlow ? stillWaiting : words.searching;
  return data.length === 0 ? words.nothingKnown : words.choices(data.length);
}

type ReferenceOptionsProps = { id: string; label: string; active: number; options: PickerChoices; onChoose: (reference: Reference) => void };

/** The options of a type-ahead field, or why there are none. */
export function ReferenceOptions({ id, label, active, options, onChoose }: ReferenceOptionsProps) {
  const words = useWords("discover").discoverForm;
  const states = useWords("site").states;
  const isSlow = useIsSlow(options.data === undefined && !options.isError);
  const list = options.data ?? [];
  const status = statusText(words, states, options, isSlow);
  useAnnouncement(status);
  const box = useRef<HTMLDivElement>(null);
  // The form's button would cover them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each result the height changes
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, [list.length]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only keeps the focus in the field
    <div ref={box} className="mt-1 scroll-mb-24 rounded-md border border-line bg-raised" onMouseDown={retainFocus}>
      {list.length === 0 && <p className="px-3 py-2.5 text-sm text-muted">{status}</p>}
      <div id={id} role="listbox" hidden={list.length === 0} aria-label={label} className="max-h-64 overflow-y-auto">
        {list.map((reference, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys click
          <div
            key={reference.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={classNames(
              "flex min-h-11 cursor-pointer items-center border-s-4 px-3 hover:bg-raised-more",
              index === active ? "border-amber bg-raised-more" : "border-transparent",
            )}
            onClick={() => onChoose(reference)}
          >
            <span className="min-w-0 wrap-anywhere">{reference.name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

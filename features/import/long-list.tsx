import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { showMore } from "./words/import.ts";

const step = 100;

/** Titles in a native `<details>`, a hundred at first and with each press. Nothing if there are none. */
export function LongList({ name, summary, items }: { name: string; summary: string; items: readonly string[] }) {
  const [shown, setShown] = useState(step);
  if (items.length === 0) return null;
  const hidden = items.length - shown;
  return (
    <div className="border-t border-line">
      <Disclosure name={name} summary={summary}>
        <ul className="grid gap-1 wrap-anywhere">
          {items.slice(0, shown).map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
        {hidden > 0 && (
          <Button className="mt-4" onClick={() => setShown(shown + step)}>
            {showMore(Math.min(step, hidden))}
          </Button>
        )}
      </Disclosure>
    </div>
  );
}

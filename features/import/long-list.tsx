import { type ReactNode, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { useWords } from "#app/words/use-words.tsx";

const step = 100;

type LongListProps<Item> = { name: string; summary: string; hint?: string; items: readonly Item[]; text: (item: Item) => ReactNode };

/** A native `<details>`, with a hundred items at first and with each press. Nothing if there are none. */
export function LongList<Item>({ name, summary, hint, items, text }: LongListProps<Item>) {
  const { showMore } = useWords("import").importSteps;
  const [shown, setShown] = useState(step);
  if (items.length === 0) return null;
  const hidden = items.length - shown;
  return (
    <div className="border-t border-line">
      <Disclosure name={name} summary={summary}>
        {hint && <p className="mb-3 text-muted">{hint}</p>}
        <ul className="grid gap-1 wrap-anywhere">
          {items.slice(0, shown).map((item, index) => (
            <li key={index}>{text(item)}</li>
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

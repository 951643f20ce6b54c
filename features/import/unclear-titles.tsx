import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { keyParts, type TitleKey } from "#domain/title-key.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import type { ImportEntry } from "./model/import-state.ts";

type Unclear = { entry: ImportEntry; index: number };
type OnChoose = (index: number, key: TitleKey | null) => void;

const step = 50;

const candidatesOf = ({ result }: ImportEntry): readonly SavedTitle[] => (result?.status === "unclear" ? result.titles : []);

function UnclearTitle({ entry, index, onChoose }: Unclear & { onChoose: OnChoose }) {
  const words = useWords("import").importSteps;
  const candidates = candidatesOf(entry);
  return (
    <li>
      <label className="grid gap-1.5">
        <span className="wrap-anywhere">{words.named(entry.row)}</span>
        <select
          className="min-h-11 w-full min-w-0 rounded-md border border-line bg-raised ps-3 pe-10"
          value={entry.choice ?? ""}
          onChange={({ currentTarget: { value } }) => onChoose(index, candidates.find(({ key }) => key === value)?.key ?? null)}
        >
          <option value="">{words.leaveOut}</option>
          {candidates.map((title) => (
            <option key={title.key} value={title.key}>
              {words.candidate(title, keyParts(title.key).kind)}
            </option>
          ))}
        </select>
      </label>
    </li>
  );
}

/** A native field for each title that fits several times. Nothing if there are none. */
export function UnclearTitles({ unclear, onChoose }: { unclear: readonly Unclear[]; onChoose: OnChoose }) {
  const words = useWords("import").importSteps;
  const [shown, setShown] = useState(step);
  if (unclear.length === 0) return null;
  const hidden = unclear.length - shown;
  return (
    <section aria-labelledby="import-unclear" className="border-t border-line py-5">
      <h3 id="import-unclear" className="text-lg font-semibold">
        {words.unclear(unclear.length)}
      </h3>
      <p className="mt-1 text-muted">{words.unclearHint}</p>
      <ul className="mt-4 grid gap-4">
        {unclear.slice(0, shown).map((one) => (
          <UnclearTitle key={one.index} {...one} onChoose={onChoose} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button className="mt-4" onClick={() => setShown(shown + step)}>
          {words.showMore(Math.min(step, hidden))}
        </Button>
      )}
    </section>
  );
}

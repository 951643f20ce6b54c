import { useEffect, useSyncExternalStore } from "react";
import { subscribe } from "#app/data/device-store.ts";
import { useWords } from "#app/words/use-words.tsx";
import { savedCounts } from "#features/saved/model/export-file.ts";
import { loadSaved } from "#features/saved/store/saved-keys.ts";
import { useSavedDocuments } from "#features/saved/store/use-saved.ts";
import { noSizes, type StoredSizes, type StoredSubject, storedSizes } from "./stored-sizes.ts";

const subjects: readonly StoredSubject[] = ["list", "seen", "progress", "choices"];

/** As text, because a subscription compares its values. */
const sizesJson = (): string => JSON.stringify(storedSizes());
const noSizesJson = JSON.stringify(noSizes);

const useStoredSizes = (): StoredSizes => JSON.parse(useSyncExternalStore(subscribe, sizesJson, () => noSizesJson)) as StoredSizes;

/** What this site has stored on the device, and how large it is. */
export function StoredData() {
  const { stored: words } = useWords("settings").settingsPage;
  const sizes = useStoredSizes();
  const documents = useSavedDocuments();
  // The counts need the store, which this page opens itself.
  useEffect(() => void loadSaved(), []);
  const counts = documents && words.counts(savedCounts(documents));
  return (
    <div className="w-full max-w-xl">
      <h3 className="mb-2 font-semibold">{words.title}</h3>
      <dl className="divide-y divide-line border-y border-line">
        {subjects.map((subject) => (
          <div key={subject} className="flex items-center justify-between gap-6 py-2.5">
            <dt className="min-w-0">
              {words.subjects[subject]}
              <span className="block text-sm text-muted">{(subject !== "choices" && counts?.[subject]) || words.notes[subject]}</span>
            </dt>
            <dd className="shrink-0 text-muted">{sizes[subject] === 0 ? words.nothing : words.size(sizes[subject])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

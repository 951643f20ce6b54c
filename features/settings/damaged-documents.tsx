import { useSyncExternalStore } from "react";
import { store, subscribe } from "#app/data/device-store.ts";
import { Button } from "#app/ui/button.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { useWords } from "#app/words/use-words.tsx";
import { damagedKeys } from "#domain/storage-keys.ts";
import { showUndo } from "#features/saved/show-undo.ts";
import { damagedTexts, deleteDamaged } from "#features/saved/store/stored-texts.ts";

/** As text, because a subscription compares its values. */
const textsJson = (): string => JSON.stringify(damagedTexts());

const useDamagedTexts = (): ReturnType<typeof damagedTexts> =>
  JSON.parse(useSyncExternalStore(subscribe, textsJson, () => "[]")) as ReturnType<typeof damagedTexts>;

/** What could not be read of what was stored. It is set aside, not lost. */
export function DamagedDocuments() {
  const { stored, damaged: words } = useWords("settings").settingsPage;
  const found = useDamagedTexts();
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="damaged" className="w-full max-w-xl rounded-md border border-danger bg-raised p-5">
      <h3 id="damaged" className="font-semibold">
        {words.title}
      </h3>
      <p className="mt-1 text-sm text-muted">{words.text}</p>
      <ul className="mt-3 grid gap-3">
        {found.map(({ name, text }) => (
          <li key={name} className="flex flex-wrap items-center gap-3">
            <span className="min-w-40">{stored.subjects[name]}</span>
            <Button onClick={() => saveFile(words.file(name), text, "text/plain")}>{words.save}</Button>
            <Button
              variant="bare"
              onClick={() => {
                deleteDamaged(name);
                showUndo(words.removed, stored.subjects[name], () => store(damagedKeys[name], text));
              }}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

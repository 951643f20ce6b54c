import { useSyncExternalStore } from "react";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { useWords } from "#app/words/use-words.tsx";
import { RemembersNothing } from "#features/saved/not-stored.tsx";
import { ImportPhases } from "./import-phases.tsx";
import { importSession } from "./session/browser-session.ts";
import type { ImportSnapshot } from "./session/import-session.ts";

const subscribe = (listener: () => void): (() => void) => importSession().subscribe(listener);
const onServer: ImportSnapshot = { phase: "choose", files: [] };

/** The import of this browser, at whatever point it is. */
export function ImportForm() {
  const words = useWords("import").importSteps;
  const snapshot = useSyncExternalStore(
    subscribe,
    () => importSession().snapshot(),
    () => onServer,
  );
  const { remembers } = useDeviceSettings();
  return (
    <>
      {!remembers && <RemembersNothing text={words.remembersNothing} className="pb-5" />}
      {remembers && "isStored" in snapshot && !snapshot.isStored && <p className="pb-5 text-danger">{words.notStored}</p>}
      <ImportPhases snapshot={snapshot} session={importSession} />
    </>
  );
}

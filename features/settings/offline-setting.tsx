import { useEffect, useState } from "react";
import { deviceSettings, saveDeviceSettings } from "#app/data/device-store.ts";
import {
  type CopySizes,
  canWorkOffline,
  copySizes,
  type Failure,
  makeAvailable,
  onCopiesChange,
  preparationStatus,
  removeCopies,
} from "#app/data/offline-copies.ts";
import { useSite } from "#app/data/site-context.tsx";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { Button } from "#app/ui/button.tsx";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import type { Language } from "#domain/languages.ts";
import { hasOwnPictures } from "#domain/site.ts";
import { SettingSection } from "./setting-section.tsx";

type State = { phase: "unknown" | "none" | "preparing" } | { phase: "ready"; sizes: CopySizes } | { phase: "failed"; reason: Failure };

async function currentState(language: Language): Promise<State> {
  if (!canWorkOffline()) return { phase: "failed", reason: "denied" };
  const status = preparationStatus();
  if (status === "preparing") return { phase: "preparing" };
  const sizes = await copySizes(language).catch(() => null);
  if (sizes?.isWhole && status !== "full") return { phase: "ready", sizes };
  return sizes === null && status === null ? { phase: "none" } : { phase: "failed", reason: status ?? "failed" };
}

function Status({ state }: { state: State }) {
  const { setting: words } = useWords("offline");
  const { stored } = useWords("settings").settingsPage;
  if (state.phase === "failed") return <span className="text-danger">{words.failures[state.reason]}</span>;
  if (state.phase === "ready") return `${words.ready} ${words.copies(state.sizes.pages, stored.size(state.sizes.bytes))}`;
  return state.phase === "unknown" ? null : words[state.phase];
}

/** Copies of pages for use without a network, until the visitor removes them. */
function OfflineChoice() {
  const { setting: words } = useWords("offline");
  const language = useLanguage();
  const { remembers } = useDeviceSettings();
  const [state, setState] = useState<State>({ phase: "unknown" });
  // The copies are outside of React. A deletion, other parts of the page and other tabs change them as well.
  useEffect(() => {
    const read = () => void currentState(language).then(setState);
    read();
    return onCopiesChange(read);
  }, [language]);
  const make = async () => {
    setState({ phase: "preparing" });
    saveDeviceSettings({ ...deviceSettings(), worksOffline: true });
    await makeAvailable(language);
  };
  const remove = async () => {
    saveDeviceSettings({ ...deviceSettings(), worksOffline: false });
    await removeCopies();
  };
  if (!remembers) return <p className="text-muted">{words.off}</p>;
  return (
    <>
      <p role="status" className="max-w-[60ch] empty:hidden">
        <Status state={state} />
      </p>
      {state.phase === "ready" ? (
        <Button onClick={() => void remove()}>{words.remove}</Button>
      ) : (
        <Button disabled={state.phase === "preparing"} onClick={() => void make()}>
          {words.make}
        </Button>
      )}
    </>
  );
}

export function OfflineSetting() {
  const { setting: words } = useWords("offline");
  const site = useSite();
  return (
    <SettingSection title={words.title} note={words.note}>
      <OfflineChoice />
      {!hasOwnPictures(site) && <p className="max-w-[60ch] text-sm text-muted">{words.noPictures}</p>}
    </SettingSection>
  );
}

import { useEffect, useState } from "react";
import { deviceSettings, saveDeviceSettings } from "#app/data/device-store.ts";
import { type CopySizes, canWorkOffline, copySizes, makeAvailable, removeCopies } from "#app/data/offline-copies.ts";
import { useSite } from "#app/data/site-context.tsx";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { Button } from "#app/ui/button.tsx";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { hasOwnPictures } from "#domain/site.ts";
import { SettingSection } from "./setting-section.tsx";

type State = { phase: "unknown" | "none" | "preparing" } | { phase: "ready"; sizes: CopySizes } | { phase: "failed"; reason: "full" | "failed" | "denied" };

async function currentState(): Promise<State> {
  if (!canWorkOffline()) return { phase: "failed", reason: "denied" };
  const sizes = await copySizes().catch(() => null);
  return sizes === null ? { phase: "none" } : { phase: "ready", sizes };
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
  // The caches are read outside of React. "Remember nothing" empties them.
  useEffect(() => {
    void currentState().then(setState);
  }, []);
  const make = async () => {
    setState({ phase: "preparing" });
    saveDeviceSettings({ ...deviceSettings(), worksOffline: true });
    const result = await makeAvailable(language);
    setState(result === "done" ? await currentState() : { phase: "failed", reason: result });
  };
  const remove = async () => {
    saveDeviceSettings({ ...deviceSettings(), worksOffline: false });
    await removeCopies();
    setState({ phase: "none" });
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

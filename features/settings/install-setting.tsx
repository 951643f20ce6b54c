import { useEffect, useRef } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { useMediaQuery } from "#app/ui/media-query.ts";
import { useWords } from "#app/words/use-words.tsx";
import { appleDevice, useInstallation } from "./installation.ts";
import { SettingSection } from "./setting-section.tsx";

function Steps({ device }: { device: "phone" | "desktop" }) {
  const { install: words } = useWords("settings").settingsPage;
  return (
    <>
      <ol className="grid max-w-[60ch] list-decimal gap-1.5 ps-6">
        {words.steps[device].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="max-w-[60ch] text-sm text-muted">{words.ownStorage}</p>
    </>
  );
}

type OutcomeProps = { outcome: NonNullable<ReturnType<typeof useInstallation>["outcome"]> };

/** In place of the button, which had the focus. */
function Outcome({ outcome }: OutcomeProps) {
  const { install: words } = useWords("settings").settingsPage;
  const { name } = useSite();
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, []);
  const texts = { accepted: words.installing(name), installed: words.installed(name), dismissed: words.dismissed };
  return (
    <p ref={ref} role="status" tabIndex={-1} className="outline-none">
      {texts[outcome]}
    </p>
  );
}

/** Where the browser installs sites, unless this page is in the installed one. */
export function InstallSetting() {
  const { install: words } = useWords("settings").settingsPage;
  const { name } = useSite();
  const { install, outcome } = useInstallation();
  const isApp = useMediaQuery("(display-mode: standalone)");
  const device = useHydrated() ? appleDevice() : null;
  if (outcome === null && (isApp || (!install && !device))) return null;
  return (
    <SettingSection title={words.title} note={words.note}>
      {install && <Button onClick={() => void install()}>{words.button(name)}</Button>}
      {device && <Steps device={device} />}
      {outcome && !install && <Outcome outcome={outcome} />}
    </SettingSection>
  );
}

import { useState } from "react";
import { forget, saveDeviceSettings } from "#app/data/device-store.ts";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { Button } from "#app/ui/button.tsx";
import * as words from "#content/words/device.ts";

type ChoiceProps = { text: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Choice({ text, isOn, onChange }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" className="size-5 shrink-0" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      {text}
    </label>
  );
}

/** Switches off what the device remembers, and deletes it. Hidden without script, which stores nothing. */
export function DeviceChoices() {
  const settings = useDeviceSettings();
  const [isDeleted, setDeleted] = useState(false);
  return (
    <div className="mt-4 grid grid-cols-1 justify-items-start gap-1 noscript:hidden">
      <Choice text={words.rememberNothing} isOn={!settings.remembers} onChange={(isOn) => saveDeviceSettings({ ...settings, remembers: !isOn })} />
      <Choice text={words.autoplayNext} isOn={settings.autoplaysNext} onChange={(autoplaysNext) => saveDeviceSettings({ ...settings, autoplaysNext })} />
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          onClick={() => {
            forget();
            setDeleted(true);
          }}
        >
          {words.deleteStored}
        </Button>
        <p role="status" className="text-muted">
          {isDeleted && words.deleted}
        </p>
      </div>
    </div>
  );
}

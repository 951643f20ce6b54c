import { useRefusal } from "#app/data/saved-refusal.ts";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import * as words from "#app/words/not-stored.ts";
import { RemembersNothing } from "./remembers-nothing.tsx";
import { savedFaults } from "./words/saved-faults.ts";

/** Stands as long as what the visitor saves is not stored: the toast that says so goes away. */
export function NotStored() {
  const refusal = useRefusal();
  const { remembers } = useDeviceSettings();
  if (!remembers) return <RemembersNothing text={words.remembersNothing} className="max-w-[60ch]" />;
  if (!refusal) return null;
  const { title, text } = savedFaults[refusal];
  return (
    <p role="alert" className="max-w-[60ch] text-danger">
      {title}. {text}
    </p>
  );
}

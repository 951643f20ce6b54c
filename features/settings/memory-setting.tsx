import { deviceSettings, saveDeviceSettings } from "#app/data/device-store.ts";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { useWords } from "#app/words/use-words.tsx";
import { showUndo } from "#features/saved/show-undo.ts";
import type { Words } from "#languages/words.ts";

import { CheckSetting } from "./check-setting.tsx";
import { DamagedDocuments } from "./damaged-documents.tsx";
import { DeleteAll } from "./delete-all.tsx";
import { deviceTexts, restoreTexts } from "./device-texts.ts";
import { SettingSection } from "./setting-section.tsx";
import { StoredData } from "./stored-data.tsx";

/** Deletes at once. Until the toast closes, that can be undone. */
function setRemembers(words: Words["settings"]["settingsPage"]["memory"], remembers: boolean): void {
  const texts = deviceTexts();
  saveDeviceSettings({ ...deviceSettings(), remembers });
  if (!remembers) showUndo(words.wiped, "", () => restoreTexts(texts));
}

/** What the device remembers, and how to have it forget. */
export function MemorySetting() {
  const { memory: words } = useWords("settings").settingsPage;
  const { remembers } = useDeviceSettings();
  return (
    <SettingSection title={words.title}>
      <CheckSetting text={words.rememberNothing} note={words.note} isOn={!remembers} onChange={(isOn) => setRemembers(words, !isOn)} />
      <StoredData />
      <DamagedDocuments />
      <DeleteAll />
    </SettingSection>
  );
}

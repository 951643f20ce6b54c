import { saveDeviceSettings } from "#app/data/device-store.ts";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { RadioSwitch } from "#app/ui/radio-switch.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { SettingSection } from "./setting-section.tsx";

const spoilerChoices = ["off", "blur", "hide"] as const;

export function SpoilerSetting() {
  const { spoilers: words } = useWords("settings").settingsPage;
  const settings = useDeviceSettings();
  return (
    <SettingSection title={words.title} note={words.note}>
      <RadioSwitch
        name="spoilers"
        legend={words.legend}
        legendClass="mb-2 font-semibold"
        choices={spoilerChoices.map((choice) => [choice, words.choices[choice]] as const)}
        current={settings.spoilers}
        onChange={(spoilers) => saveDeviceSettings({ ...settings, spoilers })}
      />
    </SettingSection>
  );
}

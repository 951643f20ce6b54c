import { saveDeviceSettings } from "#app/data/device-store.ts";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { RadioSwitch } from "#app/ui/radio-switch.tsx";
import { SettingSection } from "./setting-section.tsx";
import { spoilers as words } from "./words/settings-page.ts";

const choices = (["off", "blur", "hide"] as const).map((choice) => [choice, words.choices[choice]] as const);

export function SpoilerSetting() {
  const settings = useDeviceSettings();
  return (
    <SettingSection title={words.title} note={words.note}>
      <RadioSwitch
        name="spoilers"
        legend={words.legend}
        legendClass="mb-2 font-semibold"
        choices={choices}
        current={settings.spoilers}
        onChange={(spoilers) => saveDeviceSettings({ ...settings, spoilers })}
      />
    </SettingSection>
  );
}

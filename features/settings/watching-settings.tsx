import { saveDeviceSettings } from "#app/data/device-store.ts";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { useHydrated } from "#app/ui/hydrated.ts";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import type { Language } from "#domain/languages.ts";
import { offeredRegions } from "#domain/offered-codes.ts";
import { regionName, regionOfLanguages } from "#domain/region.ts";
import { CheckSetting } from "./check-setting.tsx";
import { type Choice, choicesInOrder, SelectSetting } from "./select-setting.tsx";
import { SettingSection } from "./setting-section.tsx";

const countryChoice = (region: string, language: Language): Choice => ({ value: region, text: regionName(region, language) ?? region });

/** The country that the browser's languages suggest, which the server cannot know. */
function useGuessedCountry(language: Language): string | null {
  const region = useHydrated() ? regionOfLanguages(navigator.languages) : null;
  return region && regionName(region, language);
}

/** The country, what happens at the end of an episode, and which posters a title has. */
export function WatchingSettings() {
  const { watching: words } = useWords("settings").settingsPage;
  const settings = useDeviceSettings();
  const { region, ...others } = settings;
  const language = useLanguage();
  const guessed = useGuessedCountry(language);
  return (
    <SettingSection title={words.title}>
      <SelectSetting
        label={words.country}
        note={words.countryNote}
        value={region ?? ""}
        choices={[{ value: "", text: guessed === null ? words.automaticUnnamed : words.automatic(guessed) }]}
        chosen={region === undefined ? undefined : countryChoice(region, language)}
        more={() => choicesInOrder(offeredRegions, regionName, language)}
        onChange={(value) => saveDeviceSettings(value === "" ? others : { ...settings, region: value })}
      />
      <CheckSetting text={words.autoplayNext} isOn={settings.autoplaysNext} onChange={(autoplaysNext) => saveDeviceSettings({ ...settings, autoplaysNext })} />
      <CheckSetting
        text={words.askStillWatching}
        note={words.askStillWatchingNote}
        isOn={settings.skipsStillWatching !== true}
        onChange={(isOn) => saveDeviceSettings({ ...settings, skipsStillWatching: !isOn })}
      />
      <CheckSetting
        text={words.originalPosters}
        note={words.originalPostersNote}
        isOn={settings.showsOriginalPosters === true}
        onChange={(showsOriginalPosters) => saveDeviceSettings({ ...settings, showsOriginalPosters })}
      />
    </SettingSection>
  );
}

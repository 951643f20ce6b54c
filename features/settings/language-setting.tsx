import { deviceSettings, saveDeviceSettings } from "#app/data/device-store.ts";
import { useSite } from "#app/data/site-context.tsx";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { useWords } from "#app/words/use-words.tsx";
import { languages } from "#domain/languages.ts";
import { SelectSetting } from "./select-setting.tsx";
import { SettingSection } from "./setting-section.tsx";

/** A new choice is offered again, where the visitor closed the offer of another one. */
function choose(value: string): void {
  const { language: _, languageOfferClosed: __, ...others } = deviceSettings();
  saveDeviceSettings({ ...others, ...(value !== "" && { language: value }) });
}

/** In which language the visitor wants pages. Nothing is opened by the choice itself: the offer leads there (`app/shell/language-offer.tsx`). */
export function LanguageSetting() {
  const { languageNote, watching } = useWords("settings").settingsPage;
  const { language: title } = useWords("site").appearance;
  const { languages: offered } = useSite();
  const { language } = useDeviceSettings();
  const choices = offered.map((code) => ({ value: code, text: languages[code].name, lang: code }));
  // One that is not offered any more counts as none.
  const chosen = offered.find((code) => code === language) ?? "";
  return (
    <SettingSection title={title}>
      <SelectSetting
        label={title}
        labelHidden
        note={languageNote}
        value={chosen}
        choices={[{ value: "", text: watching.automaticUnnamed }, ...choices]}
        onChange={choose}
      />
    </SettingSection>
  );
}

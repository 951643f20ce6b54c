import { useSyncExternalStore } from "react";
import { store, storedText, subscribe } from "#app/data/device-store.ts";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { languageLabel } from "#domain/language.ts";
import type { Language } from "#domain/languages.ts";
import { offeredLanguages } from "#domain/offered-codes.ts";
import { playerSettingsKey } from "#domain/storage-keys.ts";
import { type CaptionLook, captionLooks, type PlayerSettings, parsePlayerSettings, playerSettingsText } from "#features/player/model/player-settings.ts";
import { type Choice, choicesInOrder, SelectSetting } from "./select-setting.tsx";
import { SettingSection } from "./setting-section.tsx";

function usePlayerSettings(): PlayerSettings {
  const text = useSyncExternalStore(
    subscribe,
    () => storedText(playerSettingsKey),
    () => null,
  );
  return parsePlayerSettings(text);
}

/** What the player itself has changed meanwhile stays. */
const change = (part: Partial<PlayerSettings>): void =>
  void store(playerSettingsKey, playerSettingsText({ ...parsePlayerSettings(storedText(playerSettingsKey)), ...part }));

const languageChoice = (code: string, language: Language): Choice => ({ value: code, text: languageLabel(code, language) ?? code });

/** "cn" is the film database's own code: no captions have it. */
const captionLanguages = offeredLanguages.filter((code) => code !== "cn");

function LookSetting<Part extends keyof CaptionLook>({ part, look }: { part: Part; look: CaptionLook }) {
  const { captionLook: lookWords } = useWords("captions");
  const { label, choices } = lookWords[part];
  const names = choices as Record<string, string>;
  return (
    <SelectSetting
      label={label}
      value={look[part]}
      choices={captionLooks[part].map((value) => ({ value, text: names[value] ?? value }))}
      onChange={(value) => change({ look: { ...look, [part]: value } })}
    />
  );
}

/** The same choices as in the menu of our player. */
export function CaptionSettings() {
  const { captions: words } = useWords("settings").settingsPage;
  const { captions, look } = usePlayerSettings();
  const language = useLanguage();
  return (
    <SettingSection title={words.title} note={words.note}>
      <SelectSetting
        label={words.language}
        labelHidden
        value={captions ?? ""}
        choices={[
          { value: "", text: words.asFilm },
          { value: "off", text: words.off },
        ]}
        chosen={captions === null || captions === "off" ? undefined : languageChoice(captions, language)}
        more={() => choicesInOrder(captionLanguages, languageLabel, language)}
        onChange={(value) => change({ captions: value === "" ? null : value })}
      />
      <div className="grid w-full max-w-xl grid-cols-1 gap-4 sm:grid-cols-2">
        {(["size", "color", "background", "height"] as const).map((part) => (
          <LookSetting key={part} part={part} look={look} />
        ))}
      </div>
    </SettingSection>
  );
}

import { chooseCouch, useCouch } from "#app/data/couch.ts";
import { useWords } from "#app/words/use-words.tsx";
import { CheckSetting } from "./check-setting.tsx";
import { SettingSection } from "./setting-section.tsx";

export function CouchSetting() {
  const { couch: words } = useWords("settings").settingsPage;
  return (
    <SettingSection title={words.title}>
      <CheckSetting text={words.layout} note={words.note} isOn={useCouch()} onChange={chooseCouch} />
    </SettingSection>
  );
}

import { deviceSettings, saveDeviceSettings } from "#app/data/device-store.ts";
import { withLater } from "#features/saved/model/entry-changes.ts";
import type { SavedExport } from "#features/saved/model/export-file.ts";
import { type DocumentName, documentNames, type SavedDocuments } from "#features/saved/model/saved-documents.ts";
import { changeSaved, type Undo } from "./saved-store.ts";

const importDocument = <Name extends DocumentName>(name: Name, sections: SavedDocuments[Name], mode: "merge" | "replace"): Undo =>
  changeSaved(name, (stored) => (mode === "replace" ? sections : withLater(stored, sections)));

/** `merge`: of two entries the one that was changed later stays. `replace`: the file alone, with its settings. */
export function importSaved({ documents, settings }: SavedExport, mode: "merge" | "replace"): Undo {
  const settingsBefore = deviceSettings();
  const undone = documentNames.map((name) => importDocument(name, documents[name], mode));
  if (mode === "replace" && settings) saveDeviceSettings({ ...settings, remembers: settingsBefore.remembers });
  return () => {
    for (const undo of undone) undo();
    if (mode === "replace") saveDeviceSettings(settingsBefore);
  };
}

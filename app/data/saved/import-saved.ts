import { deviceSettings, saveDeviceSettings } from "#app/data/device-store.ts";
import type { SavedExport } from "#domain/saved/export-file.ts";
import { type DocumentName, documentNames, type SavedDocuments } from "#domain/saved/saved-documents.ts";
import { mergeDocuments } from "#domain/saved/stored-document.ts";
import { changeSaved, replaceSaved, type Undo } from "./saved-store.ts";

function importDocument<Name extends DocumentName>(name: Name, sections: SavedDocuments[Name], mode: "merge" | "replace"): Undo {
  if (mode === "replace") return replaceSaved(name, sections);
  return changeSaved(name, (stored) => mergeDocuments({ epoch: 0, sections: stored }, { epoch: 0, sections }).sections);
}

/** `merge`: what was changed later stays, here and in the file. `replace`: the file alone, with its settings. */
export function importSaved({ documents, settings }: SavedExport, mode: "merge" | "replace"): Undo {
  const settingsBefore = deviceSettings();
  const undone = documentNames.map((name) => importDocument(name, documents[name], mode));
  if (mode === "replace" && settings) saveDeviceSettings({ ...settings, remembers: settingsBefore.remembers });
  return () => {
    for (const undo of undone) undo();
    if (mode === "replace") saveDeviceSettings(settingsBefore);
  };
}

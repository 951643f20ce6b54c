import { type ChangeEvent, useState } from "react";
import { deviceSettings } from "#app/data/device-store.ts";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { Link } from "#app/router/link.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { textLinkClass } from "#app/ui/text-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import { exportFileName, exportText, type ParsedExport, parseExport } from "#features/saved/model/export-file.ts";
import { savedLimits } from "#features/saved/model/saved-limits.ts";
import { savedDocuments } from "#features/saved/store/saved-store.ts";
import { ImportPreview } from "./import-preview.tsx";
import { SettingSection } from "./setting-section.tsx";

function exportAll(): void {
  const now = Date.now();
  saveFile(exportFileName(now), exportText(savedDocuments(), deviceSettings(), now));
}

/** A file that is too large is not read at all. */
async function readExport(file: File): Promise<ParsedExport | "unreadable"> {
  if (file.size > savedLimits.fileMaxBytes) return { ok: false, fault: "large" };
  try {
    return parseExport(await file.text(), Date.now());
  } catch {
    return "unreadable";
  }
}

/** What a chosen file holds, or why it cannot be read. */
function Chosen({ file, onEnd }: { file: ParsedExport | "unreadable"; onEnd: () => void }) {
  const { transfer: words } = useWords("settings").settingsPage;
  if (file === "unreadable" || !file.ok)
    return (
      <p role="alert" className="text-danger">
        {words.failures[file === "unreadable" ? file : file.fault]}
      </p>
    );
  return <ImportPreview file={file.value} onEnd={onEnd} />;
}

/** Our own file, out and in. Other services' files have a page of their own. */
export function TransferSection() {
  const { transfer: words } = useWords("settings").settingsPage;
  const { remembers } = useDeviceSettings();
  const [chosen, setChosen] = useState<ParsedExport | "unreadable" | null>(null);
  const choose = async ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const [file] = field.files ?? [];
    if (file) setChosen(await readExport(file));
    // The same file may be chosen again.
    field.value = "";
  };
  return (
    <SettingSection title={words.title} note={words.note}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={exportAll}>{words.save}</Button>
        <label className={buttonClass("quiet", "file-button")}>
          {words.open}
          <input type="file" accept=".json,application/json" className="sr-only" disabled={!remembers} onChange={(event) => void choose(event)} />
        </label>
      </div>
      {!remembers && <p className="text-muted">{words.off}</p>}
      {chosen && <Chosen file={chosen} onEnd={() => setChosen(null)} />}
      <Link to={paths.importTitles} className={textLinkClass}>
        {words.fromOthers}
      </Link>
    </SettingSection>
  );
}

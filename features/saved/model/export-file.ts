import { isoDay } from "#domain/calendar-date.ts";
import { type DeviceSettings, deviceSettingsText, parseDeviceSettings } from "#domain/device-settings.ts";
import { jsonDepth } from "#domain/json-values.ts";
import { jsonFields } from "./json-fields.ts";
import { type DocumentName, documentFormats, documentNames, type SavedDocuments } from "./saved-documents.ts";
import { savedLimits } from "./saved-limits.ts";
import { type DocumentFormat, documentJson, documentOfJson } from "./stored-document.ts";

// The file of "Export": docs/saved-data.md.

const version = 1;
/** Of lists and objects within one another. This version writes five, and leaves room for later ones. */
const deepest = 20;

/** What a file brings in. */
export type SavedExport = {
  documents: SavedDocuments;
  /** `null`: the file has none. "Remember nothing" is never taken from a file. */
  settings: Omit<DeviceSettings, "remembers"> | null;
  /** Entries that could not be read were left out. */
  isPartial: boolean;
};

/** `foreign`: not a file of ours. `newer`: of a later version of this site. */
export type ExportFault = "large" | "foreign" | "newer";
export type ParsedExport = { ok: true; value: SavedExport } | { ok: false; fault: ExportFault };

/** "matinee-2026-11-23.json" */
export const exportFileName = (now: number): string => `matinee-${isoDay(now)}.json`;

export function exportText({ list, seen, progress }: SavedDocuments, settings: DeviceSettings, now: number): string {
  const { remembers: _remembers, ...choices } = jsonFields(JSON.parse(deviceSettingsText(settings)));
  return JSON.stringify({
    matinee: "export",
    version,
    exported: new Date(now).toISOString(),
    list: documentJson(documentFormats.list, list),
    seen: documentJson(documentFormats.seen, seen),
    progress: documentJson(documentFormats.progress, progress),
    settings: choices,
  });
}

function settingsIn(value: unknown): SavedExport["settings"] {
  if (value === undefined) return null;
  const { remembers: _remembers, ...settings } = parseDeviceSettings(JSON.stringify(value));
  return settings;
}

function documentIn<Name extends DocumentName>(name: Name, value: unknown, now: number) {
  const format: DocumentFormat<SavedDocuments[Name]> = documentFormats[name];
  return value === undefined ? { sections: format.empty, fault: null } : documentOfJson(format, value, now);
}

/** A file is untrusted: each value is checked as a stored one is. */
export function parseExport(text: string, now: number): ParsedExport {
  if (text.length > savedLimits.fileMaxBytes) return { ok: false, fault: "large" };
  if (jsonDepth(text) > deepest) return { ok: false, fault: "foreign" };
  let fields: Record<string, unknown>;
  try {
    fields = jsonFields(JSON.parse(text));
  } catch {
    return { ok: false, fault: "foreign" };
  }
  if (fields.matinee !== "export" || typeof fields.version !== "number") return { ok: false, fault: "foreign" };
  const [list, seen, progress] = [documentIn("list", fields.list, now), documentIn("seen", fields.seen, now), documentIn("progress", fields.progress, now)];
  const faults = [list.fault, seen.fault, progress.fault];
  if (fields.version > version || faults.includes("newer")) return { ok: false, fault: "newer" };
  const documents = { list: list.sections, seen: seen.sections, progress: progress.sections };
  return { ok: true, value: { documents, settings: settingsIn(fields.settings), isPartial: faults.includes("damaged") } };
}

/** How much is stored, for a sentence. */
export type SavedCounts = { saved: number; lists: number; movies: number; episodes: number; rated: number; positions: number };

export function savedCounts({ list, seen, progress }: SavedDocuments): SavedCounts {
  const seenKeys = [...seen.seen.keys()];
  const movies = seenKeys.filter((key) => key.startsWith("movie:")).length;
  return {
    saved: list.titles.size,
    lists: list.lists.size,
    movies,
    episodes: seenKeys.filter((key) => key.split(":").length === 4).length,
    rated: seen.ratings.size,
    positions: progress.positions.size,
  };
}

export const isEmptyExport = ({ documents }: SavedExport): boolean =>
  documentNames.every((name) => Object.values(documents[name]).every(({ size }) => size === 0));

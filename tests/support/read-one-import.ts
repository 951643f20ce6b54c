import { expect } from "vitest";
import { type ImportedTitle, importedTitle } from "#features/import/model/imported-title.ts";
import { type FileReport, type ReadImport, readImport } from "#features/import/model/read-import.ts";

export const importNow = Date.UTC(2026, 10, 23);
export const dayTime = (day: string): number => Date.parse(day);

const empty: Record<string, unknown> = importedTitle({ title: "" });

/** What a title has, without what is empty. */
const factsOf = (title: ImportedTitle): Partial<ImportedTitle> =>
  Object.fromEntries(Object.entries(title).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(empty[name])));

export type OneFile = { name: string; content: unknown };
export type ReadOne = Omit<ReadImport, "titles" | "files"> & { titles: Partial<ImportedTitle>[]; files: FileReport[]; file: FileReport | undefined };

/** No row of any file is lost without a count. */
function expectAllCounted(files: readonly FileReport[]): void {
  for (const { name, rows, read, leftOut } of files) expect(read + Object.values(leftOut).reduce((sum, count) => sum + count, 0), name).toBe(rows);
}

/** JSON is given as values. */
export async function readAll(files: readonly OneFile[]): Promise<ReadOne> {
  const texts = files.map(({ name, content }) => ({ name, text: typeof content === "string" ? content : JSON.stringify(content) }));
  const read = await readImport(texts, importNow);
  expectAllCounted(read.files);
  return { ...read, titles: read.titles.map(factsOf), file: read.files[0] };
}

export const readOne = (name: string, content: unknown): Promise<ReadOne> => readAll([{ name, content }]);

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** An empty folder of the running test's own, gone with it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "matinee-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

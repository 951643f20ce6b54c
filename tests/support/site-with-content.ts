import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BuiltServer, startBuiltServer } from "./built-server.ts";

/** Runs the built server with these files of an operator in CONTENT_DIR while `use` lasts. */
export async function siteWithContent(
  files: Record<string, object>,
  use: (site: BuiltServer) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "matinee-content-"));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content));
  const site = await startBuiltServer({ CONTENT_DIR: folder, ...env });
  await use(site);
  await site.stop();
  rmSync(folder, { recursive: true });
}

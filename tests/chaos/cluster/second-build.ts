import { execFile } from "node:child_process";
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { thisBuild } from "./node.ts";
import type { Sandbox } from "./sandbox.ts";

const execute = promisify(execFile);

const sources = ["app", "content", "domain", "features", "player", "sample", "server", "tools", "package.json", "tsconfig.json", "vite.config.ts"];
/** The footer is on every page and in the browser's script: the new build's assets get new names. */
export const changed = { file: "app/words/footer.ts", from: "All rights reserved", to: "Every right reserved" };

/** Builds the next release: these sources with one word changed. @returns its folder */
export async function makeSecondBuild(sandbox: Sandbox): Promise<string> {
  const folder = join(sandbox.folder, "second-build");
  for (const source of sources) cpSync(join(thisBuild, source), join(folder, source), { recursive: true });
  symlinkSync(join(thisBuild, "node_modules"), join(folder, "node_modules"));
  const file = join(folder, changed.file);
  const text = readFileSync(file, "utf8");
  if (!text.includes(changed.from)) throw new Error(`${changed.file} no longer contains "${changed.from}"`);
  writeFileSync(file, text.replace(changed.from, changed.to));
  await execute(process.execPath, [join("node_modules", "vite", "bin", "vite.js"), "build", "--logLevel", "error"], { cwd: folder });
  sandbox.defer(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

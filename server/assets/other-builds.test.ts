import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openOtherBuilds } from "./other-builds.ts";

/** A project folder whose build has these files. */
function builtAs(root: string, names: readonly string[]): void {
  const folder = join(root, "build/client/assets");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of names) writeFileSync(join(folder, name), `content of ${name}`);
}

async function opened(root: string, dataDir: string) {
  const warn = vi.fn();
  const older = await openOtherBuilds({ root, dataDir, shared: null, warn, keepAfterMs: 0 });
  onTestFinished(older.close);
  return { ...older, warn };
}

const keptIn = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith("assets-"));

test("a build's files are kept for the two builds that follow it", async () => {
  const [root, dataDir] = [temporaryFolder(), join(temporaryFolder(), "data")];
  for (const [index, build] of ["one", "two", "three", "four"].entries()) {
    builtAs(root, [`client-${build}.js`, `client-${build}.js.br`]);
    await opened(root, dataDir);
    await eventually(() => {
      const folder = keptIn(dataDir).find((name) => existsSync(join(dataDir, name, "assets", `client-${build}.js`)));
      utimesSync(join(dataDir, folder ?? "none yet"), index, index);
    });
  }
  await eventually(() => expect(keptIn(dataDir)).toHaveLength(3));
  builtAs(root, ["client-four.js", "client-four.js.br"]);
  const { folders } = await opened(root, dataDir);
  expect(folders.map((folder) => readdirSync(join(folder, "assets")).toSorted())).toEqual([
    ["client-three.js", "client-three.js.br"],
    ["client-two.js", "client-two.js.br"],
  ]);
  expect(readFileSync(join(folders[0] ?? "", "assets/client-three.js"), "utf8")).toBe("content of client-three.js");
});

test("a data folder that cannot be written is one warning", async () => {
  const root = temporaryFolder();
  builtAs(root, ["client.js"]);
  const file = join(root, "a-file");
  writeFileSync(file, "");
  const { folders, warn } = await opened(root, file);
  expect(folders).toEqual([]);
  await eventually(() => expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^DATA_DIR: this build's files are not kept: /)));
});

test("a folder that another node is just removing costs nobody the start", async () => {
  const [root, dataDir] = [temporaryFolder(), temporaryFolder()];
  builtAs(root, ["client.js"]);
  // Listed, and then not there.
  symlinkSync(join(dataDir, "nowhere"), join(dataDir, "assets-0123456789ab"));
  expect((await opened(root, dataDir)).folders).toEqual([]);
});

test("a build that cannot be kept whole leaves nothing behind", async () => {
  const [root, dataDir] = [temporaryFolder(), temporaryFolder()];
  builtAs(root, ["client.js"]);
  mkdirSync(join(root, "build/client/assets/a-folder.js"));
  const { warn } = await opened(root, dataDir);
  await eventually(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(keptIn(dataDir)).toEqual([]);
});

test("without a build there is nothing to keep", async () => {
  const dataDir = temporaryFolder();
  const { folders, find } = await opened(temporaryFolder(), dataDir);
  expect([folders, await find("client-abc12345.js"), readdirSync(dataDir)]).toEqual([[], null, []]);
});

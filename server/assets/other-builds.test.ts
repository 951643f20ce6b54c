import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openOtherBuilds } from "./other-builds.ts";

/** Replaces the build in a project folder. */
function writeBuild(root: string, names: readonly string[]): void {
  const folder = join(root, "build/client/assets");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of names) writeFileSync(join(folder, name), `content of ${name}`);
}

async function openBuilds(root: string, dataDir: string) {
  const warn = vi.fn();
  const builds = await openOtherBuilds({ root, dataDir, shared: null, warn, copyAfterMs: 0 });
  onTestFinished(builds.close);
  return { ...builds, warn };
}

const foldersIn = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith("assets-"));

test("a build's files are retained for the two builds that follow", async () => {
  const [root, dataDir] = [temporaryFolder(), join(temporaryFolder(), "data")];
  for (const [index, build] of ["one", "two", "three", "four"].entries()) {
    writeBuild(root, [`client-${build}.js`, `client-${build}.js.br`]);
    const { close } = await openBuilds(root, dataDir);
    await eventually(() => {
      const folder = foldersIn(dataDir).find((name) => existsSync(join(dataDir, name, "assets", `client-${build}.js`)));
      utimesSync(join(dataDir, folder ?? "not copied yet"), index, index);
    });
    // What a delayed copy removes would depend on the builds that follow.
    await close();
  }
  await eventually(() => expect(foldersIn(dataDir)).toHaveLength(3));
  writeBuild(root, ["client-four.js", "client-four.js.br"]);
  const { folders } = await openBuilds(root, dataDir);
  expect(folders.map((folder) => readdirSync(join(folder, "assets")).toSorted())).toEqual([
    ["client-three.js", "client-three.js.br"],
    ["client-two.js", "client-two.js.br"],
  ]);
  expect(readFileSync(join(folders[0] ?? "", "assets/client-three.js"), "utf8")).toBe("content of client-three.js");
});

test("a DATA_DIR that cannot be written is one warning", async () => {
  const root = temporaryFolder();
  writeBuild(root, ["client.js"]);
  const file = join(root, "a-file");
  writeFileSync(file, "");
  const { folders, warn } = await openBuilds(root, file);
  expect(folders).toEqual([]);
  await eventually(() => expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^DATA_DIR: the files of this build cannot be copied \(/)));
});

test("starts while another node is removing a folder", async () => {
  const [root, dataDir] = [temporaryFolder(), temporaryFolder()];
  writeBuild(root, ["client.js"]);
  // readdir lists it, stat fails.
  symlinkSync(join(dataDir, "nowhere"), join(dataDir, "assets-0123456789ab"));
  expect((await openBuilds(root, dataDir)).folders).toEqual([]);
});

test("a build that cannot be copied completely leaves no folder", async () => {
  const [root, dataDir] = [temporaryFolder(), temporaryFolder()];
  writeBuild(root, ["client.js"]);
  mkdirSync(join(root, "build/client/assets/a-folder.js"));
  const { warn } = await openBuilds(root, dataDir);
  await eventually(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(foldersIn(dataDir)).toEqual([]);
});

test("does nothing without a build", async () => {
  const dataDir = temporaryFolder();
  const { folders, find } = await openBuilds(temporaryFolder(), dataDir);
  expect([folders, await find("client-abc12345.js"), readdirSync(dataDir)]).toEqual([[], null, []]);
});

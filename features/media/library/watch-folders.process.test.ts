import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { watchFolders } from "./watch-folders.ts";

test("a folder that takes another one's place is watched, with what is below it", async () => {
  const root = temporaryFolder();
  const [films, season] = [join(root, "Show"), join(root, "Show/Season 1")];
  mkdirSync(season, { recursive: true });
  const onChange = vi.fn();
  const watch = watchFolders({ folders: [root], log: { info: () => undefined, warn: () => undefined }, onChange, quiet: 20 });
  onTestFinished(watch.close);
  const folders = [root, films, season].map((path) => ({ root: 0, path: Buffer.from(path) }));
  watch.update(folders);
  renameSync(films, join(root, "Old"));
  mkdirSync(season, { recursive: true });
  await eventually(() => expect(onChange).toHaveBeenCalled());
  // As the scan does that follows.
  watch.update(folders);
  for (const folder of [films, season]) {
    onChange.mockClear();
    writeFileSync(join(folder, "film.mkv"), "video");
    await eventually(() => expect(onChange).toHaveBeenCalled());
  }
});

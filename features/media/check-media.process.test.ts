import { expect, test } from "vitest";
import { formatResult } from "#server/config/check-result.ts";
import { readEnv } from "#server/config/env.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { checkMedia } from "./check-media.ts";

const checked = async (variables: Record<string, string> = {}): Promise<string[]> =>
  (await checkMedia(readEnv({ DATA_DIR: temporaryFolder(), ...variables }).env)).map(formatResult);

test("there are no films without MEDIA_DIR", async () => {
  expect(await checked()).toEqual(["ok       media: no library: MEDIA_DIR is not set"]);
});

test("films are in folders that can be read and watched, with a cache that fits", async () => {
  const folder = temporaryFolder();
  expect(await checked({ MEDIA_DIR: folder, MEDIA_CACHE_GB: "1" })).toEqual([
    `ok       media: ${folder} can be read and watched`,
    expect.stringMatching(/^ok {7}media: the cache in .* may take 1 GB$/),
  ]);
});

test("a folder may be gone, and the cache larger than the disk", async () => {
  const lines = await checked({ MEDIA_DIR: "/nowhere/at/all", MEDIA_CACHE_GB: "10000" });
  expect(lines).toEqual([
    expect.stringMatching(/^problem {2}media: \/nowhere\/at\/all cannot be read \(ENOENT/),
    expect.stringMatching(/^warning {2}media: the cache may take 10000 GB, and .* has [\d.]+ GB left/),
  ]);
});

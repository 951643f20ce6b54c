import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTestDeployment } from "#tests/support/test-deployment.ts";

// The player's page of the embedded catalog with public films, over the facts of the project.

async function open(variables: Record<string, string>, content: Record<string, object> = {}) {
  const folder = temporaryFolder();
  for (const [name, value] of Object.entries(content)) writeFileSync(join(folder, name), JSON.stringify(value));
  return (await openTestDeployment({ CONTENT_DIR: folder, ...variables })).get;
}

const nosferatu = "/player/2embed/movie/653";
const mediaSource = async (response: Promise<Response>) => /media-src ([^;]*);/.exec((await response).headers.get("content-security-policy") ?? "")?.[1];
const isReel = async (response: Promise<Response>) => (await (await response).text()).includes("Sample reel");
const commons = "https://upload.wikimedia.org";
const others = ["https://video.blender.org", "https://download.blender.org", "https://archive.org", "https://*.us.archive.org", "https://*.ca.archive.org"];

test("the policy names the hosts in use, and none with PUBLIC_FILMS=off", async () => {
  const on = await open({ PUBLIC_FILMS: "on" });
  expect((await mediaSource(on(nosferatu)))?.split(" ").toSorted()).toEqual(["'self'", "blob:", commons, ...others].toSorted());
  expect(await isReel(on(nosferatu))).toBe(false);
  const off = await open({ PUBLIC_FILMS: "off" });
  expect([await mediaSource(off(nosferatu)), await isReel(off(nosferatu))]).toEqual(["'self' blob:", true]);
  expect((await off("/api/public-films/report")).status).toBe(404);
});

test("a taken-down title has no player page", async () => {
  const get = await open({ PUBLIC_FILMS: "on" }, { "takedown.json": { movies: [653] } });
  expect((await get(nosferatu)).status).toBe(410);
});

const title = { subject: { kind: "movie", id: 653 }, title: "Nosferatu", year: 1922, basis: "By age" };
const copy = { host: "commons", file: "Nosferatu.webm", path: "7/78", licence: "Public domain" };

test("with life70 a title whose protection has not ended, or of which that is not known, has the reel", async () => {
  const isReelIf = async (freeByLife70: number | null) =>
    isReel(
      (await open({ PUBLIC_FILMS: "on", PUBLIC_FILMS_TERMS: "life70" }, { "public-films.json": { titles: [{ ...title, freeByLife70, copies: [copy] }] } }))(
        nosferatu,
      ),
    );
  expect([await isReelIf(0), await isReelIf(2020), await isReelIf(9999), await isReelIf(null)]).toEqual([false, false, true, true]);
});

test("a file above 1 GB is not offered, and a copy that has no other is none", async () => {
  const dataDir = temporaryFolder();
  const fileOf = (bytes: number) => ({ url: `${commons}/wikipedia/commons/${bytes}.webm`, type: "video/webm", height: 720, bytes });
  const checked = async (sizes: number[]) => {
    const found = { checkedAt: "2026-11-27T12:00:00Z", state: "ok", seconds: 5519, licence: null, files: sizes.map(fileOf) };
    writeFileSync(join(dataDir, "public-films-checks.json"), JSON.stringify({ "commons:Nosferatu.webm": found }));
    const get = await open({ PUBLIC_FILMS: "on", DATA_DIR: dataDir }, { "public-films.json": { titles: [{ ...title, copies: [copy] }] } });
    return (await get(nosferatu)).text();
  };
  const html = await checked([2_000_000_000, 900_000_000]);
  expect([html.includes("900000000.webm"), html.includes("2000000000.webm")]).toEqual([true, false]);
  expect(await checked([2_000_000_000])).toContain("Sample reel");
});

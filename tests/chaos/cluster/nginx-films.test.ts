import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Probe } from "#features/media/media-probe.ts";
import { openFilmSite } from "#tests/support/film-site.ts";
import { fileIdOf, folderLibrary } from "#tests/support/folder-library.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { expectedHeaders } from "../expected-headers.ts";
import { nginxConfig, startNginx } from "./nginx.ts";
import { inSandbox } from "./sandbox.ts";
import { deployFile } from "./template.ts";

const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => (index * 7) % 251));
const name = "100% Ümläut #1? 'q' \"(1927)\n[x].mp4";
/** Browsers play it as it is. */
const probe: Probe = { container: "mp4", durationS: 60, video: null, audio: [], text: [], problem: null };

/** The documented nginx with its lines for films, in front of a site with one film. */
async function behindNginx(
  work: (get: (headers?: Record<string, string>, path?: string) => Promise<Response>, sent: () => number) => Promise<void>,
  accelerates = true,
) {
  const folder = temporaryFolder();
  // nginx reads it as its own user.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, name), bytes);
  const { library } = folderLibrary(folder, [{ path: name, subjects: [{ kind: "movie", id: 19 }], probe }]);
  const site = await openFilmSite(library, { acceleration: accelerates ? { prefix: "/internal/", trustedProxyHops: 1 } : null });
  await inSandbox(async (sandbox) => {
    const nginx = await startNginx(sandbox, [Number(new URL(site.url).port)], { "#accel ": "", "alias /srv/films/;": `alias ${folder}/;` });
    const address = `${nginx}/media/${fileIdOf(name)}/file`;
    await work(
      (headers = {}, path = address) => fetch(path.startsWith("/") ? nginx + path : path, { headers }),
      () => site.media.figures().bytesSent,
    );
  });
}

test("nginx sends a film itself, by range, with the headers of a file", () =>
  behindNginx(async (get, sent) => {
    const whole = await get();
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
    const part = await get({ range: "bytes=1000000-1000009" });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, "bytes 1000000-1000009/3000000"]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1_000_000, 1_000_010))).toBe(true);
    const { "strict-transport-security": _, ...headers } = expectedHeaders.file;
    expect(Object.fromEntries(Object.keys(headers).map((header) => [header, part.headers.get(header)]))).toEqual(headers);
    expect([part.headers.get("cache-control"), part.headers.get("content-type"), part.headers.get("x-accel-redirect")]).toEqual([
      "private, no-cache",
      "video/mp4",
      null,
    ]);
    expect(sent()).toBe(0);
  }));

test("the internal location is 404 from outside", () =>
  behindNginx(async (get) => {
    expect((await get({}, `/internal/0/${encodeURIComponent(name)}`)).status).toBe(404);
  }));

test("without it nginx passes a film on as it arrives", () =>
  behindNginx(async (get, sent) => {
    const part = await get({ range: "bytes=5-9" });
    expect([part.status, part.headers.get("x-frame-options"), Buffer.from(await part.arrayBuffer())]).toEqual([206, "DENY", bytes.subarray(5, 10)]);
    expect(sent()).toBe(5);
  }, false));

test("the lines for films are as the command of the operator's page enables them", () => {
  const enabled = deployFile("nginx.conf", { "#accel ": "" });
  expect(enabled).toMatch(/^ {4}location \/internal\/0\/ \{\n {6}internal;\n {6}alias \/srv\/films\/;/m);
  expect(enabled.split("{").length).toBe(enabled.split("}").length);
  expect(nginxConfig(80, [3001])).toContain("proxy_max_temp_file_size 0;");
});

import { appendFileSync, linkSync, mkdirSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { type OwnFilm, ownFilmPath } from "#domain/own-film.ts";
import type { MediaFile } from "#features/media/media-file.ts";
import type { Probe } from "#features/media/media-probe.ts";
import { documentHeaders } from "#server/http/document-headers.ts";
import { eventually } from "#tests/support/eventually.ts";
import { openFilmSite } from "#tests/support/film-site.ts";
import { folderLibrary } from "#tests/support/folder-library.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const mp4: Probe = {
  ...{ container: "mp4", durationS: 60, text: [], problem: null, video: { codec: "avc1.64001f", name: "H.264", width: 1280, height: 720 } },
  audio: [{ codec: "mp4a.40.2", name: "AAC", language: "eng", title: null, channels: 2, default: true }],
};
const bytes = Buffer.from(Array.from({ length: 1_500_000 }, (_, index) => (index * 7) % 251));
const metropolis = { kind: "movie", id: 19 } as const;

/** A site with one film of 1.5 MB, whose name has what an address must not show. */
async function filmSite(facts: Partial<MediaFile> = {}, options: Parameters<typeof openFilmSite>[1] = {}) {
  const folder = temporaryFolder();
  const path = "Secret folder/Metropolis, 1927.mp4";
  mkdirSync(join(folder, "Secret folder"));
  writeFileSync(join(folder, path), bytes);
  const { library, rescan, fileAt } = folderLibrary(folder, [{ path, subjects: [metropolis], ...facts }]);
  await library.saveProbe(fileAt(path) ?? expect.unreachable(), facts.probe ?? mp4);
  const site = await openFilmSite(library, options);
  const film = async () => (await (await site.get(ownFilmPath(metropolis, "en"))).json()) as OwnFilm;
  const address = async () => (await film()).versions[0]?.parts[0]?.sources[0]?.url ?? expect.unreachable();
  return { ...site, film, address, rescan, fileAt, folder, file: join(folder, path) };
}

const openDescriptors = () => readdirSync("/proc/self/fd").length;

describe("what can be played of a film", () => {
  test("names neither folders nor files, and is not stored", async () => {
    const { get } = await filmSite();
    const response = await get("/api/media/movie/19");
    const text = await response.text();
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(JSON.parse(text)).toMatchObject({
      versions: [{ label: null, height: 720, durationS: 60, parts: [{ state: "ready", sources: [{ type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"' }] }] }],
    });
    expect(text).not.toMatch(/secret|metropolis/i);
  });

  test.each([
    ["/api/media/movie/20", 404],
    ["/api/media/tv/19/1/1", 404],
    ["/api/media/movie/x", 404],
    ["/api/media/tv/1/2", 404],
  ])("%s is %d", async (path, status) => {
    const { get } = await filmSite();
    const response = await get(path);
    expect([response.status, Object.keys((await response.json()) as object)]).toEqual([status, ["error"]]);
  });

  test("is 410 for a title that has been taken down, as are its bytes", async () => {
    const takedown = { has: (kind: string, id: number) => kind === "movies" && id === 19, version: () => "1" };
    const { get, fileAt } = await filmSite({}, { takedown });
    const { id } = fileAt("Secret folder/Metropolis, 1927.mp4") ?? expect.unreachable();
    for (const path of ["/api/media/movie/19", `/media/${id}/file`]) {
      const { status, headers } = await get(path);
      expect([path, status, headers.get("x-robots-tag")]).toEqual([path, 410, "noindex"]);
    }
  });
});

describe("in the player's language", () => {
  const audio = ["eng", "ger", null].map((language, index) => ({ ...mp4.audio[0], language, default: index === 0 }) as Probe["audio"][number]);
  const hevc = { codec: "hvc1.1.6.L93.B0", name: "HEVC", width: 1280, height: 720 };

  test("tracks and codecs are named, and its addresses say it", async () => {
    const sidecar = { path: "m.en.srt", language: "en", name: null, forced: false, sdh: true };
    const { get } = await filmSite({ probe: { ...mp4, video: hevc, audio }, sidecars: [sidecar as MediaFile["sidecars"][number]] });
    const film = (await (await get(ownFilmPath(metropolis, "de"))).json()) as OwnFilm;
    const part = film.versions[0]?.parts[0] ?? expect.unreachable();
    expect(part.audio.map(({ label }) => label)).toEqual(["Englisch", "Deutsch", "Spur 3"]);
    expect(part.captions.map(({ label }) => label)).toEqual(["Englisch (für Hörgeschädigte)"]);
    expect(part.sources[0]).toMatchObject({ codecName: "HEVC und AAC", url: expect.stringMatching(/[?&]lang=de$/) });
    const refused = await get(part.sources[0]?.url.replace(/v=[^&]*/, "v=old") ?? "");
    expect([refused.status, await refused.text()]).toEqual([410, "Dieser Film hat sich geändert"]);
  });

  test("an address that is no language of this site adds nothing to a playlist", async () => {
    const { media } = await filmSite();
    const own = (query: string) => String(media.addresses.own(new URLSearchParams(query)));
    expect([own("v=1&lang=de"), own("v=1&lang=xx"), own(`v=1&x=1&lang=${"d".repeat(900)}`)]).toEqual(["v=1&lang=de", "v=1", "v=1"]);
  });
});

describe("a film's bytes", () => {
  test("are sent whole, with what a cache needs", async () => {
    const { get, address } = await filmSite();
    const response = await get(await address());
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect([response.status, response.headers.get("accept-ranges"), response.headers.get("content-type")]).toEqual([200, "bytes", "video/mp4"]);
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    for (const [name, value] of Object.entries(documentHeaders(sampleSite(), []).file)) expect(response.headers.get(name)).toBe(value);
    expect(response.headers.get("last-modified")).toMatch(/GMT$/);
  });

  test("are sent by range", async () => {
    const { get, address } = await filmSite();
    const response = await get(await address(), { range: "bytes=900000-" });
    expect([response.status, response.headers.get("content-range")]).toEqual([206, "bytes 900000-1499999/1500000"]);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(900_000))).toBe(true);
  });

  test("behind the end are 416; several ranges are the whole file", async () => {
    const { get, address } = await filmSite();
    const behind = await get(await address(), { range: "bytes=1500000-" });
    expect([behind.status, behind.headers.get("content-range")]).toEqual([416, "bytes */1500000"]);
    const several = await get(await address(), { range: "bytes=0-1,5-6" });
    expect([several.status, several.headers.get("content-length")]).toEqual([200, "1500000"]);
    await several.body?.cancel();
  });

  test("are not sent again to who has them, nor to HEAD", async () => {
    const { get, address } = await filmSite();
    const head = await get(await address(), {}, "HEAD");
    const [etag, modified] = [head.headers.get("etag") ?? "", head.headers.get("last-modified") ?? ""];
    expect([head.status, head.headers.get("content-length"), (await head.text()).length]).toEqual([200, "1500000", 0]);
    expect((await get(await address(), { "if-none-match": etag })).status).toBe(304);
    expect((await get(await address(), { "if-modified-since": modified })).status).toBe(304);
    expect((await get(await address(), { range: "bytes=0-1", "if-range": etag })).status).toBe(206);
    const other = await get(await address(), { range: "bytes=0-1", "if-range": '"another"' });
    expect(other.status).toBe(200);
    await other.body?.cancel();
  });

  test("of another version are 410, of a file that has gone 404", async () => {
    const { get, address, file, rescan } = await filmSite();
    const before = await address();
    appendFileSync(file, "more");
    expect((await get(before)).status).toBe(404);
    rescan();
    expect((await get(before)).status).toBe(410);
    rmSync(file);
    expect((await get(before.replace(/\?.*/, ""))).status).toBe(404);
  });

  test("of a link that leads out, or of a folder, are not sent", async () => {
    const { get, address, file, folder } = await filmSite();
    const before = await address();
    const outside = join(temporaryFolder(), "secret");
    writeFileSync(outside, bytes);
    rmSync(file);
    symlinkSync(outside, file);
    expect((await get(before)).status).toBe(404);
    rmSync(file);
    mkdirSync(file);
    expect((await get(before)).status).toBe(404);
    rmSync(file, { recursive: true });
    linkSync(outside, join(folder, "unknown"));
    expect((await get("/media/../unknown")).status).not.toBe(200);
  });

  test("of captions whose link leads out are not sent", async () => {
    const beside = { format: "srt", language: "en", name: null, forced: false, sdh: false } as const;
    const { get, film, folder } = await filmSite({ sidecars: ["in.srt", "out.srt"].map((name) => ({ ...beside, path: `Secret folder/${name}` })) });
    const outside = join(temporaryFolder(), "secret.srt");
    for (const path of [join(folder, "Secret folder/in.srt"), outside]) writeFileSync(path, "1\n00:00:01,000 --> 00:00:02,000\nHere\n");
    symlinkSync(outside, join(folder, "Secret folder/out.srt"));
    const captions = (await film()).versions[0]?.parts[0]?.captions ?? [];
    expect(await Promise.all(captions.map(async ({ url }) => (await get(url)).status))).toEqual([200, 404]);
  });

  test("of Matroska that browsers play as WebM are named so", async () => {
    const video = { codec: "vp8", name: "VP8", width: 640, height: 480 };
    const { get, address } = await filmSite({ probe: { ...mp4, container: "mkv", video, audio: [] } });
    const response = await get(await address(), { range: "bytes=0-9" });
    expect([response.status, response.headers.get("content-type")]).toEqual([206, "video/webm"]);
  });

  test.each(["/media/", "/media/x", "/media/00000000000000000000/file", "/media/%2e%2e/file"])("%s is 404", async (path) => {
    const { get } = await filmSite();
    expect((await get(path)).status).toBe(404);
  });
});

/** The same with a film that no buffer of the system holds. */
async function largeFilmSite(options: Parameters<typeof openFilmSite>[1] = {}) {
  const site = await filmSite({}, options);
  truncateSync(site.file, 300_000_000);
  site.rescan();
  const path = "Secret folder/Metropolis, 1927.mp4";
  // The file is no film: what its reading finds must not come after what is stored here.
  await eventually(() => expect(site.media.figures().waiting).toBe(0));
  await site.media.library.saveProbe(site.fileAt(path) ?? expect.unreachable(), mp4);
  const address = await site.address();
  /** A reader that takes nothing. */
  const slowReader = () => {
    const socket = connect(Number(new URL(site.url).port), "127.0.0.1").pause();
    socket.on("error", () => undefined).write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { ...site, path: address, slowReader };
}

describe("many readers", () => {
  test("beyond the limit get 503, and nothing stays open", async () => {
    const { get, path, media, slowReader } = await largeFilmSite({ streams: 8 });
    const before = openDescriptors();
    const sockets = Array.from({ length: 8 }, slowReader);
    await eventually(() => expect(media.figures().streams).toBe(8));
    const refused = await get(path, { range: "bytes=0-0" });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    for (const socket of sockets) socket.destroy();
    await eventually(() => expect(media.figures().streams).toBe(0));
    await eventually(() => expect(openDescriptors()).toBeLessThanOrEqual(before + 1));
    expect((await get(path, { range: "bytes=0-0" })).status).toBe(206);
  });

  test("of one address have a part of the streams", async () => {
    const { get, path, media, slowReader } = await largeFilmSite({ streams: 100 });
    for (let index = 0; index < 25; index++) slowReader();
    await eventually(() => expect(media.figures().streams).toBe(25));
    expect((await get(path, { range: "bytes=0-0" })).status).toBe(503);
  });

  test("are cut when the process stops, and others are refused", async () => {
    const { get, path, media, slowReader } = await largeFilmSite();
    slowReader();
    await eventually(() => expect(media.figures().streams).toBe(1));
    media.limits.stop();
    await eventually(() => expect(media.figures().streams).toBe(0));
    expect((await get(path)).status).toBe(503);
  });

  test("of a file that is cut short learn it, and nothing stays open", async () => {
    const { media, file, slowReader } = await largeFilmSite();
    const before = openDescriptors();
    const socket = slowReader();
    await eventually(() => expect(media.figures().bytesSent).toBeGreaterThan(0));
    truncateSync(file, 10);
    socket.resume();
    await new Promise((resolve) => socket.once("close", resolve));
    await eventually(() => expect(media.figures().streams).toBe(0));
    await eventually(() => expect(openDescriptors()).toBeLessThanOrEqual(before));
  });
});

describe("addresses that expire", () => {
  test("are refused without their signature, or for another film", async () => {
    const { get, address } = await filmSite({}, { tokenHours: 1 });
    const signed = await address();
    const part = await get(signed, { range: "bytes=0-1" });
    expect(part.status).toBe(206);
    for (const wrong of [signed.replace(/[?&]s=[^&]*/, ""), signed.replace(/e=\d+/, "e=9999999999"), signed.replace(/s=./, "s=A"), signed.replace(/\?.*/, "")])
      expect((await get(wrong)).status).toBe(403);
  });
});

describe("nginx sends the file", () => {
  const acceleration = { prefix: "/internal/", trustedProxyHops: 1 };

  test("where the request came from it, by a path in ASCII", async () => {
    const { get, address } = await filmSite({}, { acceleration });
    const response = await get(await address(), { "x-forwarded-for": "203.0.113.7" });
    expect([response.headers.get("x-accel-redirect"), await response.text()]).toEqual(["/internal/0/Secret%20folder/Metropolis%2c%201927.mp4", ""]);
  });

  test("as a download too, under a name that is not the file's", async () => {
    const { film, get } = await filmSite({}, { acceleration, allowsDownloads: true });
    const address = (await film()).versions[0]?.parts[0]?.download ?? expect.unreachable();
    const response = await get(address, { "x-forwarded-for": "203.0.113.7" });
    expect(response.headers.has("x-accel-redirect")).toBe(true);
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="[0-9a-f]{20}\.mp4"$/);
  });

  test("and this process does for others", async () => {
    const { get, address } = await filmSite({}, { acceleration });
    const response = await get(await address(), { range: "bytes=0-9" });
    expect([response.status, response.headers.get("x-accel-redirect"), response.headers.get("content-length")]).toEqual([206, null, "10"]);
  });
});

test("a download is there only if the operator allows it, and names no file", async () => {
  const { film, get } = await filmSite({}, { allowsDownloads: true });
  const address = (await film()).versions[0]?.parts[0]?.download ?? expect.unreachable();
  const response = await get(address, { range: "bytes=0-0" });
  expect([response.status, response.headers.get("content-disposition")]).toEqual([206, expect.stringMatching(/^attachment; filename="[0-9a-f]{20}\.mp4"$/)]);
  const other = await filmSite();
  expect((await other.film()).versions[0]?.parts[0]?.download).toBeNull();
  expect((await other.get((await other.address()).replace("/file?", "/download?"))).status).toBe(404);
});

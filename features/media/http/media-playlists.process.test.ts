import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OwnFilm, OwnPart } from "#domain/own-film.ts";
import type { VideoSubject } from "#domain/player.ts";
import { makeDemoFolder } from "#sample/film/make-demo-folder.ts";
import { eventually } from "#tests/support/eventually.ts";
import { openFilmSite } from "#tests/support/film-site.ts";
import { folderLibrary } from "#tests/support/folder-library.ts";

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "matinee-demo-"));
  await makeDemoFolder(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const movie = (id: number): VideoSubject => ({ kind: "movie", id });
const sidecar = (path: string, format: "srt" | "vtt" | "ass", language: string, sdh = false) => ({ path, format, language, sdh, forced: false, name: null });

async function demoSite(options: Parameters<typeof openFilmSite>[1] = {}) {
  const metropolis = "Metropolis (1927) [tmdbid-19]/Metropolis (1927) [tmdbid-19] - ";
  const sidecars = [sidecar(`${metropolis}720p.de.srt`, "srt", "de"), sidecar(`${metropolis}720p.fr.sdh.vtt`, "vtt", "fr", true)];
  const { library, rescan } = folderLibrary(folder, [
    { path: `${metropolis}720p.mp4`, subjects: [movie(19)], version: "720p", sidecars },
    { path: `${metropolis}360p.webm`, subjects: [movie(19)], version: "360p" },
    { path: "Nosferatu (1922) {tmdb-653}/Nosferatu (1922) {tmdb-653}.mkv", subjects: [movie(653)] },
    { path: "The Kid (1921)/The Kid (1921).ts", subjects: [movie(10098)], sidecars: [sidecar("The Kid (1921)/The Kid (1921).en.ass", "ass", "en")] },
    { path: "A Trip to the Moon (1902)/index.m3u8", subjects: [movie(775)] },
    { path: "Sintel (2010)/Sintel (2010).mov", subjects: [movie(45745)] },
    { path: "The Gold Rush (1925)/The Gold Rush (1925) - cd1.mp4", subjects: [movie(962)], part: 1 },
    { path: "The Gold Rush (1925)/The Gold Rush (1925) - cd2.mp4", subjects: [movie(962)], part: 2 },
  ]);
  const site = await openFilmSite(library, options);
  const film = async (id: number) => (await (await site.get(`/api/media/movie/${id}`)).json()) as OwnFilm;
  const readyPart = (id: number): Promise<OwnPart> =>
    eventually(async () => {
      const part = (await film(id)).versions[0]?.parts[0] ?? expect.unreachable();
      expect(part.state).toBe("ready");
      return part;
    });
  const text = async (address: string) => (await site.get(address)).text();
  return { ...site, film, readyPart, text, rescan };
}

/** Every address that a playlist and its playlists name. */
async function addressesIn(playlist: string, text: (address: string) => Promise<string>): Promise<string[]> {
  const lines = (await text(playlist)).split("\n");
  expect(lines[0]).toBe("#EXTM3U");
  const named = lines.flatMap((line) => (line.startsWith("#") ? (/URI="([^"]+)"/.exec(line)?.[1] ?? []) : line || []));
  const absolute = named.map((address) => {
    const { pathname, search } = new URL(address, `http://site${playlist}`);
    return pathname + search;
  });
  const below = await Promise.all(absolute.filter((address) => address.includes(".m3u8")).map((address) => addressesIn(address, text)));
  return [...absolute, ...below.flat()];
}

test.each([
  ["Matroska with two languages", 653],
  ["MPEG-TS", 10098],
  ["QuickTime", 45745],
  ["a folder of segments", 775],
])("%s plays by a playlist whose every address answers, and none names a file", async (_, id) => {
  const { readyPart, get, text } = await demoSite();
  const { sources } = await readyPart(id);
  expect(sources).toHaveLength(1);
  expect(sources[0]?.type).toBe("application/vnd.apple.mpegurl");
  const addresses = await addressesIn(sources[0]?.url ?? "", text);
  expect(addresses.length).toBeGreaterThan(8);
  for (const address of addresses) {
    expect(address).toMatch(/^\/media\/[0-9a-f]{20}\/(hls\/\d+\.\w+|(video|audio-\d)(\.m3u8|\/\d+\.m4s|\/init\.mp4))\?v=[\w-]+$/);
    const response = await get(address);
    expect([address, response.status, (await response.arrayBuffer()).byteLength > 0]).toEqual([address, 200, true]);
  }
});

test("a film that was away plays again, although nothing is stored of it any more", async () => {
  const { readyPart, film, rescan, get, text, errors } = await demoSite();
  const { captions } = await readyPart(653);
  const path = join(folder, "Nosferatu (1922) {tmdb-653}/Nosferatu (1922) {tmdb-653}.mkv");
  renameSync(path, `${path}.away`);
  expect([await text(captions[0]?.url ?? ""), errors]).toEqual(["This film is no longer here, or it has changed", []]);
  rescan();
  expect((await get("/api/media/movie/653")).status).toBe(404);
  renameSync(`${path}.away`, path);
  rescan();
  expect((await film(653)).versions[0]?.parts[0]?.state).toBe("preparing");
  const { sources } = await readyPart(653);
  expect((await get(sources[0]?.url ?? "")).status).toBe(200);
});

test("the player's page names what a playlist needs first, at the position where it starts", async () => {
  const { readyPart, get, text } = await demoSite();
  const { sources } = await readyPart(653);
  const [base = "", query = ""] = (sources[0]?.url ?? "").split("index.m3u8");
  const firstOf = async (address: string): Promise<string[]> => {
    const [, first = ""] = /data-first="([^"]*)"/.exec(await text(address)) ?? [];
    return JSON.parse(first.replaceAll("&quot;", '"').replaceAll("&amp;", "&") || "[]");
  };
  const names = ["index.m3u8", "video.m3u8", "audio-0.m3u8", "video/init.mp4", "video/0.m4s", "audio-0/init.mp4", "audio-0/0.m4s"];
  expect(await firstOf("/player/2embed/movie/653")).toEqual(names.map((name) => `${base}${name}${query}`));
  const resumed = await firstOf("/player/2embed/movie/653?t=30");
  expect(resumed[4]).toMatch(/video\/[3-6]\.m4s/);
  for (const address of resumed) expect((await get(address)).status).toBe(200);
  await readyPart(19);
  expect(await firstOf("/player/2embed/movie/19")).toEqual([]);
});

test("segments answer ranges, are made once for readers at once, and end with the film", async () => {
  const { readyPart, get, media } = await demoSite();
  const { sources } = await readyPart(653);
  const [base, query] = (sources[0]?.url ?? "").split("index.m3u8");
  const first = `${base}video/1.m4s${query}`;
  const readers = await Promise.all([1, 2, 3].map(async () => (await get(first)).arrayBuffer()));
  expect(new Set(readers.map(({ byteLength }) => byteLength)).size).toBe(1);
  expect(media.figures().segmentsMade).toBe(1);
  expect((await get(first, { range: "bytes=0-9" })).status).toBe(206);
  expect(media.figures().segmentsMade).toBe(1);
  for (const absent of ["video/999.m4s", "audio-7/0.m4s", "audio-7.m3u8", "video.mpd", "hls/0.m3u8", "file", "download"])
    expect((await get(`${base}${absent}${query}`)).status).toBe(404);
});

test("signed playlists hand their signature on", async () => {
  const { readyPart, get, text } = await demoSite({ tokenHours: 2 });
  const { sources } = await readyPart(653);
  const [, segment = ""] = (await addressesIn(sources[0]?.url ?? "", text)).filter((address) => address.includes(".m4s"));
  expect((await get(segment)).status).toBe(200);
  expect((await get(segment.replace(/\?.*/, ""))).status).toBe(403);
});

test("a film has its versions and its parts, and a choice of sound", async () => {
  const { film, readyPart } = await demoSite();
  await Promise.all([19, 962, 653].map(readyPart));
  await eventually(async () =>
    expect((await film(19)).versions.map(({ label, height, parts }) => [label, height, parts[0]?.sources[0]?.type])).toEqual([
      ["720p", 720, 'video/mp4; codecs="avc1.640032, mp4a.40.2"'],
      ["360p", 360, 'video/webm; codecs="vp09.00.21.08, opus"'],
    ]),
  );
  await eventually(async () => expect((await film(962)).versions.map(({ parts }) => parts.map(({ state }) => state))).toEqual([["ready", "ready"]]));
  expect((await readyPart(653)).audio).toEqual([
    { language: "en", label: "English", isDefault: true },
    { language: "de", label: "German", isDefault: false },
  ]);
});

test("captions beside a film and inside it are WebVTT, whatever they were", async () => {
  const { readyPart, text, get } = await demoSite();
  const [metropolis, nosferatu, kid] = await Promise.all([19, 653, 10098].map(readyPart));
  expect(metropolis?.captions.map(({ lang, label, sdh }) => [lang, label, sdh])).toEqual([
    ["de", "German", false],
    ["fr", "French (SDH)", true],
  ]);
  expect(await text(metropolis?.captions[0]?.url ?? "")).toContain("Vorführung beginnt\n");
  expect(nosferatu?.captions.map(({ lang, label }) => [lang, label])).toEqual([["en", "English"]]);
  expect(await text(nosferatu?.captions[0]?.url ?? "")).toContain("A track inside the file\n");
  expect(await text(kid?.captions[0]?.url ?? "")).toContain("The kid,\nfound\n");
  const response = await get(kid?.captions[0]?.url ?? "");
  expect(response.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
  expect((await get((kid?.captions[0]?.url ?? "").replace("0.vtt", "5.vtt"))).status).toBe(404);
});

test("playlists repeat no parameter that a client has added", async () => {
  for (const tokenHours of [0, 2]) {
    const { readyPart, text } = await demoSite({ tokenHours });
    for (const id of [653, 775]) {
      const names = tokenHours === 0 ? "v" : "v,e,s";
      const { sources } = await readyPart(id);
      for (const address of await addressesIn(`${sources[0]?.url}&x=${"y".repeat(10_000)}&v=2&e=3`, text))
        expect([...new URLSearchParams(address.slice(address.indexOf("?"))).keys()].join()).toBe(names);
    }
  }
});

test("nothing is made of a film for a client that has its part of the streams", async () => {
  const { readyPart, get, media } = await demoSite({ streams: 1 });
  const { sources, captions } = await readyPart(653);
  const stream = new ServerResponse(new IncomingMessage(new Socket()));
  expect(media.limits.begin("another", stream)).toBe(true);
  const segment = (sources[0]?.url ?? "").replace("index.m3u8", "video/1.m4s");
  for (const address of [segment, captions[0]?.url ?? ""]) expect((await get(address)).status).toBe(503);
  expect([media.figures().segmentsMade, media.figures().cacheBytes]).toEqual([0, 0]);
  stream.emit("close");
  expect((await get(segment)).status).toBe(200);
});

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { checksFile } from "#features/public-films/checks.ts";
import { compileCache } from "#tests/support/built-server.ts";
import { eventually } from "#tests/support/eventually.ts";
import { filmHostsApi } from "#tests/support/film-hosts-api.ts";
import { type LocalServer, listenLocally } from "#tests/support/listen-locally.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const sample = { webm: readFileSync("sample/film/sample.webm"), mp4: readFileSync("sample/film/sample.mp4") };
/** Of the sample film in MP4; its WebM file has half of it. */
const seconds = 60;

const voyage = { host: "commons", file: "Le_Voyage.webm", path: "6/6d", seconds: 30, licence: "Public domain" };
const boat = { host: "archive", item: "TheBoat", seconds, licence: "Public domain" };
const llama = { host: "blender", url: "https://video.blender.org/llama.mp4", seconds, licence: "CC BY 3.0", attribution: "Caminandes, Blender Foundation" };
const byAge = "Published before 1931";
const titles = [
  { subject: { kind: "movie", id: 775 }, imdbId: "tt0000417", title: "A Trip to the Moon", year: 1902, basis: byAge, copies: [voyage] },
  { subject: { kind: "movie", id: 900_000_110 }, imdbId: "tt0011984", title: "The Boat", year: 1921, basis: byAge, copies: [{ ...boat, file: "boat.mp4" }] },
  { subject: { kind: "tv", id: 900_000_511, season: 1, episode: 2 }, title: "Caminandes: Gran Dillama", year: 2013, basis: "Open licence", copies: [llama] },
];
const ids = ["775", "tt0011984", "tv:900000511:1:2"];

const api = filmHostsApi({
  commons: { "Le_Voyage.webm": { path: "6/6d", size: 607_476, duration: 30 } },
  archive: { TheBoat: { files: [{ name: "boat.mp4", format: "h.264", size: "2867192", length: String(seconds) }] } },
});

type Fault = (response: ServerResponse, request: IncomingMessage) => void;
let server: LocalServer;
let faults: Record<string, Fault>;
let requests: { line: string; range: string | undefined }[];

/** A file of the sample film, by range if its version is the same. */
function sendFilm(response: ServerResponse, { method, url = "", headers }: IncomingMessage): void {
  const film = url.endsWith("webm") ? sample.webm : sample.mp4;
  const etag = `"${film.length}"`;
  const [, from] = (headers["if-range"] === etag && /^bytes=(\d+)-$/.exec(headers.range ?? "")) || [];
  const body = film.subarray(Number(from ?? 0));
  const part = from === undefined ? {} : { "content-range": `bytes ${from}-${film.length - 1}/${film.length}` };
  response.writeHead(from === undefined ? 200 : 206, { "content-type": "video/mp4", "content-length": body.length, etag, ...part });
  response.end(method === "HEAD" ? undefined : body);
}

/** The first half, and then nothing more. */
const stall: Fault = (response) => {
  response.writeHead(200, { "content-type": "video/mp4", "content-length": sample.mp4.length, etag: `"${sample.mp4.length}"` });
  response.write(sample.mp4.subarray(0, sample.mp4.length / 2));
};

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { method, url = "", headers } = request;
  const { pathname, searchParams } = new URL(url, "http://stand-in");
  requests.push({ line: `${method} ${pathname}`, range: headers.range });
  const fault = Object.entries(faults).find(([part]) => `${method} ${pathname}`.includes(part))?.[1];
  const answered = api(pathname, searchParams);
  const node = pathname.replace("/archive.org/download/", "/ia600000.us.archive.org/1/items/");
  if (fault) fault(response, request);
  else if (answered) response.writeHead(answered.status, answered.headers).end(answered.body);
  else if (node !== pathname) response.writeHead(302, { location: node }).end();
  else sendFilm(response, request);
}

beforeAll(async () => {
  server = await listenLocally(createServer(answer));
});
afterAll(() => server.close());
beforeEach(() => {
  faults = {};
  requests = [];
});

/** `npm run films` without the launcher, beside a stand-in for the archives. */
function operator() {
  const [dataDir, contentDir, folder] = [temporaryFolder(), temporaryFolder(), join(temporaryFolder(), "films")];
  writeFileSync(join(contentDir, "public-films.json"), JSON.stringify({ titles }));
  const env = {
    ...compileCache,
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    CONTENT_DIR: contentDir,
    PUBLIC_FILMS_BASE: server.origin,
    CONTACT_EMAIL: "box@ritz.example",
  };
  const start = (...args: string[]): ChildProcess => spawn(process.execPath, ["build/server/films.js", ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  const text = async (stream: Readable | null): Promise<string> => Buffer.concat((await stream?.toArray()) ?? []).toString();
  const ended = async (child: ChildProcess) => {
    const status = new Promise<number | null>((resolve) => child.on("exit", resolve));
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { stdout, stderr, status: await status };
  };
  const kill = async (child: ChildProcess): Promise<void> => {
    const end = ended(child);
    child.kill("SIGKILL");
    await end;
  };
  const checks = () => JSON.parse(readFileSync(checksFile(dataDir), "utf8")) as Record<string, { state: string; checkedAt: string }>;
  return { dataDir, folder, start, kill, checks, run: (...args: string[]) => ended(start(...args)) };
}

const namesIn = (folder: string): string[] => globSync("**/*.*", { cwd: folder }).toSorted();
const lines = (part: string) => requests.map(({ line }) => line).filter((line) => line.includes(part));

test("titles are listed with their copies and states, and counted by host", async () => {
  const { run, dataDir } = operator();
  const before = await run();
  expect(before.status).toBe(0);
  expect(before.stdout).toContain("A Trip to the Moon (1902)  775\n  Wikimedia Commons, Le_Voyage.webm: unchecked\n");
  expect(before.stdout).toMatch(
    /\nBlender: \d+ copies, 0 ok, 0 bad, \d+ unchecked\nWikimedia Commons: .*\nInternet Archive: .*\n\d+ of \d+ films and episodes have a copy to play\n$/,
  );
  expect(requests).toEqual([]);
  writeFileSync(
    checksFile(dataDir),
    JSON.stringify({ "commons:Le_Voyage.webm": { checkedAt: "2026-11-27T12:00:00Z", state: "wrong-length", seconds: 3661, files: [], licence: null } }),
  );
  expect((await run()).stdout).toContain("  Wikimedia Commons, Le_Voyage.webm: wrong length, 1:01:01, checked 2026-11-27\n");
  const json = (await run("--json")).stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { id: string; copies: unknown[] });
  expect(json.find(({ id }) => id === "775")?.copies).toMatchObject([{ host: "commons", check: { state: "wrong-length" } }]);
});

test("a mistake is one line", async () => {
  const { run, folder } = operator();
  expect(await run("--chek")).toMatchObject({ status: 1, stdout: "", stderr: expect.stringMatching(/^"--chek" is not known; usage: [^\n]*\n$/) });
  expect(await run("--check", "9")).toMatchObject({ status: 1, stderr: 'No public film has the id "9"; npm run films lists them\n' });
  expect(await run("--get", "9", "--to", folder)).toMatchObject({ status: 1, stdout: "" });
  expect(existsSync(folder)).toBe(false);
});

test("a check stores each result at once, leaves what a host does not say, and goes on where it was stopped", async () => {
  const { run, start, kill, checks } = operator();
  faults = { "metadata/TheBoat": () => undefined };
  const child = start("--check", ...ids);
  await eventually(() => expect(lines("metadata/TheBoat")).toHaveLength(1));
  await kill(child);
  expect(checks()).toMatchObject({ "commons:Le_Voyage.webm": { state: "ok" } });
  requests = [];
  faults = { "metadata/TheBoat": (response) => void response.writeHead(200, { "content-type": "text/html" }).end("<html>") };
  const second = await run("--check", ...ids);
  expect(second.stdout).toContain("2 copies checked, 2 ok\nInternet Archive answers with something else than JSON: 1 copy stays as before\n");
  expect(second).toMatchObject({ status: 1, stderr: "" });
  // What was never checked comes first.
  expect(requests.map(({ line }) => line)).toEqual([
    "GET /archive.org/metadata/TheBoat",
    "HEAD /video.blender.org/llama.mp4",
    "GET /commons.wikimedia.org/w/api.php",
  ]);
  faults = { llama: (response) => void response.writeHead(404).end() };
  expect(await run("--check", ...ids)).toMatchObject({ status: 0, stdout: expect.stringContaining("3 copies checked, 2 ok, 1 missing\n") });
  expect(checks()).toMatchObject({ "archive:TheBoat": { state: "ok", seconds }, "https://video.blender.org/llama.mp4": { state: "missing" } });
});

const films = [
  "A Trip to the Moon (1902) {tmdb-775}.webm",
  "Caminandes (2013)/Season 01/Caminandes S01E02 Gran Dillama.mp4",
  "LICENCES.txt",
  "The Boat (1921) {imdb-tt0011984}.mp4",
];

test("three films are loaded, through a kill in the middle", async () => {
  const { run, start, kill, folder } = operator();
  faults = { "GET /ia600000.us.archive.org/1/items/TheBoat": stall };
  const child = start("--get", ...ids, "--to", folder);
  const part = join(folder, "The Boat (1921) {imdb-tt0011984}.mp4.part");
  await eventually(() => expect(existsSync(part) && readFileSync(part).length).toBeGreaterThan(1_000_000));
  await kill(child);
  expect(namesIn(folder)).toEqual([films[0], "LICENCES.txt", "The Boat (1921) {imdb-tt0011984}.mp4.part", "The Boat (1921) {imdb-tt0011984}.mp4.part.json"]);
  const begun = readFileSync(part).length;
  requests = [];
  faults = {};
  const second = await run("--get", ...ids, "--to", folder, "--quality", "480");
  expect(second.stdout).toMatch(new RegExp(`2 films: 5 MB to load; [\\d,]+ MB are free in ${folder}\n`));
  expect(second).toMatchObject({ status: 0, stderr: "", stdout: expect.stringContaining("2 films loaded, 1 were there, 0 failed\n") });
  expect(requests.find(({ line }) => line.startsWith("GET /ia600000"))?.range).toBe(`bytes=${begun}-`);
  expect(lines("upload.wikimedia.org")).toEqual([]);
  expect(namesIn(folder)).toEqual(films);
  expect(readFileSync(join(folder, films[0] ?? "")).equals(sample.webm)).toBe(true);
  for (const name of [films[1], films[3]]) expect(readFileSync(join(folder, name ?? "")).equals(sample.mp4)).toBe(true);
  const licences = readFileSync(join(folder, "LICENCES.txt"), "utf8").split("\n\n");
  expect(licences).toHaveLength(3);
  expect(licences[2]).toBe(
    [films[1], "Title: Caminandes: Gran Dillama (2013)", "Host: Blender", "Page: https://video.blender.org/llama.mp4", "Licence: CC BY 3.0"].join("\n") +
      "\nAttribution: Caminandes, Blender Foundation\nBasis: Open licence\n",
  );
  requests = [];
  expect((await run("--get", ...ids, "--to", folder)).stdout).toContain("0 films loaded, 3 were there, 0 failed\n");
  expect(requests).toEqual([]);
});

test.each<[string, Fault, RegExp]>([
  ["another host", (response) => void response.writeHead(302, { location: "https://films.example/a.mp4" }).end(), /leads to another host, films\.example/],
  ["HTML", (response) => void response.writeHead(200, { "content-type": "text/html" }).end("<html>"), /is no video but text\/html/],
  ["bytes that are no video", (response) => void response.writeHead(200, { "content-type": "video/mp4" }).end("no video"), /is no video that can be read/],
  [
    "another film",
    (response) => void response.writeHead(200, { "content-type": "video/mp4" }).end(readFileSync("tests/support/films/mov-text.mp4")),
    /is 0:04 long, which is another film's length/,
  ],
  ["403", (response) => void response.writeHead(403).end(), /answers with the status 403/],
])("%s in place of a film leaves nothing behind", async (_, fault, reason) => {
  const { run, folder } = operator();
  faults = { "GET /video.blender.org": fault };
  const { stdout, status } = await run("--get", "tv:900000511:1:2", "--to", folder);
  expect([status, stdout]).toEqual([1, expect.stringMatching(reason)]);
  expect(stdout).toContain("0 films loaded, 0 were there, 1 failed\n");
  expect(namesIn(folder)).toEqual([]);
});

test("a file that has changed meanwhile is loaded anew, and one that is whole is only verified", async () => {
  const { run, folder } = operator();
  const path = join(folder, films[1] ?? "");
  mkdirSync(dirname(path), { recursive: true });
  const begin = (etag: string, bytes: Buffer) => {
    writeFileSync(`${path}.part`, bytes);
    writeFileSync(`${path}.part.json`, JSON.stringify({ url: llama.url, validator: etag, bytes: sample.mp4.length }));
  };
  begin('"old"', Buffer.alloc(1_000_000));
  await run("--get", "tv:900000511:1:2", "--to", folder);
  expect(readFileSync(path).equals(sample.mp4)).toBe(true);
  renameSync(path, `${path}.part`);
  begin(`"${sample.mp4.length}"`, sample.mp4);
  requests = [];
  await run("--get", "tv:900000511:1:2", "--to", folder);
  expect(requests.map(({ line }) => line)).toEqual(["HEAD /video.blender.org/llama.mp4"]);
  expect(namesIn(folder)).toEqual([films[1], "LICENCES.txt"]);
});

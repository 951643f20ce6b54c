import { describe, expect, test } from "vitest";
import { hlsDurationS, hlsFacts, hlsPlaylist, readHlsFolder } from "./hls-folder.ts";

const files: Record<string, string> = {
  "master.m3u8":
    '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",URI="sound/en.m3u8"\n#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="avc1.64001f,mp4a.40.2",RESOLUTION=1280x720\nvideo%20720/list.m3u8\n',
  "sound/en.m3u8": "#EXTM3U\n#EXTINF:4,\n1.aac\n",
  "video 720/list.m3u8": '#EXTM3U\r\n#EXT-X-MAP:URI="../init.mp4"\r\n#EXTINF:4.5,\r\n1.m4s?x=1\r\n#EXTINF:3.5,\r\n2.m4s\r\n#EXT-X-ENDLIST\r\n',
};
const read = (texts: Record<string, string>) => readHlsFolder("master.m3u8", async (path) => texts[path] ?? expect.unreachable(path));
const query = new URLSearchParams({ v: "1" });

test("playlists get our addresses, by number, at every depth", async () => {
  const folder = await read(files);
  expect(folder.entries.map(({ path }) => path)).toEqual([
    ...["master.m3u8", "sound/en.m3u8", "video 720/list.m3u8", "sound/1.aac", "init.mp4", "video 720/1.m4s", "video 720/2.m4s"],
  ]);
  const [master, , list] = folder.entries;
  if (!master || !list) return expect.unreachable();
  expect(hlsPlaylist(folder, master, "", query)).toContain('NAME="English",URI="hls/1.m3u8?v=1"');
  expect(hlsPlaylist(folder, master, "", query)).toContain("\nhls/2.m3u8?v=1\n");
  expect(hlsPlaylist(folder, list, "../", query).split("\n")).toEqual([
    ...["#EXTM3U", '#EXT-X-MAP:URI="../hls/4.mp4?v=1"', "#EXTINF:4.5,", "../hls/5.m4s?v=1", "#EXTINF:3.5,", "../hls/6.m4s?v=1", "#EXT-X-ENDLIST", ""],
  ]);
  expect(hlsPlaylist(folder, list, "../", query)).not.toContain("720");
});

test("a path may be longer than any on the disk while it is encoded", async () => {
  const path = `${"映画/".repeat(300)}1.ts`;
  const { entries } = await read({ "master.m3u8": `#EXTM3U\n${encodeURI(path)}\n` });
  expect(entries[1]?.path).toBe(path);
});

test("its length, codecs and size are read", async () => {
  const folder = await read(files);
  expect(hlsDurationS(folder)).toBe(8);
  expect(hlsFacts(folder)).toEqual({ codecs: "avc1.64001f,mp4a.40.2", width: 1280, height: 720 });
});

test("a height that no number can hold is none", async () => {
  const main = `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=256x${"9".repeat(400)}\nlist.m3u8\n`;
  expect(hlsFacts(await read({ "master.m3u8": main, "list.m3u8": "#EXTM3U\n#EXT-X-ENDLIST\n" }))).toMatchObject({ width: 0, height: 0 });
});

describe("a playlist is refused", () => {
  test.each([
    "../other/film.ts",
    "sound/../../film.ts",
    "/etc/passwd.ts",
    "https://elsewhere.example/1.ts",
    "//elsewhere.example/1.ts",
    "%2e%2e/film.ts",
    "..\\film.ts",
    "secret.txt",
    "%ff.ts",
    "a%00.ts",
    "..%5Cfilm.ts",
    "secret.constructor",
    "secret.__proto__",
    `${"a/".repeat(2100)}1.ts`,
  ])("that names %s", async (address) => {
    await expect(read({ "master.m3u8": `#EXTM3U\n#EXTINF:1,\n${address}\n` })).rejects.toThrow("leads out");
  });

  test.each([
    "URI=1.key",
    "URI = '1.key'",
    'uri="1.key"',
    'URI="1.key",URI="https://elsewhere.example/1.key"',
    'URI=https://elsewhere.example/1.key,URI="1.key"',
  ])("that names %s in a tag", async (attribute) => {
    await expect(read({ "master.m3u8": `#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,${attribute}\n` })).rejects.toThrow("leads out");
  });

  test("that is none", async () => {
    await expect(read({ "master.m3u8": "root:x:0:0\n" })).rejects.toThrow("is none");
  });
});

test("playlists that name each other end", async () => {
  const folder = await read({ "master.m3u8": "#EXTM3U\na.m3u8\n", "a.m3u8": "#EXTM3U\nmaster.m3u8\n" });
  expect(folder.entries).toHaveLength(2);
});

test("a line of millions of addresses that never end is read once", async () => {
  const line = `#EXT-X-KEY:${':URI="'.repeat(500_000)}\u2028`;
  await expect(read({ "master.m3u8": `#EXTM3U\n${line}` })).rejects.toThrow("leads out");
});

test.each(["\n", "#\n"])("playlists of too many lines are refused: %j", async (line) => {
  const long = `#EXTM3U\n${line.repeat(250_000)}`;
  await expect(read({ "master.m3u8": `${long}a.m3u8\n`, "a.m3u8": long })).rejects.toThrow("too long");
  expect((await read({ "master.m3u8": long })).entries).toHaveLength(1);
});

test("a film of as many segments as are read has a length", async () => {
  const folder = await read({ "master.m3u8": `#EXTM3U\n${Array.from({ length: 99_999 }, (_, index) => `#EXTINF:2,\n${index}.ts\n`).join("")}` });
  expect(hlsDurationS(folder)).toBe(199_998);
});

test.each(["1.2.3", "9".repeat(400), ".", "1e9", "-5"])("a segment of %s seconds adds nothing to a film's length", async (seconds) => {
  const folder = await read({ "master.m3u8": `#EXTM3U\n#EXTINF:${seconds},\n1.ts\n#EXTINF:.5,\n2.ts\n#EXTINF:4.25,\n3.ts\n` });
  expect(hlsDurationS(folder)).toBe(4.75);
});

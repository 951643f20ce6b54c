import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { foundIn, scanFiles } from "#tests/support/media-names/scan-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

let folder = "";
const film = "Metropolis (1927).mkv";
const make = (path: string | Buffer, content = "video"): void => writeFileSync(path, content);

/** Whatever else is in the folder, the film beside it is found. */
async function linesBeside() {
  make(join(folder, "The Kid (1921).mkv"));
  const { lines, result } = await scanFiles([folder]);
  expect(foundIn(lines.get(`${folder}/The Kid (1921).mkv`))).toBe("movie 10098");
  return { lines, result, found: (path: string) => foundIn(lines.get(`${folder}/${path}`)), reason: (path: string) => lines.get(`${folder}/${path}`)?.reason };
}

beforeEach(() => {
  folder = temporaryFolder();
});

test("a name with a line break, or of 255 bytes, is a name", async () => {
  const long = `Metropolis (1927) ${"x".repeat(233)}.mkv`;
  make(join(folder, "Metropolis\n(1927).mkv"));
  make(join(folder, long));
  const { found } = await linesBeside();
  expect(found("Metropolis\n(1927).mkv")).toBe("movie 19");
  expect(found(long)).toBe("movie 19");
});

test("a name that is no UTF-8 is matched, and reported by its bytes", async () => {
  const name = Buffer.concat([Buffer.from("H"), Buffer.from([0xe4]), Buffer.from("xan {tmdb-57283}.mkv")]);
  make(Buffer.concat([Buffer.from(`${folder}/`), name]));
  const { lines } = await linesBeside();
  const line = [...lines.values()].find(({ path_base64 }) => path_base64 !== undefined);
  expect(line).toMatchObject({ kind: "movie", tmdb_id: 57_283, path_base64: name.toString("base64") });
});

test("names that look like paths lead nowhere", async () => {
  make(join(folder, "..Metropolis (1927).mkv"));
  make(join(folder, "%2e%2e%2fMetropolis (1927).mkv"));
  make(join(folder, "..\\Metropolis (1927).mkv"));
  const { result } = await linesBeside();
  expect(result.found.problems).toEqual([]);
});

test("links out of the folder, to folders, in circles and to nowhere are ignored", async () => {
  const outside = temporaryFolder();
  make(join(outside, film));
  mkdirSync(join(folder, "inside"));
  symlinkSync(join(outside, film), join(folder, "out.mkv"));
  symlinkSync(outside, join(folder, "films.mkv"));
  symlinkSync(folder, join(folder, "inside/circle"));
  symlinkSync(join(folder, "loop.mkv"), join(folder, "loop.mkv"));
  symlinkSync("nowhere", join(folder, "nowhere.mkv"));
  symlinkSync(join(folder, "The Kid (1921).mkv"), join(folder, "The Kid (1921) again.mkv"));
  const { found, reason, lines } = await linesBeside();
  expect(reason("out.mkv")).toBe("a link that leads out of its folder");
  expect(found("films.mkv")).toBe("ignored");
  expect(reason("loop.mkv")).toBe("a link that leads nowhere");
  expect(reason("nowhere.mkv")).toBe("a link that leads nowhere");
  expect(found("The Kid (1921) again.mkv")).toBe("movie 10098");
  expect([...lines.keys()].filter((path) => path.includes("circle"))).toEqual([]);
});

test("pipes, empty files and folders that cannot be read are passed by", async () => {
  execFileSync("mkfifo", [join(folder, film)]);
  make(join(folder, "Sintel (2010).mkv"), "");
  mkdirSync(join(folder, "closed"));
  make(join(folder, "closed/Charade (1963).mkv"));
  chmodSync(join(folder, "closed"), 0);
  const { reason, result } = await linesBeside();
  chmodSync(join(folder, "closed"), 0o700);
  expect(reason(film)).toBe("a named pipe");
  expect(reason("Sintel (2010).mkv")).toBe("empty");
  // The superuser reads every folder.
  if (process.getuid?.() !== 0) expect(result.found.problems[0]).toContain("closed: ");
});

test("an .nfo that would expand to gigabytes, or is no text, is read without harm", async () => {
  const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index};`.repeat(10)}">`).join("");
  make(join(folder, "laughs.nfo"), `<!DOCTYPE movie [<!ENTITY lol0 "lol">${entities}]><movie><title>&lol9;</title><uniqueid type="tmdb">19</uniqueid></movie>`);
  make(join(folder, "laughs.mkv"));
  writeFileSync(join(folder, "bytes.nfo"), Buffer.alloc(400_000, 0xff));
  make(join(folder, "bytes.mkv"));
  make(join(folder, "open.nfo"), `<movie><title>${"<title>".repeat(40_000)}`);
  make(join(folder, "open.mkv"));
  const { found } = await linesBeside();
  expect(found("laughs.mkv")).toBe("movie 19");
  expect(found("bytes.mkv")).toBe("unmatched");
  expect(found("open.mkv")).toBe("unmatched");
});

test("folders nested beyond the limit end there", async () => {
  mkdirSync(join(folder, ...Array.from({ length: 40 }, () => "deep")), { recursive: true });
  const { result } = await linesBeside();
  expect(result.found.problems).toHaveLength(1);
  expect(result.found.problems[0]).toContain("more than 20 folders deep");
});

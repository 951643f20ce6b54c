import { expect, test } from "vitest";
import type { Copy, PublicTitle } from "#features/public-films/model/copies.ts";
import { commonsAnswer } from "#tests/support/film-hosts-api.ts";
import { HostError } from "./host-client.ts";
import { readCommons } from "./read-commons.ts";

const name = "Le_Voyage_dans_la_Lune_(1902).webm";
const video = { path: "6/6d", size: 300_000_000, duration: 770 };
const copy: Copy = { host: "commons", file: name, path: "6/6d", seconds: 766, licence: "Public domain", attribution: null };
const title: PublicTitle = {
  ...{ subject: { kind: "movie", id: 775 }, imdbId: null, title: "A Trip to the Moon", year: 1902, runtimeS: 900, basis: "By age", freeByLife70: 2009 },
  copies: [copy],
};

const read = (changes: Partial<typeof video & { licence: string; transcodes: string[] }>, of: Copy = copy) =>
  readCommons(commonsAnswer(name, { ...video, ...changes }), of, title);
const endings = ({ files }: ReturnType<typeof read>) => files.map(({ url }) => decodeURIComponent(url).split(name).at(-1));

test("a file's transcodes are its files, and the original if it is below 1 GB", () => {
  const found = read({});
  expect(found).toMatchObject({ state: "ok", seconds: 770, licence: "Public domain" });
  expect(endings(found)).toEqual([".720p.vp9.webm", ".480p.vp9.webm", ".360p.vp9.webm", ".360p.mpeg4.mov", ""]);
  expect(found.files.map(({ height, bytes }) => [height, bytes])).toEqual([
    [720, null],
    [480, null],
    [360, null],
    [360, null],
    [1080, 300_000_000],
  ]);
  expect(found.files[1]?.url).toBe(
    "https://upload.wikimedia.org/wikipedia/commons/transcoded/6/6d/Le_Voyage_dans_la_Lune_(1902).webm/Le_Voyage_dans_la_Lune_(1902).webm.480p.vp9.webm",
  );
  expect(endings(read({ size: 5_027_286_483, transcodes: ["360p.vp9.webm"] }))).toEqual([".360p.vp9.webm"]);
});

test("a copy without a file that browsers play, of another length or licence is not offered", () => {
  expect(readCommons(commonsAnswer(name, undefined), copy, title)).toMatchObject({ state: "missing", files: [] });
  expect(read({ size: 5e9, transcodes: [] })).toMatchObject({ state: "missing", files: [] });
  expect(read({ duration: 600 })).toMatchObject({ state: "wrong-length", seconds: 600, files: [] });
  expect(read({ duration: 600 }, { ...copy, seconds: null }).state).toBe("ok");
  expect(read({ licence: "CC BY-NC 4.0" })).toMatchObject({ state: "not-free", licence: "CC BY-NC 4.0", files: [] });
  expect(read({ licence: "Fair use" }).state).toBe("not-free");
});

test.each(["Public domain", "CC0", "No restrictions", "PD-US"])("%s is free", (licence) => {
  expect(read({ licence }).state).toBe("ok");
});

test("the open licence that the facts name is free, another one is not", () => {
  const open = { ...copy, licence: "CC BY 3.0" };
  expect([read({ licence: "CC-BY-3.0" }, open).state, read({ licence: "CC BY-SA 3.0" }, open).state]).toEqual(["ok", "not-free"]);
});

test.each([
  ["an error", { error: { code: "ratelimited" } }],
  ["nothing", null],
  ["no pages", { query: { pages: [] } }],
  ["fields that are missing", { query: { pages: [{ videoinfo: [{ url: "https://upload.wikimedia.org/a.webm" }] }] } }],
  ["no address", { query: { pages: [{ videoinfo: [{ url: "//a b", size: 1, duration: 770 }] }] } }],
  ["an address elsewhere", { query: { pages: [{ videoinfo: [{ url: "https://films.example/a.webm", size: 1, duration: 770 }] }] } }],
])("%s in place of an answer says nothing of the copy", (_, body) => {
  expect(() => readCommons(body, copy, title)).toThrow(HostError);
});

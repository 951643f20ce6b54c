import { expect, test } from "vitest";
import type { PublicTitle } from "#features/public-films/model/copies.ts";
import { archiveAnswer } from "#tests/support/film-hosts-api.ts";
import { HostError } from "./host-client.ts";
import { readArchive } from "./read-archive.ts";

const copy = { host: "archive", item: "TheBoat", file: null, seconds: null, licence: "Public domain", attribution: null } as const;
const title: PublicTitle = {
  ...{ subject: { kind: "movie", id: 900_000_110 }, imdbId: null, title: "The Boat", year: 1921, runtimeS: 1500, basis: "By age", freeByLife70: 2037 },
  copies: [copy],
};
const files = [
  { name: "boat.avi", format: "Cinepak", size: "900000000", length: "1500" },
  { name: "boat.mpeg", format: "MPEG2", size: "700000000", length: "1500" },
  { name: "boat_512kb.mp4", format: "512Kb MPEG4", size: "90000000", length: "25:00", height: "240" },
  { name: "boat HD.mp4", format: "h.264", size: "400000000", length: "1500.5", height: "480" },
  { name: "huge.mp4", format: "h.264", size: "2000000000", length: "1500" },
  { name: "trailer.mp4", format: "h.264", size: "500000000", length: "120" },
  { name: "boat.ogv", format: "Ogg Video", size: "600000000", length: "1500" },
  { name: "boat_thumb.jpg", format: "Thumbnail" },
];

const read = (
  some: typeof files | { name: string; format: string }[],
  licenseurl = "",
  of: typeof copy | (Omit<typeof copy, "file"> & { file: string }) = copy,
) => readArchive(archiveAnswer("TheBoat", { files: some, licenseurl }), of, title);

test("an item's film is the largest H.264 file below 1 GB of the film's length, else one in Ogg or WebM", () => {
  const file = { url: "https://archive.org/download/TheBoat/boat%20HD.mp4", type: "video/mp4", height: 480, bytes: 400_000_000 };
  expect(read(files)).toEqual({ state: "ok", seconds: 1500.5, licence: null, files: [file] });
  expect(read(files.filter(({ name }) => !name.endsWith("mp4"))).files[0]?.url).toMatch(/boat\.ogv$/);
});

test("a file that the facts name is that file alone, also without a length", () => {
  const named = { ...copy, file: "boat_512kb.mp4" };
  expect(read(files, "", named).files.map(({ bytes }) => bytes)).toEqual([90_000_000]);
  expect(read([{ name: "boat_512kb.mp4", format: "512Kb MPEG4" }], "", named)).toMatchObject({ state: "ok", seconds: null });
  expect(read(files.slice(3), "", named).state).toBe("missing");
});

test("an item without the film is missing, of another length, or not free", () => {
  expect(readArchive({}, copy, title).state).toBe("missing");
  expect(readArchive([], copy, title).state).toBe("missing");
  expect(readArchive({ is_dark: true, files }, copy, title).state).toBe("missing");
  expect(read(files.slice(0, 2)).state).toBe("missing");
  expect(read([{ name: "boat.mp4", format: "h.264" }]).state).toBe("missing");
  expect(read(files.slice(5, 6))).toMatchObject({ state: "wrong-length", files: [] });
  expect(read(files, "http://creativecommons.org/licenses/by-nc-nd/3.0/")).toMatchObject({ state: "not-free", licence: "CC BY-NC-ND 3.0", files: [] });
});

test.each([
  "http://creativecommons.org/licenses/publicdomain/",
  "https://creativecommons.org/publicdomain/mark/1.0/",
  "https://creativecommons.org/publicdomain/zero/1.0/",
])("%s is free", (address) => {
  expect(read(files, address)).toMatchObject({ state: "ok", licence: "Public domain" });
});

test("wrong types and odd values cost no more than the field", () => {
  const odd = [
    { name: "boat.mp4", format: 7, size: {}, length: [] },
    { ...files[3], height: null, length: "1:2:3:4" },
    { ...files[3], size: "many" },
    { ...files[3], name: "boat.constructor", size: "900000000" },
  ];
  expect(readArchive({ files: odd }, copy, title).state).toBe("missing");
  expect(readArchive({ files: [...odd, files[3]] }, copy, title).state).toBe("ok");
  for (const body of ["<html>", null, { files: "none" }, { files: [{ format: "h.264" }] }]) expect(() => readArchive(body, copy, title)).toThrow(HostError);
});

import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { OwnFilm, OwnPart } from "#domain/own-film.ts";
import { eventually } from "#tests/support/eventually.ts";
import { openFilmSite } from "#tests/support/film-site.ts";
import { folderLibrary } from "#tests/support/folder-library.ts";
import { projectRoot } from "#tests/support/sample-app.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

test("captions come as much earlier as a film whose first picture is late", async () => {
  const folder = temporaryFolder();
  copyFileSync(join(projectRoot, "tests/support/films/late-picture.mkv"), join(folder, "late.mkv"));
  writeFileSync(join(folder, "late.srt"), "1\n00:00:00,500 --> 00:00:01,500\nBefore\n\n2\n00:00:03,000 --> 00:00:04,000\nLate\n");
  const sidecar = { path: "late.srt", format: "srt", language: "en", forced: false, sdh: false, name: null } as const;
  const site = await openFilmSite(folderLibrary(folder, [{ path: "late.mkv", subjects: [{ kind: "movie", id: 19 }], sidecars: [sidecar] }]).library);
  const part = await eventually(async (): Promise<OwnPart> => {
    const film = (await (await site.get("/api/media/movie/19")).json()) as OwnFilm;
    const found = film.versions[0]?.parts[0] ?? expect.unreachable();
    expect(found.state).toBe("ready");
    return found;
  });
  const [beside, inside] = await Promise.all(part.captions.map(async ({ url }) => (await site.get(url)).text()));
  // The first picture comes after 2.046 s. ffmpeg has moved the track inside by 0.046 s, as it did with the pictures.
  expect(beside).toBe("WEBVTT\n\n00:00:00.954 --> 00:00:01.954\nLate\n");
  expect(inside).toBe("WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nLate\n");
});

import { copyFileSync, mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import postgres from "postgres";
import { expect, onTestFinished, test } from "vitest";
import type { OwnFilm } from "#domain/own-film.ts";
import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { eventually } from "#tests/support/eventually.ts";
import { generateNames } from "#tests/support/media-names/generate-names.ts";
import { knownTitles } from "#tests/support/media-names/known-titles.ts";
import { makeFiles } from "#tests/support/media-names/make-files.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const metropolis = "Metropolis (1927) [tmdbid-19].mp4";

/** The folders of MEDIA_DIR: one film that plays, first, and some thousand names. */
function filmFolders(): string {
  const folder = temporaryFolder();
  const real = join(folder, "real");
  mkdirSync(real);
  copyFileSync("sample/film/sample.mp4", join(real, metropolis));
  const cases = generateNames(knownTitles(process.cwd()), { seed: 5, each: 12 });
  return [real, ...makeFiles(folder, cases)].join(delimiter);
}

async function database() {
  const server = await startPostgres();
  const url = await server.emptyDatabase();
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  onTestFinished(async () => {
    await sql.end();
    await server.stop();
  });
  const storedFiles = async (): Promise<number> => (await sql<{ files: number }[]>`SELECT count(*)::int AS files FROM media_files`)[0]?.files ?? 0;
  return { url, storedFiles };
}

async function firstBytes({ url }: BuiltServer): Promise<number> {
  const film = (await (await fetch(`${url}/api/media/movie/19`)).json()) as Partial<OwnFilm>;
  const source = film.versions?.[0]?.parts[0]?.sources[0]?.url;
  if (source === undefined) return 0;
  const response = await fetch(url + source, { headers: { range: "bytes=0-999" } });
  return response.status === 206 ? (await response.arrayBuffer()).byteLength : 0;
}

test("two nodes on one PostgreSQL and one folder: one scans, the other streams, and takes over when the first is killed", async () => {
  const { url, storedFiles } = await database();
  const env = { DATABASE_URL: url, MEDIA_DIR: filmFolders(), LOG_LEVEL: "info" };
  const scanner = await startBuiltServer(env);
  onTestFinished(async () => void (await scanner.stop()));
  const other = await startBuiltServer(env);
  onTestFinished(async () => void (await other.stop()));
  await eventually(async () => expect(await storedFiles()).toBeGreaterThan(0));
  await scanner.signal("SIGKILL");
  const storedByScanner = await storedFiles();
  expect(other.output()).not.toContain("media: scanning");

  await eventually(async () => expect(await firstBytes(other)).toBe(1000));
  await eventually(async () => expect(other.output()).toMatch(/media: [\d,]+ files, [\d,]+ matched/));
  // The first one was killed in the middle of its scan.
  expect(await storedFiles()).toBeGreaterThan(storedByScanner);

  await scanner.restart();
  await eventually(async () => expect(await firstBytes(scanner)).toBe(1000));
});

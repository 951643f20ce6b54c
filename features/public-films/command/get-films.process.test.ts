import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { createHostClient } from "#features/public-films/asking/host-client.ts";
import { completeFile, fileStem } from "#features/public-films/getting/file-names.ts";
import type { PublicTitle } from "#features/public-films/model/copies.ts";
import { listenLocally } from "#tests/support/listen-locally.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { getFilms } from "./get-films.ts";

const film = readFileSync("sample/film/sample.webm");
const copy = (item: string) => ({ host: "archive", item, file: "a.webm", seconds: 30, licence: "CC BY 3.0", attribution: null }) as const;
const title: PublicTitle = {
  ...{ subject: { kind: "movie", id: 5 }, imdbId: null, title: "A", year: 1920, runtimeS: null, basis: "By age", freeByLife70: null },
  copies: [copy("gone"), copy("page"), copy("film")],
};

/** Of the three copies the first is gone and the second is a page to who loads it. */
async function downloads(freeBytes: number) {
  const requests: string[] = [];
  const server = createServer(({ method, url = "" }, response) => {
    requests.push(`${method} ${url.split("/")[3]}`);
    if (url.includes("/gone/")) response.writeHead(404).end();
    else if (url.includes("/page/") && method === "GET") response.writeHead(200, { "content-type": "text/html" }).end("<html>");
    else response.writeHead(200, { "content-type": "video/webm", "content-length": film.length }).end(method === "HEAD" ? undefined : film);
  });
  const { origin, close } = await listenLocally(server);
  const client = createHostClient({ base: origin, userAgent: "Ritz/1", say: () => undefined, pause: async () => undefined });
  onTestFinished(async () => {
    await close();
    await client.close();
  });
  const [folder, lines] = [temporaryFolder(), [] as string[]];
  const options = { folder, quality: 720, checks: {}, client, say: (line: string) => void lines.push(line), freeBytes: async () => freeBytes };
  return { requests, lines, folder, get: () => getFilms([title], options) };
}

test("a copy that is of no use is left for the next one", async () => {
  const { requests, lines, folder, get } = await downloads(1e9);
  expect(await get()).toBe(true);
  expect(requests).toEqual(["HEAD gone", "HEAD page", "GET page", "GET film"]);
  expect(lines).toEqual([
    expect.stringMatching(/^1 film: 1 MB to load; 1,000 MB are free in /),
    "A (1920): Internet Archive, page is no video but text/html",
    "1 film loaded, 0 were there, 0 failed",
  ]);
  expect(readFileSync(completeFile(folder, fileStem(title)) ?? "").equals(film)).toBe(true);
});

test("without room for all nothing is loaded", async () => {
  const { requests, get } = await downloads(600_000);
  await expect(get()).rejects.toThrow(/has no room for 1 MB: name fewer titles, or a lower --quality$/);
  expect(requests).toEqual(["HEAD gone", "HEAD page"]);
});

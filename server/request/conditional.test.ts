import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projectRoot, sampleApp } from "#tests/support/sample-app.ts";
import { sampleSite } from "#tests/support/sample-site.ts";

const site = sampleApp({ root: projectRoot, icon: readFileSync("content/icon.svg", "utf8"), site: sampleSite({ contactEmail: "box@ritz.example" }) });

const validated = [
  "/favicon.svg",
  "/favicon.ico",
  "/icon-192.png",
  "/cards/site.png",
  "/player/media/sample.mp4",
  "/player/2embed/movie/19",
  "/opensearch.xml",
  "/manifest.webmanifest",
  "/.well-known/security.txt",
];

test.each(validated)("%s is 304 for who has it, and names what was varied and how long it lives", async (path) => {
  const first = await site.get(path);
  const etag = first.headers.get("etag") ?? "";
  expect([first.status, etag]).toEqual([200, expect.stringMatching(/^(W\/)?".+"$/)]);
  const again = await site.get(path, { "if-none-match": `"other", ${etag}` });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  for (const name of ["cache-control", "vary", "x-content-type-options"]) expect(again.headers.get(name)).toBe(first.headers.get(name));
  expect((await site.get(path, { "if-none-match": '"other"' })).status).toBe(200);
});

test("the sample video is 304 since its time, and a part of another version is the whole file", async () => {
  const path = "/player/media/sample.mp4";
  const { headers } = await site.get(path);
  const [time, etag] = [headers.get("last-modified") ?? "", headers.get("etag") ?? ""];
  expect((await site.get(path, { "if-modified-since": time })).status).toBe(304);
  expect((await site.get(path, { "if-modified-since": "Thu, 01 Jan 1970 00:00:00 GMT" })).status).toBe(200);
  expect((await site.get(path, { "if-modified-since": time, "if-none-match": '"other"' })).status).toBe(200);
  const range = "bytes=0-9";
  for (const ifRange of [time, etag]) expect((await site.get(path, { range, "if-range": ifRange })).status).toBe(206);
  expect((await site.get(path, { range, "if-range": '"other"' })).status).toBe(200);
});

test.each(["/favicon.svg", "/player/2embed/movie/19"])("%s is compressed if the client accepts it", async (path) => {
  const response = await site.get(path, { "accept-encoding": "br" });
  const isShort = path.endsWith(".svg");
  expect([response.headers.get("content-encoding"), response.headers.get("vary")]).toEqual([isShort ? null : "br", "accept-encoding"]);
});

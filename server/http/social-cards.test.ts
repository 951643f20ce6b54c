import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sampleApp } from "#tests/support/sample-app.ts";

const fileOf = (name: string): Buffer => readFileSync(new URL(`../../sample/cards/${name}.png`, import.meta.url));
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

test.each([
  ["/cards/site.png", "site"],
  ["/cards/movie-19.png", "movie-19"],
  ["/cards/movie-999999999.png", "site"],
  ["/cards/tv-19.png", "site"],
])("%s is a cross-origin picture of 1200 by 630", async (path, name) => {
  const response = await sampleApp().get(path);
  expect([response.status, response.headers.get("content-type"), response.headers.get("cross-origin-resource-policy")]).toEqual([
    200,
    "image/png",
    "cross-origin",
  ]);
  const body = await bytesOf(response);
  expect(body.equals(fileOf(name))).toBe(true);
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
});

test("a blocked title has the site's card", async () => {
  const takedown = { has: (kind: string, id: number) => kind === "movies" && id === 19, version: () => "1" };
  expect((await bytesOf(await sampleApp({ takedown }).get("/cards/movie-19.png"))).equals(fileOf("site"))).toBe(true);
});

test.each(["/cards/movie-0.png", "/cards/movie-19.svg", "/cards/..%2f..%2fdata%2fREADME.md", "/cards/people-1.png"])("%s is absent", async (path) => {
  const response = await sampleApp().get(path);
  expect([response.status, response.headers.get("content-type")]).toEqual([404, "text/plain; charset=UTF-8"]);
});

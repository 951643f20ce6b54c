import { expect, test } from "vitest";
import { mountMedia } from "#features/media/http/media.ts";
import { emptyMedia } from "#features/media/no-media.ts";
import type { MediaServer } from "#features/media/serving/media-server.ts";
import { rows } from "#tests/chaos/header-table-rows.ts";
import { sampleApp } from "#tests/support/sample-app.ts";

/** As Hono matches: ":id{[0-9]+}" is a part of the path, "/*" all the rest, or nothing. */
function expressionOf(pattern: string): RegExp {
  const parts = pattern.replace(/:\w+(?:\{((?:[^{}]|\{[^{}]*\})*)\})?/g, (_, own?: string) => `(?:${own ?? "[^/]+"})`);
  return new RegExp(`^${parts.replace(/\/\*$/, "(?:/.*)?")}$`);
}

/** Of data, which all have one way of answering, the first part of the address. */
const kindOf = (pattern: string): string => pattern.replace(/^(\/api\/[a-z-]+)\/.*/, "$1/*");

test("each address that the app serves has a row in the table of headers", () => {
  const media = {} as MediaServer;
  const library = { ...emptyMedia, mount: (...[app, deps]: Parameters<typeof emptyMedia.mount>) => mountMedia(app, { ...deps, media, acceleration: null }) };
  const { app } = sampleApp({ library, artwork: () => new Response("") });
  const patterns = new Set(app.routes.map(({ path }) => kindOf(path)).filter((path) => !/^\/?\*$/.test(path)));
  const targets = rows.map(([, , target]) => target.replace(/\?.*/, ""));
  expect([...patterns].filter((pattern) => !targets.some((target) => expressionOf(pattern).test(target)))).toEqual([]);
  expect(patterns.size).toBeGreaterThan(30);
});

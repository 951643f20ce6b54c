import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import type { MediaFile } from "#features/media/media-file.ts";
import type { MediaServer } from "#features/media/serving/media-server.ts";
import { acceleratedPath } from "./media-acceleration.ts";

const file = { root: 0, path: "Film.mp4", probe: null } as MediaFile;
const media = { gate: (_: number, call: () => unknown) => call(), library: { absolutePath: async () => "/srv/Film.mp4" } } as unknown as MediaServer;

test.each([
  ["127.0.0.1", true],
  ["::ffff:10.0.0.5", true],
  ["203.0.113.7", false],
  ["2001:db8::7", false],
])("a request from %s may get a file's path: %s", async (remoteAddress, isProxy) => {
  const request = { socket: { remoteAddress }, headers: { "x-forwarded-for": "198.51.100.1" } } as unknown as IncomingMessage;
  const headers = await acceleratedPath(request, { file, isDownload: false }, media, { prefix: "/internal/", trustedProxyHops: 1 });
  expect(headers?.["x-accel-redirect"]).toBe(isProxy ? "/internal/0/Film.mp4" : undefined);
});

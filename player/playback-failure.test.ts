import { expect, it } from "vitest";
import { failureReason, playlistFailureReason } from "./playback-failure.ts";

it.each([
  [2, true, "network"],
  [3, true, "format"],
  [4, true, "source"],
  [4, false, "format"],
  [null, true, "source"],
  [null, false, "format"],
])("code %j with a playable type %j is a failure of the %s", (code, isPlayable, reason) => {
  expect(failureReason({ code, isPlayable })).toBe(reason);
});

it.each([
  ["networkError", 404, "source"],
  ["networkError", undefined, "network"],
  ["networkError", 0, "network"],
  ["mediaError", undefined, "format"],
  ["muxError", undefined, "format"],
  ["otherError", undefined, "source"],
])("a %s with status %j is a failure of the %s", (type, status, reason) => {
  expect(playlistFailureReason({ type, status })).toBe(reason);
});

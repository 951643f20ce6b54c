import { describe, expect, test } from "vitest";
import { parsePageMessage, parsePlayerMessage } from "./player-protocol.ts";

const foreign = [
  null,
  undefined,
  1,
  "ready",
  '{"matinee":1,"type":"ready"}',
  [],
  {},
  { type: "ready" },
  { matinee: 2, type: "ready" },
  { matinee: "1", type: "ready" },
];

describe("a frame's message", () => {
  test("is one of the protocol, without what else it carries", () => {
    expect(parsePlayerMessage({ matinee: 1, type: "ready", __proto__: { a: 1 }, extra: "x" })).toEqual({ matinee: 1, type: "ready" });
    for (const type of ["next", "leave"]) expect(parsePlayerMessage({ matinee: 1, type, extra: "x" })).toEqual({ matinee: 1, type });
    expect(parsePlayerMessage({ matinee: 1, type: "error", reason: "network", detail: "x" })).toEqual({ matinee: 1, type: "error", reason: "network" });
    const position = { matinee: 1, type: "position", position: 754.5, duration: 5_400 };
    expect(parsePlayerMessage(position)).toEqual(position);
    expect(parsePlayerMessage({ ...position, duration: null })).toEqual({ ...position, duration: null });
  });

  test.each(foreign)("%j is ignored", (data) => expect(parsePlayerMessage(data)).toBeNull());

  test.each([
    { type: "readied" },
    { type: "toString" },
    { type: "seek", position: 1 },
    { type: "error" },
    { type: "error", reason: "other" },
    { type: "position" },
    { type: "position", position: 1 },
    { type: "position", position: -1, duration: 10 },
    { type: "position", position: Number.NaN, duration: 10 },
    { type: "position", position: Number.POSITIVE_INFINITY, duration: 10 },
    { type: "position", position: "1", duration: 10 },
    { type: "position", position: 1, duration: Number.POSITIVE_INFINITY },
  ])("%j is ignored", (fields) => expect(parsePlayerMessage({ matinee: 1, ...fields })).toBeNull());
});

describe("the page's message", () => {
  test("is one of the protocol", () => {
    for (const message of [
      { matinee: 1, type: "play" },
      { matinee: 1, type: "pause" },
      { matinee: 1, type: "seek", position: 0 },
      { matinee: 1, type: "command", command: "captions" },
    ])
      expect(parsePageMessage({ ...message, extra: 1 })).toEqual(message);
  });

  test.each(foreign)("%j is ignored", (data) => expect(parsePageMessage(data)).toBeNull());

  test.each([{ type: "ready" }, { type: "seek" }, { type: "seek", position: -5 }, { type: "command" }, { type: "command", command: "eject" }])(
    "%j is ignored",
    (fields) => expect(parsePageMessage({ matinee: 1, ...fields })).toBeNull(),
  );
});

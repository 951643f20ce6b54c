import { describe, expect, test } from "vitest";
import { sampleSite } from "#tests/support/sample-site.ts";
import { type ServerMarks, untriedServer, withGivenUp } from "./server-choice.ts";

const servers = sampleSite().movieServers.slice(0, 3);
const [one, two, three] = servers;
if (!one || !two || !three) throw new Error("The default configuration has eleven servers");
const gaveUp = (...ids: string[]): ServerMarks => Object.fromEntries(ids.map((id) => [id, "gaveUp" as const]));

describe("the next server", () => {
  test("is the one after the current, going round", () => {
    expect(untriedServer(servers, one, {})).toBe(two);
    expect(untriedServer(servers, three, {})).toBe(one);
  });
  test("is one that has not been given up; the one used last is no different from others", () => {
    expect(untriedServer(servers, one, gaveUp(two.id))).toBe(three);
    expect(untriedServer(servers, three, { [one.id]: "lastUsed" })).toBe(one);
  });
  test("is none if the others have been given up, or there are none", () => {
    expect(untriedServer(servers, two, gaveUp(one.id, three.id))).toBeNull();
    expect(untriedServer([one], one, {})).toBeNull();
  });
});

test("giving up the last server makes all untried again", () => {
  const both = withGivenUp(servers, withGivenUp(servers, { [one.id]: "lastUsed" }, one.id), two.id);
  expect(both).toEqual(gaveUp(one.id, two.id));
  expect(withGivenUp(servers, both, three.id)).toEqual({});
});

import { expect, test } from "vitest";
import { lastServersText, parseLastServers } from "./last-servers.ts";

test("the last servers are read as they were written, one for films and one for series", () => {
  const servers = { movie: "2embed", tv: "vid-src-1" };
  expect(parseLastServers(lastServersText(servers))).toEqual(servers);
  expect(parseLastServers(lastServersText({ tv: "a" }))).toEqual({ tv: "a" });
});

test.each([
  null,
  "",
  "{",
  "null",
  '{"movie":"a"}',
  '{"version":2,"movie":"a"}',
  '{"version":1,"movie":7,"tv":"<b>"}',
  `{"version":1,"tv":"${"a".repeat(41)}"}`,
])("%j names none", (text) => expect(parseLastServers(text)).toEqual({}));

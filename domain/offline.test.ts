import { expect, test } from "vitest";
import { copyKey } from "./offline.ts";

const keyOf = (path: string) => copyKey(new URL(path, "https://matinee.example"));

test.each([
  ["/movie/19-metropolis", "/movie/19"],
  ["/movie/19", "/movie/19"],
  ["/de/tv/7-judex/credits", "/de/tv/7/credits"],
  ["/pt-BR/actor/5-ana?tab=crew", "/pt-BR/actor/5?tab=crew"],
  ["/tv/7-judex?season=2&episode=5", "/tv/7?season=2&episode=5"],
])("a name in the address %s is no other page", (path, key) => expect(keyOf(path)).toBe(key));

test.each([
  ["/list?tab=continue", "/list"],
  ["/ja/list?tab=seen", "/ja/list"],
  ["/settings?from=footer", "/settings"],
])("the shell %s is one page with any parameters", (path, key) => expect(keyOf(path)).toBe(key));

test("other parameters make other pages", () => {
  expect(keyOf("/genres?genre=35")).toBe("/genres?genre=35");
  expect(keyOf("/list/import?from=trakt")).toBe("/list/import?from=trakt");
});

import { expect, test } from "vitest";
import { languagePath, pathIn, pathWithout } from "./language-addresses.ts";

const offered = ["en", "de", "ar"] as const;

test.each([
  ["/", { language: "en", path: "/" }],
  ["/movie/19", { language: "en", path: "/movie/19" }],
  ["/tv", { language: "en", path: "/tv" }],
  ["/de", { language: "de", path: "/" }],
  ["/de/movie/19", { language: "de", path: "/movie/19" }],
  ["/xx/home", { language: "en", path: "/xx/home" }],
  ["/de/", { redirect: "/de" }],
  ["/DE/home", { redirect: "/de/home" }],
  ["/de-AT/home", { redirect: "/de/home" }],
  ["/ar-EG", { redirect: "/ar" }],
  ["/en", { redirect: "/" }],
  ["/en/home", { redirect: "/home" }],
  ["/en-GB/tv", { redirect: "/tv" }],
])("%s", (requested, expected) => expect(languagePath(requested, offered)).toEqual(expected));

test("with one language no segment names one", () => expect(languagePath("/en/home", ["en"])).toEqual({ language: "en", path: "/en/home" }));

test.each([
  ["/", "/de"],
  ["/?page=2", "/de?page=2"],
  ["/home?page=2", "/de/home?page=2"],
])("%s in German is %s", (path, german) => expect([pathIn("de", path), pathIn("en", path)]).toEqual([german, path]));

test("a path in another language has none in this one", () => {
  expect(["/de", "/de/home", "/home", "/department"].map((path) => pathWithout("de", path))).toEqual(["/", "/home", null, null]);
  expect(pathWithout("en", "/home")).toBe("/home");
});

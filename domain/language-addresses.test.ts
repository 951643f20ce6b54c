import { expect, test } from "vitest";
import { languagePath, pathIn, pathsIn, pathWithout, preferredLanguage } from "./language-addresses.ts";

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
  ["/de-Latn-AT/tv", { redirect: "/de/tv" }],
  ["/en-001", { redirect: "/" }],
  ["/en//evil.example/x", { redirect: "/evil.example/x" }],
  ["/en-GB///evil.example", { redirect: "/evil.example" }],
  ["/de//evil.example", { redirect: "/de/evil.example" }],
  ["/de//", { redirect: "/de" }],
  ["/en/en/home", { language: "en", path: "/en/en/home" }],
  ["/en/DE/home", { language: "en", path: "/en/DE/home" }],
  ["/de/de/home", { language: "de", path: "/de/home" }],
  ["/en/\\evil.example", { redirect: "/evil.example" }],
  ["/en-GB/\\/\\evil.example", { redirect: "/evil.example" }],
  ["//de", { language: "en", path: "//de" }],
  ["//de/home", { language: "en", path: "//de/home" }],
  ["/de%2Fhome", { language: "en", path: "/de%2Fhome" }],
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

test.each([
  [["de-AT", "en"], "de"],
  [["nl", "AR", "de"], "ar"],
  [["en-GB", "de"], "en"],
  [["nl", "tlh", ""], undefined],
  [[], undefined],
])("of %j, %s is the first that is offered", (preferred, expected) => expect(preferredLanguage(preferred, offered)).toBe(expected));

test("a path has an address in each language", () => expect(pathsIn(offered, "/search")).toEqual(["/search", "/de/search", "/ar/search"]));

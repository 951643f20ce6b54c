import { expect, test } from "vitest";
import { contentTypeState, parseRouteState, resetToHome } from "#app/data/route-state.ts";
import { homeViewOf } from "./home-view.ts";

const popular = { list: "popular", hero: true };
test.each([
  ["/", null, popular],
  ["/home", null, popular],
  ["/top", null, { list: "top", hero: false }],
  ["/home", contentTypeState("movies"), { list: "popular", hero: false }],
  ["/home", contentTypeState("top"), { list: "top", hero: false }],
  ["/", contentTypeState("top"), { list: "top", hero: false }],
  ["/", resetToHome, popular],
  ["/home", { ...contentTypeState("top"), ...resetToHome }, popular],
  ["/top", resetToHome, { list: "top", hero: false }],
  ["/", { contentType: "nonsense" }, popular],
])("%s with the state %j", (pathname, state, view) => {
  expect(homeViewOf(pathname, parseRouteState(state), 1)).toEqual(view);
});

test("a further page has no hero", () => {
  expect(homeViewOf("/home", parseRouteState(null), 2)).toEqual({ list: "popular", hero: false });
});

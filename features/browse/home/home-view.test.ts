import { expect, test } from "vitest";
import { contentTypeState, parseRouteState, resetToHome } from "#app/data/route-state.ts";
import { homeViewOf } from "./home-view.ts";

test.each([
  ["/", null, { shown: "landing", hero: true }],
  ["/home", null, { shown: "home", hero: true }],
  ["/top", null, { shown: "top", hero: false }],
  ["/home", contentTypeState("movies"), { shown: "home", hero: false }],
  ["/home", contentTypeState("top"), { shown: "top", hero: false }],
  ["/", contentTypeState("top"), { shown: "top", hero: false }],
  ["/", resetToHome, { shown: "landing", hero: true }],
  ["/home", { ...contentTypeState("top"), ...resetToHome }, { shown: "home", hero: true }],
  ["/top", resetToHome, { shown: "top", hero: false }],
  ["/", { contentType: "nonsense" }, { shown: "landing", hero: true }],
])("%s with the state %j", (pathname, state, view) => {
  expect(homeViewOf(pathname, parseRouteState(state), 1)).toEqual(view);
});

test("a further page has no hero", () => {
  expect(homeViewOf("/home", parseRouteState(null), 2)).toEqual({ shown: "home", hero: false });
});

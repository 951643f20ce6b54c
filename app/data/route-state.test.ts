import { describe, expect, test } from "vitest";
import { contentTypeState, parseRouteState, resetToHome } from "./route-state.ts";

describe("the route state", () => {
  test("is a content type or a reset", () => {
    expect(parseRouteState(contentTypeState("movies"))).toEqual({ kind: "content", contentType: "movies" });
    expect(parseRouteState(contentTypeState("top"))).toEqual({ kind: "content", contentType: "top" });
    expect(parseRouteState(resetToHome)).toEqual({ kind: "reset" });
  });

  test("is a reset even with a content type", () => {
    expect(parseRouteState({ ...contentTypeState("top"), ...resetToHome })).toEqual({ kind: "reset" });
  });

  test("is a content type if resetToHome is false", () => {
    expect(parseRouteState({ ...contentTypeState("top"), resetToHome: false })).toEqual({ kind: "content", contentType: "top" });
  });

  test.each([null, undefined, "top", 1, true, [], {}, { contentType: "TOP" }, { contentType: ["top"] }, { resetToHome: "true" }, { contentType: null }])(
    "%j is none",
    (state) => {
      expect(parseRouteState(state)).toEqual({ kind: "none" });
    },
  );
});

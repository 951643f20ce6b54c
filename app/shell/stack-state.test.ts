import { describe, expect, test } from "vitest";
import type { ScreenName } from "#app/route.ts";
import { initialStack, type Navigation, type StackState, stackAfter } from "./stack-state.ts";

/** "home a": a click that opens the home screen as history entry `a`; "< home a": Back or Forward to that entry. */
function navigation(step: string): Navigation<string> {
  const [, pop, screen = "home", key = ""] = /^(< )?(\w+) (\w+)$/.exec(step) ?? [];
  return { key, screen: screen as ScreenName, isPop: pop !== undefined, context: key };
}

function stackOf(...steps: string[]): StackState<string> {
  const [first = "", ...rest] = steps;
  return rest.reduce((stack, step) => stackAfter(stack, navigation(step), 3), initialStack(navigation(first)));
}

/** The mounted screens, the shown one in brackets. */
const summary = ({ entries, shownId }: StackState<string>): string =>
  entries.map(({ id, screen, context }) => (id === shownId ? `[${screen} ${context}]` : `${screen} ${context}`)).join(", ");

describe("the screen stack", () => {
  test("hides a list when a film is opened, and Back shows the same list", () => {
    expect(summary(stackOf("home a", "movie b"))).toBe("home a, [movie b]");
    expect(summary(stackOf("home a", "movie b", "< home a"))).toBe("[home a]");
    expect(stackOf("home a", "movie b", "< home a").shownId).toBe(stackOf("home a").shownId);
  });

  test("drops a film or series, whose player would go on playing", () => {
    expect(summary(stackOf("movie a", "person b"))).toBe("[person b]");
    expect(summary(stackOf("home a", "series b", "person c"))).toBe("home a, [person c]");
  });

  test("uses one entry for navigations within a screen, Back and Forward included", () => {
    const stack = stackOf("genres a", "genres b", "person c", "< genres b", "< genres a");
    expect(summary(stack)).toBe("[genres a], person c");
    expect(stack.shownId).toBe(0);
  });

  test("adds an entry for a click to a screen that is hidden; Back finds both", () => {
    const clicked = stackOf("home a", "person b", "home c");
    expect(summary(clicked)).toBe("home a, person b, [home c]");
    const back = stackAfter(stackAfter(clicked, navigation("< person b"), 3), navigation("< home a"), 3);
    expect(summary(back)).toBe("[home a], person b, home c");
  });

  test("adds an entry for Forward to a screen that was dropped", () => {
    expect(summary(stackOf("home a", "movie b", "< home a", "< movie b"))).toBe("home a, [movie b]");
  });

  test("holds three hidden screens, and drops the oldest first", () => {
    expect(summary(stackOf("home a", "person b", "search c", "genres d", "faq e"))).toBe("person b, search c, genres d, [faq e]");
  });

  test("holds no hidden screen if the limit is 0", () => {
    const home = stackOf("home a");
    expect(summary(stackAfter(home, navigation("person b"), 0))).toBe("[person b]");
  });
});

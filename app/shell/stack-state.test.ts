import { describe, expect, test } from "vitest";
import { initialStack, type Navigation, type StackState, stackAfter, withPlaying } from "./stack-state.ts";

/** "home a": a click that opens the home screen as history entry `a`; "< home a": Back or Forward to that entry. */
function navigation(step: string): Navigation<string> {
  const [, pop, screen = "home", key = ""] = /^(< )?(\w+) (\w+)$/.exec(step) ?? [];
  return { key, screen, isPop: pop !== undefined, context: key };
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
    expect(summary(stackOf("home a", "movie b", "< home a"))).toBe("[home a], movie b");
    expect(stackOf("home a", "movie b", "< home a").shownId).toBe(stackOf("home a").shownId);
  });

  test("hides a film or series too, and Forward shows the same", () => {
    expect(summary(stackOf("home a", "movie b", "< home a", "< movie b"))).toBe("home a, [movie b]");
    expect(stackOf("home a", "movie b", "< home a", "< movie b").shownId).toBe(stackOf("home a", "movie b").shownId);
    expect(summary(stackOf("series a", "person b", "< series a"))).toBe("[series a], person b");
  });

  test("drops a hidden screen with a player, which would go on playing", () => {
    const playing = withPlaying(stackOf("home a", "movie b"), 1, 1);
    expect(summary(stackAfter(playing, navigation("person c"), 3))).toBe("home a, [person c]");
    expect(summary(stackAfter(withPlaying(playing, 1, -1), navigation("person c"), 3))).toBe("home a, movie b, [person c]");
  });

  test("counts the players of a screen: a trailer that is closed leaves the film's own", () => {
    const both = withPlaying(withPlaying(stackOf("movie a"), 0, 1), 0, 1);
    expect(summary(stackAfter(withPlaying(both, 0, -1), navigation("home b"), 3))).toBe("[home b]");
  });

  test("has one film or series at a time, because their parts have ids", () => {
    expect(summary(stackOf("movie a", "person b", "series c"))).toBe("person b, [series c]");
    expect(summary(stackOf("home a", "movie b", "< home a", "movie c"))).toBe("home a, [movie c]");
  });

  test("uses one entry for navigations within a screen, Back and Forward included", () => {
    const stack = stackOf("genres a", "genres b", "movie c", "< genres b", "< genres a");
    expect(summary(stack)).toBe("[genres a], movie c");
    expect(stack.shownId).toBe(0);
  });

  test("adds an entry for a click to a screen that is hidden; Back finds both", () => {
    const clicked = stackOf("home a", "movie b", "home c");
    expect(summary(clicked)).toBe("home a, movie b, [home c]");
    const back = stackAfter(stackAfter(clicked, navigation("< movie b"), 3), navigation("< home a"), 3);
    expect(summary(back)).toBe("[home a], movie b, home c");
  });

  test("adds an entry for Forward to a screen that was dropped", () => {
    expect(summary(stackAfter(stackAfter(withPlaying(stackOf("home a", "movie b"), 1, 1), navigation("< home a"), 3), navigation("< movie b"), 3))).toBe(
      "home a, [movie b]",
    );
  });

  test("holds three hidden screens, and drops the oldest first", () => {
    expect(summary(stackOf("home a", "person b", "search c", "genres d", "faq e"))).toBe("person b, search c, genres d, [faq e]");
  });

  test("holds no hidden screen if the limit is 0", () => {
    const home = stackOf("home a");
    expect(summary(stackAfter(home, navigation("person b"), 0))).toBe("[person b]");
  });
});

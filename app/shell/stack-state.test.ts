import { describe, expect, test } from "vitest";
import { initialStack, type Navigation, type StackState, stackAfter } from "./stack-state.ts";

/** "home a": a click to home that makes the history entry `a`; "< home a": Back or Forward to it. */
function arrival(step: string): Navigation<string> {
  const [, pop, screen = "home", key = ""] = /^(< )?(\w+) (\w+)$/.exec(step) ?? [];
  return { key, screen: screen, isPop: pop !== undefined, place: key };
}

function entriesOf(...steps: string[]): StackState<string> {
  const [first = "", ...rest] = steps;
  return rest.reduce((visits, step) => stackAfter(visits, arrival(step), 3), initialStack(arrival(first)));
}

/** Screens in the document, the shown one in brackets. */
const summary = ({ all, shown }: StackState<string>): string =>
  all.map(({ id, screen, place }) => (id === shown ? `[${screen} ${place}]` : `${screen} ${place}`)).join(", ");

describe("visits", () => {
  test("a list waits behind the film that was chosen from it, and is itself again after Back", () => {
    expect(summary(entriesOf("home a", "movie b"))).toBe("home a, [movie b]");
    expect(summary(entriesOf("home a", "movie b", "< home a"))).toBe("[home a]");
    expect(entriesOf("home a", "movie b", "< home a").shown).toBe(entriesOf("home a").shown);
  });

  test("a film or a series never waits: its player would play on", () => {
    expect(summary(entriesOf("movie a", "home b"))).toBe("[home b]");
    expect(summary(entriesOf("series a", "person b", "< series a"))).toBe("person b, [series a]");
  });

  test("within a screen it stays the same visit, whichever of its entries is shown", () => {
    const visits = entriesOf("genres a", "genres b", "movie c", "< genres b", "< genres a");
    expect(summary(visits)).toBe("[genres a]");
    expect(visits.shown).toBe(0);
  });

  test("a click to a screen that waits is a new visit; Back finds both", () => {
    const clicked = entriesOf("home a", "movie b", "home c");
    expect(summary(clicked)).toBe("home a, [home c]");
    const back = stackAfter(stackAfter(clicked, arrival("< movie b"), 3), arrival("< home a"), 3);
    expect(summary(back)).toBe("[home a], home c");
  });

  test("Forward to what is no longer kept is a visit of its own", () => {
    expect(summary(entriesOf("home a", "movie b", "< home a", "< movie b"))).toBe("home a, [movie b]");
  });

  test("three wait at most; the oldest goes", () => {
    expect(summary(entriesOf("home a", "person b", "search c", "genres d", "faq e"))).toBe("person b, search c, genres d, [faq e]");
  });

  test("nothing waits where nothing may", () => {
    const home = entriesOf("home a");
    expect(summary(stackAfter(home, arrival("person b"), 0))).toBe("[person b]");
  });
});

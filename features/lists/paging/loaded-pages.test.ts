import { describe, expect, test } from "vitest";
import type { Page } from "#domain/page.ts";
import { shownOf } from "./loaded-pages.ts";

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => ({ id: first + index }));
const pageOf = (page: number, items: { id: number }[], overrides = {}): Page<{ id: number }> => ({
  items,
  page,
  totalPages: 4,
  totalResults: 63,
  ...overrides,
});
const [first, second, third, fourth] = [pageOf(1, range(1, 20)), pageOf(2, range(21, 40)), pageOf(3, range(41, 60)), pageOf(4, range(61, 63))];
const idsOf = ({ items }: { items: readonly { id: number }[] }) => items.map(({ id }) => id);

test("a list starts with its first page, and loads nothing by itself", () => {
  expect(shownOf({ first, more: 0, further: [] })).toEqual({ items: first.items, isEnd: false, isSettled: true, toLoad: 0, pending: 0 });
});

describe("a requested page", () => {
  test("has skeletons of its size until it is there", () => {
    expect(shownOf({ first, more: 1, further: [] })).toMatchObject({ items: first.items, isSettled: false, toLoad: 1, pending: 20 });
    expect(shownOf({ first, more: 3, further: [second, third] })).toMatchObject({ isSettled: false, toLoad: 3, pending: 3 });
  });

  test("follows the others", () => {
    const shown = shownOf({ first, more: 1, further: [second] });
    expect(idsOf(shown)).toEqual(idsOf({ items: range(1, 40) }));
    expect(shown).toMatchObject({ isEnd: false, isSettled: true, toLoad: 1, pending: 0 });
  });

  test("may be the last", () => {
    const shown = shownOf({ first, more: 3, further: [second, third, fourth] });
    expect(shown).toMatchObject({ isEnd: true, isSettled: true, toLoad: 3, pending: 0 });
    expect(shown.items).toHaveLength(63);
  });

  test("counts on from the page in the address", () => {
    expect(shownOf({ first: third, more: 1, further: [] })).toMatchObject({ pending: 3, toLoad: 1 });
    expect(shownOf({ first: third, more: 1, further: [fourth] })).toMatchObject({ isEnd: true });
  });
});

describe("a page that repeats titles", () => {
  const repeating = pageOf(2, [...range(19, 20), ...range(21, 38)]);

  test("is filled up from the next one", () => {
    expect(shownOf({ first, more: 1, further: [repeating] })).toMatchObject({ isSettled: false, toLoad: 2, pending: 0 });
    const shown = shownOf({ first, more: 1, further: [repeating, pageOf(3, range(39, 58))] });
    expect(idsOf(shown)).toEqual(idsOf({ items: range(1, 40) }));
    expect(shown).toMatchObject({ isEnd: false, isSettled: true, toLoad: 2 });
  });

  test("leaves what is left of the next one for the next press", () => {
    const shown = shownOf({ first, more: 2, further: [repeating, pageOf(3, range(39, 58)), fourth] });
    expect(idsOf(shown)).toEqual(idsOf({ items: range(1, 58) }).concat([61, 62]));
    expect(shown.isEnd).toBe(false);
  });

  test("costs one page more at most, however many there are", () => {
    expect(shownOf({ first, more: 1, further: [pageOf(2, range(1, 20)), pageOf(3, range(1, 20))] })).toMatchObject({
      isSettled: true,
      toLoad: 2,
      isEnd: false,
    });
  });

  test("at the end of the list is not filled up", () => {
    const shown = shownOf({ first, more: 3, further: [second, third, pageOf(4, range(58, 60))] });
    expect(shown).toMatchObject({ isEnd: true, isSettled: true, toLoad: 3 });
    expect(shown.items).toHaveLength(60);
  });
});

test("a first page that lacks blocked titles is filled up by the next press", () => {
  const shown = shownOf({ first: pageOf(1, range(2, 20)), more: 1, further: [second, third] });
  expect(shown.items).toHaveLength(40);
});

test("a list without counts of the provider has one skeleton at least", () => {
  expect(shownOf({ first: pageOf(1, range(1, 20), { totalPages: 2, totalResults: 20 }), more: 1, further: [] }).pending).toBe(1);
});

describe("a list that its page has begun", () => {
  const beginning: Page<{ id: number }> = { items: range(1, 6), page: 0, totalPages: 1, totalResults: 20 };

  test("goes on with its first page, and loads no other to fill up", () => {
    expect(shownOf({ first: beginning, more: 0, further: [] })).toMatchObject({ isEnd: false, toLoad: 0, pending: 0 });
    expect(shownOf({ first: beginning, more: 1, further: [] })).toMatchObject({ items: beginning.items, toLoad: 1, pending: 14 });
    const shown = shownOf({ first: beginning, more: 1, further: [first] });
    expect(idsOf(shown)).toEqual(idsOf({ items: range(1, 20) }));
    expect(shown).toMatchObject({ isEnd: false, isSettled: true, toLoad: 1, pending: 0 });
  });

  test("has the second page's skeletons then, and ends with the last page", () => {
    expect(shownOf({ first: beginning, more: 2, further: [first] })).toMatchObject({ toLoad: 2, pending: 20 });
    expect(shownOf({ first: beginning, more: 4, further: [first, second, third, fourth] })).toMatchObject({ isEnd: true });
  });

  test("keeps what it has shown where the list has changed since", () => {
    const changed = pageOf(1, range(4, 23));
    expect(idsOf(shownOf({ first: beginning, more: 1, further: [changed] }))).toEqual(idsOf({ items: range(1, 20) }));
  });
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { VideoSubject } from "#domain/player.ts";
import { announcements } from "./announcements.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const movie = (id: number): VideoSubject => ({ kind: "movie", id });

function heard() {
  const { announce, onChange, stop } = announcements(5000);
  const calls: (readonly VideoSubject[])[] = [];
  const unsubscribe = onChange((subjects) => calls.push(subjects));
  return { announce, stop, calls, unsubscribe };
}

test("the first change is told at once, those of the next five seconds together and each once", () => {
  const { announce, calls } = heard();
  announce([movie(1)]);
  expect(calls).toEqual([[movie(1)]]);
  for (const id of [2, 3, 2]) announce([movie(id)]);
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(5000);
  expect(calls.slice(1)).toEqual([[movie(2), movie(3)]]);
});

test("after five seconds without a change the next one is told at once; nothing is told of no change", () => {
  const { announce, calls } = heard();
  announce([]);
  announce([movie(1)]);
  vi.advanceTimersByTime(5000);
  announce([movie(2)]);
  expect(calls).toEqual([[movie(1)], [movie(2)]]);
});

test("nothing is told after the end, or to a listener that has left", () => {
  const { announce, stop, calls, unsubscribe } = heard();
  announce([movie(1)]);
  announce([movie(2)]);
  stop();
  vi.advanceTimersByTime(60_000);
  unsubscribe();
  announce([movie(3)]);
  expect(calls).toEqual([[movie(1)]]);
});

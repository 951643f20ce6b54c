import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { VideoSubject } from "#domain/player.ts";
import { changePublisher } from "./change-publisher.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const movie = (id: number): VideoSubject => ({ kind: "movie", id });

function subscribed() {
  const { publish, onChange, stop } = changePublisher(5000);
  const calls: (readonly VideoSubject[])[] = [];
  const unsubscribe = onChange((subjects) => calls.push(subjects));
  return { publish, stop, calls, unsubscribe };
}

test("the first change is published at once, those of the next five seconds together and each once", () => {
  const { publish, calls } = subscribed();
  publish([movie(1)]);
  expect(calls).toEqual([[movie(1)]]);
  for (const id of [2, 3, 2]) publish([movie(id)]);
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(5000);
  expect(calls.slice(1)).toEqual([[movie(2), movie(3)]]);
});

test("after five seconds without a change the next one is published at once; no change is not published", () => {
  const { publish, calls } = subscribed();
  publish([]);
  publish([movie(1)]);
  vi.advanceTimersByTime(5000);
  publish([movie(2)]);
  expect(calls).toEqual([[movie(1)], [movie(2)]]);
});

test("a listener that has unsubscribed is not called", () => {
  const { publish, calls, unsubscribe } = subscribed();
  unsubscribe();
  publish([movie(1)]);
  expect(calls).toEqual([]);
});

test("nothing is published after the end, neither what was collected nor what comes", () => {
  const { publish, stop, calls } = subscribed();
  publish([movie(1)]);
  publish([movie(2)]);
  stop();
  vi.advanceTimersByTime(60_000);
  publish([movie(3)]);
  vi.advanceTimersByTime(60_000);
  expect(calls).toEqual([[movie(1)]]);
});

test("nothing is published after an end without a pause", () => {
  const { publish, stop, calls } = subscribed();
  stop();
  publish([movie(1)]);
  expect(calls).toEqual([]);
});

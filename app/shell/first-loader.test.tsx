import { act, fireEvent } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderInEnglish } from "#tests/support/in-english.tsx";
import { FirstLoader } from "./first-loader.tsx";

beforeEach(() => void vi.useFakeTimers());

const isShown = () => document.querySelector("[data-slot=first-loader]") !== null;
const advance = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

function expectHiddenAfter500Ms() {
  advance(499);
  expect(isShown()).toBe(true);
  advance(1);
  expect(isShown()).toBe(false);
}

test("the initial loader shows until 500 ms after the load event", () => {
  const readyState = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  renderInEnglish(<FirstLoader />);
  advance(60_000);
  expect(isShown()).toBe(true);
  readyState.mockReturnValue("complete");
  fireEvent.load(window);
  expectHiddenAfter500Ms();
});

test("on a page that loaded 300 ms before hydration it shows for 200 ms", () => {
  const loadEventEnd = performance.now() - 300;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ loadEventEnd } as PerformanceNavigationTiming]);
  renderInEnglish(<FirstLoader />);
  advance(199);
  expect(isShown()).toBe(true);
  advance(1);
  expect(isShown()).toBe(false);
});

test("on a loaded page it shows for 500 ms", () => {
  renderInEnglish(<FirstLoader />);
  expectHiddenAfter500Ms();
});

// @vitest-environment jsdom
import { act, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FirstLoader } from "./first-loader.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isShown = () => document.querySelector("[data-slot=first-loader]") !== null;
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

function goneAfterHalfASecond() {
  pass(499);
  expect(isShown()).toBe(true);
  pass(1);
  expect(isShown()).toBe(false);
}

test("the initial loader stands until the page has loaded, and goes 500 ms later", () => {
  const readyState = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  render(<FirstLoader />);
  pass(60_000);
  expect(isShown()).toBe(true);
  readyState.mockReturnValue("complete");
  fireEvent.load(window);
  goneAfterHalfASecond();
});

test("on a page that has loaded already it goes after 500 ms as well", () => {
  render(<FirstLoader />);
  goneAfterHalfASecond();
});

// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { showToast } from "#app/ui/toast-channel.ts";
import { notices } from "#domain/notices.ts";
import { ToastList } from "./toast-list.tsx";
import { isSwipedAway, withToast } from "./toasts.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no pointer capture.
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
});

const say = (...messages: Parameters<typeof showToast>[0][]) => act(() => messages.forEach(showToast));
const texts = () => screen.queryAllByRole("listitem").map((toast) => toast.textContent);

describe("the toaster", () => {
  test("shows title and text, an error as an alert", () => {
    render(<ToastList />);
    say(notices.movie, notices.linkCopied);
    expect(screen.getByRole("alert").textContent).toBe("ErrorUnable to load movie details");
    expect(screen.getByRole("status").textContent).toBe("Link copied!The link has been copied to your clipboard.");
  });

  test("shows three at most: a fourth pushes the oldest out", () => {
    render(<ToastList />);
    say(notices.movie, notices.series, notices.season, notices.search);
    const shown = [...screen.getAllByRole("alert")].map((toast) => toast.textContent);
    expect(shown).toEqual(["ErrorUnable to load TV series details", "ErrorUnable to load season details", "ErrorFailed to load search results"]);
  });

  test("lets a toast go after 4,000 ms, but not under a pointer", () => {
    render(<ToastList />);
    say(notices.movie);
    act(() => void vi.advanceTimersByTime(3999));
    fireEvent.pointerEnter(screen.getByRole("alert"));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.queryByRole("alert")).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole("alert"));
    act(() => void vi.advanceTimersByTime(4000));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("dismisses a toast that is dragged to the right past 50 px, and no sooner", () => {
    render(<ToastList />);
    say(notices.movie);
    const drag = (to: number) => {
      const toast = screen.getByRole("alert");
      fireEvent.pointerDown(toast, { clientX: 100, pointerId: 1 });
      fireEvent.pointerMove(toast, { clientX: to, pointerId: 1 });
      fireEvent.pointerUp(toast, { clientX: to, pointerId: 1 });
    };
    drag(150);
    drag(20);
    expect(screen.queryByRole("alert")).not.toBeNull();
    drag(151);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("closes by its button", () => {
    render(<ToastList />);
    say(notices.movie);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(texts()).toEqual([]);
  });
});

test("the same message again replaces its earlier self", () => {
  const first = withToast([], { ...notices.movie, id: 1 });
  expect(withToast(first, { ...notices.movie, id: 2 })).toEqual([{ ...notices.movie, id: 2 }]);
});

test("50 px is not yet a swipe, 51 is", () => {
  expect([isSwipedAway(50), isSwipedAway(51)]).toEqual([false, true]);
});

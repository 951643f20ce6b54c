import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { showToast } from "#app/ui/toast-channel.ts";
import { notices } from "#domain/notices.ts";
import { ToastList } from "./toast-list.tsx";
import { isSwipedAway, withToast } from "./toasts.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no pointer capture.
  Element.prototype.setPointerCapture = () => undefined;
});

const show = (...messages: Parameters<typeof showToast>[0][]) => act(() => messages.forEach(showToast));
const texts = () => screen.queryAllByRole("listitem").map((toast) => toast.textContent);

describe("the toast list", () => {
  test("shows title and text, an error as an alert", () => {
    render(<ToastList />);
    show(notices.movie, notices.linkCopied);
    expect(screen.getByRole("alert").textContent).toBe("ErrorUnable to load movie details");
    expect(screen.getByRole("status").textContent).toBe("Link copied!The link has been copied to your clipboard.");
  });

  test("shows at most three: a fourth replaces the oldest", () => {
    render(<ToastList />);
    show(notices.movie, notices.series, notices.season, notices.search);
    const alerts = [...screen.getAllByRole("alert")].map((toast) => toast.textContent);
    expect(alerts).toEqual(["ErrorUnable to load TV series details", "ErrorUnable to load season details", "ErrorFailed to load search results"]);
  });

  test("closes a toast after 4,000 ms, but not under a pointer", () => {
    render(<ToastList />);
    show(notices.movie);
    act(() => void vi.advanceTimersByTime(3999));
    fireEvent.pointerEnter(screen.getByRole("alert"));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.queryByRole("alert")).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole("alert"));
    act(() => void vi.advanceTimersByTime(4000));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("dismisses a toast that is dragged to the right by more than 50 px", () => {
    render(<ToastList />);
    show(notices.movie);
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

  test("closes a toast by its button", () => {
    render(<ToastList />);
    show(notices.movie);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(texts()).toEqual([]);
  });
});

test("a repeated message replaces its earlier toast", () => {
  const first = withToast([], { ...notices.movie, id: 1 });
  expect(withToast(first, { ...notices.movie, id: 2 })).toEqual([{ ...notices.movie, id: 2 }]);
});

test("51 px is a swipe, 50 px is not", () => {
  expect([isSwipedAway(50), isSwipedAway(51)]).toEqual([false, true]);
});

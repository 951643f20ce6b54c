import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { showToast } from "#app/ui/toast-channel.ts";
import { notices } from "#domain/notices.ts";
import { InLanguage, renderInEnglish } from "#tests/support/in-english.tsx";
import { ToastList } from "./toast-list.tsx";
import { isSwipedAway, withToast } from "./toasts.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no pointer capture.
  Element.prototype.setPointerCapture = () => undefined;
});

const show = (...messages: Parameters<typeof showToast>[0][]) => act(() => messages.forEach(showToast));
const toast = () => document.querySelector("[data-slot=toast]");
const texts = () => [...document.querySelectorAll("[data-slot=toast]")].map((toast) => toast.textContent);

describe("the toast list", () => {
  test("shows title and text, each in a live region that was empty before", () => {
    const { container } = renderInEnglish(<ToastList />);
    // Live regions are there before their first message: screen readers are silent about others.
    const [assertive, polite] = ["assertive", "polite"].map((politeness) => container.querySelector(`[aria-live=${politeness}]`));
    expect([assertive?.textContent, polite?.textContent]).toEqual(["", ""]);
    show(notices.movie, notices.linkNotCopied, notices.linkCopied);
    expect(assertive?.textContent).toBe("ErrorUnable to load movie detailsFailed to copyCould not copy the link. Please try again.");
    expect(polite?.textContent).toBe("Link copied!The link has been copied to your clipboard.");
  });

  test("isolates names from a page that runs from right to left", () => {
    render(<ToastList />, { wrapper: ({ children }) => <InLanguage language="ar">{children}</InLanguage> });
    show({ title: "أُزيل من قائمة Noir!", text: "Help!", names: ["Noir!", "Help!"], variant: "default" });
    expect([...document.querySelectorAll("[data-slot=toast] p")].map(({ innerHTML }) => innerHTML)).toEqual([
      "أُزيل من قائمة <bdi>Noir!</bdi>",
      "<bdi>Help!</bdi>",
    ]);
  });

  test("shows at most three: a fourth replaces the oldest", () => {
    renderInEnglish(<ToastList />);
    show(notices.movie, notices.series, notices.season, notices.search);
    expect(texts()).toEqual(["ErrorUnable to load TV series details", "ErrorUnable to load season details", "ErrorFailed to load search results"]);
  });

  test("closes a toast after 4,000 ms, but not under a pointer", () => {
    renderInEnglish(<ToastList />);
    show(notices.movie);
    act(() => void vi.advanceTimersByTime(3999));
    fireEvent.pointerEnter(toast() as Element);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(toast()).not.toBeNull();
    fireEvent.pointerLeave(toast() as Element);
    act(() => void vi.advanceTimersByTime(4000));
    expect(toast()).toBeNull();
  });

  test("dismisses a toast that is dragged to the right by more than 50 px", () => {
    renderInEnglish(<ToastList />);
    show(notices.movie);
    const drag = (to: number) => {
      const dragged = toast() as Element;
      fireEvent.pointerDown(dragged, { clientX: 100, pointerId: 1 });
      fireEvent.pointerMove(dragged, { clientX: to, pointerId: 1 });
      fireEvent.pointerUp(dragged, { clientX: to, pointerId: 1 });
    };
    drag(150);
    drag(20);
    expect(toast()).not.toBeNull();
    drag(151);
    expect(toast()).toBeNull();
  });

  test("dismisses a toast that is dragged to the left where lines end there", () => {
    document.dir = "rtl";
    renderInEnglish(<ToastList />);
    show(notices.movie);
    fireEvent.pointerDown(toast() as Element, { clientX: 100, pointerId: 1 });
    fireEvent.pointerMove(toast() as Element, { clientX: 160, pointerId: 1 });
    expect(toast()?.getAttribute("style") ?? "").not.toContain("translate");
    fireEvent.pointerMove(toast() as Element, { clientX: 40, pointerId: 1 });
    expect(toast()?.getAttribute("style")).toContain("translateX(-60px)");
    fireEvent.pointerUp(toast() as Element, { clientX: 40, pointerId: 1 });
    expect(toast()).toBeNull();
  });

  const saved = (run: () => void) => ({ title: "Saved", text: "Metropolis", variant: "default", action: { run } }) as const;

  test("a toast with an action stays 10 s; the action closes it and returns the focus", () => {
    const undo = vi.fn();
    renderInEnglish(
      <>
        <button type="button">Save</button>
        <ToastList />
      </>,
    );
    screen.getByRole("button", { name: "Save" }).focus();
    show(saved(undo));
    act(() => void vi.advanceTimersByTime(9999));
    const button = screen.getByRole("button", { name: "Undo" });
    act(() => button.focus());
    fireEvent.click(button);
    expect(undo).toHaveBeenCalledOnce();
    expect(texts()).toEqual([]);
    expect(document.activeElement?.textContent).toBe("Save");
    show(saved(undo));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(texts()).toEqual([]);
  });

  test("Ctrl+Z runs the newest action, but not in a field", () => {
    const [first, second] = [vi.fn(), vi.fn()];
    renderInEnglish(
      <>
        <input aria-label="Search" />
        <ToastList />
      </>,
    );
    show(saved(first), { ...saved(second), text: "Sunrise" }, notices.movie);
    fireEvent.keyDown(screen.getByRole("textbox"), { key: "z", ctrlKey: true });
    expect(second).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
    fireEvent.keyDown(document.body, { key: "z", metaKey: true });
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
    expect(texts()).toHaveLength(1);
  });

  test("closes a toast by its button", () => {
    renderInEnglish(<ToastList />);
    show(notices.movie);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(texts()).toEqual([]);
  });
});

const failure = { title: "Error", text: "Unable to load movie details", variant: "destructive" } as const;

test("a repeated message replaces its earlier toast", () => {
  const first = withToast([], { ...failure, id: 1 });
  expect(withToast(first, { ...failure, id: 2 })).toEqual([{ ...failure, id: 2 }]);
});

test("an action about the same title replaces the earlier one", () => {
  const action = { run: () => undefined };
  const first = withToast([], { title: "Saved", text: "Metropolis", variant: "default", action, id: 1 });
  const second = withToast(first, { title: "Removed", text: "Metropolis", variant: "default", action, id: 2 });
  expect(second.map(({ id }) => id)).toEqual([2]);
  expect(withToast(second, { title: "Removed", text: "Sunrise", variant: "default", action, id: 3 }).map(({ id }) => id)).toEqual([2, 3]);
});

test("what was not stored replaces the report of the change, with its button", () => {
  const action = { run: () => undefined };
  const denied = {
    title: "Not saved on this device",
    text: "Your change lasts until you close this page.",
    variant: "destructive",
    isCorrection: true,
  } as const;
  const saved = withToast([], { title: "Saved", text: "Metropolis", variant: "default", action, id: 1 });
  expect(withToast(saved, { ...denied, id: 2 })).toEqual([{ ...denied, action, id: 2 }]);
  expect(withToast([], { ...denied, id: 1 })).toEqual([{ ...denied, id: 1 }]);
});

test("51 px is a swipe, 50 px is not", () => {
  expect([isSwipedAway(50), isSwipedAway(51)]).toEqual([false, true]);
});

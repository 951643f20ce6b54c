import { act, fireEvent, renderHook, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { deviceSettings, forget, saveDeviceSettings } from "#app/data/device-store.ts";
import { announcerId } from "#app/ui/announcement.ts";
import { gamepadPressEvent } from "#domain/gamepad.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { useVisitorSigns } from "./unattended.ts";
import { UpNext } from "./up-next.tsx";

const onClose = vi.fn();
let isMotionReduced = false;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  forget();
  onClose.mockReset();
  // To leave the player is a sign of the visitor.
  renderHook(() => useVisitorSigns(false)).unmount();
  isMotionReduced = false;
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: isMotionReduced }));
});

const show = (isToEnd = true) =>
  renderPart(<UpNext code="S2 E6" to="/tv/1396?season=2&episode=6" isToEnd={isToEnd} onClose={onClose} />, { path: "/tv/1396-a?season=2&episode=5" });
const wait = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1000));
};

describe("the next episode", () => {
  test("starts by itself after 8 seconds", () => {
    const { addressNow } = show();
    expect(screen.getByText("Up next: S2 E6, in 8 s", { selector: "[aria-hidden]" })).toBeTruthy();
    wait(7);
    expect(screen.getByText("Up next: S2 E6, in 1 s")).toBeTruthy();
    expect(addressNow()).toBe("/tv/1396-a?season=2&episode=5");
    wait(1);
    expect(addressNow()).toBe("/tv/1396-a?season=2&episode=6");
  });

  test("is announced once, not every second", () => {
    renderPart(<p id={announcerId} role="status" />);
    show();
    wait(2);
    expect(screen.getByRole("status").textContent).toBe("Up next: S2 E6, in 8 s");
  });

  test("starts at once with Play now", () => {
    const { addressNow } = show();
    fireEvent.click(screen.getByRole("link", { name: "Play now" }));
    expect(addressNow()).toBe("/tv/1396-a?season=2&episode=6");
  });

  test.each([
    ["Cancel", () => fireEvent.click(screen.getByRole("button", { name: "Cancel" }))],
    ["Escape", () => fireEvent.keyDown(screen.getByRole("button", { name: "Cancel" }), { key: "Escape" })],
  ])("does not start after %s", (_, press) => {
    show();
    press();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe("the next episode is only offered", () => {
  const expectOffer = () => {
    expect(screen.getByText("Up next: S2 E6", { selector: "[aria-hidden]" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Play now" })).toBeTruthy();
  };

  test("after an episode that did not play to its end", () => {
    const { addressNow } = show(false);
    wait(20);
    expectOffer();
    expect(addressNow()).toContain("episode=5");
  });

  test("under reduced motion", () => {
    isMotionReduced = true;
    const { addressNow } = show();
    wait(20);
    expectOffer();
    expect(addressNow()).toContain("episode=5");
  });

  test("where the visitor switches it off, now and from then on", () => {
    const { addressNow, unmount } = show();
    wait(3);
    fireEvent.click(screen.getByRole("checkbox", { name: "Start the next episode automatically" }));
    wait(20);
    expectOffer();
    unmount();
    show();
    wait(20);
    expectOffer();
    expect(addressNow()).toContain("episode=5");
    expect(localStorage.getItem("matinee-settings")).toBe('{"version":1,"remembers":true,"autoplaysNext":false,"spoilers":"off"}');
  });
});

describe("after three episodes that began by themselves, a question", () => {
  const question = () => screen.queryByRole("region", { name: "Are you still watching?" });
  const watchAlone = (episodes: number) => {
    for (let count = 0; count < episodes; count += 1) {
      const { unmount } = show();
      wait(8);
      unmount();
    }
  };
  test("stands before the next one, which waits for Continue", () => {
    watchAlone(3);
    renderPart(<p id={announcerId} role="status" />);
    const { addressNow } = show();
    wait(1);
    expect(screen.getByRole("status").textContent).toBe("Are you still watching?");
    wait(20);
    expect([addressNow(), question()?.textContent]).toEqual(["/tv/1396-a?season=2&episode=5", "Are you still watching?Up next: S2 E6ContinueStop"]);
    fireEvent.click(screen.getByRole("link", { name: "Continue" }));
    expect(addressNow()).toBe("/tv/1396-a?season=2&episode=6");
  });

  test.each([
    ["Stop", () => fireEvent.click(screen.getByRole("button", { name: "Stop" }))],
    ["Escape", () => fireEvent.keyDown(screen.getByRole("button", { name: "Stop" }), { key: "Escape" })],
  ])("closes with %s", (_, press) => {
    watchAlone(3);
    show();
    press();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test.each(["keydown", "pointerdown", "pointermove", "wheel", gamepadPressEvent])("is not asked after a sign of the visitor: %s", (sign) => {
    renderHook(() => useVisitorSigns(false));
    watchAlone(3);
    fireEvent(document.body, new Event(sign, { bubbles: true }));
    show();
    expect(question()).toBeNull();
  });

  test("is not asked where the visitor has switched it off, or nothing starts by itself", () => {
    watchAlone(3);
    show(false).unmount();
    expect(question()).toBeNull();
    saveDeviceSettings({ ...deviceSettings(), skipsStillWatching: true });
    const { addressNow } = show();
    expect(question()).toBeNull();
    wait(8);
    expect(addressNow()).toContain("episode=6");
  });
});

test("the keyboard goes from the player to Cancel, and stays elsewhere otherwise", () => {
  const frame = document.body.appendChild(document.createElement("iframe"));
  frame.tabIndex = 0;
  frame.focus();
  const { unmount } = show();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
  unmount();
  frame.remove();
  show();
  expect(document.activeElement).toBe(document.body);
});

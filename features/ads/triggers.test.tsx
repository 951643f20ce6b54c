import { fireEvent } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { AdTriggers } from "#domain/site.ts";
import { renderInEnglish } from "#tests/support/in-english.tsx";
import { type AdTrigger, triggersFor } from "./model/ad-triggers.ts";
import { startTrigger } from "./triggers.ts";

beforeEach(() => void vi.useFakeTimers());

const always = () => 0;
const never = () => 0.9999;

/** Starts one trigger of a preset, on a page with two cards and a link outside of the list. */
function start(preset: AdTriggers, on: AdTrigger["on"], random: () => number = always) {
  renderInEnglish(
    <main>
      <ul>
        <li>
          <a href="#one" data-testid="one">
            <b data-testid="inside">One</b>
          </a>
        </li>
        <li>
          <a href="#two" data-testid="two">
            Two
          </a>
        </li>
      </ul>
      <a href="#other" data-testid="other">
        Other
      </a>
    </main>,
  );
  const call = vi.fn();
  const trigger = triggersFor(preset).find((rule) => rule.on === on) ?? expect.unreachable();
  const stop = startTrigger(trigger, call, { random, now: () => Date.now() });
  const element = (id: string): HTMLElement => document.querySelector<HTMLElement>(`[data-testid=${id}]`) ?? expect.unreachable();
  return { call, stop, element };
}

const over = (element: HTMLElement, from: HTMLElement | null = null, pointerType = "mouse") => {
  const event = new (window.PointerEvent ?? MouseEvent)("pointerover", { bubbles: true, relatedTarget: from, pointerType } as PointerEventInit);
  element.dispatchEvent(event);
};

describe("the first reading", () => {
  test("on mount: once, within three seconds", () => {
    const { call } = start("first", "mount", () => 0.05);
    vi.advanceTimersByTime(149);
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(call).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(call).toHaveBeenCalledTimes(1);
  });

  test("on mount: not above the chance, nor after stop()", () => {
    const unlucky = start("first", "mount", () => 0.1);
    const stopped = start("first", "mount", always);
    stopped.stop();
    vi.advanceTimersByTime(60_000);
    expect(unlucky.call).not.toHaveBeenCalled();
    expect(stopped.call).not.toHaveBeenCalled();
  });

  test("on a second click on a card, a second after the first", () => {
    const { call, element } = start("first", "secondClick");
    fireEvent.click(element("one"));
    vi.advanceTimersByTime(999);
    fireEvent.click(element("two"));
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    fireEvent.click(element("other"));
    expect(call).not.toHaveBeenCalled();
    fireEvent.click(element("inside"));
    expect(call).toHaveBeenCalledTimes(1);
  });

  test("on hover: when the mouse enters a card, not within it, not by touch", () => {
    const { call, element } = start("first", "hover");
    over(element("one"));
    expect(call).toHaveBeenCalledTimes(1);
    over(element("inside"), element("one"));
    over(element("other"));
    over(element("two"), null, "touch");
    expect(call).toHaveBeenCalledTimes(1);
    over(element("two"), element("inside"));
    expect(call).toHaveBeenCalledTimes(2);
  });
});

describe("the second reading", () => {
  test("every sixty seconds", () => {
    const { call } = start("second", "time");
    vi.advanceTimersByTime(59_999);
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_001);
    expect(call).toHaveBeenCalledTimes(2);
  });

  test("on a click on a card", () => {
    const { call, element } = start("second", "click");
    fireEvent.click(element("other"));
    expect(call).not.toHaveBeenCalled();
    fireEvent.click(element("inside"));
    expect(call).toHaveBeenCalledTimes(1);
  });

  test("on a scroll, once it ends", () => {
    const { call } = start("second", "scroll");
    for (let n = 0; n < 5; n += 1) fireEvent.scroll(document);
    expect(call).not.toHaveBeenCalled();
    document.dispatchEvent(new Event("scrollend"));
    expect(call).toHaveBeenCalledTimes(1);
  });

  test.each(["mousemove", "touchstart"])("on the first %s and on no other", (type) => {
    const { call } = start("second", "firstMove", never);
    for (const next of [type, "mousemove", "touchstart"]) document.dispatchEvent(new Event(next));
    expect(call).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ["second", "click"],
  ["second", "scroll"],
  ["first", "hover"],
] as const)("%s's %s does not fire above its chance", (preset, on) => {
  const { call, element } = start(preset, on, never);
  fireEvent.click(element("one"));
  document.dispatchEvent(new Event("scrollend"));
  over(element("one"));
  expect(call).not.toHaveBeenCalled();
});

test("the visitor's click is not prevented", () => {
  const { element } = start("second", "click");
  expect(fireEvent.click(element("one"))).toBe(true);
});

test("a scroll by touch does not wait for the first move's listener", () => {
  const listen = vi.spyOn(document, "addEventListener");
  start("second", "firstMove");
  const touch = listen.mock.calls.find(([type]) => type === "touchstart");
  expect(touch?.[2]).toMatchObject({ passive: true });
});

test("a stopped trigger does not fire", () => {
  const { call, element, stop } = start("second", "click");
  stop();
  fireEvent.click(element("one"));
  expect(call).not.toHaveBeenCalled();
});

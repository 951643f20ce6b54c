import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleSite } from "#tests/support/sample-site.ts";
import { OfflineLine } from "./offline-line.tsx";

const { dataset } = document.documentElement;
const now = new Date(2026, 10, 27, 20, 0);

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete dataset.copy;
  delete dataset.copyReason;
  document.documentElement.lang = "";
});

function open(
  { takenAt, reason = "offline", online = true }: { takenAt?: Date; reason?: string; online?: boolean },
  path = "/movie/19",
  language = "en" as const,
) {
  if (takenAt) Object.assign(dataset, { copy: String(takenAt.getTime()), copyReason: reason });
  document.documentElement.lang = language;
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  return renderPart(<OfflineLine />, { path, language, site: sampleSite() });
}

const line = () => document.querySelector("[data-slot=offline]")?.textContent ?? null;

test("a copy says of which day it is", () => {
  open({ takenAt: new Date(2026, 10, 24, 9, 5) });
  expect(line()).toBe("You are offline. Saved copy of Tuesday");
});

test("a copy of today says its time", () => {
  open({ takenAt: new Date(2026, 10, 27, 9, 5) });
  expect(line()).toMatch(/^You are offline\. Saved copy of 09:05/);
});

test("a copy that stands in for a slow answer does not say that the device is offline", () => {
  open({ takenAt: new Date(2026, 10, 24), reason: "slow" });
  expect(line()).toBe("The site answers slowly. Saved copy of Tuesday");
});

test("My list and Settings say what is true of them: their content is no copy", () => {
  open({ takenAt: new Date(2026, 10, 24) }, "/list?tab=continue");
  expect(line()).toBe("You are offline. What you save and choose here stays on this device.");
});

test("a page that loses its network says so, until the network is back", () => {
  open({});
  expect(line()).toBeNull();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  expect(line()).toBe("You are offline.");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  act(() => void dispatchEvent(new Event("online")));
  expect(line()).toBeNull();
});

test("closed, it stays away until it says something else", () => {
  open({ online: false });
  act(() => screen.getByRole("button", { name: "Close" }).click());
  expect(line()).toBeNull();
});

import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { removeCopies } from "#app/data/offline-copies.ts";
import { copyCaches, preparedPages } from "#domain/offline.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { memoryCaches } from "#tests/support/memory-caches.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { OfflineSetting } from "./offline-setting.tsx";

emptyDevice();

const status = () => screen.getByRole("status").textContent;
const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
const show = () => act(async () => renderPart(<OfflineSetting />, { path: "/settings" }));

/** A browser whose `register` answers so. */
function withWorkers(register: () => Promise<unknown>): void {
  Object.defineProperty(navigator, "serviceWorker", { value: { register, getRegistrations: async () => [] }, configurable: true });
  Object.defineProperty(navigator, "locks", {
    value: { request: (_name: string, ...rest: unknown[]) => (rest.at(-1) as () => unknown)() },
    configurable: true,
  });
}

beforeEach(() => vi.stubGlobal("caches", memoryCaches()));
afterEach(async () => {
  // The page remembers why it has no copies.
  withWorkers(() => Promise.reject(new TypeError()));
  await removeCopies();
  for (const name of ["serviceWorker", "locks"]) Reflect.deleteProperty(navigator, name);
});

test("a browser without workers, as some are in private windows, says so before and after a press", async () => {
  await show();
  for (let presses = 0; presses < 2; presses += 1) {
    expect(status()).toBe("This browser does not allow copies here. A private window may be the reason.");
    await press("Make available offline");
  }
});

test.each([
  [new DOMException("", "SecurityError"), "This browser does not allow copies here. A private window may be the reason."],
  [new DOMException("", "QuotaExceededError"), "The browser has no more room for this site. The copies are incomplete."],
  [new TypeError(), "The connection failed. Try again."],
])("a worker that does not start for %o says why", async (error, text) => {
  withWorkers(() => Promise.reject(error));
  await show();
  expect(status()).toBe("There are no copies on this device.");
  await press("Make available offline");
  await vi.waitFor(() => expect(status()).toBe(text));
});

test("copies that a stopped preparation has left are not called available; whole ones are, with their size", async () => {
  withWorkers(() => Promise.reject(new TypeError()));
  const [first = "", ...others] = preparedPages("en");
  const cache = await caches.open(copyCaches.pages);
  await cache.put(first, new Response("x".repeat(2000)));
  await show();
  expect(status()).toBe("The connection failed. Try again.");
  for (const path of others) await cache.put(path, new Response("x".repeat(2000)));
  await press("Make available offline");
  await vi.waitFor(() => expect(status()).toBe("This site is available offline on this device. 3 pages, 6 KB"));
  expect(screen.getByRole("button", { name: "Remove the copies" })).toBeTruthy();
});

import { expect, onTestFinished, test, vi } from "vitest";
import type { Priority } from "#domain/query.ts";
import { OverloadError } from "./overload-response.ts";
import { createWorkQueue, pagesAtOnce, type WorkQueue } from "./work-queue.ts";

const onTimeout = vi.fn();

/** Pages that hold the queue until others are scheduled. */
const firstPages = (queue: WorkQueue): Promise<void>[] => Array.from({ length: pagesAtOnce }, () => queue.place("visitor").render(() => undefined));

/** Pages of these priorities, in the order in which they are rendered. */
async function renderedOf(queue: WorkQueue, priorities: readonly Priority[]): Promise<Priority[]> {
  const order: Priority[] = [];
  await Promise.all([...firstPages(queue), ...priorities.map((priority) => queue.place(priority).render(() => order.push(priority)))]);
  return order;
}

test("renders visitors' pages first, then those of clients beyond their share, refreshes, prefetches", async () => {
  const priorities: Priority[] = ["speculative", "refresh", "excess", "visitor", "speculative", "refresh", "excess", "visitor"];
  const order = await renderedOf(createWorkQueue({ onTimeout }), priorities);
  expect(order).toEqual(["visitor", "visitor", "excess", "excess", "refresh", "refresh", "speculative", "speculative"]);
});

test("of one priority renders the page that was requested earlier, even if its data came later", async () => {
  const queue = createWorkQueue({ onTimeout });
  const order: string[] = [];
  const first = firstPages(queue);
  const early = queue.place("visitor");
  const earlyAt = performance.now();
  while (performance.now() === earlyAt);
  const late = queue.place("visitor");
  await Promise.all([...first, late.render(() => order.push("late")), early.render(() => order.push("early"))]);
  expect(order).toEqual(["early", "late"]);
});

test("before a page is rendered the event loop accepts the connections that wait, and does other work", async () => {
  const queue = createWorkQueue({ onTimeout });
  const order: string[] = [];
  const accept = () => {
    queue.onConnection();
    order.push("accept");
    if (order.length < 3) setImmediate(accept);
  };
  setImmediate(accept);
  await queue.place("visitor").render(() => order.push("page"));
  expect(order).toEqual(["accept", "accept", "accept", "page"]);
});

test("a page that waits for its rendering until 1.8 s after its request is not rendered", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const queue = createWorkQueue({ onTimeout });
  const first = firstPages(queue);
  const render = vi.fn();
  const late = queue.place("visitor").render(render);
  vi.advanceTimersByTime(1801);
  await expect(late).rejects.toThrow(OverloadError);
  await Promise.all(first);
  await queue.place("visitor").render(() => undefined);
  expect([render.mock.calls, onTimeout.mock.calls]).toEqual([[], [[]]]);
});

test("renders a page while another one is compressed, and no third one", async () => {
  const queue = createWorkQueue({ onTimeout });
  const compressed = Promise.withResolvers<void>();
  const begun: string[] = [];
  const page = (name: string) =>
    queue.place("visitor").render(() => {
      begun.push(name);
      return compressed.promise;
    });
  const pages = [page("one"), page("two"), page("three")];
  // More turns of the event loop than a page waits for connections.
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(["one", "two"]);
  compressed.resolve();
  await Promise.all(pages);
  expect(begun).toEqual(["one", "two", "three"]);
});

test("a page is not loaded if its turn comes later than 1.2 s after its request", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const queue = createWorkQueue({ onTimeout: () => undefined });
  const first = queue.place("visitor").start();
  const late = queue.place("visitor").start();
  vi.advanceTimersByTime(1201);
  await expect(late).rejects.toThrow(OverloadError);
  await first;
});

test("a failed rendering does not stop the next one", async () => {
  const queue = createWorkQueue({ onTimeout });
  const failing = () => {
    throw new Error("no");
  };
  await expect(queue.place("visitor").render(failing)).rejects.toThrow("no");
  await queue.place("visitor").render(() => undefined);
});

test("the average follows the time from one page to the next", async () => {
  const queue = createWorkQueue({ onTimeout });
  const assumedMs = queue.averageMs();
  const spin = () => {
    const until = performance.now() + 4 * assumedMs;
    while (performance.now() < until);
  };
  await queue.place("visitor").render(spin);
  expect(queue.averageMs()).toBeGreaterThan(assumedMs);
  for (let page = 0; page < 400; page += 1) await queue.place("visitor").render(() => undefined);
  expect(queue.averageMs()).toBeLessThan(assumedMs);
});

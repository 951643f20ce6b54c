import { expect, onTestFinished, test, vi } from "vitest";
import type { Priority } from "#domain/catalog.ts";
import { countTurns } from "#tests/support/turn-counter.ts";
import { createWorkQueue, type WorkQueue, WorkTimeout } from "./work-queue.ts";

const onTimeout = vi.fn();

/** Pages that are rendered at once while others are compressed. */
const atOnce = 4;

/** Fills the queue's places. @returns a function that frees them */
async function filled(queue: WorkQueue): Promise<() => void> {
  const slots = Array.from({ length: atOnce }, () => queue.renderSlot("visitor"));
  await Promise.all(slots.map(({ schedule }) => schedule(() => undefined)));
  return () => {
    for (const { leave } of slots) leave();
  };
}

async function renderAndLeave(queue: WorkQueue, priority: Priority, render: () => void): Promise<void> {
  const { schedule, leave } = queue.renderSlot(priority);
  await schedule(render).finally(leave);
}

test("renders visitors' pages first, then those of clients beyond their share, refreshes, prefetches", async () => {
  const queue = createWorkQueue({ onTimeout });
  const free = await filled(queue);
  const order: Priority[] = [];
  const priorities: Priority[] = ["speculative", "refresh", "excess", "visitor", "speculative", "refresh", "excess", "visitor"];
  const rendered = priorities.map((priority) => renderAndLeave(queue, priority, () => order.push(priority)));
  free();
  await Promise.all(rendered);
  expect(order).toEqual(["visitor", "visitor", "excess", "excess", "refresh", "refresh", "speculative", "speculative"]);
});

test("of one priority renders the page that was requested earlier, even if its data came later", async () => {
  const queue = createWorkQueue({ onTimeout });
  const free = await filled(queue);
  const order: string[] = [];
  const early = queue.renderSlot("visitor");
  const earlyAt = performance.now();
  while (performance.now() === earlyAt);
  const late = queue.renderSlot("visitor");
  const rendered = [late.schedule(() => order.push("late")), early.schedule(() => order.push("early"))];
  free();
  await Promise.all(rendered);
  expect(order).toEqual(["early", "late"]);
});

test("a page that is being compressed holds its place", async () => {
  const queue = createWorkQueue({ onTimeout });
  const free = await filled(queue);
  const render = vi.fn();
  const waiting = renderAndLeave(queue, "visitor", render);
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(render).not.toHaveBeenCalled();
  free();
  await waiting;
  expect(render).toHaveBeenCalledOnce();
});

test("before a page is rendered the event loop does other work", async () => {
  const queue = createWorkQueue({ onTimeout });
  const order: string[] = [];
  const page = renderAndLeave(queue, "visitor", () => order.push("page"));
  setImmediate(() => order.push("other"));
  await page;
  expect(order).toEqual(["other", "page"]);
});

test.each([
  ["visitor", 1],
  ["refresh", atOnce],
  ["speculative", atOnce],
] as const)("four pages for a %s are rendered in %i turns of the event loop", async (priority, turns) => {
  const queue = createWorkQueue({ onTimeout });
  const renderedIn = new Set<number>();
  const currentTurn = countTurns();
  await Promise.all(Array.from({ length: atOnce }, () => renderAndLeave(queue, priority, () => renderedIn.add(currentTurn()))));
  expect(renderedIn.size).toBe(turns);
});

test("a page that waits for its rendering until 1.8 s after its request is not rendered", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const queue = createWorkQueue({ onTimeout });
  const free = await filled(queue);
  const render = vi.fn();
  const late = renderAndLeave(queue, "visitor", render);
  vi.advanceTimersByTime(1801);
  await expect(late).rejects.toThrow(WorkTimeout);
  free();
  await renderAndLeave(queue, "visitor", () => undefined);
  expect([render.mock.calls, onTimeout.mock.calls]).toEqual([[], [[]]]);
});

test("a failed rendering does not stop the next one", async () => {
  const queue = createWorkQueue({ onTimeout });
  const failing = () => {
    throw new Error("no");
  };
  for (let page = 0; page <= atOnce; page += 1) await expect(renderAndLeave(queue, "visitor", failing)).rejects.toThrow("no");
  await renderAndLeave(queue, "visitor", () => undefined);
});

test("the average follows the time from one page to the next", async () => {
  const queue = createWorkQueue({ onTimeout });
  const assumedMs = queue.averageMs();
  const spin = () => {
    const until = performance.now() + 4 * assumedMs;
    while (performance.now() < until);
  };
  await renderAndLeave(queue, "visitor", spin);
  expect(queue.averageMs()).toBeGreaterThan(assumedMs);
  for (let page = 0; page < 400; page += 1) await renderAndLeave(queue, "visitor", () => undefined);
  expect(queue.averageMs()).toBeLessThan(assumedMs);
});

test("work starts by priority, each after the event loop has accepted new connections", async () => {
  const queue = createWorkQueue({ onTimeout });
  const order: string[] = [];
  const start = async (priority: Priority) => {
    await queue.start(priority);
    order.push(priority);
  };
  const accept = () => {
    queue.onConnection();
    order.push("accept");
    if (order.length < 3) setImmediate(accept);
  };
  setImmediate(accept);
  await Promise.all([start("excess"), start("speculative"), start("visitor")]);
  expect(order).toEqual(["accept", "accept", "accept", "excess", "visitor", "speculative"]);
});

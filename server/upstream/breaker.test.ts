import { expect, test } from "vitest";
import { manualClock } from "#tests/support/manual-clock.ts";
import { type Breaker, createBreaker, type Outcome } from "./breaker.ts";

const failed: Outcome = { kind: "failed" };
const answered: Outcome = { kind: "answered" };
const limited = (retryAfterMs: number | null): Outcome => ({ kind: "limited", retryAfterMs });

/** Calls now and settles at once; `false` when there was no leave to. */
function call(breaker: Breaker, outcome: Outcome): boolean {
  const passage = breaker.enter();
  passage?.settle(outcome);
  return passage !== null;
}

function callEach(breaker: Breaker, outcomes: Outcome[]): void {
  for (const outcome of outcomes) call(breaker, outcome);
}

function opened(clock = manualClock()) {
  const breaker = createBreaker({ clock });
  for (let index = 0; index < 5; index += 1) call(breaker, failed);
  return { clock, breaker };
}

test("five failures in a row open it, four do not", () => {
  const breaker = createBreaker({ clock: manualClock() });
  for (let index = 0; index < 4; index += 1) call(breaker, failed);
  expect(breaker.state()).toBe("closed");
  call(breaker, answered);
  for (let index = 0; index < 4; index += 1) call(breaker, failed);
  expect(breaker.state()).toBe("closed");
  call(breaker, failed);
  expect(breaker.state()).toBe("open");
  expect(breaker.enter()).toBeNull();
  expect(breaker.waitMs()).toBe(1000);
});

test("half of the calls failing opens it as well, once enough are known", () => {
  const breaker = createBreaker({ clock: manualClock() });
  for (let index = 0; index < 9; index += 1) callEach(breaker, [failed, answered]);
  expect(breaker.state()).toBe("closed");
  callEach(breaker, [answered, failed, failed]);
  expect(breaker.state()).toBe("open");
});

test("failures of more than ten seconds ago are forgotten", async () => {
  const clock = manualClock();
  const breaker = createBreaker({ clock });
  for (let index = 0; index < 9; index += 1) callEach(breaker, [failed, answered]);
  await clock.advance(10_001);
  callEach(breaker, [answered, failed, failed]);
  expect(breaker.state()).toBe("closed");
});

test("while it is down, one call at a time asks, at most once a second (R2)", async () => {
  const { clock, breaker } = opened();
  let calls = 0;
  for (let tick = 0; tick < 600; tick += 1) {
    await clock.advance(100);
    for (let visitor = 0; visitor < 20; visitor += 1) if (call(breaker, failed)) calls += 1;
  }
  expect(calls).toBeLessThanOrEqual(60);
  expect(calls).toBeGreaterThanOrEqual(50);
});

test("no second probe while the first one hangs; one that answers closes it", async () => {
  const { clock, breaker } = opened();
  await clock.advance(1000);
  expect(breaker.state()).toBe("half-open");
  const probe = breaker.enter();
  await clock.advance(3000);
  expect(breaker.enter()).toBeNull();
  expect(breaker.waitMs()).toBeGreaterThan(0);
  probe?.settle(answered);
  expect(breaker.state()).toBe("closed");
  call(breaker, failed);
  expect(breaker.state()).toBe("closed");
});

test("a failure from before it opened says nothing about the time after it closed", async () => {
  const clock = manualClock();
  const breaker = createBreaker({ clock });
  const early = Array.from({ length: 10 }, () => breaker.enter());
  for (const passage of early.slice(0, 5)) passage?.settle(failed);
  await clock.advance(1000);
  call(breaker, answered);
  for (const passage of early.slice(5)) passage?.settle(failed);
  expect(breaker.state()).toBe("closed");
});

test("after a 429 nobody calls before the time it named", async () => {
  const clock = manualClock();
  const breaker = createBreaker({ clock });
  call(breaker, limited(7000));
  await clock.advance(6999);
  expect(breaker.enter()).toBeNull();
  await clock.advance(1);
  expect(call(breaker, answered)).toBe(true);
  expect(breaker.state()).toBe("closed");
});

test("the longest of several named times counts, up to five minutes", async () => {
  const clock = manualClock();
  const breaker = createBreaker({ clock });
  const calls = [breaker.enter(), breaker.enter(), breaker.enter()];
  calls[0]?.settle(limited(5000));
  calls[1]?.settle(limited(9000));
  calls[2]?.settle(limited(2000));
  expect(breaker.waitMs()).toBe(9000);
  await clock.advance(9000);
  call(breaker, limited(3_600_000));
  expect(breaker.waitMs()).toBe(300_000);
});

test("a 429 without a time: one second, two, four, and four again; an answer starts over", async () => {
  const clock = manualClock();
  const breaker = createBreaker({ clock });
  const waits: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    call(breaker, limited(null));
    waits.push(breaker.waitMs());
    await clock.advance(breaker.waitMs());
  }
  call(breaker, answered);
  call(breaker, limited(null));
  expect([...waits, breaker.waitMs()]).toEqual([1000, 2000, 4000, 4000, 1000]);
});

test("many calls that are refused at once count as one refusal", () => {
  const breaker = createBreaker({ clock: manualClock() });
  const calls = Array.from({ length: 30 }, () => breaker.enter());
  for (const passage of calls) passage?.settle(limited(null));
  expect(breaker.waitMs()).toBe(1000);
});

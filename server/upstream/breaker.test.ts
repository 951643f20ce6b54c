import { expect, test } from "vitest";
import { manualClock } from "#tests/support/manual-clock.ts";
import { type Breaker, type BreakerChange, createBreaker, type Outcome } from "./breaker.ts";

const failed: Outcome = { kind: "failed", reason: "timeout" };
const answered: Outcome = { kind: "answered" };
const limited = (retryAfterMs: number | null): Outcome => ({ kind: "limited", retryAfterMs });

/** Calls now and settles at once; `false` when there was no leave to. */
function call(breaker: Breaker, outcome: Outcome): boolean {
  const permit = breaker.acquire();
  permit?.settle(outcome);
  return permit !== null;
}

function callEach(breaker: Breaker, outcomes: Outcome[]): void {
  for (const outcome of outcomes) call(breaker, outcome);
}

function opened(clock = manualClock()) {
  const breaker = createBreaker({ clock });
  for (let index = 0; index < 5; index += 1) call(breaker, failed);
  return { clock, breaker };
}

test("opens at five consecutive failures, not at four", () => {
  const breaker = createBreaker({ clock: manualClock() });
  for (let index = 0; index < 4; index += 1) call(breaker, failed);
  expect(breaker.state()).toBe("closed");
  call(breaker, answered);
  for (let index = 0; index < 4; index += 1) call(breaker, failed);
  expect(breaker.state()).toBe("closed");
  call(breaker, failed);
  expect(breaker.state()).toBe("open");
  expect(breaker.acquire()).toBeNull();
  expect(breaker.waitMs()).toBe(1000);
});

test("opens when half of at least twenty calls fail", () => {
  const breaker = createBreaker({ clock: manualClock() });
  for (let index = 0; index < 9; index += 1) callEach(breaker, [failed, answered]);
  expect(breaker.state()).toBe("closed");
  callEach(breaker, [answered, failed, failed]);
  expect(breaker.state()).toBe("open");
});

test("ignores failures older than ten seconds", async () => {
  const clock = manualClock();
  const breaker = createBreaker({ clock });
  for (let index = 0; index < 9; index += 1) callEach(breaker, [failed, answered]);
  await clock.advance(10_001);
  callEach(breaker, [answered, failed, failed]);
  expect(breaker.state()).toBe("closed");
});

test("while open, makes one probe at a time, at most one a second (R2)", async () => {
  const { clock, breaker } = opened();
  let calls = 0;
  for (let tick = 0; tick < 600; tick += 1) {
    await clock.advance(100);
    for (let visitor = 0; visitor < 20; visitor += 1) if (call(breaker, failed)) calls += 1;
  }
  expect(calls).toBeLessThanOrEqual(60);
  expect(calls).toBeGreaterThanOrEqual(50);
});

test("makes no second probe while the first one hangs; a response closes it", async () => {
  const { clock, breaker } = opened();
  await clock.advance(1000);
  expect(breaker.state()).toBe("half-open");
  const probe = breaker.acquire();
  await clock.advance(3000);
  expect(breaker.acquire()).toBeNull();
  expect(breaker.waitMs()).toBeGreaterThan(0);
  probe?.settle(answered);
  expect(breaker.state()).toBe("closed");
  call(breaker, failed);
  expect(breaker.state()).toBe("closed");
});

test("ignores a failure that began before it opened", async () => {
  const clock = manualClock();
  const breaker = createBreaker({ clock });
  const early = Array.from({ length: 10 }, () => breaker.acquire());
  for (const permit of early.slice(0, 5)) permit?.settle(failed);
  await clock.advance(1000);
  call(breaker, answered);
  for (const permit of early.slice(5)) permit?.settle(failed);
  expect(breaker.state()).toBe("closed");
});

test("makes no call before the time that a 429 names", async () => {
  const clock = manualClock();
  const breaker = createBreaker({ clock });
  call(breaker, limited(7000));
  await clock.advance(6999);
  expect(breaker.acquire()).toBeNull();
  await clock.advance(1);
  expect(call(breaker, answered)).toBe(true);
  expect(breaker.state()).toBe("closed");
});

test.each([420_000, 86_400_000])("makes no call before %d ms are over, if a 429 names that time", async (waitMs) => {
  const clock = manualClock();
  const breaker = createBreaker({ clock });
  call(breaker, limited(waitMs));
  await clock.advance(waitMs - 1);
  expect([breaker.acquire(), breaker.waitMs()]).toEqual([null, 1]);
  await clock.advance(1);
  expect(call(breaker, answered)).toBe(true);
});

test("keeps a named time if a probe that was on its way succeeds", async () => {
  const clock = manualClock();
  const breaker = createBreaker({ clock });
  const slow = breaker.acquire();
  for (let index = 0; index < 5; index += 1) call(breaker, failed);
  await clock.advance(1000);
  const probe = breaker.acquire();
  slow?.settle(limited(420_000));
  probe?.settle(answered);
  expect([breaker.state(), breaker.acquire()]).toEqual(["open", null]);
  await clock.advance(419_999);
  expect(breaker.acquire()).toBeNull();
  await clock.advance(1);
  expect(call(breaker, answered)).toBe(true);
  expect(breaker.state()).toBe("closed");
});

test("reports when it opens, when a time is named, and when it closes", async () => {
  const clock = manualClock();
  const changes: BreakerChange[] = [];
  const breaker = createBreaker({ clock, onChange: (change) => changes.push(change) });
  for (let index = 0; index < 7; index += 1) call(breaker, failed);
  await clock.advance(1000);
  call(breaker, answered);
  expect(changes.splice(0)).toEqual([{ kind: "opened", reason: "timeout" }, { kind: "closed" }]);

  call(breaker, limited(null));
  await clock.advance(1000);
  call(breaker, answered);
  expect(changes.splice(0)).toEqual([{ kind: "opened", reason: "status 429" }, { kind: "closed" }]);

  const calls = Array.from({ length: 30 }, () => breaker.acquire());
  for (const permit of calls) {
    await clock.advance(100);
    permit?.settle(limited(420_000));
  }
  expect(changes.splice(0)).toEqual([{ kind: "must-wait", waitMs: 420_000 }]);
  await clock.advance(breaker.waitMs());
  call(breaker, limited(600_000));
  await clock.advance(600_000);
  call(breaker, answered);
  expect(changes).toEqual([{ kind: "must-wait", waitMs: 600_000 }, { kind: "closed" }]);
});

test("waits for the longest of several named times", () => {
  const breaker = createBreaker({ clock: manualClock() });
  const calls = [breaker.acquire(), breaker.acquire(), breaker.acquire()];
  calls[0]?.settle(limited(5000));
  calls[1]?.settle(limited(9000));
  calls[2]?.settle(limited(2000));
  expect(breaker.waitMs()).toBe(9000);
});

test("waits one, two, four and again four seconds after a 429 without a time; a response resets that", async () => {
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

test("counts concurrent refusals as one", () => {
  const breaker = createBreaker({ clock: manualClock() });
  const calls = Array.from({ length: 30 }, () => breaker.acquire());
  for (const permit of calls) permit?.settle(limited(null));
  expect(breaker.waitMs()).toBe(1000);
});

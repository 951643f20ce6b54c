import { Writable } from "node:stream";
import { expect, onTestFinished, test, vi } from "vitest";
import { DeadlineError } from "#server/async/deadline.ts";
import { requestScope } from "#server/http/request-tracker.ts";
import { DatabaseUnavailableError } from "#server/store/postgres-errors.ts";
import { UpstreamError } from "#server/upstream/upstream-error.ts";
import { accessLog, breakerLog, createLog, errorLog } from "./log.ts";

function logInto(level: string) {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({ write: (chunk, _, done) => done(void lines.push(JSON.parse(String(chunk)) as Record<string, unknown>)) });
  return { log: createLog(level, sink), lines };
}

test("a line within a request has its id", () => {
  const { log, lines } = logInto("info");
  requestScope.run({ id: "abc-1" }, () => log.warn("within"));
  log.warn("without");
  expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ["within", "abc-1"],
    ["without", undefined],
  ]);
});

test("responses are logged at debug alone", () => {
  const completed = { id: "abc-1", kind: "search", method: "GET", status: 200, tookMs: 12.6 } as const;
  const quiet = logInto("info");
  accessLog(quiet.log)(completed);
  expect(quiet.lines).toEqual([]);
  const verbose = logInto("debug");
  accessLog(verbose.log)(completed);
  expect(verbose.lines).toEqual([
    { level: 20, time: expect.any(Number), requestId: "abc-1", kind: "search", method: "GET", status: 200, tookMs: 13, msg: "Request completed" },
  ]);
});

test("one failure is one line, and a call that was not made is not logged", () => {
  const { log, lines } = logInto("info");
  const onError = errorLog(log);
  const failure = new UpstreamError({ kind: "status", status: 500, path: "/movie/19" });
  for (const _ of [1, 2, 3]) onError(failure);
  onError(new UpstreamError({ kind: "open", path: "/movie/19" }));
  onError(new UpstreamError({ kind: "budget", path: "/movie/19" }));
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([[40, "A call to the film database failed"]]);
  expect(lines.map(({ err }) => err)).toEqual([{ type: "UpstreamError", message: "The film database failed at /movie/19: status 500" }]);
});

test("a failed connection is logged with its causes, without a stack", () => {
  const { log, lines } = logInto("info");
  const cause = new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED 127.0.0.1:4000") });
  errorLog(log)(new UpstreamError({ kind: "network", path: "/movie/19", cause }));
  const message = "The film database failed at /movie/19: network: fetch failed: connect ECONNREFUSED 127.0.0.1:4000";
  expect(lines.map(({ err }) => err)).toEqual([{ type: "UpstreamError", message }]);
});

test("a refused key is named", () => {
  const { log, lines } = logInto("info");
  for (const status of [401, 403]) errorLog(log)(new UpstreamError({ kind: "status", status, path: "/movie/19" }));
  expect(lines.map(({ msg }) => msg)).toEqual(Array(2).fill("The film database refuses the key: check TMDB_API_KEY or TMDB_READ_TOKEN"));
});

test("a deadline that passed is a warning", () => {
  const { log, lines } = logInto("info");
  errorLog(log)(new DeadlineError(2000));
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([[40, "A response did not wait any longer for the film database"]]);
});

test("a failure that is not the provider's is an error", () => {
  const { log, lines } = logInto("info");
  errorLog(log)(new TypeError("undefined is not a film"));
  errorLog(log)(new DatabaseUnavailableError("logged already"));
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([[50, "An error that is not the film database's"]]);
});

test("opening and closing the circuit are one line each", () => {
  const { log, lines } = logInto("info");
  breakerLog(log)({ kind: "opened", reason: "timeout" });
  breakerLog(log)({ kind: "closed" });
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [40, expect.stringContaining("fails (timeout): circuit open")],
    [30, expect.stringContaining("circuit closed")],
  ]);
});

test("a wait that the provider names is a warning with its end", () => {
  const { log, lines } = logInto("info");
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12, 0, 0) });
  onTestFinished(() => void vi.useRealTimers());
  breakerLog(log)({ kind: "must-wait", waitMs: 420_000 });
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([[40, expect.stringContaining("asks to wait until 2026-11-22T12:07:00.000Z")]]);
});

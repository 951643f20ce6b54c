import { createServer } from "node:http";
import { type Histogram, monitorEventLoopDelay } from "node:perf_hooks";
import { collectGarbage } from "./collect-garbage.ts";

// Loaded into a server under test before its own code (`node --import`). On CONTROL_PORT a script advances or sets its clock and reads its memory.

let offsetMs = 0;
let uptimeOffsetMs = 0;
const realNow = Date.now;
const realUptime = process.uptime.bind(process);
Date.now = () => realNow() + offsetMs;
// Lifetimes in memory go by the process' uptime. Measurements go by performance.now(), which stays real unless a script advances it.
process.uptime = () => realUptime() + uptimeOffsetMs / 1000;
let monotonicOffsetMs = 0;
const monotonicNow = performance.now.bind(performance);
performance.now = () => monotonicNow() + monotonicOffsetMs;

/** The histogram contains this pause between two of its samples; the delay is what exceeds it. */
const sampleEveryMs = 10;
const delay = monitorEventLoopDelay({ resolution: sampleEveryMs });
const delayInAll = monitorEventLoopDelay({ resolution: sampleEveryMs });
const p99Of = (histogram: Histogram): number => Math.max(0, histogram.percentile(99) / 1e6 - sampleEveryMs);
for (const one of [delay, delayInAll]) one.enable();

/** The most processor time that the event loop spent between two ticks: unlike the delay, it does not count other processes' time. */
let longestHoldMs = 0;
let usedMs = 0;
setInterval(() => {
  const { user, system } = process.threadCpuUsage();
  const nowMs = (user + system) / 1000;
  longestHoldMs = Math.max(longestHoldMs, nowMs - usedMs);
  usedMs = nowMs;
}, 10).unref();

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://control");
  const ms = Number(searchParams.get("ms"));
  if (pathname === "/advance-clock") uptimeOffsetMs += ms;
  if (pathname === "/advance-clock" || pathname === "/set-clock-ahead") offsetMs += ms;
  if (pathname === "/advance-monotonic-clock") monotonicOffsetMs += ms;
  if (pathname === "/collect") collectGarbage();
  const { rss, heapUsed } = process.memoryUsage();
  const delays = { delayP99Ms: p99Of(delay), delayInAllP99Ms: p99Of(delayInAll) };
  response.end(JSON.stringify({ residentMb: rss / 2 ** 20, heapMb: heapUsed / 2 ** 20, ...delays, longestHoldMs }));
  delay.reset();
  longestHoldMs = 0;
})
  .listen(Number(process.env.CONTROL_PORT), "127.0.0.1")
  .unref();

import { spawn, spawnSync } from "node:child_process";
import { cpus } from "node:os";
import { createInterface } from "node:readline";
import { atMost, exactly, type Figure, reported } from "#tests/support/figure.ts";
import type { Metric } from "./metric.ts";

type Run = { seconds: number; passed: number; failed: number; secondTries: string[] };

const secondTry = "second try: ";

/** @throws if there is no closing line */
async function runTests(): Promise<Run> {
  const startedAt = performance.now();
  const child = spawn("npm", ["test"], { stdio: ["ignore", "pipe", "inherit"] });
  let closing: RegExpExecArray | null = null;
  const secondTries: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    closing = /^(\d+) passed, (\d+) failed/.exec(line) ?? closing;
    if (line.startsWith(secondTry)) secondTries.push(line.slice(secondTry.length));
  }
  if (!closing) throw new Error("npm test printed no closing line");
  return { seconds: (performance.now() - startedAt) / 1000, passed: Number(closing[1]), failed: Number(closing[2]), secondTries };
}

const loopsPerCore = 3;
const busyMinutes = 10;

/** Other programs take about three quarters of the processor for some minutes. Returns the function that ends them. */
function startBusyLoops(): () => void {
  const loops = Array.from({ length: cpus().length * loopsPerCore }, () => spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }));
  const stop = () => {
    for (const loop of loops) loop.kill("SIGKILL");
  };
  process.once("exit", stop);
  setTimeout(stop, busyMinutes * 60_000).unref();
  return stop;
}

const namesOf = ({ secondTries }: Run): string => secondTries.join("; ") || "none";

async function measure(): Promise<Figure[]> {
  const startedAt = performance.now();
  const check = spawnSync("npm", ["run", "check"], { stdio: "inherit" });
  const checkSeconds = (performance.now() - startedAt) / 1000;
  const test = await runTests();
  const stop = startBusyLoops();
  const starved = await runTests().finally(stop);
  return [
    atMost("npm run check", checkSeconds, 30, " s"),
    exactly("npm run check ended with", check.status ?? -1, 0),
    atMost("npm test", test.seconds / 60, 9, " min"),
    exactly("failed", test.failed, 0),
    reported("passed", String(test.passed)),
    reported("needed a second try", namesOf(test)),
    exactly(`failed beside ${loopsPerCore} busy loops a core for ${busyMinutes} minutes`, starved.failed, 0),
    reported("passed; took", `${starved.passed}; ${Math.round(starved.seconds / 60)} min`),
    reported("needed a second try beside them", namesOf(starved)),
  ];
}

/** Takes most of an hour. */
export const suiteRuns: Metric = { id: "P17", title: "the checks and the tests", run: measure, onRequest: true };

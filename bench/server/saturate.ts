import { spawnSync } from "node:child_process";
import { askThrough } from "./ask-through.ts";
import { cores, isInstalled, pinned, type Running } from "./process.ts";

const hasWrk = isInstalled("wrk", "-v");
const forS = 4;
const connections = 32;
const ownTotal = 20_000;

/** Who asks: our own generator is slower than what it asks, and its figures are its own. */
export const generator = hasWrk ? "wrk" : "own generator, wrk is absent";

/** @returns how many times an address was answered with 200. @throws on any other answer */
async function answers(url: string, headers: Record<string, string>): Promise<number> {
  if (!hasWrk) {
    const { statuses } = await askThrough({ url, paths: [""], total: ownTotal, connections, headers });
    if (statuses[200] !== ownTotal) throw new Error(`${url}: ${JSON.stringify(statuses)}`);
    return ownTotal;
  }
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const [file, ...args] = pinned(cores.asking, ["wrk", "-t1", `-c${connections}`, `-d${forS}s`, ...named, url]);
  const { stdout } = spawnSync(file, args, { encoding: "utf8" });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/(\d+) requests in/.exec(stdout)?.[1]);
}

/**
 * Requests a second of the server's own processor time, with 32 connections that never wait: what one core answers in a second, also on a
 * machine that does other things beside.
 */
export async function perProcessorSecond({ running }: { running: () => Running }, url: string, headers: Record<string, string> = {}): Promise<number> {
  const before = running().cpuS();
  const count = await answers(url, headers);
  return count / (running().cpuS() - before);
}

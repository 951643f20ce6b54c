import { spawnSync } from "node:child_process";
import { cores, type PinnedProcess, pinned } from "./process.ts";

const durationS = 1;
const connections = 32;

/** @returns how many responses an address gave, all with 200. @throws on any other status, and without wrk */
function countResponses(url: string, headers: Record<string, string>): number {
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const [file, ...args] = pinned(cores.load, ["wrk", "-t1", `-c${connections}`, `-d${durationS}s`, ...named, url]);
  const { stdout, stderr, error } = spawnSync(file, args, { encoding: "utf8" });
  const count = /(\d+) requests in/.exec(stdout ?? "")?.[1];
  if (count === undefined || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk (is it installed?): ${stdout}${stderr}`, { cause: error });
  return Number(count);
}

/** Requests a second of the server's own processor time, with 32 busy connections: the throughput of one core, also on a shared machine. */
export function perProcessorSecond({ running }: { running: () => PinnedProcess }, url: string, headers: Record<string, string> = {}): number {
  const before = running().cpuS();
  const count = countResponses(url, headers);
  return count / (running().cpuS() - before);
}

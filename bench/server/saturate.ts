import { spawnSync } from "node:child_process";
import { cores, isInstalled, type PinnedProcess, pinned } from "./process.ts";
import { requestAll } from "./request-all.ts";

const hasWrk = isInstalled("wrk", "-v");
const durationS = 1;
const connections = 32;
const ownRequests = 20_000;

/** Our own generator is slower than the servers that it measures: its figures are not comparable with those of wrk. */
export const generator = hasWrk ? "wrk" : "own generator, wrk is not installed";

/** @returns how many responses an address gave, all with 200. @throws on any other status */
async function countResponses(url: string, headers: Record<string, string>): Promise<number> {
  if (!hasWrk) {
    const { statuses } = await requestAll({ url, paths: [""], total: ownRequests, connections, headers });
    if (statuses[200] !== ownRequests) throw new Error(`${url}: ${JSON.stringify(statuses)}`);
    return ownRequests;
  }
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const [file, ...args] = pinned(cores.load, ["wrk", "-t1", `-c${connections}`, `-d${durationS}s`, ...named, url]);
  const { stdout } = spawnSync(file, args, { encoding: "utf8" });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/(\d+) requests in/.exec(stdout)?.[1]);
}

/** Requests a second of the server's own processor time, with 32 busy connections: the throughput of one core, also on a shared machine. */
export async function perProcessorSecond({ running }: { running: () => PinnedProcess }, url: string, headers: Record<string, string> = {}): Promise<number> {
  const before = running().cpuS();
  const count = await countResponses(url, headers);
  return count / (running().cpuS() - before);
}

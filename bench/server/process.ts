import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { cpus } from "node:os";

/** The measured server and the load generator get a processor each if the machine has two. */
export const cores = { server: "0", load: String(Math.min(1, cpus().length - 1)) } as const;

export const isInstalled = (command: string, versionFlag: string): boolean => spawnSync(command, [versionFlag]).error === undefined;

const canPin = isInstalled("taskset", "--version");

/** A command that runs on one processor, its threads and children too; without taskset on any. */
export const pinned = (core: string, command: readonly string[]): [string, ...string[]] =>
  (canPin ? ["taskset", "-c", core, ...command] : [...command]) as [string, ...string[]];

const startWithinMs = 30_000;
const pollEveryMs = 5;

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

export type PinnedProcess = {
  pid: number;
  stop: () => Promise<void>;
  /** Processor time of all its threads since it started, in seconds. */
  cpuS: () => number;
  /** Resident memory in MB, of all its threads. */
  residentMb: () => number;
};

const ticksPerS = 100;

/** Starts a command on a processor of its own and waits until it listens on `port`. @throws if it exits before */
export async function startPinned(command: readonly string[], port: number, env: Record<string, string> = {}): Promise<PinnedProcess> {
  const [file, ...args] = pinned(cores.server, command);
  const child: ChildProcess = spawn(file, args, { env: { PATH: process.env.PATH, ...env }, stdio: ["ignore", "ignore", "inherit"] });
  // An interrupted benchmark leaves no process behind.
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve())).then(() => void process.off("exit", kill));
  const pid = child.pid ?? 0;
  const giveUpAt = Date.now() + startWithinMs;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error(`${command[0]} did not listen`);
    await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
  }
  return {
    pid,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      await ended;
    },
    cpuS: () => {
      // The name in brackets may contain blanks. After it: state is field 3, utime and stime are 14 and 15.
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      return (Number(fields[11]) + Number(fields[12])) / ticksPerS;
    },
    residentMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024,
  };
}

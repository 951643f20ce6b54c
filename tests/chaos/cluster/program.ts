import { type ChildProcess, execFile, spawn } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** nginx, pgbouncer and PostgreSQL refuse to be root, or should not be: whoever is runs them as Debian's user of the database. */
const asPostgres = (command: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ["setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", command, ...args]] : [command, [...args]];

/** Runs a command of the database's user to its end. @returns what it wrote. @throws with what it complained of */
export async function runAsPostgres(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await execute(...asPostgres(command, args), { env: { PATH: process.env.PATH, LC_ALL: "C", ...env }, cwd: "/" });
  return stdout;
}

export type Program = {
  /** What it wrote so far, both streams. */
  output(): string;
  /** Whether it has ended, on our word or on its own. */
  hasEnded(): boolean;
  signal(signal: NodeJS.Signals): void;
  /** Sends `signal` (SIGTERM) where it still runs, and waits for its end. @returns its exit code, `null` where a signal ended it */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

type Start = { cwd?: string; env?: Record<string, string | undefined>; as?: "postgres" };

function watched(child: ChildProcess): Program {
  let written = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (written += chunk));
  const ended = new Promise<number | null>((resolve) => {
    child.once("exit", resolve);
    child.once("error", (error) => {
      written += error.message;
      resolve(null);
    });
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  return {
    output: () => written,
    hasEnded,
    signal: (signal) => void child.kill(signal),
    stop: (signal = "SIGTERM") => {
      if (!hasEnded()) child.kill(signal);
      return ended;
    },
  };
}

/** Starts a program that goes on until it is told to stop. */
export function startProgram(command: string, args: readonly string[], { cwd, env, as }: Start = {}): Program {
  const [file, all] = as === "postgres" ? asPostgres(command, args) : [command, [...args]];
  return watched(spawn(file, all, { cwd: cwd ?? "/", env: { PATH: process.env.PATH, LC_ALL: "C", ...env }, stdio: ["ignore", "pipe", "pipe"] }));
}

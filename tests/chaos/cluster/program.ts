import { type ChildProcess, execFile, spawn } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** nginx, pgbouncer and PostgreSQL must not run as root: root runs them as Debian's user `postgres`. */
const asPostgres = (command: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ["setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", command, ...args]] : [command, [...args]];

/** Runs a command as the database's user. @returns its standard output. @throws with its error output */
export async function runAsPostgres(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await execute(...asPostgres(command, args), { env: { PATH: process.env.PATH, LC_ALL: "C", ...env }, cwd: "/" });
  return stdout;
}

export type Program = {
  pid: number | undefined;
  /** Of both streams, so far. */
  output(): string;
  /** By a signal or on its own. */
  hasEnded(): boolean;
  signal(signal: NodeJS.Signals): void;
  /** Sends `signal` (by default SIGTERM) if it still runs, and waits until it exits. @returns its exit code, `null` if a signal ended it */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

type StartOptions = { cwd?: string; env?: Record<string, string | undefined>; as?: "postgres" };

function watched(child: ChildProcess): Program {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => {
    child.once("exit", resolve);
    child.once("error", (error) => {
      output += error.message;
      resolve(null);
    });
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  return {
    pid: child.pid,
    output: () => output,
    hasEnded,
    signal: (signal) => void child.kill(signal),
    stop: (signal = "SIGTERM") => {
      if (!hasEnded()) child.kill(signal);
      return ended;
    },
  };
}

/** Starts a program that runs until it is stopped. */
export function startProgram(command: string, args: readonly string[], { cwd, env, as }: StartOptions = {}): Program {
  const [file, all] = as === "postgres" ? asPostgres(command, args) : [command, [...args]];
  return watched(spawn(file, all, { cwd: cwd ?? "/", env: { PATH: process.env.PATH, LC_ALL: "C", ...env }, stdio: ["ignore", "pipe", "pipe"] }));
}

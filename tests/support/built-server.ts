import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";
import { longestWaitMs } from "./safety-net.ts";

export type BuiltServer = {
  /** "http://localhost:40123", without a trailing slash; also its PUBLIC_ORIGIN. */
  url: string;
  /** Of the current process; a restart changes it. */
  pid(): number;
  /** Of both streams, so far. */
  output(): string;
  /** The folder of its store, unless `env` names another one. */
  dataDir: string;
  /** Sends it a signal. @returns its exit code, `null` if the signal itself ended it */
  signal(signal: NodeJS.Signals): Promise<number | null>;
  /** Stops it if it still runs, and starts it again on the same data. */
  restart(): Promise<void>;
  /** Stops it and removes its data. @returns its exit code */
  stop(): Promise<number | null>;
};

const root = fileURLToPath(new URL("../../", import.meta.url));
/** The flags of `npm start` (tools/run.mjs), which tests do not use. */
export const memoryFlags = ["--max-semi-space-size=8", "--max-old-space-size=1024"];
export const memoryEnv = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "1048576" };
/** A fifth of a start's processor time is the compilation of the same code. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, "test-results/compile-cache") };
const surroundings = { PATH: process.env.PATH, NODE_ENV: "production", LOG_LEVEL: "warn", PUBLIC_FILMS: "off", ...memoryEnv, ...compileCache };
const lookEveryMs = 50;

/**
 * NODE_OPTIONS of a server under test. `preload`: a module that it loads before its own code. MUTANT names another one, in tests/support/mutants:
 * `MUTANT=wrong-names npm run chaos -- R1` shows how the scenario fails.
 */
export function nodeOptions(preload?: URL): { NODE_OPTIONS: string } {
  const mutant = process.env.MUTANT ? new URL(`mutants/${process.env.MUTANT}.ts`, import.meta.url) : undefined;
  return { NODE_OPTIONS: [preload, mutant].flatMap((module) => (module ? ["--import", module.href] : [])).join(" ") };
}

type Run = { child: ChildProcess; ended: Promise<number | null> };

async function untilReady({ child }: Run, url: string, output: () => string): Promise<void> {
  const giveUpAt = Date.now() + longestWaitMs;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error(`build/server/main.js did not become ready:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}

/** SIGINT, as at a terminal: SIGTERM would wait for a proxy to notice. */
function end({ child, ended }: Run, signal: NodeJS.Signals = "SIGINT"): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  return ended;
}

/**
 * The production build (`build/server/main.js`) on a free port with a data folder of its own. Of this process' environment it gets only PATH.
 * `prefix`: a command that runs it with fewer rights and execs it, so that signals reach it. `build`: the folder of another build. @throws with its output if it does not become ready
 */
export async function startBuiltServer(env: Record<string, string> = {}, prefix: readonly string[] = [], build = "build"): Promise<BuiltServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "matinee-built-"));
  let written = "";
  const output = () => written;
  const launch = async (): Promise<Run> => {
    const command = [...prefix, process.execPath, ...memoryFlags, `${build}/server/main.js`];
    const child = spawn(command[0] ?? process.execPath, command.slice(1), {
      cwd: root,
      env: { ...surroundings, ...nodeOptions(), PORT: String(port), PUBLIC_ORIGIN: url, CONTACT_EMAIL: "help@matinee.example", DATA_DIR: dataDir, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (written += chunk));
    const run = { child, ended: new Promise<number | null>((resolve) => child.once("exit", resolve)) };
    await untilReady(run, url, output).catch(async (error: unknown) => {
      await end(run);
      throw error;
    });
    return run;
  };
  let run = await launch();
  return {
    url,
    pid: () => run.child.pid ?? 0,
    output,
    dataDir,
    signal: (signal) => end(run, signal),
    restart: async () => {
      await end(run);
      run = await launch();
    },
    stop: async () => {
      const code = await end(run);
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

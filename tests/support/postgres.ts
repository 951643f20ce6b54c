import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { postgresFolder } from "#tools/postgres.ts";
import { freePort } from "./free-port.ts";
import { longestWaitMs } from "./safety-net.ts";

export type PostgresServer = {
  port: number;
  /** The address of a database on it, "postgres://matinee:…@127.0.0.1:5101/name". */
  urlOf(database: string): string;
  /** @returns the address of a new, empty database */
  emptyDatabase(): Promise<string>;
  /** Nothing may be connected to the original. @returns the address of a copy */
  copyOf(url: string): Promise<string>;
  /** Stops it and its connections; the data is there after `start`. */
  end(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
};

/** Tests check that it is in no log and on no page. */
export const databasePassword = "THE-DATABASE-PASSWORD";
/** For tests that are not about slowness: machines that run tests are busy ones. */
export const patientTimeouts = { connectMs: longestWaitMs, queryMs: longestWaitMs };
const user = "matinee";
const lookEveryMs = 25;

/** PostgreSQL refuses to run as root: the user `postgres`, or the ids of `nobody`. */
function otherUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => spawnSync("id", [flag, "postgres"], { encoding: "utf8" });
  const [uid, gid] = [idOf("-u"), idOf("-g")];
  return uid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : { uid: 65_534, gid: 65_534 };
}

/** No data outlives a test, so no write waits for the disk. */
const settings = { listen_addresses: "127.0.0.1", unix_socket_directories: "", fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + longestWaitMs;
  for (;;) {
    const sql = postgres(url, { max: 1, fetch_types: false, connect_timeout: 1, onnotice: () => undefined });
    const answered = await sql`SELECT 1`.then(
      () => true,
      () => false,
    );
    await sql.end({ timeout: 1 });
    if (answered) return;
    if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error("PostgreSQL did not become ready");
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}

/** A real PostgreSQL in a temporary folder, on a free port (or this one). `extra` settings come on top, e.g. `{max_connections: "20"}`. */
export async function startPostgres({ port: wanted, extra = {} }: { port?: number; extra?: Record<string, string> } = {}): Promise<PostgresServer> {
  const bin = postgresFolder();
  const port = wanted ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), "matinee-postgres-"));
  const identity = otherUser();
  const [passwordFile, data] = [join(folder, "password"), join(folder, "data")];
  writeFileSync(passwordFile, databasePassword);
  for (const path of [folder, passwordFile]) if (identity.uid !== undefined) chownSync(path, identity.uid, identity.gid);
  const options = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8", TZ: "UTC" }, ...identity };
  const initial = ["-D", data, "-U", user, "--auth=scram-sha-256", `--pwfile=${passwordFile}`, "-E", "UTF8", "--no-sync", "--no-instructions"];
  execFileSync(join(bin, "initdb"), initial, { ...options, stdio: "pipe" });

  const urlOf = (database: string) => `postgres://${user}:${databasePassword}@127.0.0.1:${port}/${database}`;
  let child: ChildProcess | null = null;
  let databases = 0;
  const start = async () => {
    const given = Object.entries({ ...settings, ...extra }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    child = spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), ...given], { ...options, stdio: "ignore" });
    await untilReady(urlOf("postgres"), child);
  };
  const end = async () => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGINT");
    await ended;
  };
  const create = async (template: string): Promise<string> => {
    databases += 1;
    const name = `database_${databases}`;
    const sql = postgres(urlOf("postgres"), { max: 1, onnotice: () => undefined });
    await sql`CREATE DATABASE ${sql(name)} TEMPLATE ${sql(template)}`;
    await sql.end();
    return urlOf(name);
  };
  const kill = () => void child?.kill("SIGQUIT");
  process.once("exit", kill);
  await start();
  return {
    port,
    urlOf,
    emptyDatabase: () => create("template1"),
    copyOf: (url) => create(new URL(url).pathname.slice(1)),
    end,
    start,
    stop: async () => {
      process.off("exit", kill);
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { join } from "node:path";
import { postgresFolder } from "#tools/postgres.ts";
import { takePort } from "./ports.ts";
import { type Program, runAsPostgres, startProgram } from "./program.ts";
import type { Sandbox } from "./sandbox.ts";
import { until } from "./until.ts";

/** The site's database. */
export const matinee = { user: "matinee", password: "a-password", database: "matinee" };

export type Postgres = {
  port: number;
  /** Without the pooler. */
  url: string;
  /** Runs statements as its administrator. @returns the rows, one a line */
  sql(statements: string): Promise<string>;
  /** SIGINT: a fast, clean shutdown. SIGQUIT: a crash. Resolves when it has exited. */
  stop(how: "SIGINT" | "SIGQUIT"): Promise<void>;
  /** Starts it on its old port and waits until it accepts queries. */
  start(): Promise<void>;
  /** A streaming replica on a port of its own. */
  standby(): Promise<Postgres>;
  /** Makes a standby the primary. */
  promote(): Promise<void>;
};

const program = (name: string): string => join(postgresFolder(), name);

type Location = { sandbox: Sandbox; data: string; port: number };

function postgresIn({ sandbox, data, port }: Location): Postgres {
  const socket = sandbox.folder;
  let running: Program | null = null;
  const psql = (statements: string) =>
    runAsPostgres(program("psql"), ["-h", socket, "-p", String(port), "-U", "postgres", "-d", "postgres", "-v", "ON_ERROR_STOP=1", "-Atqc", statements]);
  sandbox.defer(() => running?.stop("SIGQUIT"));
  return {
    port,
    url: `postgres://${matinee.user}:${matinee.password}@127.0.0.1:${port}/${matinee.database}`,
    sql: async (statements) => (await psql(statements)).trim(),
    stop: async (how) => void (await running?.stop(how)),
    start: async () => {
      const options = ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"];
      const started = startProgram(program("postgres"), ["-D", data, "-p", String(port), "-k", socket, ...options], { as: "postgres" });
      running = started;
      await until(`PostgreSQL on ${port}`, async () => {
        if (started.hasEnded()) throw new Error(started.output());
        return (await psql("select 1")) !== "";
      });
    },
    standby: async () => {
      const copy = { sandbox, data: `${data}-standby`, port: await takePort() };
      const from = ["-h", "127.0.0.1", "-p", String(port), "-U", "replicator"];
      await runAsPostgres(
        program("pg_basebackup"),
        [...from, "-D", copy.data, "--write-recovery-conf", "--wal-method=stream", "--create-slot", "--slot=standby", "--checkpoint=fast"],
        { PGPASSWORD: matinee.password },
      );
      const standby = postgresIn(copy);
      await standby.start();
      return standby;
    },
    promote: async () => void (await runAsPostgres(program("pg_ctl"), ["promote", "-D", data, "--wait"])),
  };
}

/** A PostgreSQL with the site's database; connections over TCP need a password. */
export async function startPostgres(sandbox: Sandbox): Promise<Postgres> {
  const data = join(sandbox.folder, "postgres");
  await runAsPostgres(program("initdb"), ["-D", data, "-U", "postgres", "-E", "UTF8", "--auth-local=trust", "--auth-host=scram-sha-256", "--no-sync"]);
  const postgres = postgresIn({ sandbox, data, port: await takePort() });
  await postgres.start();
  await postgres.sql(`create role ${matinee.user} login password '${matinee.password}'`);
  await postgres.sql(`create role replicator login replication password '${matinee.password}'`);
  await postgres.sql(`create database ${matinee.database} owner ${matinee.user}`);
  return postgres;
}

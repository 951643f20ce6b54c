import { join } from "node:path";
import { postgresFolder } from "#tools/postgres.ts";
import { takePort } from "./ports.ts";
import { type Program, runAsPostgres, startProgram } from "./program.ts";
import type { Stage } from "./stage.ts";
import { until } from "./until.ts";

/** Who asks for which database, by which password. */
export type Address = { user: string; password: string; database: string };

export const matinee: Address = { user: "matinee", password: "a-password-of-the-show", database: "matinee" };

export type Postgres = {
  port: number;
  /** Straight to it, without a pool. */
  url: string;
  /** Runs statements as its administrator. @returns what they gave, one line a row */
  sql(statements: string, database?: string): Promise<string>;
  /** SIGINT ends it at once but cleanly, as a restart does; SIGQUIT as a crash. Resolves when it has ended. */
  stop(how: "SIGINT" | "SIGQUIT"): Promise<void>;
  /** Starts it on its old port and waits until it answers. */
  start(): Promise<void>;
  /** A copy on a port of its own that follows this one. */
  standby(): Promise<Postgres>;
  /** Makes a standby the one that is written to. */
  promote(): Promise<void>;
};

const program = (name: string): string => join(postgresFolder(), name);

type Place = { stage: Stage; data: string; port: number };

function postgresIn({ stage, data, port }: Place): Postgres {
  const socket = stage.folder;
  let running: Program | null = null;
  const ask = (statements: string, database = "postgres") =>
    runAsPostgres(program("psql"), ["-h", socket, "-p", String(port), "-U", "postgres", "-d", database, "-v", "ON_ERROR_STOP=1", "-Atqc", statements]);
  stage.defer(() => running?.stop("SIGQUIT"));
  return {
    port,
    url: `postgres://${matinee.user}:${matinee.password}@127.0.0.1:${port}/${matinee.database}`,
    sql: async (statements, database) => (await ask(statements, database)).trim(),
    stop: async (how) => void (await running?.stop(how)),
    start: async () => {
      const options = ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"];
      const started = startProgram(program("postgres"), ["-D", data, "-p", String(port), "-k", socket, ...options], { as: "postgres" });
      running = started;
      await until(`PostgreSQL on ${port}`, async () => {
        if (started.hasEnded()) throw new Error(started.output());
        return (await ask("select 1")) !== "";
      });
    },
    standby: async () => {
      const copy = { stage, data: `${data}-standby`, port: await takePort() };
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

/** A PostgreSQL of the stage's own, with the site's database and passwords for everybody who comes over the network. */
export async function startPostgres(stage: Stage): Promise<Postgres> {
  const data = join(stage.folder, "postgres");
  await runAsPostgres(program("initdb"), ["-D", data, "-U", "postgres", "-E", "UTF8", "--auth-local=trust", "--auth-host=scram-sha-256", "--no-sync"]);
  const postgres = postgresIn({ stage, data, port: await takePort() });
  await postgres.start();
  await postgres.sql(`create role ${matinee.user} login password '${matinee.password}'`);
  await postgres.sql(`create role replicator login replication password '${matinee.password}'`);
  await postgres.sql(`create database ${matinee.database} owner ${matinee.user}`);
  return postgres;
}

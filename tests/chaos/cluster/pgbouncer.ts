import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { debianProgram } from "./debian-program.ts";
import { takePort } from "./ports.ts";
import type { Address } from "./postgres.ts";
import { startProgram } from "./program.ts";
import type { Stage } from "./stage.ts";
import { deployFile } from "./template.ts";

export type Pooler = {
  /** Where the nodes find the database now and after it has moved. */
  url: string;
  /** Sends everything to another PostgreSQL from now on: one line of its configuration, and a reload. */
  pointTo(port: number): void;
};

/** docs/deploy/pgbouncer.ini on another port, before the PostgreSQL on `databasePort`, with another file of users. */
export const pgbouncerConfig = (port: number, databasePort: number, users: string): string =>
  deployFile("pgbouncer.ini", { "port=5432": `port=${databasePort}`, "listen_port = 6432": `listen_port = ${port}`, "/etc/pgbouncer/userlist.txt": users });

/** pgbouncer before the PostgreSQL on `databasePort`. */
export async function startPgbouncer(stage: Stage, databasePort: number, { user, password, database }: Address): Promise<Pooler> {
  const port = await takePort();
  const file = join(stage.folder, "pgbouncer.ini");
  const users = join(stage.folder, "userlist.txt");
  const pointTo = (target: number) => writeFileSync(file, pgbouncerConfig(port, target, users));
  pointTo(databasePort);
  writeFileSync(users, `"${user}" "${password}"\n`);
  for (const written of [file, users]) chmodSync(written, 0o644);
  const pgbouncer = startProgram(debianProgram("pgbouncer"), [file], { as: "postgres" });
  stage.defer(() => pgbouncer.stop("SIGTERM"));
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    pointTo: (target) => {
      pointTo(target);
      pgbouncer.signal("SIGHUP");
    },
  };
}

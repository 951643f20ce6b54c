import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { debianProgram } from "./debian-program.ts";
import { takePort } from "./ports.ts";
import { matinee } from "./postgres.ts";
import { startProgram } from "./program.ts";
import type { Sandbox } from "./sandbox.ts";
import { deployFile } from "./template.ts";

export type Pooler = {
  /** The address that the nodes use, also after a failover. */
  url: string;
  /** Switches to another PostgreSQL: changes one line of the configuration and reloads. */
  pointTo(port: number): void;
};

/** docs/deploy/pgbouncer.ini with another port, database port and file of users. */
export const pgbouncerConfig = (port: number, databasePort: number, users: string): string =>
  deployFile("pgbouncer.ini", { "port=5432": `port=${databasePort}`, "listen_port = 6432": `listen_port = ${port}`, "/etc/pgbouncer/userlist.txt": users });

/** pgbouncer in front of the PostgreSQL on `databasePort`. */
export async function startPgbouncer(sandbox: Sandbox, databasePort: number): Promise<Pooler> {
  const { user, password, database } = matinee;
  const port = await takePort();
  const file = join(sandbox.folder, "pgbouncer.ini");
  const users = join(sandbox.folder, "userlist.txt");
  const pointTo = (target: number) => writeFileSync(file, pgbouncerConfig(port, target, users));
  pointTo(databasePort);
  writeFileSync(users, `"${user}" "${password}"\n`);
  for (const path of [file, users]) chmodSync(path, 0o644);
  const pgbouncer = startProgram(debianProgram("pgbouncer"), [file], { as: "postgres" });
  sandbox.defer(() => pgbouncer.stop("SIGTERM"));
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    pointTo: (target) => {
      pointTo(target);
      pgbouncer.signal("SIGHUP");
    },
  };
}

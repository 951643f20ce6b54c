import { measureAll } from "#tests/support/measure-all.ts";
import { incidents } from "./cluster/incidents.ts";
import { singleFlight } from "./cluster/r05-single-flight.ts";
import { databaseRestart } from "./cluster/r13-database-restart.ts";
import { rolling } from "./cluster/r17-rolling.ts";
import { twoBuilds } from "./cluster/r18-two-builds.ts";
import { migrations } from "./cluster/r19-migrations.ts";
import { fairClients } from "./cluster/r21-fair-clients.ts";
import { admission } from "./cluster/r22-admission.ts";

// `npm run chaos:cluster [-- R5 INCIDENTS …] [--write]`: the scenarios of several machines, against the built server, PostgreSQL, pgbouncer and nginx.

const scenarios = [singleFlight, databaseRestart, rolling, twoBuilds, migrations, fairClients, admission, incidents];
const suite = { measurements: scenarios, noun: "scenario", document: "reliability.md", table: "cluster" };
process.exit((await measureAll(suite, process.argv.slice(2))) === 0 ? 0 : 1);

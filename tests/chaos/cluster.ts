import { singleFlight } from "./cluster/r05-one-flight.ts";
import { databaseRestart } from "./cluster/r13-database-restart.ts";
import { rolling } from "./cluster/r17-rolling.ts";
import { twoBuilds } from "./cluster/r18-two-builds.ts";
import { migrations } from "./cluster/r19-migrations.ts";
import { show } from "./cluster/show.ts";
import { tryScenarios } from "./table.ts";

// `npm run chaos:cluster [R5 SHOW …]`: the scenarios of more than one machine, against the built server, PostgreSQL, pgbouncer and nginx.

process.exit(await tryScenarios([singleFlight, databaseRestart, rolling, twoBuilds, migrations, show], process.argv.slice(2)));

import { scenarios } from "./scenarios.ts";
import { tryScenarios } from "./table.ts";

// `npm run chaos [R1 R7 …]`: the scenarios of one machine, against the built server.

process.exit(await tryScenarios(scenarios, process.argv.slice(2)));

import { measureAll } from "#tests/support/measure-all.ts";
import { scenarios } from "./scenarios.ts";

// `npm run chaos [-- R1 R7 …] [--minutes 30] [--write]`: the scenarios of one machine, against the built server.

const suite = { measurements: scenarios, noun: "scenario", document: "reliability.md", table: "chaos" };
process.exit((await measureAll(suite, process.argv.slice(2))) === 0 ? 0 : 1);

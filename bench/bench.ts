import { measureAll } from "#tests/support/measure-all.ts";
import { clicks } from "./browser/clicks.ts";
import { interactions } from "./browser/interactions.ts";
import { layoutShifts } from "./browser/layout-shifts.ts";
import { longImport } from "./browser/long-import.ts";
import { offline } from "./browser/offline.ts";
import { ownMediaStart } from "./browser/own-media-start.ts";
import { remote } from "./browser/remote.ts";
import { restingPhone } from "./browser/resting-phone.ts";
import { savedList } from "./browser/saved-list.ts";
import { transfers } from "./browser/transfers.ts";
import type { Metric } from "./metric.ts";
import { cachedPages } from "./server/cached-pages.ts";
import { mediaScan } from "./server/media-scan.ts";
import { memory } from "./server/memory.ts";
import { ownMedia } from "./server/own-media.ts";
import { discoverCalls, providerCalls } from "./server/provider-calls.ts";
import { steadyPages } from "./server/steady-pages.ts";
import { suggestions } from "./server/suggestions.ts";
import { uncachedPages } from "./server/uncached-pages.ts";
import { warmStart } from "./server/warm-start.ts";
import { suiteRuns } from "./suite-runs.ts";

// `npm run bench [-- P1 P4 …] [--write]`: the metrics of docs/quality.md that a command can measure; P7 and P11 are Lighthouse's
// (`npm run bench:lighthouse`). A missed goal does not fail the command: what must not get worse is in budgets.json, which `npm test` checks.

const metrics: readonly Metric[] = [
  cachedPages,
  steadyPages,
  uncachedPages,
  warmStart,
  transfers,
  restingPhone,
  layoutShifts,
  interactions,
  clicks,
  remote,
  memory,
  suggestions,
  ownMedia,
  ownMediaStart,
  mediaScan,
  providerCalls,
  discoverCalls,
  savedList,
  longImport,
  offline,
  suiteRuns,
];

// Exiting runs the exit handlers that end what was started.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
await measureAll({ measurements: metrics, noun: "metric", document: "performance.md", table: "bench" }, process.argv.slice(2));
process.exit(0);

import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

// Loaded before a program (`node --import`): at its end the 99th percentile of the event loop's delay, in milliseconds, stands in a file.

const resolutionMs = 1;
const delay = monitorEventLoopDelay({ resolution: resolutionMs });
delay.enable();
process.on("exit", () => writeFileSync(process.env.EVENT_LOOP_DELAY_FILE ?? "", String(delay.percentile(99) / 1e6 - resolutionMs)));

import { steadyLoad } from "#tests/support/steady-load.ts";

// `node bench/steady.ts URL RATE MS`: a steady load from a process of its own; prints its report as JSON.

const [url = "", rate = "", durationMs = ""] = process.argv.slice(2);
const headers = { "accept-encoding": "br" };
console.log(JSON.stringify(await steadyLoad({ ratePerS: Number(rate), durationMs: Number(durationMs), request: () => ({ url, headers }) })));

import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { median } from "#tests/support/figure.ts";
import { occasion, tableLine } from "#tests/support/results-table.ts";
import { chromiumPath } from "#tools/chromium.ts";
import { startPictureHost } from "./browser/picture-host.ts";

// `npm run bench:lighthouse [-- --runs 3 /faq …]`: P7 and P11 of docs/quality.md, on pictures of a provider's weight from a host of its own, with
// `--own-pictures` from the site (IMAGE_PROXY=on). Lighthouse's mobile defaults over every kind of indexable page, each figure the median of 5
// runs. Limits: performance 97, the others 100; LCP and FCP of home, film, series, person and Discover in turn with build 98bf1edc at most 1.1
// and 1.05 x.

const pages = [
  "/",
  "/home",
  "/top",
  "/tv",
  "/tv/top",
  "/movie/19-metropolis",
  "/tv/900000505",
  "/genres",
  "/actor/900100200",
  "/collection/902000003",
  "/discover",
];
const staticPages = ["/about", "/blogs", "/privacy", "/terms", "/cookies", "/faq", "/contact", "/support"];

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const audits = ["largest-contentful-paint", "first-contentful-paint", "total-blocking-time", "cumulative-layout-shift"] as const;

type Report = { categories: Record<string, { score: number | null }>; audits: Record<string, { numericValue?: number; score: number | null; title: string }> };

const run = promisify(execFile);
/** A package of its own, which the command installs: no start and no test needs it. */
const lighthouse = "bench/lighthouse/node_modules/lighthouse/cli/index.js";

const chromeFlags =
  "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

/** One run in a process of its own, as its makers recommend. @throws where Lighthouse fails */
async function audited(url: string, folder: string): Promise<Report> {
  const output = join(folder, "report.json");
  const args = [lighthouse, url, "--quiet", "--output=json", `--output-path=${output}`, `--chrome-flags=${chromeFlags}`];
  const once = () => run(process.execPath, args, { env: { ...process.env, CHROME_PATH: chromiumPath() } });
  // Now and then it misses the beginning of its own trace, and says itself that it should be run again.
  await once().catch(once);
  return JSON.parse(readFileSync(output, "utf8")) as Report;
}

const score = (report: Report, name: string): number => Math.round(100 * (report.categories[name]?.score ?? Number.NaN));
const audit = (report: Report, name: string): number => report.audits[name]?.numericValue ?? Number.NaN;

/** What keeps a page from its 100, beside speed: worth a name in the table. */
const failing = (report: Report): string[] =>
  Object.values(report.audits)
    .filter((one) => one.score !== null && one.score < 0.5 && one.numericValue === undefined)
    .map(({ title }) => title);

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "5" }, "own-pictures": { type: "boolean", default: false } },
  allowPositionals: true,
});
const ownPictures = values["own-pictures"];
const host = await startPictureHost();
// The embedded catalog's pictures never go through the image proxy.
const provider = ownPictures ? await startFaultyProvider({ photographs: true }) : null;
const server = await startBuiltServer({
  IMAGE_BASE_URL: host.baseUrl,
  ...(provider && { TMDB_API_KEY: "x", TMDB_BASE_URL: provider.url, IMAGE_PROXY: "on" }),
});
const folder = mkdtempSync(join(tmpdir(), "matinee-lighthouse-"));

const columns = ["page", ...categories, "LCP", "FCP", "TBT", "CLS", "failed"];
console.log(`${Object.values(occasion()).join(", ")}\n\n${tableLine(columns)}\n${tableLine(columns.map(() => "---"))}`);
let gaps = 0;
for (const path of positionals.length > 0 ? positionals : [...pages, ...staticPages]) {
  const reports: Report[] = [];
  for (let index = 0; index < Number(values.runs); index += 1) reports.push(await audited(server.url + path, folder));
  const scores = categories.map((name) => median(reports.map((report) => score(report, name))));
  const [lcp = 0, fcp = 0, tbt = 0, cls = 0] = audits.map((name) => median(reports.map((report) => audit(report, name))));
  const times = [`${(lcp / 1000).toFixed(2)} s`, `${(fcp / 1000).toFixed(2)} s`, `${Math.round(tbt)} ms`, cls.toFixed(3)];
  console.log(tableLine([path, ...scores.map(String), ...times, [...new Set(reports.flatMap(failing))].join("; ")]));
  if (categories.some((name, index) => !((scores[index] ?? 0) >= (name === "performance" ? 97 : 100)))) gaps += 1;
}
rmSync(folder, { recursive: true, force: true });
await server.stop();
await host.stop();
await provider?.close();
console.log(gaps === 0 ? "\nEvery page is within its limits" : `\n${gaps} pages have a gap`);
process.exit(0);

import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { atMost, type Figure, median, reported } from "#tests/support/figure.ts";
import type { LoadReport } from "#tests/support/steady-load.ts";
import type { Metric } from "../metric.ts";
import { filmPath, withCachedPage } from "./cached-film.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import { cores, pinned } from "./process.ts";

const ratePerS = 1000;
const durationMs = 8000;
const rounds = 3;

const inCache = (upstream: string) => ({
  http: "default_type text/html; proxy_cache_path cache keys_zone=pages:10m;",
  server: `location / { proxy_pass ${upstream}; proxy_cache pages; proxy_cache_valid 200 10m; }`,
});

async function load(url: string): Promise<LoadReport> {
  const [file, ...args] = pinned(cores.load, [process.execPath, "bench/steady.ts", url, String(ratePerS), String(durationMs)]);
  return JSON.parse(await text(spawn(file, args, { stdio: ["ignore", "pipe", "inherit"] }).stdout)) as LoadReport;
}

async function measure(): Promise<Figure[]> {
  return withCachedPage(async (site) => {
    const nginx = hasNginx ? await startNginx(inCache(site.url)) : null;
    const own: LoadReport[] = [];
    const others: LoadReport[] = [];
    try {
      for (let round = 0; round < rounds; round += 1) {
        own.push(await load(site.url + filmPath));
        if (nginx) others.push(await load(nginx.url + filmPath));
      }
    } finally {
      await nginx?.stop();
    }
    const failed = own.reduce((sum, report) => sum + report.failed, 0);
    const figures = [reported("p99", median(own.map(({ p99Ms }) => p99Ms)), " ms"), atMost("failures", failed, 0)];
    if (!nginx) return [...figures, reported("against nginx", "nginx is not installed")];
    const theirs = median(others.map(({ p99Ms }) => p99Ms));
    const ratio = median(own.map((report, round) => report.p99Ms / (others[round]?.p99Ms ?? 0)));
    return [...figures, reported("nginx's p99, the page in proxy_cache", theirs, " ms"), atMost("p99 against nginx's", ratio, 2, " x")];
  });
}

export const steadyPages: Metric = { id: "P2", title: "cached film page at a steady 1,000/s", run: measure };

import { type Figure, median, reported, unmeasured } from "#tests/support/figure.ts";
import type { Metric } from "../metric.ts";
import { asBrowser, besideNginx, filmPath } from "./beside-nginx.ts";
import { generator, perProcessorSecond } from "./saturate.ts";

const rounds = 3;

/** The goals of docs/quality.md. Their comparisons need servers that this benchmark does not start yet. */
const goals: readonly Figure[] = [
  unmeasured("against a bare node:http server that sends the same bytes", "at least 115 %"),
  unmeasured("behind docs/deploy/nginx.conf with a cache, against nginx's file", "at least 85 %"),
];

/** The three alternate, so that other load on the machine affects all of them. */
async function measure(): Promise<Figure[]> {
  return besideNginx(async (site, nginx) => {
    const own: number[] = [];
    const file: number[] = [];
    const proxied: number[] = [];
    await perProcessorSecond(site, site.url + filmPath, asBrowser);
    for (let round = 0; round < rounds; round += 1) {
      own.push(await perProcessorSecond(site, site.url + filmPath, asBrowser));
      if (!nginx) continue;
      file.push(await perProcessorSecond(nginx, nginx.url + nginx.staticPath, asBrowser));
      proxied.push(await perProcessorSecond(nginx, nginx.url + nginx.cachedPath, asBrowser));
    }
    const what = `requests a processor second, one core, 32 connections (${generator})`;
    if (!nginx) return [reported(what, median(own)), ...goals, reported("against nginx", "nginx is not installed")];
    const share = (others: readonly number[]) => median(own.map((rate, round) => (100 * rate) / (others[round] ?? 0)));
    return [
      reported(what, median(own)),
      ...goals,
      reported("nginx, the same bytes as a file", median(file)),
      reported("nginx, the page in proxy_cache", median(proxied)),
      reported("against nginx's file", share(file), " %"),
      reported("against nginx's proxy_cache", share(proxied), " %"),
    ];
  });
}

export const cachedPages: Metric = { id: "P1", title: "cached film page", run: measure };

import { atMost, type Figure, median, reported } from "#tests/support/figure.ts";
import type { Metric } from "../metric.ts";
import { filmPath } from "./beside-nginx.ts";
import { startSite } from "./site.ts";

const rounds = 5;

async function measured(): Promise<Figure[]> {
  const site = await startSite();
  const seen = async (): Promise<void> => {
    const answer = await fetch(site.url + filmPath);
    if (answer.status !== 200) throw new Error(`${filmPath} is ${answer.status}`);
    await answer.arrayBuffer();
  };
  try {
    await seen();
    const took: number[] = [];
    const worked: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await site.running().stop();
      const startedAt = performance.now();
      await site.restart();
      await seen();
      took.push((performance.now() - startedAt) / 1000);
      worked.push(site.running().cpuS());
    }
    return [atMost("start to the first 200 of a page seen before, one core", median(took), 1, " s"), reported("of which processor time", median(worked), " s")];
  } finally {
    await site.stop();
  }
}

export const warmStart: Metric = { id: "P4", title: "warm start", run: measured };

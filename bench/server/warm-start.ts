import { atMost, type Figure, median, reported } from "#tests/support/figure.ts";
import type { Metric } from "../metric.ts";
import { filmPath } from "./cached-film.ts";
import { startSite } from "./site.ts";

const rounds = 5;

async function measure(): Promise<Figure[]> {
  const site = await startSite();
  const visit = async (): Promise<void> => {
    const response = await fetch(site.url + filmPath);
    if (response.status !== 200) throw new Error(`${filmPath} is ${response.status}`);
    await response.arrayBuffer();
  };
  try {
    await visit();
    const tookS: number[] = [];
    const processorS: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await site.running().stop();
      const startedAt = performance.now();
      await site.restart();
      await visit();
      tookS.push((performance.now() - startedAt) / 1000);
      processorS.push(site.running().cpuS());
    }
    return [
      atMost("start to the first 200 of a page seen before, one core", median(tookS), 1.5, " s"),
      reported("of which processor time", median(processorS), " s"),
    ];
  } finally {
    await site.stop();
  }
}

export const warmStart: Metric = { id: "P4", title: "warm start", run: measure };

import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { exactly, type Figure } from "#tests/support/figure.ts";
import type { Metric } from "../metric.ts";
import { filmPath } from "./beside-nginx.ts";
import { startSite } from "./site.ts";

/** Counts calls at the provider. */
async function measure(): Promise<Figure[]> {
  const provider = await startFaultyProvider();
  const site = await startSite({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url });
  const visit = async (path: string): Promise<number> => {
    const before = provider.calls.length;
    await (await fetch(site.url + path)).arrayBuffer();
    return provider.calls.length - before;
  };
  try {
    const cold = await visit(filmPath);
    const second = await visit(filmPath);
    await visit("/home");
    await site.restart();
    const afterwards = (await visit(filmPath)) + (await visit("/home"));
    return [exactly("for a cold film page", cold, 1), exactly("for its second view", second, 0), exactly("for two pages seen before a restart", afterwards, 0)];
  } finally {
    await site.stop();
    await provider.close();
  }
}

export const providerCalls: Metric = { id: "calls", title: "to the provider", run: measure };

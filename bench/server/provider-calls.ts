import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { exactly, type Figure } from "#tests/support/figure.ts";
import type { Metric } from "../metric.ts";
import { filmPath } from "./cached-film.ts";
import { type Site, startSite } from "./site.ts";

/** Reads a page, and returns how often it made the site call the provider. */
type Visit = (path: string) => Promise<number>;

async function withProvider(measure: (visit: Visit, site: Site) => Promise<Figure[]>): Promise<Figure[]> {
  const provider = await startFaultyProvider();
  const site = await startSite({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url });
  const visit: Visit = async (path) => {
    const before = provider.calls.length;
    const response = await fetch(site.url + path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    await response.arrayBuffer();
    return provider.calls.length - before;
  };
  try {
    return await measure(visit, site);
  } finally {
    await site.stop();
    await provider.close();
  }
}

const measureTitles = () =>
  withProvider(async (visit, site) => {
    const cold = await visit(filmPath);
    const second = await visit(filmPath);
    await visit("/home");
    await site.restart();
    const afterwards = (await visit(filmPath)) + (await visit("/home"));
    return [exactly("for a cold film page", cold, 1), exactly("for its second view", second, 0), exactly("for two pages seen before a restart", afterwards, 0)];
  });

const measureDiscover = () =>
  withProvider(async (visit) => {
    const first = await visit("/discover?genres=18,35&match=any&sort=oldest");
    const reordered = await visit("/discover?sort=oldest&match=any&genres=35,18");
    const next = await visit("/discover?genres=18,35&match=any&sort=oldest&page=2");
    const releases = await visit("/upcoming?region=DE&list=soon&week=1");
    const episodes = await visit("/airing?region=DE&day=1");
    const sameReleases = await visit("/upcoming?week=1&list=soon&region=DE");
    const feeds = (await visit("/feeds/radarr/upcoming?region=DE&list=soon&week=1")) + (await visit("/feeds/sonarr/airing?region=DE&day=1"));
    return [
      exactly("calls of the provider for a page of results", first, 1),
      exactly("for the next page", next, 1),
      exactly("for the same filters in another order", reordered, 0),
      exactly("for a week of releases in a country", releases, 1),
      exactly("for a day of episodes in a country", episodes, 1),
      exactly("for the same releases in another order", sameReleases, 0),
      exactly("for lists for Radarr and Sonarr of both", feeds, 0),
    ];
  });

export const providerCalls: Metric = { id: "calls", title: "to the provider", run: measureTitles };
export const discoverCalls: Metric = { id: "P13", title: "Discover with any filters, releases by country", run: measureDiscover };

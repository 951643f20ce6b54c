import type { PlayerServer } from "#domain/player.ts";
import { type PublicSite, videoFrameOrigin } from "#domain/site.ts";

/** Hosts, which a visitor can recognize in their browser. All lists are empty by default. */
export type ThirdParties = { players: string[]; pictures: string[]; trailers: string[]; films: string[]; ads: string[]; analytics: string[] };

/** Without `frameSource`: the code of the player would weigh on every page. No host holds a placeholder. */
const exampleAddress = (server: PlayerServer): string => server.template.replace(/\{\w+\}/g, "1");

/** Hosts of other companies that a visitor's browser may contact in this deployment. */
export function thirdParties(site: PublicSite): ThirdParties {
  const own = new URL(site.origin).host;
  const hostsOf = (addresses: readonly string[]): string[] => {
    const hosts = addresses.map((address) => new URL(address, site.origin).host);
    return [...new Set(hosts)].filter((host) => host !== own);
  };
  return {
    players: hostsOf([...site.movieServers, ...site.seriesServers].map(exampleAddress)),
    pictures: hostsOf([site.imageBase]),
    trailers: site.trailers ? hostsOf([videoFrameOrigin]) : [],
    films: [...(site.publicFilms ?? [])],
    ads: hostsOf(site.adSlots.flatMap((slot) => [slot.scriptUrl, ...slot.hosts])),
    analytics: site.analytics ? hostsOf([site.analytics.origin, site.analytics.script]) : [],
  };
}

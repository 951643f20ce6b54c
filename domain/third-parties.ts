import type { PlayerServer } from "./player.ts";
import type { PublicSite } from "./site.ts";

/** Hosts, not addresses: what a visitor can recognize in their browser. All lists are empty where the site is on its own. */
export type ThirdParties = { players: string[]; pictures: string[]; ads: string[]; analytics: string[] };

/** A template is an address once its placeholders are filled; its host has none (checked at start). */
const filled = (server: PlayerServer): string => server.template.replace(/\{\w+\}/g, "1");

/** The other companies whose servers a visitor's browser may be sent to by this deployment. */
export function thirdParties(site: PublicSite): ThirdParties {
  const own = new URL(site.origin).host;
  const hostsOf = (addresses: readonly string[]): string[] => {
    const hosts = addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).host);
    return [...new Set(hosts)].filter((host) => host !== own);
  };
  return {
    players: hostsOf([...site.movieServers, ...site.seriesServers].map(filled)),
    pictures: hostsOf([site.imageBase]),
    ads: hostsOf(site.adSlots.flatMap((slot) => [slot.scriptUrl, ...slot.hosts])),
    analytics: site.analytics ? hostsOf([site.analytics.origin, site.analytics.script]) : [],
  };
}

import { type InRegion, nothingInRegion, type OfferKind, type WatchOffers, type WatchProvider } from "#features/titles/model/in-region.ts";
import type { TitleRegions } from "#server/upstream/region-schemas.ts";

/** The provider's page is one for all countries: `locale` names the country. */
function linkFor(link: string | null, region: string): string | null {
  if (link === null) return null;
  const url = new URL(link);
  url.searchParams.set("locale", region);
  return url.href;
}

function offersIn({ offers, providers, link }: TitleRegions, region: string): WatchOffers | null {
  const ids = offers[region];
  if (ids === undefined) return null;
  const named = (kind: OfferKind): WatchProvider[] => (ids[kind] ?? []).flatMap((id) => providers.find((provider) => provider.id === id) ?? []);
  return { link: linkFor(link, region), stream: named("stream"), free: named("free"), ads: named("ads"), rent: named("rent"), buy: named("buy") };
}

/** What a title's row says of one country. */
export function inRegionOf(regions: TitleRegions | null, region: string): InRegion {
  if (regions === null) return nothingInRegion(region);
  return {
    region,
    certification: regions.certifications[region] ?? null,
    releases: regions.releases[region] ?? [],
    offers: offersIn(regions, region),
    regions: Object.keys(regions.offers).toSorted(),
  };
}

export type WatchProvider = { id: number; name: string; logo_path: string | null };

export const offerKinds = ["stream", "free", "ads", "rent", "buy"] as const;
export type OfferKind = (typeof offerKinds)[number];

/** Where a title can be watched in one country. `link`: the film database's page about it. */
export type WatchOffers = { link: string | null } & Record<OfferKind, WatchProvider[]>;

/** `type`: 1 premiere, 2 limited, 3 in cinemas, 4 digital, 5 physical, 6 television. */
export type Release = { type: number; date: string; note: string };

/** What depends on the visitor's country. All codes are ISO 3166-1. */
export type InRegion = {
  region: string;
  certification: string | null;
  /** Of films, in the order of their dates. */
  releases: Release[];
  offers: WatchOffers | null;
  /** Countries with offers, sorted. */
  regions: string[];
};

export const nothingInRegion = (region: string): InRegion => ({ region, certification: null, releases: [], offers: null, regions: [] });

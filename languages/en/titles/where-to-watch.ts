import type { OfferKind } from "#features/titles/model/in-region.ts";
export const whereToWatch = {
  whereToWatch: "Where to Watch",
  country: "Country",
  offerKinds: {
    stream: "Stream",
    free: "Free",
    ads: "With ads",
    rent: "Rent",
    buy: "Buy",
  } satisfies Record<OfferKind, string>,
  /** `country` stands in the field above. */
  noOffers: "No service is known to stream, rent or sell this title there.",
  loadingOffers: "Loading",
  /** The film database's terms require it. */
  credit: "Streaming data by JustWatch.",
  allOffers: "Prices and links to the services",
};

import type { OfferKind } from "#features/titles/model/in-region.ts";

export const whereToWatch = "Where to Watch";
export const country = "Country";
export const offerKinds: Record<OfferKind, string> = {
  stream: "Stream",
  free: "Free",
  ads: "With ads",
  rent: "Rent",
  buy: "Buy",
};
/** `country` stands in the field above. */
export const noOffers = "No service is known to stream, rent or sell this title there.";
export const loadingOffers = "Loading";
/** The film database's terms require it. */
export const credit = "Streaming data by JustWatch.";
export const allOffers = "Prices and links to the services";

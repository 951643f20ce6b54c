import type { RatingFloor } from "#features/people/model/person.ts";
import type { TitleFinder } from "#server/title-index/title-finder.ts";
import type { Provider } from "#server/upstream/provider.ts";
import type { ReadThroughCache } from "./read-through-cache.ts";
import type { TranslatedNames } from "./translated-names.ts";

export type CatalogDeps = {
  provider: Provider;
  cache: ReadThroughCache;
  /** Names that resemble a query. Without it a search corrects nothing. */
  titles?: Pick<TitleFinder, "find">;
  /** What other titles are called in another language than English. Without it they are in English beside a title. */
  translatedName?: TranslatedNames["find"];
  /** ISO 3166-1: the country of certifications and offers in pages. */
  region?: string;
  /** Whether videos of other sites are shown. */
  trailers?: boolean;
  /** For the day that it is in a country; tests pass in their own. */
  now?: () => Date;
  /** Of a person's credits. */
  ratingFloor?: RatingFloor;
};

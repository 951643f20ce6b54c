import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { optionsOf } from "#app/data/ask-context.tsx";
import type { QueryOptions } from "#app/data/query.ts";
import { useVisitorRegion } from "#app/data/visitor-region.ts";
import { useLanguage } from "#app/words/use-words.tsx";
import type { Ask, Query } from "#domain/query.ts";
import { regionName } from "#domain/region.ts";
import type { InRegion } from "#features/titles/model/in-region.ts";
import type { ShownRegion } from "#features/titles/model/shown-extras.ts";

export type InRegionProps = {
  /** Of the page's own country, which comes with the page. */
  ofPage: ShownRegion;
  /** Of another country. */
  queryIn: (region: string) => QueryOptions<InRegion | null>;
};

/** A title's data of a country. A choice that another one replaces cancels its request. */
export const regionOptions =
  (ask: Ask, query: Query<[id: number, region: string], InRegion | null>, id: number): InRegionProps["queryIn"] =>
  (region) => ({ ...optionsOf(ask, query, [id, region]), queryFn: ({ signal }) => ask(query, [id, region], { signal }) });

type InRegionState = {
  /** The visitor's country, which may still be loading. */
  region: string;
  regionName: string;
  /** While another country loads, of the one before. `null` if it has failed. */
  data: InRegion | null;
  isLoading: boolean;
  retry: () => void;
};

/** What depends on the country, for the one where the visitor wants to watch. */
export function useInRegion({ ofPage, queryIn }: InRegionProps): InRegionState {
  const region = useVisitorRegion(ofPage.region);
  const language = useLanguage();
  const isOfPage = region === ofPage.region;
  const query = useQuery({ ...queryIn(region), enabled: !isOfPage, placeholderData: keepPreviousData });
  const retry = () => void query.refetch();
  if (isOfPage) return { region, regionName: ofPage.regionName, data: ofPage, isLoading: false, retry };
  const isLoading = query.fetchStatus === "fetching" && (query.data === undefined || query.isPlaceholderData);
  return { region, regionName: regionName(region, language) ?? region, data: query.data ?? (isLoading ? ofPage : null), isLoading, retry };
}

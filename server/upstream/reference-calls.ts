import { z } from "zod";
import type { DiscoverType } from "#domain/addresses.ts";
import type { CallOptions } from "#domain/query.ts";
import { regionName } from "#domain/region.ts";
import type { KindFound, Reference } from "#features/discover/model/reference.ts";
import { firstOfEach, id, isObject, listOf, most, name, someOf, string } from "./fields.ts";
import type { Get } from "./get.ts";

/** No country has as many streaming providers or certifications; the rest of a longer list is not read. */
const mostInRegion = 500;

const shortName = name.max(200);

/** Alone or in a list. */
export const namedReference: z.ZodType<Reference> = z.object({ id, name: shortName }).transform((entry) => ({ id: String(entry.id), name: entry.name }));

type Ranked = { priority: number; reference: Reference };

const certification = z
  .object({ certification: string.trim().min(1).max(30), order: z.number().catch(0) })
  .transform((entry): Ranked => ({ priority: entry.order, reference: { id: entry.certification, name: entry.certification } }));

const inOrder = (entries: Ranked[]): Reference[] => firstOfEach(entries.toSorted((a, b) => a.priority - b.priority).map(({ reference }) => reference));

export const foundReferences: z.ZodType<Reference[]> = z
  .object({ results: listOf(namedReference, most.page) })
  .transform(({ results }) => firstOfEach(results));

const last = Number.POSITIVE_INFINITY;

/** A country's streaming providers, the most used first. */
export const streamingProviders = (region: string): z.ZodType<Reference[]> => {
  const provider = z
    .object({ provider_id: id, provider_name: shortName, display_priorities: z.object({ [region]: z.number() }).catch({}) })
    .transform((entry) => ({ priority: entry.display_priorities[region] ?? last, reference: { id: String(entry.provider_id), name: entry.provider_name } }));
  return z.object({ results: listOf(provider, mostInRegion) }).transform(({ results }) => inOrder(results));
};

/** By region, in the order that the country itself gives them. */
export type Certifications = Record<string, Reference[]>;

const ofRegion = someOf(certification, mostInRegion).transform(inOrder);

export const certifications: z.ZodType<Certifications> = z.object({ certifications: z.custom<Record<string, unknown>>(isObject) }).transform((body) =>
  Object.fromEntries(
    Object.entries(body.certifications)
      .slice(0, most.countries)
      .flatMap(([region, list]) => (regionName(region) === null ? [] : [[region, ofRegion.parse(list)]])),
  ),
);

export const storedReference: z.ZodType<Reference> = z.object({ id: z.string(), name: z.string() });
export const storedReferences: z.ZodType<Reference[]> = z.array(storedReference);
export const storedCertifications: z.ZodType<Certifications> = z.record(z.string(), storedReferences);

export type ReferenceCalls = {
  searchReferences(kind: KindFound<"by text">, text: string, options?: CallOptions): Promise<Reference[]>;
  /** 404 for an unknown id. */
  reference(kind: KindFound<"by text" | "by number">, id: string, options?: CallOptions): Promise<Reference>;
  streamingProviders(type: DiscoverType, region: string, options?: CallOptions): Promise<Reference[]>;
  /** Of films. */
  certifications(options?: CallOptions): Promise<Certifications>;
};

export const referenceCalls = (get: Get): ReferenceCalls => ({
  searchReferences: (kind, text, options) => get(foundReferences, `/search/${kind}`, { query: text }, options),
  reference: (kind, id, options) => get(namedReference, `/${kind}/${id}`, {}, options, (found) => found.id === id),
  streamingProviders: (type, region, options) =>
    get(streamingProviders(region), `/watch/providers/${type === "movies" ? "movie" : "tv"}`, { watch_region: region }, options),
  certifications: (options) => get(certifications, "/certification/movie/list", {}, options),
});

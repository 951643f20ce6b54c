import type { DiscoverType } from "#domain/discover-filters.ts";
import type { CallOptions } from "#domain/query.ts";
import type { Reference } from "#domain/reference.ts";
import type { Get } from "./get.ts";
import { type Certifications, certifications, foundReferences, namedReference, streamingProviders } from "./reference-schemas.ts";

export type ReferenceCalls = {
  /** The provider has no search for networks. */
  searchReferences(kind: "keyword" | "company", text: string, options?: CallOptions): Promise<Reference[]>;
  /** 404 for an unknown id. */
  reference(kind: "keyword" | "company" | "network", id: string, options?: CallOptions): Promise<Reference>;
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

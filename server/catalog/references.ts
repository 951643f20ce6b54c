import { LRUCache } from "lru-cache";
import type { DiscoverType } from "#domain/addresses.ts";
import type { CallOptions } from "#domain/query.ts";
import type { Catalog } from "#features/catalog.ts";
import { isFound, type KindFound, type Reference, type ReferenceKind, type ReferenceQuery, referenceKinds } from "#features/discover/model/reference.ts";
import { folded } from "#features/search/model/search-query.ts";
import { type Certifications, storedCertifications, storedReference, storedReferences } from "#server/upstream/reference-calls.ts";
import type { CacheQuery } from "./cache-query.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { freshFor } from "./fresh-for.ts";
import { nullOn404 } from "./null-on-404.ts";
import type { RowType } from "./stored-rows.ts";

type Choose = (query: ReferenceQuery, options?: CallOptions) => Promise<Reference[]>;

const maxRemembered = 500;

const rowOf = <T>(schema: RowType<T>["schema"], key: string): Pick<CacheQuery<T>, "row" | "key" | "freshMs"> => ({
  row: { table: "answers", schema },
  key: `reference:${key}`,
  freshMs: freshFor.reference,
});

/** An address may name many: they wait behind the pages and searches of visitors. */
const behindVisitors = ({ priority = "visitor", ...options }: CallOptions = {}): CallOptions => ({
  ...options,
  priority: priority === "visitor" ? "excess" : priority,
});

/** Of a short list: those that the query chooses or describes, else all. */
function chosenFrom(list: readonly Reference[], { text, ids }: ReferenceQuery): Reference[] {
  if (ids) return ids.flatMap((id) => list.find((reference) => reference.id === id) ?? []);
  const wanted = folded(text ?? "");
  return list.filter(({ name }) => folded(name).includes(wanted));
}

/** By number, and by text where the provider has a search. */
function namedReferences({ provider, cache }: CatalogDeps) {
  const named = (kind: KindFound<"by text" | "by number">, id: string, options?: CallOptions): Promise<Reference | null> =>
    cache({ ...rowOf(storedReference, `${kind}:${id}`), load: (call) => nullOn404(provider.reference(kind, id, call)) }, behindVisitors(options));
  const byIds: (kind: KindFound<"by text" | "by number">) => Choose =
    (kind) =>
    async ({ ids }, options) =>
      (await Promise.all((ids ?? []).map((id) => named(kind, id, options)))).flatMap((reference) => reference ?? []);
  /** In memory alone, like all that a visitor types. */
  const searchable = (kind: KindFound<"by text">): Choose => {
    const choose = byIds(kind);
    return async (query, options) => {
      const text = folded(query.text ?? "");
      if (query.ids || text === "") return choose(query, options);
      const search = { row: null, key: `search:${kind}:${text}`, freshMs: freshFor.search };
      return (await cache({ ...search, load: (call) => provider.searchReferences(kind, text, call) }, options)) ?? [];
    };
  };
  return { byIds, searchable };
}

/** Without a search of the provider a text finds those that addresses have named. */
function rememberedReferences(byIds: Choose): Choose {
  const named = new LRUCache<string, Reference>({ max: maxRemembered });
  return async (query, options) => {
    if (!query.ids) return query.text ? chosenFrom([...named.values()], query) : [];
    const found = await byIds(query, options);
    for (const one of found) named.set(one.id, one);
    return found;
  };
}

/** What the filters of Discover choose from. The rows are few or evictable, and last a week. */
export function referenceCatalog(deps: CatalogDeps): Pick<Catalog, "references"> {
  const { provider, cache } = deps;
  const { byIds, searchable } = namedReferences(deps);
  const providersOf = (type: DiscoverType, region: string, options?: CallOptions): Promise<Reference[] | null> =>
    cache({ ...rowOf(storedReferences, `providers:${type}:${region}`), load: (call) => provider.streamingProviders(type, region, call) }, options);
  const certifications = (options?: CallOptions): Promise<Certifications | null> =>
    cache({ ...rowOf(storedCertifications, "certifications"), load: provider.certifications }, options);
  const inRegion: Record<KindFound<"in a region"> | "certification", Choose> = {
    provider: async (query, options) => chosenFrom((await providersOf(query.type, query.region, options)) ?? [], query),
    // Only films are filtered by theirs.
    certification: async (query, options) => (query.type === "tv" ? [] : chosenFrom((await certifications(options))?.[query.region] ?? [], query)),
  };
  const chooseOf = (kind: ReferenceKind): Choose => {
    if (kind === "certification" || isFound(kind, "in a region")) return inRegion[kind];
    return isFound(kind, "by text") ? searchable(kind) : rememberedReferences(byIds(kind));
  };
  const kinds = Object.fromEntries(referenceKinds.map((kind) => [kind, chooseOf(kind)])) as Record<ReferenceKind, Choose>;
  return { references: (query, options) => kinds[query.kind](query, options) };
}

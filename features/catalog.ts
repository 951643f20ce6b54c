import type { AnyQuery, Ask, CallOptions, Query } from "#domain/query.ts";
import { browseQueries } from "./browse/model/queries.ts";
import { discoverQueries } from "./discover/model/queries.ts";
import { listQueries } from "./lists/model/queries.ts";
import { peopleQueries } from "./people/model/queries.ts";
import { savedQueries } from "./saved/model/queries.ts";
import { searchQueries } from "./search/model/queries.ts";
import { titleQueries } from "./titles/model/queries.ts";
import { upcomingQueries } from "./upcoming/model/queries.ts";

/** Every query of the catalog, by its name. */
export const catalogQueries = {
  ...listQueries,
  ...titleQueries,
  ...savedQueries,
  ...browseQueries,
  ...searchQueries,
  ...discoverQueries,
  ...upcomingQueries,
  ...peopleQueries,
};

type Queries = typeof catalogQueries;
type Method<Q> =
  Q extends Query<infer Input, infer Data, infer Options extends CallOptions> ? (...call: [...Input, options?: Options]) => Promise<Data> : never;

/** A method for each query. The server implements them over the provider and the store. */
export type Catalog = { [Name in keyof Queries]: Method<Queries[Name]> };

/** Asks a catalog's methods. */
export const askOf =
  (catalog: Catalog): Ask =>
  ({ name }, input, options) =>
    (catalog as unknown as Record<string, (...call: readonly unknown[]) => Promise<never>>)[name]?.(...input, options) ??
    Promise.reject(new Error(`The catalog has no method "${name}"`));

/** A method for each query, which asks. Its options, if any, are the last of the input. */
export const catalogOf = (ask: Ask): Catalog =>
  Object.fromEntries(Object.values<AnyQuery>(catalogQueries).map((query) => [query.name, (...call: unknown[]) => ask(query, call)])) as Catalog;

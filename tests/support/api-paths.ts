import type { AnyQuery } from "#domain/query.ts";
import { catalogQueries } from "#features/catalog.ts";

type Queries = typeof catalogQueries;

/** The address of each query. */
export const apiPaths = Object.fromEntries(Object.values<AnyQuery>(catalogQueries).map(({ name, address }) => [name, address])) as {
  [Name in keyof Queries]: Queries[Name]["address"];
};

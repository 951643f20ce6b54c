import { useMemo } from "react";
import type { Catalog } from "#domain/catalog.ts";
import { useCatalog } from "./catalog-context.tsx";

/** The queries of one noun over the page's catalog. */
export function useQueriesOf<Q>(queriesOf: (catalog: Catalog) => Q): Q {
  const catalog = useCatalog();
  return useMemo(() => queriesOf(catalog), [catalog, queriesOf]);
}

import { useMemo } from "react";
import type { Catalog } from "#domain/catalog.ts";
import { useCatalog } from "./catalog-context.tsx";

/** Queries about one noun, for a screen to hand to `useQuery`. */
export function useQueriesOf<Q>(questions: (catalog: Catalog) => Q): Q {
  const catalog = useCatalog();
  return useMemo(() => questions(catalog), [catalog, questions]);
}

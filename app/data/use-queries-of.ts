import { useMemo } from "react";
import { useCatalogue } from "./catalog-context.tsx";
import type { Catalogue } from "#domain/catalog.ts";

/** Questions about one noun, for a screen to hand to `useQuery`. */
export function useAsked<Q>(questions: (catalogue: Catalogue) => Q): Q {
  const catalogue = useCatalogue();
  return useMemo(() => questions(catalogue), [catalogue, questions]);
}

import { useQuery } from "@tanstack/react-query";
import { useWords } from "#app/words/use-words.tsx";
import { chosenIds, useDiscoverQueries } from "./discover-queries.ts";
import type { DiscoverFilters } from "./model/discover-filters.ts";
import type { NamedField, NamedKind, Reference } from "./model/reference.ts";

/** What is chosen of each filter of named things. */
export type ChosenReferences = Record<NamedField, Reference[]>;

function useNamed(filters: DiscoverFilters, kind: NamedKind): Reference[] {
  const words = useWords("discover").discoverForm;
  const ids = chosenIds(filters, kind);
  const { data = [] } = useQuery({ ...useDiscoverQueries().chosenNames(filters, kind), enabled: ids.length > 0 });
  return ids.map((id) => data.find((one) => one.id === id) ?? { id, name: `${words.unnamed[kind]} ${id}` });
}

/** With their names, or with their numbers where a name is missing: "Keyword 4711". `useQueries` would weigh more than four hooks. */
export const useChosenReferences = (filters: DiscoverFilters): ChosenReferences => ({
  keywords: useNamed(filters, "keyword"),
  companies: useNamed(filters, "company"),
  networks: useNamed(filters, "network"),
  providers: useNamed(filters, "provider"),
});

import { useQuery } from "@tanstack/react-query";
import { useWords } from "#app/words/use-words.tsx";
import { chosenIds, type NamedKind, useDiscoverQueries } from "./discover-queries.ts";
import type { DiscoverFilters } from "./model/discover-filters.ts";
import type { Reference } from "./model/reference.ts";

/** The chosen keywords, companies, networks and services. */
export type ChosenReferences = Record<NamedKind, Reference[]>;

function useNamed(filters: DiscoverFilters, kind: NamedKind): Reference[] {
  const { chips } = useWords("discover").discoverPage;
  const ids = chosenIds(filters, kind);
  const { data = [] } = useQuery({ ...useDiscoverQueries().chosenNames(filters, kind), enabled: ids.length > 0 });
  return ids.map((id) => data.find((one) => one.id === id) ?? { id, name: `${chips.unnamed[kind]} ${id}` });
}

/** With their names, or with their numbers where a name is missing: "Keyword 4711". `useQueries` would weigh more than four hooks. */
export const useChosenReferences = (filters: DiscoverFilters): ChosenReferences => ({
  keyword: useNamed(filters, "keyword"),
  company: useNamed(filters, "company"),
  network: useNamed(filters, "network"),
  provider: useNamed(filters, "provider"),
});

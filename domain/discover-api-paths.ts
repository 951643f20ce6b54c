import { withSearch } from "./addresses.ts";
import { discoverParameters } from "./discover-address.ts";
import type { DiscoverFilters } from "./discover-filters.ts";
import type { ReferenceQuery } from "./reference.ts";

// Apart from api-paths.ts: only Discover needs the code of its filters in the browser.

export function discoverApiPath(filters: DiscoverFilters): string {
  const parameters = discoverParameters(filters);
  // The path says it.
  parameters.delete("type");
  return withSearch(`/api/discover/${filters.type}`, parameters);
}

/** Keywords, companies and networks are the same everywhere. */
const isRegional = ({ kind }: ReferenceQuery): boolean => kind === "provider" || kind === "certification";

export function referencesApiPath(query: ReferenceQuery): string {
  const { kind, type, region, text, ids } = query;
  return withSearch(
    `/api/references/${kind}`,
    new URLSearchParams({ ...(isRegional(query) && { type, region }), ...(text && { q: text }), ...(ids && { ids: ids.join(",") }) }),
  );
}

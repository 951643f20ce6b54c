import { useMemo } from "react";
import { Redirect, useLocation } from "#app/router/router.tsx";
import { DiscoverPage } from "./discover-page.tsx";
import { useDiscoverQueries } from "./discover-queries.ts";
import { discoverPath, parseDiscoverFilters } from "./model/discover-address.ts";
import { MovieWall, SeriesWall } from "./results.tsx";

/** Equal, whichever way the browser has escaped them. A choice of the layout is part of no address (app/shell/match-route.ts). */
function isSameSearch(search: string, path: string): boolean {
  const requested = new URLSearchParams(search);
  requested.delete("couch");
  return String(requested) === String(new URL(path, "http://site").searchParams);
}

/** The server redirects to the canonical address on a direct request; this does it for a link in the app. */
export default function DiscoverScreen() {
  const { search } = useLocation();
  const queries = useDiscoverQueries();
  const filters = useMemo(() => parseDiscoverFilters(new URLSearchParams(search)), [search]);
  const path = discoverPath(filters);
  if (!isSameSearch(search, path)) return <Redirect to={path} />;
  if (filters.type === "tv") return <DiscoverPage filters={filters} listQuery={queries.discoverSeries} Wall={SeriesWall} />;
  return <DiscoverPage filters={filters} listQuery={queries.discoverMovies} Wall={MovieWall} />;
}

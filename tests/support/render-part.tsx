import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { type Location, MemoryRouter, useLocation } from "react-router";
import { CatalogProvider } from "#app/data/catalog-context.tsx";
import { createQueryClient } from "#app/data/query-client.ts";
import { SiteProvider } from "#app/data/site-context.tsx";
import type { Catalog } from "#domain/catalog.ts";
import type { PublicSite } from "#domain/site.ts";
import { sampleCatalog } from "./sample-catalog.ts";
import { sampleSite } from "./sample-site.ts";

type Place = { path?: string; state?: unknown; catalog?: Catalog; site?: PublicSite; client?: QueryClient };

/**
 * A part of the site where it stands in the browser: a site, a catalog, queries, an address. `addressNow()` and `stateNow()`: where it
 * has led to, and what the click carried.
 */
export function renderPart(part: ReactNode, { path = "/", state, catalog = sampleCatalog(), site = sampleSite(), client }: Place = {}) {
  const queries = client ?? createQueryClient({ retry: 0 });
  let here: Location | undefined;
  function Here() {
    here = useLocation();
    return null;
  }
  const { pathname, search } = new URL(path, site.origin);
  const rendered = render(
    <SiteProvider site={site}>
      <CatalogProvider catalog={catalog}>
        <QueryClientProvider client={queries}>
          <MemoryRouter initialEntries={[{ pathname, search, state }]}>
            {part}
            <Here />
          </MemoryRouter>
        </QueryClientProvider>
      </CatalogProvider>
    </SiteProvider>,
  );
  return { ...rendered, client: queries, addressNow: () => here && here.pathname + here.search, stateNow: () => here?.state as unknown };
}

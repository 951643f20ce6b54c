import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { CatalogueProvider } from "#app/catalogue-context.tsx";
import { createQueryClient } from "#app/queries/query-client.ts";
import { SiteProvider } from "#app/site.tsx";
import type { Catalogue } from "#domain/catalogue.ts";
import type { PublicSite } from "#domain/site.ts";
import { sampleCatalogue } from "./sample-catalogue.ts";
import { sampleSite } from "./sample-site.ts";

type Place = { path?: string; state?: unknown; catalogue?: Catalogue; site?: PublicSite };

/** A part of a screen where it stands in the browser: a site, a catalogue, queries, an address. `addressNow()`: where it has led to. */
export function renderPart(part: ReactNode, { path = "/", state, catalogue = sampleCatalogue(), site = sampleSite() }: Place = {}) {
  let address = path;
  function Here() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const { pathname, search } = new URL(path, site.origin);
  const client = createQueryClient({ retry: 0 });
  const rendered = render(
    <SiteProvider site={site}>
      <CatalogueProvider catalogue={catalogue}>
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[{ pathname, search, state }]}>
            {part}
            <Here />
          </MemoryRouter>
        </QueryClientProvider>
      </CatalogueProvider>
    </SiteProvider>,
  );
  return { ...rendered, client, addressNow: () => address };
}

import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
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

type Place = { path?: string; state?: unknown; catalogue?: Catalogue; site?: PublicSite; client?: QueryClient };

function Here() {
  const { pathname, search } = useLocation();
  return <output data-testid="here">{pathname + search}</output>;
}

/** Renders a part of the site where it stands in the browser: a site, a catalogue, queries, an address. */
export function renderScreen(screen: ReactNode, { path = "/", state, catalogue = sampleCatalogue(), site = sampleSite(), client }: Place = {}) {
  const queries = client ?? createQueryClient({ retry: 0 });
  const rendered = render(
    <SiteProvider site={site}>
      <CatalogueProvider catalogue={catalogue}>
        <QueryClientProvider client={queries}>
          <MemoryRouter initialEntries={[{ pathname: path.split("?")[0] ?? path, search: path.split("?")[1] ? `?${path.split("?")[1]}` : "", state }]}>
            {screen}
            <Here />
          </MemoryRouter>
        </QueryClientProvider>
      </CatalogueProvider>
    </SiteProvider>,
  );
  return { ...rendered, client: queries, addressNow: () => rendered.getByTestId("here").textContent };
}

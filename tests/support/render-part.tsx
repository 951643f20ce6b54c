import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { AskProvider } from "#app/data/ask-context.tsx";
import { createQueryClient } from "#app/data/query-client.ts";
import { SiteProvider } from "#app/data/site-context.tsx";
import type { Location } from "#app/router/location.ts";
import { useLocation } from "#app/router/router.tsx";
import type { Language } from "#domain/languages.ts";
import type { PublicSite } from "#domain/site.ts";
import { askOf, type Catalog } from "#features/catalog.ts";
import { InLanguage } from "./in-english.tsx";
import { MemoryRouter } from "./memory-router.tsx";
import { sampleCatalog } from "./sample-catalog.ts";
import { sampleSite } from "./sample-site.ts";

type RenderOptions = { path?: string; state?: unknown; catalog?: Catalog; site?: PublicSite; client?: QueryClient; language?: Language };

let renders = 0;

/** Renders a component with the providers of the browser: site, catalog, queries, router. `addressNow()` and `stateNow()`: the router's location. */
export function renderPart(
  part: ReactNode,
  { path = "/", state, catalog = sampleCatalog(), site = sampleSite(), client, language = "en" }: RenderOptions = {},
) {
  const queries = client ?? createQueryClient({ retry: 0 });
  let location: Location | undefined;
  function LocationProbe() {
    location = useLocation();
    return null;
  }
  const { pathname, search } = new URL(path, site.origin);
  // What one test leaves for Back is not another's.
  renders += 1;
  const key = `entry-${renders}`;
  const rendered = render(
    <InLanguage language={language}>
      <SiteProvider site={site}>
        <AskProvider ask={askOf(catalog)}>
          <QueryClientProvider client={queries}>
            <MemoryRouter path={pathname + search} state={state} entryKey={key}>
              {part}
              <LocationProbe />
            </MemoryRouter>
          </QueryClientProvider>
        </AskProvider>
      </SiteProvider>
    </InLanguage>,
  );
  return { ...rendered, client: queries, addressNow: () => location && location.pathname + location.search, stateNow: () => location?.state as unknown };
}

import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Catalog } from "#domain/catalog.ts";
import type { PublicSite } from "#domain/site.ts";
import { CatalogProvider } from "./data/catalog-context.tsx";
import { SiteProvider } from "./data/site-context.tsx";
import { ScreenStack, type Screens } from "./shell/screen-stack.tsx";
import { Shell } from "./shell/shell.tsx";

type AppProps = { screens: Screens; catalog: Catalog; site: PublicSite; client: QueryClient };

export function App({ screens, catalog, site, client }: AppProps) {
  return (
    <SiteProvider site={site}>
      <CatalogProvider catalog={catalog}>
        <QueryClientProvider client={client}>
          <Shell>
            <ScreenStack screens={screens} />
          </Shell>
        </QueryClientProvider>
      </CatalogProvider>
    </SiteProvider>
  );
}

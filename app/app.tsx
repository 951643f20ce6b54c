import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Catalogue } from "#domain/catalog.ts";
import type { PublicSite } from "#domain/site.ts";
import { CatalogueProvider } from "./data/catalog-context.tsx";
import { SiteProvider } from "./data/site-context.tsx";
import { KeptScreens, type Screens } from "./shell/screen-stack.tsx";
import { Shell } from "./shell/shell.tsx";

type AppProps = { screens: Screens; catalogue: Catalogue; site: PublicSite; client: QueryClient };

export function App({ screens, catalogue, site, client }: AppProps) {
  return (
    <SiteProvider site={site}>
      <CatalogueProvider catalogue={catalogue}>
        <QueryClientProvider client={client}>
          <Shell>
            <KeptScreens screens={screens} />
          </Shell>
        </QueryClientProvider>
      </CatalogueProvider>
    </SiteProvider>
  );
}

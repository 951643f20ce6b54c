import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Navigate, useLocation } from "react-router";
import type { Catalogue } from "#domain/catalogue.ts";
import type { PublicSite } from "#domain/site.ts";
import { CatalogueProvider } from "./catalogue-context.tsx";
import { addressOf, type ScreenName } from "./pages.ts";
import type { ScreenProps } from "./screens-on-demand.ts";
import { Shell } from "./shell/shell.tsx";
import { SiteProvider } from "./site.tsx";

/** On the server every screen is loaded; in the browser the first one is and the others come when they are wanted. */
export type Screens = Record<ScreenName, ComponentType<ScreenProps>>;

type AppProps = { screens: Screens; catalogue: Catalogue; site: PublicSite; client: QueryClient };

/** The row of the page table that the address asks for: the same answer here, on the server and for what is fetched ahead. */
function CurrentScreen({ screens }: { screens: Screens }) {
  const { pathname, search } = useLocation();
  const address = addressOf(pathname, search);
  if (address.kind === "redirect") return <Navigate to={address.to} replace />;
  const Screen = screens[address.row.screen];
  return <Screen id={address.id} />;
}

export function App({ screens, catalogue, site, client }: AppProps) {
  return (
    <SiteProvider site={site}>
      <CatalogueProvider catalogue={catalogue}>
        <QueryClientProvider client={client}>
          <Shell>
            <CurrentScreen screens={screens} />
          </Shell>
        </QueryClientProvider>
      </CatalogueProvider>
    </SiteProvider>
  );
}

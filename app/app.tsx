import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Navigate, Route, Routes, useParams } from "react-router";
import type { Catalogue } from "#domain/catalogue.ts";
import type { PublicSite } from "#domain/site.ts";
import { CatalogueProvider } from "./catalogue-context.tsx";
import { notFoundPage, pages, redirects, type ScreenName } from "./pages.ts";
import { Shell } from "./shell/shell.tsx";
import { SiteProvider } from "./site.tsx";

/** On the server every screen is loaded; in the browser the first one is and the others come when they are wanted. */
export type Screens = Record<ScreenName, ComponentType>;

type AppProps = { screens: Screens; catalogue: Catalogue; site: PublicSite; client: QueryClient };

function Redirected({ to, otherwise: Otherwise }: { to: (key: string | undefined) => string | null; otherwise: ComponentType }) {
  const target = to(useParams().key);
  return target ? <Navigate to={target} replace /> : <Otherwise />;
}

export function App({ screens, catalogue, site, client }: AppProps) {
  const NotFound = screens[notFoundPage.screen];
  return (
    <SiteProvider site={site}>
      <CatalogueProvider catalogue={catalogue}>
        <QueryClientProvider client={client}>
          <Shell>
            <Routes>
              {redirects.map(({ pattern, to }) => (
                <Route key={pattern} path={pattern} caseSensitive element={<Redirected to={to} otherwise={NotFound} />} />
              ))}
              {pages.map(({ pattern, screen }) => {
                const Screen = screens[screen];
                return <Route key={pattern} path={pattern} caseSensitive element={<Screen />} />;
              })}
              <Route path={notFoundPage.pattern} element={<NotFound />} />
            </Routes>
          </Shell>
        </QueryClientProvider>
      </CatalogueProvider>
    </SiteProvider>
  );
}
